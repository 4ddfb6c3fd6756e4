import { useState } from 'react';
import { StyleSheet } from 'react-native';

import { BUILDING_NUMBERS } from '@/box/buildings';
import { SAM_SIDE } from '@/box/samCards';
import { HAZARD_TILES, OUTLAW_TILES } from '@/box/tiles';
import { NEUTRAL_LETTERS, OUTLAW_SPACES, SITES, type NeutralLetter, type SpaceId } from '@/box/trail';
import { ownBuilding } from '@/engine/play/build';
import { tileAt, withTile, type Table, type TrailTile } from '@/engine/table/state';
import { useT } from '@/i18n';

import { Text } from '../../base';
import { placeName, TrailMap } from '../../board';
import { tileName } from '../../pieces';
import { Part, Pick } from './controls';
import type { Edit } from './draft';

/** What may lie on a space. */
export function tilesFor(table: Table, space: SpaceId): readonly TrailTile[] {
  if ((NEUTRAL_LETTERS as readonly string[]).includes(space)) {
    return NEUTRAL_LETTERS.map((letter: NeutralLetter): TrailTile => `neutral:${letter}`);
  }
  if ((SITES as readonly string[]).includes(space)) {
    return [
      ...BUILDING_NUMBERS.map((number): TrailTile => `player:${ownBuilding(table, number)}`),
      ...BUILDING_NUMBERS.map((number): TrailTile => `sam:${number}${SAM_SIDE}`),
    ];
  }
  if ((OUTLAW_SPACES as readonly string[]).includes(space)) return OUTLAW_TILES;
  return HAZARD_TILES.filter((tile) => space.startsWith(tile.split(':')[0] ?? ' '));
}

/** A tile lies on one space only: a building or letter put here leaves the space it lay on. */
function laid(table: Table, space: SpaceId, tile: TrailTile | null): Table {
  const unique = tile !== null && /^(neutral|player|sam):/.test(tile);
  const cleared = unique ? table.trail.map((other) => (other === tile ? null : other)) : table.trail;
  return { ...table, trail: withTile(cleared, space, tile) };
}

export type FixProps = { readonly draft: Table; readonly edit: Edit };

/** Tap a space, then what lies there and who stands there. */
export function TrailFix({ draft, edit }: FixProps) {
  const t = useT();
  const [space, setSpace] = useState<SpaceId | null>(null);
  const here = space === null ? null : tileAt(draft, space);
  const tiles = space === null ? [] : tilesFor(draft, space);
  return (
    <>
      <TrailMap
        table={draft}
        allSpaces
        stops={space === null ? undefined : [{ space }]}
        onPressSpace={setSpace}
        style={styles.map}
      />
      {space === null ? (
        <Text color="soft">{t('fix.tapSpace')}</Text>
      ) : (
        <Part title={placeName(t, draft, space)}>
          <Pick
            testID="fix-herder"
            options={(['player', 'sam'] as const).map((owner) => ({
              value: owner,
              title: t(`fix.herder.${owner}`),
              on: draft.herders[owner] === space,
            }))}
            onPick={(owner) => edit((table) => ({ ...table, herders: { ...table.herders, [owner]: space } }))}
          />
          {tiles.length === 0 ? null : (
            <Pick
              testID="fix-tile"
              options={[
                { value: null, title: t('fix.empty'), on: here === null },
                ...tiles.map((tile) => ({ value: tile, title: tileName(t, tile), on: here === tile })),
              ]}
              onPick={(tile) => edit((table) => laid(table, space, tile))}
            />
          )}
        </Part>
      )}
    </>
  );
}

const styles = StyleSheet.create({ map: { maxHeight: 420 } });
