import type { Visit } from '../harness/visit';
import { handsOn, type Hands } from './hands';
import { bringMoments, type Moment } from './moments';

/** One thing to look at: an address, and what to tap there. */
export type Sight = {
  readonly name: string;
  readonly path: string;
  readonly taps?: readonly string[];
  /** Stands there when all is loaded. */
  readonly until?: string;
};

const at = (moment: Moment, name: string = moment, ...taps: readonly string[]): Sight => ({
  name,
  path: `/game/${moment}`,
  taps,
});

/** Every screen, tab and sheet worth a look. */
export const SIGHTS: readonly Sight[] = [
  { name: 'home', path: '/' },
  { name: 'new-game', path: '/new-game' },
  { name: 'new-game-more', path: '/new-game', taps: ['new-game-more'] },
  at('bag', 'picker'),
  at('ready', 'setup'),
  at('move'),
  at('move', 'tab-rail', 'tab-rail'),
  at('move', 'tab-markets', 'tab-markets'),
  at('move', 'tab-you', 'tab-you'),
  at('move', 'tab-sam', 'tab-sam'),
  at('move', 'tab-log', 'tab-log'),
  at('move', 'menu', 'menu'),
  at('move', 'note', 'menu', 'menu-note'),
  at('move', 'money', 'menu', 'menu-money'),
  at('move', 'fix', 'menu', 'menu-fix'),
  at('move', 'legend', 'menu', 'menu-legend'),
  at('act'),
  at('pending'),
  at('reveal'),
  at('sam', 'sam-turn'),
  at('sam', 'why', 'sam-why-1'),
  at('column', 'kansas-city'),
  at('income', 'kansas-city-income', 'kc-breed-criollo', 'kc-breed-pineywoods'),
  at('deliver', 'kansas-city-delivery'),
  at('last', 'last-turn'),
  at('over', 'score'),
  at('over', 'score-row', 'score-cities'),
  at('filed', 'score-filed'),
  { name: 'finished', path: '/finished', until: 'game-filed' },
  { name: 'finished-game', path: '/finished/filed', until: 'to-replay' },
  { name: 'replay', path: '/finished/filed/replay', until: 'replay-slider' },
  { name: 'share', path: '/finished/filed/share', until: 'share-picture' },
  { name: 'statistics', path: '/statistics', until: 'chart-categories' },
  { name: 'rules', path: '/rules', until: 'to-sam.turn' },
  { name: 'box', path: '/box' },
  { name: 'settings', path: '/settings' },
  { name: 'position', path: '/position' },
  { name: 'not-found', path: '/no/such/page' },
];

/** Opens every sight in turn; `look` gets its name. */
export async function tour(
  visit: Visit,
  look: (name: string) => Promise<void>,
  sights: readonly Sight[] = SIGHTS,
): Promise<void> {
  const hands: Hands = handsOn(visit.page);
  await bringMoments(hands);
  for (const { name, path, taps = [], until } of sights) {
    await visit.open(path);
    if (path.startsWith('/game/')) await visit.page.locator('[id^="moment-"]').waitFor();
    for (const testId of taps) await hands.tap(testId);
    if (until !== undefined) await visit.page.getByTestId(until).first().waitFor();
    await visit.page.waitForTimeout(150);
    await look(name);
  }
}
