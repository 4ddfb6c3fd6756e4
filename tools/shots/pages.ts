import type { Visit } from '../../__tests__/e2e/harness/visit';

/** One picture: where it is taken, and what has to be done there first. */
export type ShotPage = {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (visit: Visit) => Promise<void>;
};

export const SHOT_PAGES: readonly ShotPage[] = [
  { name: 'home', path: '/' },
  { name: 'new-game', path: '/new-game' },
  { name: 'finished', path: '/finished' },
  { name: 'statistics', path: '/statistics' },
  { name: 'rules', path: '/rules' },
  { name: 'box', path: '/box' },
  { name: 'settings', path: '/settings' },
  { name: 'not-found', path: '/no/such/page' },
];
