import { OWNERS } from '../../box/kinds';
import { HAZARDS, OUTLAW_HAND, type HazardTile, type OutlawTile } from '../../box/tiles';
import { HAZARD_SPACES, NEUTRAL_LETTERS, OUTLAW_SPACES, SITES, SPACES, type SpaceId } from '../../box/trail';
import { SAM_SIDE } from '../../box/samCards';
import { ownerOf } from './fees';
import type { Report } from './invariants';
import type { Table, TrailTile } from './state';

type SpaceKind = 'site' | 'neutral' | 'outlaw' | 'flood' | 'drought' | 'rockfall' | 'none';

const kindOf = (space: SpaceId): SpaceKind => {
  if ((SITES as readonly SpaceId[]).includes(space)) return 'site';
  if ((NEUTRAL_LETTERS as readonly string[]).includes(space)) return 'neutral';
  if ((OUTLAW_SPACES as readonly SpaceId[]).includes(space)) return 'outlaw';
  for (const kind of ['flood', 'drought', 'rockfall'] as const)
    if (HAZARD_SPACES[kind].includes(space)) return kind;
  return 'none';
};

const SPACE_KINDS: readonly SpaceKind[] = SPACES.map(kindOf);

/** The kind of space a tile may lie on. */
function homeOf(tile: TrailTile): SpaceKind {
  if (ownerOf(tile)) return 'site';
  const hazard = HAZARDS[tile as HazardTile];
  if (hazard) return hazard.kind;
  if (OUTLAW_HAND[tile as OutlawTile]) return 'outlaw';
  return 'neutral';
}

/** Every tile lies where it may, and every building of an owner is in one place only, on its side. */
export function checkTrail(table: Table, report: Report): void {
  const built = { player: new Set<number>(), sam: new Set<number>() };
  const letters = new Set<string>();
  for (let index = 0; index < table.trail.length; index += 1) {
    const tile = table.trail[index];
    if (!tile) continue;
    const home = homeOf(tile);
    if (home !== SPACE_KINDS[index]) report('place', `trail.${SPACES[index]}`, { tile });
    if (home === 'neutral') {
      if (letters.has(tile)) report('twice', `trail.${SPACES[index]}`, { tile });
      letters.add(tile);
    }
    const owner = ownerOf(tile);
    if (!owner) continue;
    const number = parseInt(tile.slice(owner.length + 1), 10);
    if (built[owner].has(number)) report('twice', `trail.${SPACES[index]}`, { tile });
    built[owner].add(number);
    const side = owner === 'sam' ? SAM_SIDE : table.player.sides[number - 1];
    if (tile[tile.length - 1] !== side) report('side', `trail.${SPACES[index]}`, { tile });
  }
  for (const owner of OWNERS) {
    for (const number of table[owner].reserve) {
      if (built[owner].has(number)) report('twice', `${owner}.reserve`, { number });
      built[owner].add(number);
    }
  }
}
