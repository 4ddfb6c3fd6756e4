import { openHome, useHome, type HomeState } from '@/store/home';

const NOTHING: HomeState = { inPlay: null, finished: { games: 0, won: 0 } };
const SHOWN: HomeState = {
  inPlay: { id: 'g1', difficulty: 'hard', turn: 9, mover: 'sam', marketRow: 4, marketRows: 12 },
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
  ['an unknown level', JSON.stringify({ ...SHOWN, inPlay: { ...SHOWN.inPlay, difficulty: 'brutal' } })],
])('%s kept shows an empty Home', (_name, text) => {
  openHome(keeperWith(text));
  expect(useHome.getState()).toEqual(NOTHING);
});
