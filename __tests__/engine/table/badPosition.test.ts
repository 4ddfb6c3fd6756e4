import { HIDDEN_STARTING } from '../../../src/box/objectives';
import { parsePosition, parsePositionText } from '../../../src/engine/table/position';
import { MAX_TEXT } from '../../../src/engine/table/positionJson';
import { EXAMPLE, refusal } from './example';

const PROTO = JSON.parse('{"__proto__": {"turn": "sam"}}') as unknown;

describe('a wrong position is refused by its path', () => {
  test.each<[string, unknown, string]>([
    ['not an object', [], 'file: expected an object, found a list'],
    ['nothing', null, 'file: expected an object, found null'],
    ['another format', { format: 'sam-position@2' }, 'format: unknown format "sam-position@2"'],
    ['another edition', { edition: 'first' }, 'edition: unknown edition "first"'],
    ['an unknown field', { colour: 1 }, 'colour: unknown field'],
    ['__proto__', PROTO, '__proto__: unknown field'],
    ['constructor', { sam: { constructor: 1 } }, 'sam.constructor: unknown field'],
    ['a field with line breaks', { 'a\nb': 1 }, '"a\\nb": unknown field'],
    ['an unknown variant', { variants: ['rails'] }, 'variants[0]: unknown variant "rails"'],
    ['an unknown level', { difficulty: 'brutal' }, 'difficulty: unknown difficulty "brutal"'],
    ['an unknown side', { turn: 'bob' }, 'turn: unknown turn "bob"'],
    ['steps of no card', { samSteps: { '16': 1 } }, 'samSteps.16: unknown card "16"'],
    ['no steps', { samSteps: { '1': 0 } }, 'samSteps.1: 0 is not between 1 and 5'],
    ['a seed that is no number', { seed: Number.NaN }, 'seed: expected a whole number, found NaN'],
    ['half a seed', { seed: 1.5 }, 'seed: expected a whole number, found 1.5'],
  ])('%s', (_name, file, message) => {
    expect(refusal(file)).toBe(message);
  });

  test.each<[string, unknown, string]>([
    ['an unknown building', { C1: 'sam:14b' }, 'trail.C1: unknown building "14b"'],
    ['an unknown space', { H1: 'sam:1b' }, 'trail.H1: unknown space "H1"'],
    ['an unknown tile', { C1: 'saloon' }, 'trail.C1: unknown tile "saloon"'],
    ['a worker', { C1: 'cowboy' }, 'trail.C1: unknown tile "cowboy"'],
    ['a number', { C1: 4 }, 'trail.C1: expected a text, found 4'],
    ['no hazard of this price', { flood1: 'flood:black:4' }, 'trail.flood1: unknown tile "flood:black:4"'],
    ['a hazard on a site', { A1: 'flood:green:4' }, 'trail.A1: a flood hazard lies only in its own section'],
    [
      'a hazard in another section',
      { drought1: 'flood:green:4' },
      'trail.drought1: a flood hazard lies only in its own section',
    ],
    ['an outlaw on a site', { A1: 'outlaw:green' }, 'trail.A1: an outlaw lies only in the outlaw section'],
    [
      'a building on a hazard space',
      { flood1: 'sam:1b' },
      'trail.flood1: a private building lies only on a building site',
    ],
    [
      'a building on a neutral space',
      { A: 'player:1a' },
      'trail.A: a private building lies only on a building site',
    ],
    ['a neutral building on a site', { A1: 'neutral:A' }, 'trail.A1: a neutral building lies only on A to G'],
    ['a tile on the start', { start: 'neutral:A' }, 'trail.start: a neutral building lies only on A to G'],
    ['a letter twice', { A: 'neutral:A', B: 'neutral:A' }, 'trail.B: "neutral:A" already lies on A'],
    ['a building twice', { C1: 'sam:1b', C2: 'sam:1b' }, 'trail.C2: "sam:1" already lies on C1'],
    [
      'both sides of a building',
      { C1: 'player:1a', C2: 'player:1b' },
      'trail.C2: "player:1" already lies on C1',
    ],
    ["side a of Sam's", { C1: 'sam:1a' }, 'trail.C1: Sam\'s buildings show side b, not "1a"'],
    [
      'three floods worth 4',
      { flood1: 'flood:green:4', flood2: 'flood:green:4', flood3: 'flood:green:4' },
      'trail.flood3: more "flood:green:4" than the 2 in the box',
    ],
  ])('trail: %s', (_name, trail, message) => {
    expect(refusal({ trail })).toBe(message);
  });

  test.each<[string, unknown, string]>([
    ['herder nowhere', { herders: { sam: 'saloon' } }, 'herders.sam: unknown space "saloon"'],
    ['herder beside the trail', { herders: { player: 'outlaw2' } }, 'herders.player: outlaw2 is on no path'],
    ['row 13', { jobMarket: { row: 13 } }, 'jobMarket.row: 13 is not between 1 and 12'],
    [
      'thirteen rows',
      { jobMarket: { row: 'closed', workers: Array<string[]>(13).fill([]) } },
      'jobMarket.workers: 13 entries, at most 12',
    ],
    [
      'three in a row',
      { jobMarket: { workers: [['cowboy', 'cowboy', 'cowboy']] } },
      'jobMarket.workers[0]: 3 entries, at most 2',
    ],
    [
      "a worker on the token's space",
      { jobMarket: { row: 1, workers: [['cowboy', 'cowboy']] } },
      'jobMarket.workers[0][1]: the token lies on the right space of its row',
    ],
    [
      'a worker after the token',
      { jobMarket: { row: 1, workers: [[], ['cowboy']] } },
      "jobMarket.workers[1][0]: row 2 is after the token's row 1",
    ],
    ['a column too many', { foresight: [[], [], [], []] }, 'foresight: 4 entries, at most 3'],
    ['a bare shorthorn', { cattleMarket: ['shorthorn'] }, 'cattleMarket[0]: "shorthorn" must name its VP'],
    ['unknown cattle', { cattleMarket: ['hereford:8'] }, 'cattleMarket[0]: unknown cattle "hereford:8"'],
    ['a starter in the market', { cattleMarket: ['criollo'] }, 'cattleMarket[0]: unknown cattle "criollo"'],
    [
      'orange without its variant',
      { variants: ['brahman'], cattleMarket: ['simmental'] },
      'cattleMarket[0]: "simmental" needs its variant',
    ],
    [
      'three of two cards',
      { cattleMarket: ['hereford:6', 'hereford:6'], sam: { cattle: ['hereford:6'] } },
      'sam.cattle[0]: more "hereford:6" than the 2 in the box',
    ],
    [
      'five objectives',
      { objectives: Array<string>(5).fill('newYork-5') },
      'objectives: 5 entries, at most 4',
    ],
    ['an unknown objective', { objectives: ['toString'] }, 'objectives[0]: unknown objective "toString"'],
    [
      'a card too often',
      { objectives: Array<string>(4).fill('newYork-5'), sam: { objectives: ['newYork-5'] } },
      'sam.objectives[0]: more "newYork-5" than the 4 in the box',
    ],
    [
      'a starting card on display',
      { objectives: [HIDDEN_STARTING] },
      'objectives[0]: a starting objective is never on display',
    ],
    ['no tasks', { objectives: [{ vp: 1, penalty: 1 }] }, 'objectives[0].tasks: is missing'],
    [
      'an unknown task',
      { objectives: [{ vp: 1, penalty: 1, tasks: ['sheep'] }] },
      'objectives[0].tasks[0]: unknown task "sheep"',
    ],
  ])('board: %s', (_name, file, message) => {
    expect(refusal(file)).toBe(message);
  });

  test.each<[string, unknown, string]>([
    [
      'both engines on a space',
      { engines: { player: 5, sam: 5 } },
      'railroad.engines.sam: both engines are on space 5',
    ],
    [
      'past the end',
      { engines: { player: 40 } },
      'railroad.engines.player: there is no space 40 on the railroad',
    ],
    [
      'no such turnout',
      { engines: { sam: 5.5 } },
      'railroad.engines.sam: there is no space 5.5 on the railroad',
    ],
    [
      "the player's engine in the box",
      { engines: { player: 'box' } },
      'railroad.engines.player: expected a space, found "box"',
    ],
    ['no such station', { stations: { '5.5': {} } }, 'railroad.stations.5.5: unknown station "5.5"'],
    [
      'two discs of one side',
      { stations: { '4.5': { discs: ['sam', 'sam'] } } },
      'railroad.stations.4.5.discs[1]: "sam" is named twice',
    ],
    [
      'a master too far out',
      { stations: { '39': { master: 'perWorker' } } },
      'railroad.stations.39.master: only the first 5 stations have a place for one',
    ],
    [
      'master and worker',
      { stations: { '4.5': { master: 'perWorker', worker: 'cowboy' } } },
      'railroad.stations.4.5.worker: a worker stands only in the place of a station master taken',
    ],
    [
      'a master twice',
      { stations: { '4.5': { master: 'perWorker' }, '7.5': { master: 'perWorker' } } },
      'railroad.stations.7.5.master: "perWorker" is on another station too',
    ],
    ['no such city', { cities: { boston: ['sam'] } }, 'railroad.cities.boston: unknown city "boston"'],
    [
      'a second delivery',
      { cities: { peoria: ['sam', 'sam'] } },
      'railroad.cities.peoria[1]: "sam" is named twice',
    ],
    [
      'fifteen discs',
      { cities: { newYork: Array<string>(15).fill('player') } },
      'railroad: 15 discs of player, there are 14',
    ],
  ])('railroad: %s', (_name, railroad, message) => {
    expect(refusal({ railroad })).toBe(message);
  });

  test.each<[string, unknown, string]>([
    ['seven of a kind', { workers: { cowboy: 7 } }, 'sam.workers.cowboy: 7 is not between 1 and 6'],
    ['without a printed one', { workers: { cowboy: 0 } }, 'sam.workers.cowboy: 0 is not between 1 and 6'],
    [
      'a tie not named',
      { workers: { cowboy: 2, builder: 2 } },
      'sam.specialization: must be named: he has as many cowboy as builder',
    ],
    [
      'fewer than another',
      { workers: { cowboy: 2 }, specialization: 'builder' },
      'sam.specialization: builder, but he has more of cowboy',
    ],
    ['a number twice', { reserve: [1, 1] }, 'sam.reserve[1]: 1 is named twice'],
    ['building 13', { reserve: [13] }, 'sam.reserve[0]: 13 is not between 1 and 12'],
    ['fifteen discs', { discs: 15 }, 'sam.discs: 15 is not between 0 and 14'],
    ['a card twice', { deck: [3], discards: [3] }, 'sam.discards[0]: card 3 is in the deck too'],
    ['card 16', { deck: [16] }, 'sam.deck[0]: 16 is not between 1 and 15'],
    [
      'a token with an open market',
      { jobToken: true },
      'sam.jobToken: the token lies on the market until it is closed',
    ],
    ['a token that is a word', { jobToken: 'yes' }, 'sam.jobToken: expected true or false, found "yes"'],
  ])('sam: %s', (_name, sam, message) => {
    expect(refusal({ sam })).toBe(message);
  });

  test.each<[string, unknown, string]>([
    ['debts', { player: { dollars: -1 } }, 'player.dollars: -1 is not between 0 and 9999'],
    [
      'eleven letters',
      { player: { buildings: { sides: 'aaaaaaaaaaa' } } },
      'player.buildings.sides: expected twelve letters a or b, found "aaaaaaaaaaa"',
    ],
    [
      'another side on the trail',
      { trail: { A1: 'player:2a' }, player: { buildings: { sides: 'abaaaaaaaaaa' } } },
      'trail.A1: building 2 shows side b in player.buildings.sides',
    ],
    [
      'on the trail and in the reserve',
      { trail: { A1: 'player:2a' }, player: { buildings: { reserve: [1, 2] } } },
      'player.buildings.reserve[1]: building 2 already lies on trail.A1',
    ],
    [
      'an unknown disc space',
      { player: { cleared: ['gain1'] } },
      'player.cleared[0]: unknown disc space "gain1"',
    ],
    [
      'a disc space twice',
      { player: { cleared: ['gain2', 'gain2'] } },
      'player.cleared[1]: "gain2" is named twice',
    ],
    ['seven certificates', { player: { certificates: 7 } }, 'player.certificates: 7 is not between 0 and 6'],
    [
      'a master in two places',
      { railroad: { stations: { '4.5': { master: 'perWorker' } } }, player: { masters: ['perWorker'] } },
      'player.masters[0]: "perWorker" is still on a station',
    ],
    [
      'six criollos',
      { player: { starters: { criollo: 6 } } },
      'player.starters.criollo: 6 is not between 0 and 5',
    ],
    [
      'both tokens',
      { jobMarket: { row: 'closed' }, sam: { jobToken: true }, player: { jobToken: true } },
      'player.jobToken: only one side can hold the token',
    ],
    [
      'discs and more discs',
      { railroad: { cities: { peoria: ['sam'] } }, sam: { discs: 14 } },
      'sam.discs: 14 and 1 on the board are more than 14',
    ],
    ['13 on easy', { difficulty: 'easy', sam: { deck: [13] } }, 'sam.deck[0]: card 13 is not used on easy'],
    [
      '19 cowboys',
      { jobMarket: { row: 11, workers: Array<string[]>(10).fill(['cowboy', 'cowboy']) } },
      'jobMarket.workers[9][0]: more "cowboy" than the 18 in the box',
    ],
    ['a stack of 32', { ...EXAMPLE, stacks: { cattle: 32 } }, 'stacks.cattle: 32 left, at most 31 can be'],
    [
      'a face too often',
      { stacks: { cattle: { 'hereford:5': 3 } } },
      'stacks.cattle.hereford:5: at most 2 can be left',
    ],
    [
      'an outlaw out of bag 2',
      { draws: { bag2: ['outlaw:green'] } },
      'draws.bag2[0]: bag2 has no "outlaw:green"',
    ],
    [
      'a drawn card that is seen',
      { cattleMarket: ['hereford:5', 'hereford:5'], draws: { cattle: ['hereford:5'] } },
      'draws.cattle[0]: no "hereford:5" is left to draw',
    ],
    [
      'more draws than cards',
      { stacks: { cattle: 0 }, draws: { cattle: ['longhorn'] } },
      'draws.cattle[0]: only 0 are left to draw',
    ],
    [
      'a starting card drawn',
      { draws: { objectives: [HIDDEN_STARTING] } },
      'draws.objectives[0]: a starting objective is never in the pile',
    ],
    ['an unknown pile', { draws: { bag4: [] } }, 'draws.bag4: unknown field'],
    [
      'a wrong profile',
      { profile: { buildings: { '1a': { vp: 'two' } } } },
      'profile.buildings.1a.vp: expected a whole number, found "two"',
    ],
  ])('together: %s', (_name, file, message) => {
    expect(refusal(file)).toBe(message);
  });

  test('an error carries its path and code apart', () => {
    const position = parsePosition({ trail: { C1: 'sam:14b' } });
    expect(position).toEqual({
      ok: false,
      error: { path: 'trail.C1', code: 'unknownId', message: 'trail.C1: unknown building "14b"' },
    });
  });
});

describe('a text that is no position is refused by its place', () => {
  const message = (text: string): string => {
    const position = parsePositionText(text);
    return position.ok ? 'ok' : position.error.message;
  };

  test.each([
    ['empty', '', 'line 1, column 1: the file ends too early'],
    ['truncated', '{\n  "trail": { "A1": "player:4a",', 'line 2, column 32: the file ends too early'],
    ['truncated in a text', '{"tra', 'line 1, column 6: a text that does not end on its line'],
    ['a comment', '{ // no\n}', 'line 1, column 3: expected a key'],
    ['a trailing comma', '{"seed": 1,}', 'line 1, column 12: expected a key'],
    ['no comma', '{"seed": 1 "turn": "sam"}', 'line 1, column 12: expected "," or "}"'],
    ['a bare word', '{"seed": one}', 'line 1, column 10: unexpected "o"'],
    ['text after the end', '{} {}', 'line 1, column 4: text after the end'],
    ['a space written twice', '{"trail": {"A1": "sam:1b", "A1": "sam:2b"}}', 'trail.A1: is written twice'],
    ['a bottomless list', '['.repeat(100_000), 'line 1, column 34: nested too deep'],
    ['infinity', '{"seed": 1e999}', 'seed: expected a whole number, found Infinity'],
  ])('%s', (_name, text, wanted) => {
    expect(message(text)).toBe(wanted);
  });

  test('too long a text is refused unread', () => {
    expect(message(' '.repeat(MAX_TEXT + 1))).toBe('file: larger than 5 MB');
  });

  test('every beginning of a good file is refused on one line', () => {
    const text = JSON.stringify(EXAMPLE, null, 1);
    expect(message(text)).toBe('ok');
    for (let end = 0; end < text.length; end += 7)
      expect(message(text.slice(0, end))).toMatch(/^line \d+, column \d+: .+$/);
  });

  test('it reads JSON as JSON.parse does', () => {
    const text =
      ' {"seed" :12e0,\r\n"objectives":[{"vp":3,"penalty":0,"tasks":["h\\u0061zard"]}], "sam":{"jobToken":false}}\n';
    expect(message(text)).toBe('ok');
    expect(parsePositionText(text)).toEqual(parsePosition(JSON.parse(text)));
  });
});
