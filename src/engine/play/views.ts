import { CARDS_PER_COWBOY, PURCHASES, type Breed, type MarketCard, type Purchase } from '../../box/cattle';
import type { WorkerKind } from '../../box/kinds';
import { WORKERS } from '../../box/kinds';
import { PRINTED_WORKERS } from '../../box/playerBoard';
import { ARROWS, CITIES, CITY, KANSAS_CITY_DOLLARS, STATIONS, type CityId } from '../../box/railroad';
import type { MasterId } from '../../box/stationMasters';
import type { SupplyTile } from '../../box/tiles';
import type { SpaceId } from '../../box/trail';
import { placeSupplyTile } from '../table/place';
import type { Table } from '../table/state';
import { drawable } from '../table/supply';
import { fitsPurchase } from './cattle';
import { deliveryDiscs, isOpenCity, transportCost } from './delivery';
import { BREEDS } from './discards';
import { discChoices, discCost } from './discs';
import { breedValue, countBreed } from './herd';
import { columnChoices } from './kansasCity';
import { canPay, handLimit, permanentCertificates } from './purse';
import type { DiscSource, Pending, PlayState } from './types';

/** A disc that may be laid down; its cost is negative when it pays. */
export interface DiscView {
  readonly disc: DiscSource;
  readonly cost: number;
}

const discViews = (discs: readonly DiscSource[]): readonly DiscView[] =>
  discs.map((disc) => ({ disc, cost: discCost(disc) }));

export interface CityView {
  readonly city: CityId;
  readonly value: number;
  /** Within the value of this delivery. */
  readonly within: boolean;
  /** Not delivered to yet, or one that may repeat. */
  readonly open: boolean;
  readonly transport: number;
  /** Dollars at once. */
  readonly dollars: number;
  readonly rewards: readonly ('objective' | 'token')[];
  /** Empty where nothing can be delivered. */
  readonly discs: readonly DiscView[];
}

function arrowRewards(table: Table, city: CityId): readonly ('objective' | 'token')[] {
  const rewards: ('objective' | 'token')[] = [];
  for (const arrow of ARROWS) {
    if (arrow.reward === null || (arrow.from !== city && arrow.to !== city)) continue;
    const other = arrow.from === city ? arrow.to : arrow.from;
    if ((table.cities[CITIES.indexOf(other)]?.player ?? 0) > 0) rewards.push(arrow.reward);
  }
  return rewards;
}

/** Every city with what a delivery there would cost and bring. */
export function cityViews(
  state: PlayState,
  pending: Extract<Pending, { type: 'deliver' }>,
): readonly CityView[] {
  const { table } = state;
  return CITIES.map((city) => {
    const { value } = CITY[city];
    const within = value <= pending.limit;
    const open = isOpenCity(table, city);
    return {
      city,
      value,
      within,
      open,
      transport: pending.special ? 0 : transportCost(table, city),
      dollars: city === 'kansasCity' ? KANSAS_CITY_DOLLARS : 0,
      rewards: open ? arrowRewards(table, city) : [],
      discs: within && open ? discViews(deliveryDiscs(state, city, pending.special)) : [],
    };
  });
}

export interface UpgradeView {
  readonly station: number;
  readonly cost: number;
  readonly vp: number;
  readonly master: MasterId | null;
  readonly discs: readonly DiscView[];
  /** Rows whose rightmost hired worker could stay for the station master. */
  readonly workers: readonly WorkerKind[];
}

/** A station that may be upgraded now. */
export function upgradeView(state: PlayState, station: number): UpgradeView | null {
  const facts = STATIONS[station];
  if (!facts) return null;
  const { table } = state;
  const master = table.stations[station]?.master ?? null;
  return {
    station,
    cost: facts.cost,
    vp: facts.vp,
    master,
    discs: discViews(discChoices(state, facts.corner, table.player.dollars - facts.cost, station)),
    workers:
      master === null ? [] : WORKERS.filter((worker) => table.player.workers[worker] > PRINTED_WORKERS),
  };
}

export interface PurchaseView extends Purchase {
  /** Its place in PURCHASES. */
  readonly purchase: number;
  readonly affordable: boolean;
  /** Cards of the market it could be, each face once. */
  readonly from: readonly MarketCard[];
}

export interface BuyingView {
  readonly cowboys: number;
  readonly purchases: readonly PurchaseView[];
  /** Cards one cowboy would add to the market now. */
  readonly reveal: number;
}

/** What can be bought with the cowboys left. */
export function buyingView(state: PlayState, cowboys: number): BuyingView {
  const faces = [...new Set(state.table.cattleMarket)];
  return {
    cowboys,
    reveal: cowboys > 0 ? drawable(state.table, 'cattle', CARDS_PER_COWBOY) : 0,
    purchases: PURCHASES.map((purchase, index) => {
      const from = faces.filter((card) => fitsPurchase(card, purchase));
      const cards = state.table.cattleMarket.filter((card) => fitsPurchase(card, purchase)).length;
      const enough = cards >= purchase.cards && purchase.cowboys <= cowboys;
      return { ...purchase, purchase: index, from, affordable: enough && canPay(state, purchase.dollars) };
    }).filter((view) => view.from.length > 0),
  };
}

export interface IncomeView {
  readonly permanent: number;
  /** Temporary certificates at hand. */
  readonly certificates: number;
  readonly handLimit: number;
  /** Breeds of the herd: any of them may be in hand. */
  readonly breeds: readonly { readonly breed: Breed; readonly value: number; readonly count: number }[];
}

/** What the income of Kansas City is made of. */
export function incomeView(state: PlayState): IncomeView {
  const { player } = state.table;
  const breeds = BREEDS.map((breed) => ({
    breed,
    value: breedValue(breed),
    count: countBreed(player, breed),
  }));
  return {
    permanent: permanentCertificates(player),
    certificates: player.certificates,
    handLimit: handLimit(player),
    breeds: state.turn.essentials ? breeds : breeds.filter(({ count }) => count > 0),
  };
}

export interface ColumnView {
  readonly column: 0 | 1 | 2;
  /** Bottom first. */
  readonly tiles: readonly {
    readonly place: 0 | 1;
    readonly tile: SupplyTile;
    readonly allowed: boolean;
    readonly to: SpaceId | 'jobMarket' | 'box';
  }[];
  /** Nothing may be taken: the column is skipped. */
  readonly skip: boolean;
}

/** The two tiles of a foresight column and where each would go. */
export function columnView(table: Table, column: 0 | 1 | 2): ColumnView {
  const allowed = columnChoices(table, column);
  const tiles: ColumnView['tiles'][number][] = [];
  for (const place of [0, 1] as const) {
    const tile = table.foresight[column][place];
    if (!tile) continue;
    const { to } = placeSupplyTile(table, tile, 'player');
    tiles.push({ place, tile, allowed: allowed.includes(place), to });
  }
  return { column, tiles, skip: allowed.length === 0 };
}
