import { CATEGORIES } from '@/engine/score/types';
import { must } from '@/lib/must';

import { positionOf, scoresOf } from '../../tools/golden/text';
import { countTaps, tapReport } from './driver/count';
import { keptGames, playUntil, startRecorded } from './driver/play';
import { journeys } from './harness';

const WHOLE_GAME_MS = 300_000;
/** What a whole game may cost when the app draws. */
const MOST_TAPS = 260;
const MOST_KANSAS_CITY = 12;

/** The total at the end of a line of scores. */
const total = (line: string | undefined): string => must(line?.split(' = ')[1], 'total');

journeys('a whole game by taps alone', (journey) => {
  for (const draws of ['app', 'table'] as const) {
    journey(
      `ends like the recorded game, ${draws === 'app' ? 'the app' : 'the table'} drawing`,
      async (visit) => {
        const started = await startRecorded(visit, draws);
        const { hands, deeds, recorded } = started;
        const opening = hands.taps();
        await playUntil(started, 0);
        const { page } = visit;
        const [player, sam] = recorded.scores;
        await expect(page.getByTestId('total-player').innerText()).resolves.toBe(total(player));
        await expect(page.getByTestId('total-sam').innerText()).resolves.toBe(total(sam));
        for (const category of CATEGORIES) await page.getByTestId(`score-${category}`).waitFor();
        await hands.tap('file-game');
        await page.getByTestId('replay').waitFor();
        const taps = hands.taps();

        const [kept, ...others] = await keptGames(visit);
        expect(others).toEqual([]);
        expect(kept?.filed).toBe(true);
        expect(positionOf(must(kept, 'game').game)).toEqual(recorded.position);
        expect(scoresOf(must(kept, 'game').game)).toEqual(recorded.scores);
        await visit.open('/finished');
        await page.locator('[data-testid^="game-"]:visible').first().waitFor();

        const counts = countTaps(deeds);
        console.log(
          `${draws === 'app' ? 'The app' : 'The table'} draws: ${taps} taps, ${opening} of them to begin\n${tapReport(counts)}`,
        );
        expect(counts.sam.median).toBe(2);
        expect(counts.player.median).toBeLessThanOrEqual(3);
        expect(counts.kansasCity.median).toBeLessThanOrEqual(MOST_KANSAS_CITY);
        if (draws === 'app') {
          expect(taps).toBeLessThanOrEqual(MOST_TAPS);
          expect(opening + counts.setup.total).toBeLessThanOrEqual(3);
        }
      },
      { sizes: ['phone'], timeout: WHOLE_GAME_MS },
    );
  }
});
