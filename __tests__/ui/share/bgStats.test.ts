import { bgStatsLink, type Play } from '@/ui/share/bgStats';

const PLAY: Play = {
  id: 'mf3k-1',
  finished: Date.UTC(2026, 10, 18, 19, 5, 9),
  played: 6_720_000,
  difficulty: 'hard',
  player: 107,
  sam: 95,
  note: '',
};
const WORDS = { you: 'Vous', sam: 'Sam', level: 'Difficile' };

const parsed = (link: string): Record<string, unknown> => {
  const url = new URL(link);
  expect(`${url.origin}${url.pathname}`).toBe('https://app.bgstatsapp.com/createPlay.html');
  return JSON.parse(url.searchParams.get('data') ?? '') as Record<string, unknown>;
};

test('the link parses back to the play', () => {
  expect(parsed(bgStatsLink(PLAY, WORDS))).toEqual({
    sourceName: 'Ride with Sam',
    sourcePlayId: 'mf3k-1',
    playDate: '2026-11-18 19:05:09',
    durationMin: 112,
    game: {
      name: 'Great Western Trail: Second Edition',
      bggId: 341169,
      highestWins: true,
      noPoints: false,
      sourceGameId: 'great-western-trail-2',
    },
    players: [
      { name: 'Vous', sourcePlayerId: 'player', startPlayer: true, score: '107', winner: true },
      {
        name: 'Sam',
        sourcePlayerId: 'sam',
        startPlayer: false,
        role: 'Difficile',
        score: '95',
        winner: false,
      },
    ],
  });
});

test('equal scores win both', () => {
  const { players } = parsed(bgStatsLink({ ...PLAY, sam: 107 }, WORDS));
  expect(players).toMatchObject([{ winner: true }, { winner: true }]);
});

test.each([
  ['Latin', 'a'],
  ['Cyrillic', 'ж'],
  ['pictures', '🐄'],
  ['signs that are escaped', '"&%'],
])('a long note of %s is cut until the link is short enough', (_name, sign) => {
  const link = bgStatsLink({ ...PLAY, note: sign.repeat(2000) }, WORDS);
  expect(link.length).toBeLessThan(8000);
  const { comments } = parsed(link);
  expect(String(comments).length).toBeGreaterThan(100);
});

test('a short note goes along whole', () => {
  expect(parsed(bgStatsLink({ ...PLAY, note: 'Snow & coffee' }, WORDS))).toMatchObject({
    comments: 'Snow & coffee',
  });
});
