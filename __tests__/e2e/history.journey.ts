import { readFileSync } from 'node:fs';

import { createGame } from '../../src/engine/events/create';
import { fold } from '../../src/engine/events/fold';
import type { Game } from '../../src/engine/events/types';
import { writePosition } from '../../src/engine/table/position';
import { must } from '../../src/lib/must';
import {
  ARCHIVE_END,
  archivedGame,
  archiveGames,
  backupOf,
  type ArchivedGame,
} from '../../tools/archive/games';
import { journeys, startVisit, type Visit } from './harness';

/** A game that ends with a turn of Sam whose card needs no draw. */
const SEED = 12;
const WHOLE = archivedGame(SEED, 0, ARCHIVE_END, { counted: true });

/** The same game before Sam's last card. */
const ALMOST: ArchivedGame = {
  ...WHOLE,
  id: 'almost-over',
  name: 'A long evening',
  finished: null,
  head: WHOLE.events.length - 2,
  events: WHOLE.events.slice(0, -2),
};

const FEW = [...archiveGames(8, 40)];

function gamesOf({ setup, events }: ArchivedGame): readonly Game[] {
  const games = [createGame(setup)];
  for (const { event } of events) {
    const folded = fold(must(games[games.length - 1], 'game'), event);
    if (!folded.ok) throw new Error(folded.error.code);
    games.push(folded.value);
  }
  return games;
}

/** The position at the beginning of a turn, as the engine writes it. */
function positionAtTurn(archived: ArchivedGame, turn: number): string {
  const games = gamesOf(archived);
  const found = games.find((game, at) => game.turn === turn && archived.events[at]?.own !== true);
  return JSON.stringify(writePosition(must(found, 'turn').table, 'player'), null, 2);
}

/** Brings a backup in as a person does. */
async function bringIn({ page, open }: Visit, text: string): Promise<void> {
  await open('/settings');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByTestId('restore').click(),
  ]);
  await chooser.setFiles({ name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByTestId('restore-go').click();
  await page.getByTestId('restore-report').waitFor();
  await page.getByTestId('restore-done').click();
}

const NOTHING = 'nothing yet';

const clipboard = ({ page }: Visit): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

async function copied(visit: Visit, button: string): Promise<string> {
  await visit.page.evaluate((nothing) => navigator.clipboard.writeText(nothing), NOTHING);
  await visit.page.getByTestId(button).click();
  await visit.page.waitForFunction(
    async (nothing) => (await navigator.clipboard.readText()) !== nothing,
    NOTHING,
  );
  return clipboard(visit);
}

/** From the list into the replay of a game, at the beginning of a turn. */
async function replayTo(visit: Visit, id: string, turn: number): Promise<void> {
  const { page, open } = visit;
  await open('/finished');
  await page.getByTestId(`game-${id}`).click();
  await page.getByTestId('to-replay').click();
  const title = page.getByTestId('replay-title');
  await title.waitFor();
  await page.getByText('Turn 1 · your move', { exact: true }).waitFor();
  for (let next = 2; next <= turn; next += 1) {
    await page.getByTestId('turn-on').click();
    await page.getByText(`Turn ${next} · your move`, { exact: true }).waitFor();
  }
}

async function copyInGame(visit: Visit): Promise<string> {
  await visit.page.getByTestId('menu').click();
  return copied(visit, 'menu-copy');
}

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

journeys('after the game', (journey) => {
  journey(
    'a game is finished, listed, opened, replayed to turn 10 and played on from there',
    async (visit) => {
      const { page, open } = visit;
      await bringIn(visit, backupOf([ALMOST]));
      await open('/finished');
      await page.getByTestId('playing-almost-over').click();
      await page.getByTestId('reveal-card').click();
      await page.getByTestId('sam-done').click();
      await page.getByTestId('file-game').click();
      await page.getByTestId('replay').waitFor();

      await replayTo(visit, 'almost-over', 10);
      await visit.shot(`replay-${visit.size}`);
      const expected = positionAtTurn(WHOLE, 10);
      expect(await copied(visit, 'copy-position')).toBe(expected);

      await page.getByTestId('play-on').click();
      await page.getByTestId('menu').waitFor();
      expect(await copyInGame(visit)).toBe(expected);

      await open('/finished');
      await page.getByTestId('game-almost-over').waitFor();
      await page.getByText('A long evening, from turn 10').waitFor();
    },
    CLIPBOARD,
  );

  journey(
    'everything saved, wiped and brought in again is the same',
    async (visit) => {
      await bringIn(visit, backupOf([...FEW, ALMOST]));
      const before = await everything(visit);
      await visit.open('/settings');
      const [download] = await Promise.all([
        visit.page.waitForEvent('download'),
        visit.page.getByTestId('backup').click(),
      ]);
      const saved = readFileSync(await download.path(), 'utf8');

      const url = new URL(visit.page.url()).origin;
      const fresh = await startVisit(must(visit.context.browser(), 'browser'), url, {
        size: visit.size,
        ...CLIPBOARD,
      });
      try {
        await fresh.open('/finished');
        await fresh.page.getByText('No finished games yet').waitFor();
        await bringIn(fresh, saved);
        expect(await everything(fresh)).toEqual(before);
        expect(fresh.problems).toEqual([]);
      } finally {
        await fresh.close();
      }
    },
    { ...CLIPBOARD, timeout: 120_000 },
  );

  journey(
    'a position copied from a game opens to the same table, a bad one says what is wrong',
    async (visit) => {
      const { page, open } = visit;
      const [game] = FEW;
      const archived = must(game, 'game');
      await bringIn(visit, backupOf([archived]));
      await replayTo(visit, archived.id, 7);
      const text = await copied(visit, 'copy-position');
      expect(text).toBe(positionAtTurn(archived, 7));

      await open('/position');
      await page.getByTestId('position-text').fill(text.replace('"herders"', '"herdsmen"'));
      await page.getByTestId('position-start').click();
      await page.getByText('At herdsmen: this name is not known.').waitFor();

      await page.getByTestId('position-text').fill('');
      await page.getByTestId('position-paste').click();
      await page.getByTestId('position-start').click();
      await page.getByTestId('menu').waitFor();
      expect(await copyInGame(visit)).toBe(text);
    },
    CLIPBOARD,
  );

  journey('the link to BG Stats carries the play', async (visit) => {
    const { page, context, open } = visit;
    const archived = must(FEW[0], 'game');
    await context.route('https://app.bgstatsapp.com/**', (route) => route.fulfill({ body: 'BG Stats' }));
    await bringIn(visit, backupOf([archived]));
    await open(`/finished/${archived.id}/share`);
    const [popup] = await Promise.all([
      context.waitForEvent('page'),
      page.getByTestId('share-bgstats').click(),
    ]);
    await popup.waitForURL(/createPlay/);
    const data = new URL(popup.url()).searchParams.get('data');
    const { stage } = archived.game;
    const total = stage.type === 'over' ? stage.result?.total : undefined;
    expect(JSON.parse(data ?? '')).toMatchObject({
      sourcePlayId: archived.id,
      playDate: new Date(must(archived.finished, 'time')).toISOString().slice(0, 19).replace('T', ' '),
      game: { bggId: 341169 },
      players: [
        { name: 'You', startPlayer: true, score: String(total) },
        { name: 'Sam', startPlayer: false, role: 'Easy' },
      ],
    });
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    journey(
      `the pages after the game pass the accessibility checker, ${colorScheme}`,
      async (visit) => {
        const { page, open } = visit;
        await bringIn(visit, backupOf([...FEW, ALMOST]));
        const id = must(FEW[0], 'game').id;
        const pages = [
          ['/finished', 'finished-list'],
          [`/finished/${id}`, 'to-replay'],
          [`/finished/${id}/replay?turn=4`, 'replay-title'],
          [`/finished/${id}/share`, 'share-picture'],
          ['/statistics', 'chart-distribution'],
          ['/box', 'box-card-15'],
          ['/rules?section=sam.engine', 'rule-sam.engine'],
          ['/settings', 'check-database'],
          ['/position', 'position-start'],
        ] as const;
        for (const [path, testID] of pages) {
          await open(path);
          await page.getByTestId(testID).waitFor();
          const name = path.replace(/\?.*/, '').replace(id, 'game').replace(/\W+/g, '-').slice(1);
          await visit.shot(`after-${name}-${colorScheme}-${visit.size}`);
          expect([path, await visit.accessibilityProblems()]).toEqual([path, []]);
        }
      },
      { colorScheme, timeout: 120_000 },
    );
  }
});

/** Lists, figures and a replay, as they are shown. */
async function everything(visit: Visit): Promise<readonly string[]> {
  const { page, open } = visit;
  await open('/finished');
  await page.getByTestId(`game-${must(FEW[0], 'game').id}`).waitFor();
  const list = await page.getByRole('main').innerText();
  await open('/statistics');
  await page.getByTestId('chart-trend').waitFor();
  const words = page.getByRole('button', { name: 'As words' });
  for (let left = await words.count(); left > 0; left -= 1) await words.first().click();
  const figures = await page.getByRole('main').innerText();
  const replays: string[] = [];
  for (const { id } of FEW.slice(0, 3)) {
    await replayTo(visit, id, 6);
    replays.push(await copied(visit, 'copy-position'));
  }
  return [list, figures, ...replays];
}
