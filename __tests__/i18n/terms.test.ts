import { AUXILIARIES } from '../../src/box/actions';
import { BUILDING_IDS } from '../../src/box/buildings';
import { MARKET_BREEDS, MARKET_CARDS, ORANGE_BREEDS, STARTER_BREEDS } from '../../src/box/cattle';
import { DIFFICULTIES, HANDS, OWNERS, SIDES, VARIANTS, WORKERS } from '../../src/box/kinds';
import { REWARDS, TASKS } from '../../src/box/objectives';
import { DISC_SPACES } from '../../src/box/playerBoard';
import { CITIES, STATIONS } from '../../src/box/railroad';
import { SAM_CARD, SAM_CARDS } from '../../src/box/samCards';
import { MASTERS } from '../../src/box/stationMasters';
import { HAZARD_KINDS, OUTLAW_COLOURS } from '../../src/box/tiles';
import { NEUTRAL_LETTERS, SPACES } from '../../src/box/trail';
import { COLOURS } from '../../src/engine/events/setup';
import { LANGUAGES } from '../../src/i18n/message';
import { isMessageKey, translate, translateParts } from '../../src/i18n/translate';

test.each<[string, readonly (string | number)[]]>([
  ['terms.worker', WORKERS],
  ['terms.kind', WORKERS],
  ['sam.worker', WORKERS],
  ['terms.hand', HANDS],
  ['terms.hazard', HAZARD_KINDS],
  ['terms.outlaw', OUTLAW_COLOURS],
  ['terms.owner', OWNERS],
  ['terms.owned', [...OWNERS, 'neutral']],
  ['terms.side', SIDES],
  ['sam.side', SIDES],
  ['terms.difficulty', DIFFICULTIES],
  ['terms.variant', VARIANTS],
  ['terms.breed', [...STARTER_BREEDS, ...MARKET_BREEDS, ...ORANGE_BREEDS]],
  ['terms.card', [...STARTER_BREEDS, ...MARKET_CARDS.map((card) => card.split(':')[0] ?? card)]],
  ['terms.tile', [...WORKERS, ...HAZARD_KINDS, 'outlaw']],
  ['terms.city', CITIES],
  ['terms.master', MASTERS],
  ['terms.masterNow', MASTERS],
  ['terms.masterEnd', MASTERS],
  ['terms.task', TASKS],
  ['terms.reward', REWARDS],
  ['terms.discSpace', DISC_SPACES],
  ['terms.space', SPACES],
  ['terms.actions', [...NEUTRAL_LETTERS, ...BUILDING_IDS]],
  ['terms.aux', AUXILIARIES.flatMap((id) => [`${id}.single`, `${id}.double`])],
  ['terms.score', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ['sam.station', STATIONS.map((station) => station.at)],
  ['sam.action', SAM_CARDS.map((card) => SAM_CARD[card].action)],
  ['terms.colour', COLOURS],
  ['sam.herder', COLOURS],
  ['sam.engine', COLOURS],
  ['sam.disc', COLOURS],
])('%s names everything in the box', (prefix, ids) => {
  expect(ids.filter((id) => !isMessageKey(`${prefix}.${id}`))).toEqual([]);
});

describe('names inside sentences', () => {
  test('a tile of a position file is named with its points', () => {
    const params = { column: 1, tile: 'flood:green:3', to: 'flood2' };
    expect(translate('en', 'sam.do.foresight', params)).toBe(
      'Foresight 1: put the flood (3\u00a0VP) on Flood 2',
    );
    expect(translate('ru', 'sam.do.foresight', params)).toBe(
      'Прогноз 1: положите жетон наводнение (3\u00a0ПО) на клетку Наводнение 2',
    );
  });

  test('equal cards are counted', () => {
    expect(translate('en', 'sam.do.buy', { cards: ['corriente', 'corriente', 'shorthorn:4'] })).toBe(
      'Give Sam 2\u00a0×\u00a0Corriente and\u00a0Shorthorn 4 from the market, face down on his pile',
    );
  });

  test('a part without its value is left out', () => {
    expect(translate('en', 'sam.why.hire.cheapest', { cost: 5 })).toBe('The cheapest worker: $5');
    expect(translate('en', 'sam.why.hire.cheapest', { cost: 5, lost: 6 })).toBe(
      'The cheapest worker: $5; the next costs $6',
    );
  });

  test('plural forms follow each number of a sentence', () => {
    const params = { vp: 6, dollars: 5, cowboys: 3, budget: 8 };
    expect(translate('ru', 'sam.why.buy.mostVp', params)).toBe(
      'Больше всего очков не дороже 8\u00a0$: 6 очков за 5\u00a0$, с 3 ковбоями',
    );
    expect(translate('pl', 'sam.why.buy.mostVp', { ...params, vp: 2, cowboys: 1 })).toBe(
      'Najwięcej punktów za najwyżej 8\u00a0$: 2 punkty za 5\u00a0$, z 1 kowbojem',
    );
  });

  test.each(LANGUAGES)('the move says the herder and the space in bold, %s', (language) => {
    const parts = translateParts(language, 'sam.do.move', { colour: 'red', space: 'E1' });
    expect(parts.filter((part) => part.strong)).toHaveLength(2);
    expect(parts.at(-1)).toEqual({ text: 'E1', strong: true });
  });
});
