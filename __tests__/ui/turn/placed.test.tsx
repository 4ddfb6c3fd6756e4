import { act, fireEvent, screen } from '@testing-library/react-native';

import { nextEvent, rancherSeed } from '@/engine/events/autoplay';
import { useGame } from '@/store/game';
import { TurnPanel } from '@/ui/turn/TurnPanel';

import { gameNow, happen, startGame, withDatabase } from '../openGame';
import { show } from '../show';

withDatabase();

function Panel() {
  const game = useGame((state) => state.game);
  return game === null ? null : <TurnPanel game={game} />;
}

const press = (testID: string) => act(async () => fireEvent.press(screen.getByTestId(testID)));

describe('what the app drew in the player’s turn', () => {
  test('nothing is to be placed before anything was drawn', async () => {
    await startGame({}, { type: 'place', space: 'C' });
    show(<Panel />);
    expect(screen.queryByTestId('put')).toBeNull();
  });

  test('an objective taken: what slides and which card comes next to the pile, until the turn is over', async () => {
    await startGame({}, { type: 'place', space: 'C' });
    show(<Panel />);
    await press('offer-0-1-objective-3');
    expect(screen.getByText('Slide the objectives away from the pile')).toBeTruthy();
    expect(screen.getByText(/^Objective next to the pile: .* \(\d+\sVP\)$/)).toBeTruthy();
    await press('end-turn');
    expect(screen.queryByTestId('put')).toBeNull();
  });

  test('the card next to the pile leaves nothing to slide', async () => {
    await startGame({}, { type: 'place', space: 'C' });
    show(<Panel />);
    await press('offer-0-1-objective-1');
    expect(screen.queryByText(/^Slide the objectives/)).toBeNull();
    expect(screen.getByText(/^Objective next to the pile/)).toBeTruthy();
  });

  test('after Kansas City each column says what comes to the top, and what goes to the bottom', async () => {
    await startGame({});
    let seed = rancherSeed(gameNow().setup);
    for (;;) {
      const { stage } = gameNow();
      if (stage.type === 'player' && stage.turn.phase === 'done') break;
      const next = nextEvent(gameNow(), seed);
      seed = next.seed;
      await happen(next.event);
    }
    show(<Panel />);
    const { foresight } = gameNow().table;
    for (const column of [1, 2, 3] as const) {
      expect(foresight[(column - 1) as 0 | 1 | 2]).not.toContain(null);
      expect(
        screen.getByText(new RegExp(`^Foresight ${column}(, top: |: slide down, on top )`)),
      ).toBeTruthy();
    }
    await press('end-turn');
    expect(screen.queryByTestId('put')).toBeNull();
  });
});
