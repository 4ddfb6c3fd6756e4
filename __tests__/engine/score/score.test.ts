import { CITIES } from '../../../src/box/railroad';
import { score } from '../../../src/engine/score/score';
import { CATEGORIES, type Category, type ScoreSheet } from '../../../src/engine/score/types';
import { read } from '../table/example';

const playerOf = (file: unknown): ScoreSheet => score(read(file).table).player;
const samOf = (file: unknown): ScoreSheet => score(read(file).table).sam;

const row = (
  name: string,
  category: Category,
  vp: number,
  file: unknown,
): [string, Category, number, unknown] => [name, category, vp, file];

describe("the player's categories", () => {
  test.each([
    row('14 dollars', 'money', 2, { player: { dollars: 14 } }),
    row('15 dollars', 'money', 3, { player: { dollars: 15 } }),
    row('buildings on both kinds of side', 'buildings', 14, { trail: { A1: 'player:10a', A2: 'player:2b' } }),
    row("not Sam's buildings", 'buildings', 0, { trail: { A1: 'sam:10b' } }),
    row('Kansas City three times', 'cities', -18, {
      railroad: { cities: { kansasCity: ['player', 'player', 'player'] } },
    }),
    row('Fulton and St. Louis', 'cities', -3, {
      railroad: { cities: { fulton: ['player'], stLouis: ['player'] } },
    }),
    row('Fulton alone', 'cities', 0, { railroad: { cities: { fulton: ['player'], stLouis: ['sam'] } } }),
    row('New York twice', 'cities', 18, { railroad: { cities: { newYork: ['player', 'player'] } } }),
    row('Pittsburgh and Philadelphia', 'cities', 10, {
      railroad: { cities: { pittsburgh: ['player'], philadelphia: ['player'] } },
    }),
    row('one disc in every city', 'cities', 24, {
      railroad: {
        cities: Object.fromEntries(CITIES.map((city) => [city, ['player']])),
      },
    }),
    row('Philadelphia and New York have no arrow', 'cities', 15, {
      railroad: { cities: { philadelphia: ['player'], newYork: ['player'] } },
    }),
    row('first and last station', 'stations', 10, {
      railroad: { stations: { '4.5': { discs: ['player'] }, '39': { discs: ['player', 'sam'] } } },
    }),
    row('hazards', 'hazards', 6, { player: { hazards: ['flood:green:4', 'rockfall:black:2'] } }),
    row('cattle', 'cattle', 16, {
      player: { cattle: ['blackAngus', 'corriente', 'shorthorn:5', 'hereford:7'] },
    }),
    row('workers in columns 5 and 6', 'workers', 12, {
      player: { workers: { cowboy: 6, builder: 5, engineer: 4 } },
    }),
    row('the step disc', 'stepDisc', 3, { player: { cleared: ['stepVp'] } }),
    row('the other step disc', 'stepDisc', 0, { player: { cleared: ['stepDollars'] } }),
    row('the job market token', 'jobToken', 2, { jobMarket: { row: 'closed' }, player: { jobToken: true } }),
  ])('%s', (_name, category, vp, file) => {
    expect(playerOf(file).categories[category].vp).toBe(vp);
  });

  test.each([
    row('a worker each', 'masters', 5, { player: { masters: ['perWorker'], workers: { cowboy: 3 } } }),
    row('hazards in pairs', 'masters', 3, {
      player: { masters: ['perHazardPair'], hazards: ['flood:green:4', 'flood:green:4', 'flood:green:2'] },
    }),
    row('green and orange outlaws', 'masters', 3, {
      player: { masters: ['perOutlawPair'], outlaws: ['outlaw:green', 'outlaw:green', 'outlaw:orange'] },
    }),
    row('certificates, temporary and permanent', 'masters', 6, {
      player: { masters: ['perCertificatePair', 'twoCertificates'], certificates: 1 },
    }),
    row('stations in pairs', 'masters', 3, {
      railroad: {
        stations: { '4.5': { discs: ['player'] }, '7.5': { discs: ['player'] }, '39': { discs: ['player'] } },
      },
      player: { masters: ['perStationPair'] },
    }),
    row('buildings', 'masters', 4, {
      trail: { A1: 'player:1a', A2: 'player:2a' },
      player: { masters: ['perBuilding'] },
    }),
    row('money only at once', 'masters', 0, { player: { masters: ['twelveDollars'] } }),
    row('failed objectives count for the pair', 'masters', 3, {
      player: { masters: ['perObjectivePair'], objectives: { area: ['newYork-5', 'newYork-5'] } },
    }),
  ])('station master: %s', (_name, category, vp, file) => {
    expect(playerOf(file).categories[category].vp).toBe(vp);
  });
});

describe('objectives', () => {
  test('an unfulfilled card in the area costs its penalty, one in the herd is left out', () => {
    const sheet = playerOf({ player: { objectives: { area: ['newYork-5'], herd: ['newYork-5'] } } });
    expect(sheet.categories.objectives.vp).toBe(-3);
    expect(sheet.objectives.map(({ outcome }) => outcome)).toEqual(['failed', 'left']);
  });

  test('one disc in New York serves one card', () => {
    const file = {
      railroad: { cities: { newYork: ['player'] } },
      player: { objectives: { area: ['newYork-5'], herd: ['newYork-5'] } },
    };
    expect(playerOf(file).categories.objectives.vp).toBe(5);
  });

  test('a starting card that fails costs nothing', () => {
    const file = { player: { objectives: { area: ['starting-building-building-hazard-3'] } } };
    expect(Object.is(playerOf(file).categories.objectives.vp, 0)).toBe(true);
  });

  test('the same hazard serves an objective and a station master', () => {
    const sheet = playerOf({
      player: {
        masters: ['perHazardPair'],
        hazards: ['flood:green:4', 'drought:green:2'],
        cattle: ['hereford:5'],
        objectives: { herd: ['hereford-hazard-3'], area: [] },
      },
    });
    expect([
      sheet.categories.objectives.vp,
      sheet.categories.masters.vp,
      sheet.categories.hazards.vp,
    ]).toEqual([3, 3, 6]);
  });

  test('the sheet names the things that served each card', () => {
    const sheet = playerOf({
      trail: { A1: 'player:4a' },
      player: {
        hazards: ['flood:green:3'],
        objectives: { area: [{ vp: 3, penalty: 2, tasks: ['hazard', 'building'] }] },
      },
    });
    expect(sheet.objectives[0]?.served).toEqual([
      { task: 'hazard', thing: 'flood:green:3' },
      { task: 'building', thing: '4a' },
    ]);
  });

  test('a herd card is added unfulfilled when the pair pays for it', () => {
    const sheet = playerOf({
      railroad: { cities: { newYork: ['player'] } },
      player: {
        masters: ['perObjectivePair'],
        objectives: { area: ['newYork-5'], herd: ['hereford-hazard-3'] },
      },
    });
    expect([sheet.categories.objectives.vp, sheet.categories.masters.vp]).toEqual([3, 3]);
  });

  test('cattle serve only the task of their value', () => {
    const file = (cattle: readonly string[]) => ({
      variants: ['simmental'],
      player: { cattle, objectives: { area: [{ vp: 4, penalty: 1, tasks: ['value3', 'shorthorn'] }] } },
    });
    expect(playerOf(file(['longhorn', 'shorthorn:3'])).categories.objectives.vp).toBe(4);
    expect(playerOf(file(['simmental', 'shorthorn:3', 'hereford:5'])).categories.objectives.vp).toBe(-1);
  });

  test('figures of the owner of the box count', () => {
    const profile = {
      buildings: { '1a': { vp: 2 } },
      objectives: { barn: { vp: 7, penalty: 1, reward: 'twoDollars', tasks: ['building'] } },
    };
    const sheet = playerOf({
      profile,
      trail: { A1: 'player:1a' },
      player: { objectives: { area: ['barn'] } },
    });
    expect([sheet.categories.buildings.vp, sheet.categories.objectives.vp]).toEqual([2, 7]);
  });
});

describe("Sam's categories", () => {
  const file = {
    trail: { A1: 'sam:1b', A2: 'sam:10b' },
    jobMarket: { row: 'closed' },
    railroad: {
      stations: { '4.5': { discs: ['sam'] } },
      cities: Object.fromEntries(
        ['bloomington', 'peoria', 'chicago', 'toledo', 'pittsburgh', 'philadelphia', 'newYork'].map(
          (city) => [city, ['sam']],
        ),
      ),
    },
    sam: {
      workers: { engineer: 5 },
      cattle: ['hereford:7', 'longhorn'],
      hazards: ['flood:green:4'],
      outlaws: ['outlaw:green'],
      objectives: ['starting-hidden', 'newYork-5', { vp: 4, penalty: 2, tasks: ['value3'] }],
      jobToken: true,
    },
  };

  test('he scores seven of them, and every objective as if fulfilled', () => {
    const { categories, total } = samOf(file);
    expect(CATEGORIES.map((category) => categories[category].vp)).toEqual([
      0, 12, 33, 1, 4, 9, 12, 0, 4, 0, 2,
    ]);
    expect(total).toBe(77);
  });

  test('the lines of every category add up to it, and the categories to the total', () => {
    for (const sheet of [samOf(file), playerOf(file)]) {
      let total = 0;
      for (const category of CATEGORIES) {
        const { vp, lines } = sheet.categories[category];
        expect(lines.reduce((sum, line) => sum + line.vp, 0)).toBe(vp);
        total += vp;
      }
      expect(sheet.total).toBe(total);
    }
  });
});
