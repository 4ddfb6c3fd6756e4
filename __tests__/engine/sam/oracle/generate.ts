import { OBJECTIVES } from '../../../../src/box/objectives';
import { Dice, foretell } from './dice';
import { CARD_COPIES, CITY_ORDER, isSite, NAMED, STATION_VP } from './facts';
import type { Card, Kind, Position } from './game';
import { dealTiles } from './generateTiles';

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const MASTERS = [
  'perWorker',
  'perHazardPair',
  'perOutlawPair',
  'perBuilding',
  'twelveDollars',
  'perStationPair',
];
const KINDS: readonly Kind[] = ['cowboy', 'builder', 'engineer'];

const copies = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts).flatMap(([face, count]) => Array<string>(count).fill(face));

/** A made-up table that could lie there, dealt from one box, and how much of it the file says. */
export function makePosition(seed: number): { readonly position: Position; readonly file: object } {
  const dice = new Dice(seed);
  for (let i = 0; i < 5; i += 1) dice.below(2);
  const difficulty = dice.of(['easy', 'medium', 'medium', 'hard'] as const);
  const variants = dice.chance(80) ? [] : dice.of([['simmental'], ['brahman'], ['simmental', 'brahman']]);
  const trail: Record<string, string> = {};
  const letters = dice.chance(50) ? dice.shuffled(LETTERS) : LETTERS;
  LETTERS.forEach((space, i) => (trail[space] = `neutral:${letters[i]}`));
  if (dice.chance(6)) delete trail[dice.of(LETTERS)];
  const sides = Array.from({ length: 12 }, () => dice.of(['a', 'b'])).join('');
  const { samReserve, playerReserve } = layBuildings(dice, trail, sides);
  const tiles = dealTiles(dice, trail);
  const cattle = dealCattle(dice, variants);
  const objectives = dealObjectives(dice);
  const railroad = layRailroad(dice, difficulty);
  const most = Math.max(...KINDS.map((kind) => tiles.samWorkers[kind]));
  const specialization = dice.of(KINDS.filter((kind) => tiles.samWorkers[kind] === most));
  const cards = dice.shuffled(Array.from({ length: difficulty === 'easy' ? 12 : 15 }, (_, i) => i + 1));
  const cut = dice.chance(10) ? 0 : 1 + dice.below(cards.length);
  const path = NAMED.filter((space) => space !== 'kansasCity');
  const late = dice.chance(50) ? path.filter((space) => /^(E|F|G|rock|outlaw)/.test(space)) : path;
  const position: Position = {
    format: 'sam-position@1',
    difficulty,
    variants,
    firstDelivery: railroad.firstDelivery,
    samSteps: dice.chance(20)
      ? { [1 + dice.below(15)]: dice.of([1, 2, 3, 4, 5, 'specialists', 'buildings']) }
      : {},
    swapHires: dice.chance(8),
    turn: 'sam',
    trail,
    herders: { player: dice.of(['start', 'kansasCity', ...path]), sam: dice.of(['start', ...late, ...late]) },
    jobMarket: tiles.jobMarket,
    foresight: tiles.foresight,
    cattleMarket: cattle.market,
    objectives: objectives.display,
    railroad: railroad.laid,
    sam: {
      workers: tiles.samWorkers,
      specialization,
      reserve: samReserve,
      discs: railroad.discs,
      deck: cards.slice(0, cut),
      discards: cards.slice(cut),
      cattle: cattle.sam,
      objectives: objectives.sam,
      hazards: tiles.samHazards,
      outlaws: tiles.samOutlaws,
      jobToken: false,
    },
    player: { dollars: dice.below(20), buildings: { sides, reserve: playerReserve }, cattle: cattle.player },
    seed: dice.below(1000000),
    stacks: { ...tiles.stacks, cattle: cattle.left, objectives: objectives.left },
    draws: { ...tiles.draws, cattle: cattle.draws, objectives: objectives.draws },
  };
  return { position, file: shorten(dice, position, letters === LETTERS, most) };
}

/** Leaves out what a hand-written file may leave out. */
function shorten(dice: Dice, position: Position, byLetter: boolean, most: number): object {
  const file = JSON.parse(JSON.stringify(position)) as Record<string, Record<string, unknown>>;
  const whole = LETTERS.every((space) => position.trail[space]);
  if (byLetter && whole && dice.chance(50)) LETTERS.forEach((space) => delete file.trail?.[space]);
  delete file.swapHires;
  if (position.swapHires) file.profile = { swapHires: true };
  if (Object.keys(position.samSteps).length === 0) delete file.samSteps;
  const leaders = KINDS.filter((kind) => position.sam.workers[kind] === most);
  if (leaders.length === 1 && dice.chance(50)) delete file.sam?.specialization;
  for (const pile of Object.keys(position.draws))
    if (position.draws[pile]?.length === 0 && dice.chance(50)) delete file.draws?.[pile];
  return file;
}

function layBuildings(
  dice: Dice,
  trail: Record<string, string>,
  sides: string,
): { samReserve: number[]; playerReserve: number[] } {
  const numbers = Array.from({ length: 12 }, (_, i) => i + 1);
  const reserve = { sam: dice.shuffled(numbers), player: dice.shuffled(numbers) };
  const density = dice.of([10, 30, 50, 70, 90, 100]);
  for (const space of dice.shuffled(NAMED.filter(isSite))) {
    if (!dice.chance(density)) continue;
    const owner = dice.of(['sam', 'player'] as const);
    const number = reserve[owner].pop();
    if (number !== undefined) trail[space] = `${owner}:${number}${owner === 'sam' ? 'b' : sides[number - 1]}`;
  }
  const gone = dice.chance(30) ? dice.below(reserve.sam.length + 1) : 0;
  const rest = (left: number[]): number[] => left.slice().sort((a, b) => a - b);
  return { samReserve: rest(reserve.sam.slice(gone)), playerReserve: rest(reserve.player) };
}

function dealCattle(
  dice: Dice,
  variants: readonly string[],
): { market: string[]; sam: string[]; player: string[]; left: number; draws: string[] } {
  const pile = dice.shuffled(
    copies({ ...CARD_COPIES, ...Object.fromEntries(variants.map((orange) => [orange, 8])) }),
  );
  if (dice.chance(30)) pile.sort((a, b) => Number(a < 'c') - Number(b < 'c'));
  const market = pile.splice(0, dice.chance(15) ? 0 : dice.below(11));
  const sam = pile.splice(0, dice.below(6));
  const player = pile.splice(0, dice.below(8));
  return { market, sam: sam.filter((card) => !variants.includes(card)), player, ...foretell(dice, pile) };
}

function dealObjectives(dice: Dice): { display: Card[]; sam: Card[]; left: number; draws: Card[] } {
  const box = Object.entries(OBJECTIVES).filter(([, facts]) => !facts.starting);
  const pile: Card[] = dice.shuffled(
    copies(Object.fromEntries(box.map(([id, facts]) => [id, facts.copies]))),
  );
  const display = pile.splice(0, dice.chance(25) ? dice.below(4) : 4);
  const sam = pile.splice(0, dice.below(4));
  const own = (): Card => ({
    vp: dice.below(6),
    penalty: 2,
    reward: 'twoDollars',
    tasks: ['hazard', 'building'],
  });
  const shown = display.map((card) => (dice.chance(15) ? own() : card));
  return { display: shown, sam, ...foretell(dice, pile.slice(4)) };
}

function layRailroad(
  dice: Dice,
  difficulty: Position['difficulty'],
): { laid: Position['railroad']; discs: number; firstDelivery: string } {
  const spaces = [...Array.from({ length: 39 }, (_, i) => i), ...STATION_VP.map(([at]) => at).slice(0, -1)];
  const sam = dice.chance(8) ? 'box' : dice.chance(2) ? 39 : dice.of(spaces);
  const ahead = [...spaces, 39].sort((a, b) => a - b).filter((at) => at > (sam === 'box' ? 0 : sam));
  const near =
    dice.chance(50) && ahead.length > 0
      ? (ahead[dice.below(Math.min(6, ahead.length))] ?? 0)
      : dice.of(spaces);
  const player = near === sam && near !== 0 ? 0 : near;
  const masters = dice.shuffled(MASTERS);
  const stations: Position['railroad']['stations'] = {};
  let placed = 0;
  STATION_VP.forEach(([at], index) => {
    const passed = sam === 'box' || at <= sam;
    const discs = [...(dice.chance(passed ? 60 : 8) ? ['sam'] : []), ...(dice.chance(30) ? ['player'] : [])];
    const master = index < 5 && dice.chance(60) ? masters[index] : undefined;
    if (discs.includes('sam')) placed += 1;
    if (discs.length > 0 || master) stations[String(at)] = { discs, ...(master ? { master } : {}) };
  });
  const byLevel = difficulty === 'hard' ? 'peoria' : 'bloomington';
  const firstDelivery = dice.chance(15) ? dice.of(CITY_ORDER) : byLevel;
  const cities: Record<string, string[]> = {};
  let city = CITY_ORDER.indexOf(firstDelivery);
  for (let n = dice.below(9); n > 0 && placed < 14; n -= 1, placed += 1) {
    (cities[CITY_ORDER[city] ?? ''] ??= []).push('sam');
    city = Math.min(city + 1, CITY_ORDER.length - 1);
  }
  if (dice.chance(30)) (cities[dice.of(CITY_ORDER)] ??= []).push('player');
  const discs = dice.chance(30) ? 0 : 14 - placed;
  return { laid: { engines: { player, sam }, stations, cities }, discs, firstDelivery };
}
