import { HAZARD_KINDS, HAZARDS, type HazardKind, type HazardTile, type OutlawTile } from '../../box/tiles';
import { HAZARD_SPACES, OUTLAW_SPACES, SPACE_INDEX, type SpaceId } from '../../box/trail';
import { withTile, type Table } from '../table/state';
import { report, reportDecision, settled, type Run } from './run';
import type { Beaten, Decision, Why } from './types';

/** Card 8: the outlaw on the highest numbered space. */
export function takeOutlaw(run: Run): void {
  for (let i = OUTLAW_SPACES.length - 1; i >= 0; i -= 1) {
    const space = OUTLAW_SPACES[i] as SpaceId;
    const tile = run.table.trail[SPACE_INDEX[space]] as OutlawTile | null;
    if (!tile) continue;
    report(run, { do: 'outlaw', space, tile }, { rule: 'outlaw.highest', params: { space } });
    const { sam, trail } = run.table;
    run.table = {
      ...run.table,
      trail: withTile(trail, space, null),
      sam: { ...sam, outlaws: [...sam.outlaws, tile] },
    };
    return;
  }
  report(
    run,
    { do: 'nothing', action: 'outlaw', because: 'noOutlaw' },
    { rule: 'nothing.noOutlaw', params: {} },
  );
}

export interface HazardOption {
  readonly space: SpaceId;
  readonly tile: HazardTile;
}

interface Section {
  readonly kind: HazardKind;
  readonly count: number;
  /** Highest VP in the section, and every tile worth it, lowest space first. */
  readonly vp: number;
  readonly top: readonly HazardOption[];
}

function sectionOf(table: Table, kind: HazardKind): Section {
  let count = 0;
  let vp = 0;
  let top: HazardOption[] = [];
  for (const space of HAZARD_SPACES[kind]) {
    const tile = table.trail[SPACE_INDEX[space]] as HazardTile | null;
    if (!tile) continue;
    count += 1;
    const worth = HAZARDS[tile]?.vp ?? 0;
    if (worth > vp) {
      vp = worth;
      top = [];
    }
    if (worth === vp) top.push({ space, tile });
  }
  return { kind, count, vp, top };
}

/**
 * Card 9: the section with most hazards; equal: the one holding the single highest VP; last flood, drought, rockfall.
 * From it the tile worth most VP; last the lowest space.
 */
export function decideHazard(table: Table): Decision<HazardOption> | null {
  const all = HAZARD_KINDS.map((kind) => sectionOf(table, kind)).filter((section) => section.count > 0);
  if (all.length === 0) return null;
  const beat: Beaten[] = [];
  const keep = (open: readonly Section[], criterion: 'count' | 'vp'): readonly Section[] => {
    const best = Math.max(...open.map((section) => section[criterion]));
    for (const section of open) {
      if (section[criterion] !== best) {
        beat.push({ option: section.kind, criterion, value: section[criterion], best });
      }
    }
    return open.filter((section) => section[criterion] === best);
  };
  const largest = keep(all, 'count');
  const richest = keep(largest, 'vp');
  const section = richest[0] as Section;
  const [chosen, ...twins] = section.top as [HazardOption, ...HazardOption[]];
  const others = [...twins, ...richest.slice(1).flatMap(({ top }) => top)];
  const { kind: hazard, count: n, vp } = section;
  const second = Math.max(0, ...all.filter((other) => other.count < n).map((other) => other.count));
  let why: Why = {
    rule: 'hazard.mostTiles',
    params: { hazard, n, ...(all.length > 1 ? { lost: second } : {}) },
    beat,
  };
  if (richest.length > 1) why = { rule: 'hazard.order', params: { hazard }, beat };
  else if (largest.length > 1) why = { rule: 'hazard.highestVp', params: { hazard, n, vp }, beat };
  if (twins.length > 0 && richest.length === 1) {
    why = { rule: 'hazard.lowestSpace', params: { hazard, vp }, beat, also: [why] };
  }
  return { chosen, why, others };
}

export function takeHazard(run: Run): void {
  const decision = decideHazard(run.table);
  if (!decision) {
    return report(
      run,
      { do: 'nothing', action: 'hazard', because: 'noHazard' },
      { rule: 'nothing.noHazard', params: {} },
    );
  }
  const { space, tile } = settled(run, 'hazard', decision);
  reportDecision(run, 'hazard', decision, (other) => ({ ...other }), { do: 'hazard', space, tile });
  const { sam, trail } = run.table;
  run.table = {
    ...run.table,
    trail: withTile(trail, space, null),
    sam: { ...sam, hazards: [...sam.hazards, tile] },
  };
}
