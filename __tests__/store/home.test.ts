import { openHome, showInPlay, useHome, type HomeState } from '@/store/home';

const NOTHING: HomeState = { inPlay: null, others: [], finished: { games: 0, won: 0 } };
const SHOWN: HomeState = {
  inPlay: { id: 'g1', difficulty: 'hard', turn: 9, mover: 'sam', marketRow: 4, marketRows: 12 },
  others: [{ id: 'g0', difficulty: 'easy', turn: 0, mover: 'player', marketRow: 2, marketRows: 12 }],
  finished: { games: 12, won: 7 },
};

/** A keeper that holds one text. */
const keeperWith = (text: string | null) => {
  const kept = { text };
  return { kept, read: () => kept.text, write: (next: string) => void (kept.text = next) };
};

beforeEach(() => useHome.setState(NOTHING));

test('Home shows what it showed last, before the database answers', () => {
  openHome(keeperWith(JSON.stringify(SHOWN)));
  expect(useHome.getState()).toEqual(SHOWN);
});

test('what Home shows is kept', () => {
  const keeper = keeperWith(null);
  openHome(keeper);
  useHome.setState(SHOWN);
  expect(JSON.parse(keeper.kept.text ?? '')).toEqual(SHOWN);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '{"inPlay":{"id":1},"finished":{"games":1,"won":0}}'],
  ['no other games', JSON.stringify({ ...SHOWN, others: undefined })],
  ['an unknown level', JSON.stringify({ ...SHOWN, inPlay: { ...SHOWN.inPlay, difficulty: 'brutal' } })],
])('%s kept shows an empty Home', (_name, text) => {
  openHome(keeperWith(text));
  expect(useHome.getState()).toEqual(NOTHING);
});

test('a game that is opened comes first and the one before stays', () => {
  useHome.setState(SHOWN);
  const begun = { id: 'g2', difficulty: 'medium', turn: 0, mover: 'player', market: 2 } as const;
  showInPlay(begun);
  const shown = () => {
    const { inPlay, others } = useHome.getState();
    return [inPlay, ...others].map((game) => game?.id);
  };
  expect(shown()).toEqual(['g2', 'g1', 'g0']);
  showInPlay({ ...begun, id: 'g1', turn: 9 });
  expect(shown()).toEqual(['g1', 'g2', 'g0']);
});
