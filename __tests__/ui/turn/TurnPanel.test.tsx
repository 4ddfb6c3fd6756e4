import { act, fireEvent, screen } from '@testing-library/react-native';

import { nextEvent, rancherSeed } from '@/engine/events/autoplay';
import type { Game } from '@/engine/events/types';
import type { PlayerTurn } from '@/engine/play';
import { tileAt } from '@/engine/table/state';
import { must } from '@/lib/must';
import { useGame } from '@/store/game';
import { useMapMarks } from '@/ui/game/mapMarks';
import { TurnPanel } from '@/ui/turn/TurnPanel';

import { gameNow, happen, startGame, withDatabase } from '../openGame';
import { show } from '../show';

withDatabase();

/** The panel as the game screen mounts it. */
function Panel() {
  const game = useGame((state) => state.game);
  return game === null ? null : <TurnPanel game={game} />;
}

const press = (element: Parameters<typeof fireEvent.press>[0]) => act(async () => fireEvent.press(element));
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const turnOf = ({ stage }: Game): PlayerTurn | null => (stage.type === 'player' ? stage.turn : null);

/** Plays on by itself until a moment of the player's turn is reached. */
async function playUntil(isReached: (turn: PlayerTurn, game: Game) => boolean): Promise<void> {
  let seed = rancherSeed(gameNow().setup);
  for (;;) {
    const turn = turnOf(gameNow());
    if (turn !== null && gameNow().requests.length === 0 && isReached(turn, gameNow())) return;
    if (gameNow().stage.type === 'over') throw new Error('never happened in this game');
    const next = nextEvent(gameNow(), seed);
    seed = next.seed;
    await happen(next.event);
  }
}

describe('where, what, done', () => {
  test('three taps make a turn: a place, an action, done', async () => {
    await startGame({});
    show(<Panel />);
    expect(screen.getByRole('heading', { name: 'Where do you begin?' })).toBeTruthy();
    await press(button('Neutral C, certificate or objective · engine'));
    await press(button('+1 certificate'));
    expect(gameNow().table.player.certificates).toBe(1);
    await press(button('Done – Sam’s turn'));
    expect(gameNow().stage.type).toBe('sam');
  });

  test('every stop says its steps, what it offers and its fee, and can be tapped on the map too', async () => {
    await startGame({}, { type: 'place', space: 'A' }, { type: 'endTurn' });
    await playUntil((turn) => turn.phase === 'move');
    show(<Panel />);
    expect(screen.getByRole('heading', { name: 'Where do you stop?' })).toBeTruthy();
    expect(button('Neutral B, Santa Gertrudis → $2 · build')).toBeTruthy();
    const { stops, onPressSpace } = useMapMarks.getState().marks;
    expect(stops?.map(({ space }) => space)).toContain('B');
    await act(async () => onPressSpace?.('B'));
    expect(gameNow().table.herders.player).toBe('B');
    expect(screen.getByRole('heading', { name: 'At Neutral B' })).toBeTruthy();
  });

  test('a hire is one tap with its price and what is left', async () => {
    await startGame({}, { type: 'place', space: 'A' });
    show(<Panel />);
    const before = gameNow().table.player.workers;
    const [worker] = screen.getAllByRole('button', {
      name: /^(Cowboy|Builder|Engineer) for \$6, \$0 left · row 1/,
    });
    await press(must(worker, 'worker'));
    const after = gameNow().table.player;
    expect(after.dollars).toBe(0);
    expect(Object.values(after.workers).reduce((a, b) => a + b)).toBe(
      Object.values(before).reduce((a, b) => a + b) + 1,
    );
  });

  test('a building asks for its site, in a list and on the map', async () => {
    await startGame({}, { type: 'place', space: 'B' });
    show(<Panel />);
    const building = button('Building 1a for $2, $4 left · 1 builder · 1 VP');
    expect(building).toBeCollapsed();
    await press(building);
    expect(button(/^Building 1a/)).toBeExpanded();
    expect(screen.getByRole('heading', { name: 'Building 1a: tap a site' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Building 2a/ })).toBeNull();
    const sites = useMapMarks.getState().marks.stops?.map(({ space }) => space);
    expect(sites).toEqual(expect.arrayContaining(['A1', 'B3', 'G2']));
    await press(button('B1, forest'));
    expect(tileAt(gameNow().table, 'B1')).toBe('player:1a');
    expect(useMapMarks.getState().marks.focus).toEqual(['B1']);
    expect(gameNow().table.player.dollars).toBe(4);
  });

  test('a purchase is one tap, and with the last cowboy the market closes', async () => {
    await startGame({}, { type: 'place', space: 'E' });
    await happen({ type: 'adjustMoney', dollars: 20 });
    show(<Panel />);
    const [card] = gameNow().table.cattleMarket.filter((face) => !face.includes(':'));
    const id = `offer-1-buy-${card}`;
    await press(screen.getByTestId(id));
    expect(gameNow().table.player.cattle).toEqual([card]);
    expect(screen.queryByTestId(id)).toBeNull();
    expect(button('Done – Sam’s turn')).toBeEnabled();
  });

  test('the engine goes by a tap on the list or on the railroad', async () => {
    await startGame({}, { type: 'place', space: 'C' });
    show(<Panel />);
    expect(button(/^Engine by your engineers, Space 1/)).toBeTruthy();
    const { rail, onPressRail } = useMapMarks.getState().marks;
    expect(rail).toEqual([1]);
    await act(async () => onPressRail?.(1));
    expect(gameNow().table.engines.player).toBe(1);
  });

  test('instead of everything here one auxiliary action can be taken, folded away', async () => {
    await startGame({}, { type: 'place', space: 'A' });
    show(<Panel />);
    expect(screen.queryByRole('button', { name: /Gain \$1/ })).toBeNull();
    await press(button('Or one auxiliary action instead'));
    await press(button('Gain $1, +$1 · $7 left'));
    expect(gameNow().table.player.dollars).toBe(7);
  });

  test('an exchange token is spent at any time', async () => {
    await startGame({}, { type: 'place', space: 'A' });
    show(<Panel />);
    await press(button('Use an exchange token, draw 2, discard 2 · you have 1'));
    expect(gameNow().table.player.tokens).toBe(0);
  });
});

describe('what has been begun comes first', () => {
  test('an upgrade says its price, its points and what each disc opens, and may be skipped', async () => {
    await startGame({ seed: 3 });
    await playUntil((turn) => turn.pending.at(-1)?.type === 'upgrade');
    show(<Panel />);
    expect(screen.getByRole('heading', { name: /^Upgrade\? Station/ })).toBeTruthy();
    expect(screen.getByText(/which disc\?/)).toBeTruthy();
    await press(button('Skip'));
    expect(turnOf(gameNow())?.pending).toEqual([]);
  });

  test('a new worker’s action is offered now or never', async () => {
    await startGame({ seed: 3 });
    await playUntil((turn) => {
      const last = turn.pending.at(-1);
      return last?.type === 'action' && last.from === 'worker';
    });
    show(<Panel />);
    expect(screen.getByText('Immediate action of your new worker')).toBeTruthy();
    await press(button('Skip'));
    expect(turnOf(gameNow())?.pending).toEqual([]);
  });
});

describe('the table is right', () => {
  test('a hire too dear for the purse can be carried out all the same', async () => {
    await startGame({}, { type: 'place', space: 'A' });
    await happen({ type: 'adjustMoney', dollars: -6 });
    show(<Panel />);
    expect(screen.getByTestId('correct-money')).toBeTruthy();
    await press(button('Hire, Costs $6, the app counts $0 · pay anyway'));
    const [worker] = screen.getAllByRole('button', {
      name: /^(Cowboy|Builder|Engineer) for \$6, \$0 left · row 1/,
    });
    await press(must(worker, 'worker'));
    expect(Object.values(gameNow().table.player.workers).reduce((a, b) => a + b)).toBe(4);
  });

  test('a herder that went somewhere else is put there by a tap on the map', async () => {
    await startGame({}, { type: 'place', space: 'A' }, { type: 'endTurn' });
    await playUntil((turn) => turn.phase === 'move');
    show(<Panel />);
    await press(button('My herder went somewhere else'));
    expect(useMapMarks.getState().marks.allSpaces).toBe(true);
    await act(async () => useMapMarks.getState().marks.onPressSpace?.('F'));
    expect(gameNow().table.herders.player).toBe('F');
  });
});

describe('with the essentials only', () => {
  test('nothing is said of money, and what only the table keeps is named', async () => {
    await startGame({ depth: 'essentials' }, { type: 'place', space: 'A' });
    show(<Panel />);
    expect(screen.queryByText(/\$\d+ left/)).toBeNull();
    expect(screen.queryByText('$6')).toBeNull();
    expect(screen.getByText('Only at the table: Discard a Galloway')).toBeTruthy();
    const [worker] = screen.getAllByRole('button', { name: /^(Cowboy|Builder|Engineer), row/ });
    await press(must(worker, 'worker'));
    expect(Object.values(gameNow().table.player.workers).reduce((a, b) => a + b)).toBe(4);
  });
});
