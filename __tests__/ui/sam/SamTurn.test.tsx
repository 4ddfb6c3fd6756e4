import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { nextEvent, rancherSeed } from '@/engine/events/autoplay';
import type { GameSetup } from '@/engine/events/setup';
import type { Game } from '@/engine/events/types';
import { translate } from '@/i18n';
import { useGame } from '@/store/game';
import { changeSettings, DEFAULT_SETTINGS, useSettings } from '@/store/settings';
import { useMapMarks } from '@/ui/game/mapMarks';
import { instructions } from '@/ui/sam/instructions';
import { SamTurn } from '@/ui/sam/SamTurn';

import { gameNow, happen, startGame, withDatabase } from '../openGame';
import { show } from '../show';

/** A game in which the player closes the job market. */
const LAST_BY_SAM = 4;

withDatabase();
afterEach(() => useSettings.setState(DEFAULT_SETTINGS));

/** The panel as the game screen mounts it. */
function Panel() {
  const game = useGame((state) => state.game);
  return game === null ? null : <SamTurn game={game} />;
}

/** Sam to move, the player's first turn done in the shortest way. */
const samToMove = (change: Partial<GameSetup> = {}) =>
  startGame(change, { type: 'place', space: 'A' }, { type: 'endTurn' });

/** Plays on by itself until a moment in Sam's turn is reached. */
async function playUntil(isReached: (game: Game) => boolean): Promise<void> {
  let seed = rancherSeed(gameNow().setup);
  while (!isReached(gameNow())) {
    if (gameNow().stage.type === 'over') throw new Error('never happened in this game');
    const next = nextEvent(gameNow(), seed);
    seed = next.seed;
    await happen(next.event);
  }
}

const press = (element: Parameters<typeof fireEvent.press>[0]) => act(async () => fireEvent.press(element));

const sentences = (): readonly string[] =>
  instructions(gameNow()).map(({ line }) => translate('en', line.key, line.params));

test('one tap turns the card and says what to do, one tap is done', async () => {
  await samToMove();
  show(<Panel />);
  await press(screen.getByRole('button', { name: 'Turn Sam’s card' }));
  const said = sentences();
  expect(said.length).toBeGreaterThan(0);
  said.forEach((text, index) =>
    expect(screen.getByRole('checkbox', { name: `Step ${index + 1}: ${text}` })).toBeTruthy(),
  );
  await press(screen.getByRole('button', { name: 'Done – your turn' }));
  expect(gameNow().stage.type).toBe('player');
});

test('the printed deck offers the cards that can come, by number', async () => {
  await samToMove({ deck: 'real' });
  show(<Panel />);
  await press(screen.getByTestId('sam-card-7'));
  expect(gameNow().stage).toMatchObject({ type: 'sam', card: 7 });
  expect(screen.getByText('Put the card on Sam’s discards')).toBeTruthy();
});

test('the map follows: his way from where he stood, what changed', async () => {
  await samToMove();
  show(<Panel />);
  expect(useMapMarks.getState().marks.path).toBeUndefined();
  await press(screen.getByTestId('reveal-card'));
  const { path, pulse, mover } = useMapMarks.getState().marks;
  expect(mover).toBe('sam');
  expect(path?.[0]).toBe('start');
  expect(pulse).toContain(path?.at(-1));
});

test('a step is ticked off and its why explains itself', async () => {
  await samToMove();
  show(<Panel />);
  await press(screen.getByTestId('reveal-card'));
  await press(screen.getByTestId('sam-step-1'));
  expect(screen.getByTestId('sam-step-1')).toBeChecked();
  await press(screen.getByTestId('sam-why-1'));
  expect(screen.getByRole('heading', { name: 'Why?' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Read it in the rules' })).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('heading', { name: 'Why?' })).toBeNull();
});

test('what lost is named with the criterion it lost on', async () => {
  await samToMove();
  const beats = ({ stage }: Game) =>
    stage.type === 'sam' &&
    stage.outcome?.needs === null &&
    (stage.outcome.steps[0]?.why.beat ?? []).length > 0;
  await playUntil(beats);
  show(<Panel />);
  await press(screen.getByTestId('sam-why-1'));
  expect(screen.getByText('What lost')).toBeTruthy();
  expect(screen.getAllByText(/instead of/).length).toBeGreaterThan(0);
});

test('a true tie offers the equal options and plays the one tapped', async () => {
  await samToMove();
  await playUntil(
    ({ stage }) =>
      stage.type === 'sam' && (stage.outcome?.steps.some(({ others }) => others.length > 0) ?? false),
  );
  show(<Panel />);
  const tied = () => {
    const { stage } = gameNow();
    return stage.type === 'sam' ? stage.outcome?.steps.find(({ others }) => others.length > 0) : undefined;
  };
  const own = tied();
  expect(screen.getByTestId('sam-choice-0')).toBeChecked();
  expect(screen.getByRole('radio', { name: /the app’s pick/ })).toBeTruthy();
  await press(screen.getByTestId('sam-choice-1'));
  expect(tied()?.picked).toBe(1);
  expect(screen.getByTestId('sam-choice-1')).toBeChecked();
  await press(screen.getByTestId('sam-choice-0'));
  expect(tied()).toEqual(own);
});

test('where the table draws, the turn waits for what came', async () => {
  await startGame({ draws: 'table' });
  await playUntil(({ requests }) => requests[0]?.to === 'samTurn');
  show(<Panel />);
  expect(screen.getByRole('button', { name: 'First tap what came' })).toBeDisabled();
  const known = sentences().length;
  while (gameNow().requests.length > 0) {
    const face = screen.getAllByTestId(/^draw-(?!picker|later)/)[0];
    if (face === undefined) throw new Error('nothing to draw');
    await press(face);
  }
  expect(sentences().length).toBeGreaterThan(known);
  await press(screen.getByTestId('sam-done'));
  expect(gameNow().stage.type).toBe('player');
});

test('his last turn is announced and leads to the score', async () => {
  await startGame({ seed: LAST_BY_SAM });
  await playUntil(({ stage }) => stage.type === 'sam' && stage.card !== null && stage.start.player.jobToken);
  show(<Panel />);
  expect(screen.getByText(/^Sam’s last turn/)).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Done – on to the score' }));
  expect(gameNow().stage.type).toBe('over');
});

test('step by step shows one instruction after the other', async () => {
  changeSettings({ stepByStep: true });
  await samToMove();
  await playUntil((game) => instructions(game).length > 2 && game.requests.length === 0);
  show(<Panel />);
  const count = sentences().length;
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  for (let step = 1; step < count; step += 1) await press(screen.getByRole('button', { name: 'Next step' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(count);
  await waitFor(() => expect(screen.getByTestId('sam-done')).toBeTruthy());
});
