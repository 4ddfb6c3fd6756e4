import type { Difficulty } from '@/box/kinds';

/** What a play in BG Stats is made of. */
export type Play = {
  readonly id: string;
  /** When the game was filed. */
  readonly finished: number;
  /** Milliseconds at the table. */
  readonly played: number;
  readonly difficulty: Difficulty;
  readonly player: number;
  readonly sam: number;
  readonly note: string;
};

/** Words that BG Stats shows; they come from the app's language. */
export type PlayWords = {
  readonly you: string;
  readonly sam: string;
  /** The level, as Sam's role. */
  readonly level: string;
};

const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html?data=';
const MOST = 8000;
const GAME = {
  name: 'Great Western Trail: Second Edition',
  bggId: 341169,
  highestWins: true,
  noPoints: false,
};

const two = (value: number): string => String(value).padStart(2, '0');

/** "2026-11-18 19:30:00", in UTC. */
const utc = (time: number): string => {
  const day = new Date(time);
  const date = [day.getUTCFullYear(), two(day.getUTCMonth() + 1), two(day.getUTCDate())].join('-');
  return `${date} ${[day.getUTCHours(), day.getUTCMinutes(), day.getUTCSeconds()].map(two).join(':')}`;
};

function dataOf(
  { id, finished, played, player, sam }: Play,
  { you, sam: rival, level }: PlayWords,
  note: string,
) {
  return {
    sourceName: 'Ride with Sam',
    sourcePlayId: id,
    playDate: utc(finished),
    durationMin: Math.round(played / 60_000),
    game: { ...GAME, sourceGameId: 'great-western-trail-2' },
    players: [
      {
        name: you,
        sourcePlayerId: 'player',
        startPlayer: true,
        score: String(player),
        winner: player >= sam,
      },
      {
        name: rival,
        sourcePlayerId: 'sam',
        startPlayer: false,
        role: level,
        score: String(sam),
        winner: sam >= player,
      },
    ],
    ...(note === '' ? {} : { comments: note }),
  };
}

/** The link that opens BG Stats with this play filled in, short enough for any system: a long note is cut. */
export function bgStatsLink(play: Play, words: PlayWords): string {
  let note = play.note;
  for (;;) {
    const link = ADDRESS + encodeURIComponent(JSON.stringify(dataOf(play, words, note)));
    if (link.length < MOST || note === '') return link;
    note = [...note].slice(0, Math.floor([...note].length * 0.8)).join('');
  }
}
