import { playSam } from '../../../src/engine/sam/turn';
import type { Draws } from '../../../src/engine/sam/types';
import { parsePosition, writePosition } from '../../../src/engine/table/position';
import { open, play, reported, written, type File } from './harness';
import { differ } from './oracle/compare';
import { makePosition } from './oracle/generate';
import { normal } from './oracle/table';
import { expectTurn } from './oracle/turn';

const COUNT = Number(process.env.SOAK ?? 0) > 0 ? Number(process.env.SOAK) : 150;
const SEEDS = Array.from({ length: COUNT }, (_, i) => 100_000 + i);

/** The fields of each step, as the page on position files lists them. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  move: ['steps', 'path', 'to', 'playerGains'],
  hire: ['worker', 'row', 'side', 'cost'],
  specialize: ['worker'],
  reveal: ['cards', 'by'],
  buy: ['cards', 'cowboys', 'dollars'],
  takeCattle: ['card'],
  build: ['building', 'space', 'replaces', 'builders'],
  engine: ['from', 'to'],
  upgrade: ['station', 'removesMaster', 'discFrom'],
  retireEngine: [],
  objective: ['card', 'slot'],
  outlaw: ['space', 'tile'],
  hazard: ['space', 'tile'],
  foresight: ['column', 'tile', 'to'],
  refillMarket: ['cards'],
  deliver: ['city', 'discFrom'],
  end: ['by'],
  nothing: ['action', 'because'],
};

test('steps carry exactly the fields of the format, a reason and the equal options', () => {
  for (const seed of SEEDS) {
    const { report, outcome } = play(makePosition(seed).file as File);
    for (const { deed, rule } of report) {
      expect(Object.keys(deed).sort()).toEqual(['do', ...(FIELDS[deed.do] ?? ['unknown step'])].sort());
      expect(rule).toMatch(/^\w+\.\w+$/);
    }
    for (const { others, why } of outcome.steps) {
      expect(Array.isArray(others)).toBe(true);
      expect(typeof why.params).toBe('object');
    }
  }
});

test('each of the equal options can be preferred, and the rest of the turn follows the rules', () => {
  let preferred = 0;
  for (const seed of SEEDS) {
    const { position, file } = makePosition(seed);
    const first = play(file as File);
    for (const { decision, others } of first.report) {
      for (let n = 1; decision !== undefined && n <= others.length; n += 1) {
        const { report, outcome, card } = play(file as File, { [decision]: n });
        const expected = expectTurn(position, card, (options, index) => {
          const wanted = JSON.stringify(report[index]?.deed);
          const found = options.findIndex((option) => JSON.stringify(option) === wanted);
          return found < 0 ? 0 : found;
        });
        expect({ seed, n, difference: differ(report, expected.steps) }).toEqual({
          seed,
          n,
          difference: null,
        });
        expect(outcome.needs).toEqual(expected.needs);
        if (!outcome.needs) {
          expect(normal(written(outcome.table))).toEqual(normal(expected.after));
          expect(parsePosition(writePosition(outcome.table, 'player'))).toMatchObject({ ok: true });
        }
        preferred += 1;
      }
    }
  }
  expect(preferred).toBeGreaterThan(COUNT / 10);
});

test('a choice beyond the options, or for a decision that is not tied, changes nothing', () => {
  for (const seed of SEEDS.slice(0, 60)) {
    const { file } = makePosition(seed);
    const odd = {
      move: 99,
      build: -1,
      hazard: 50,
      buy: 7,
      'upgrade.disc': 9,
      'deliver.disc': 9,
      nonsense: 1,
    };
    expect(play(file as File, odd).report).toEqual(play(file as File).report);
  }
});

test('answers given one at a time end at the same outcome as all at once', () => {
  for (const seed of SEEDS) {
    const { card, turned, draws } = open(makePosition(seed).file as File);
    const once = playSam(turned, card, draws);
    const given: Record<string, unknown[]> = {};
    let outcome = playSam(turned, card, {});
    while (outcome.needs) {
      const { draw } = outcome.needs;
      const next = draws[draw]?.[given[draw]?.length ?? 0];
      if (next === undefined) break;
      given[draw] = [...(given[draw] ?? []), next];
      const before = reported(outcome);
      outcome = playSam(turned, card, given as Draws);
      expect(reported(outcome).slice(0, before.length)).toEqual(before);
    }
    expect(outcome.needs).toEqual(once.needs);
    expect(reported(outcome)).toEqual(reported(once));
    expect(outcome.table).toEqual(once.table);
  }
});

test('the table a turn starts from is never changed', () => {
  for (const seed of SEEDS.slice(0, 100)) {
    const { card, turned, draws } = open(makePosition(seed).file as File);
    const before = JSON.stringify(turned);
    playSam(turned, card, draws);
    expect(JSON.stringify(turned)).toBe(before);
  }
});

test('the same whatever the market is laid out like', () => {
  for (const seed of SEEDS) {
    const { file, position } = makePosition(seed);
    const turned = { ...file, cattleMarket: [...position.cattleMarket].reverse() };
    const sets = (report: ReturnType<typeof play>['report']) =>
      report.map(({ deed }) =>
        deed.do === 'buy' ? { ...deed, cards: [...(deed.cards as string[])].sort() } : deed,
      );
    expect(sets(play(turned as File).report)).toEqual(sets(play(file as File).report));
  }
});
