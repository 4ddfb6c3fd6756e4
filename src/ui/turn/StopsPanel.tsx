import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { SpaceId } from '@/box/trail';
import type { Offers, PlayState, Stop, Way } from '@/engine/play';
import { stepLimit } from '@/engine/play/purse';
import { useT, type Translator } from '@/i18n';

import { Button, Text } from '../base';
import { useShowOnMap, type MapMarks } from '../game/mapMarks';
import { play } from '../game/table';
import { SPACE } from '../theme';
import { Chip } from './Chip';
import { handGroup } from './groups';
import { ChoiceList } from './ChoiceList';
import { Panel } from './Panel';
import { placeOffers, shortPlace, whereabouts } from './places';
import { useOpen } from './useOpen';

export type StopsPanelProps = { readonly state: PlayState; readonly offers: Offers };

const move = (way: Way): void => void play({ type: 'move', path: way.path });

/** Phase A: where the herder stops, by a tap on the map or on a line. */
export function StopsPanel({ state, offers }: StopsPanelProps) {
  const t = useT();
  const { table, turn } = state;
  const { stops, places } = offers;
  const first = turn.first;
  const [elsewhere, setElsewhere] = useState(false);
  const [open, setOpen] = useOpen(state.table);
  const marks = useMemo((): MapMarks => {
    if (elsewhere) {
      return {
        allSpaces: true,
        onPressSpace: (space) => {
          setElsewhere(false);
          void play({ type: 'move', path: [space], force: true });
        },
      };
    }
    if (first) {
      return {
        stops: places.map((space) => ({ space })),
        onPressSpace: (space) => void play({ type: 'place', space }),
      };
    }
    return {
      stops,
      onPressSpace: (space) => {
        const stop = stops.find((one) => one.space === space);
        if (stop !== undefined) move(stop);
      },
      mover: 'player',
    };
  }, [elsewhere, first, places, stops]);
  useShowOnMap(marks);
  const hand = useMemo(() => handGroup(t, state, offers), [t, state, offers]);
  const sorted = useMemo(() => [...stops].sort((a, b) => a.steps - b.steps), [stops]);
  const purse = turn.essentials
    ? undefined
    : first
      ? t.dollars(table.player.dollars)
      : t('turn.purse', { steps: stepLimit(table.player, false), dollars: table.player.dollars });
  return (
    <Panel title={t(first ? 'turn.whereFirst' : 'turn.where')} purse={purse}>
      {elsewhere ? (
        <>
          <Text>{t('turn.elsewhereHint')}</Text>
          <Button label={t('common.cancel')} onPress={() => setElsewhere(false)} />
        </>
      ) : (
        <>
          <View style={styles.rows}>
            {first
              ? places.map((space) => (
                  <PlaceRow
                    key={space}
                    space={space}
                    state={state}
                    onPress={() => void play({ type: 'place', space })}
                  />
                ))
              : sorted.map((stop) => <StopRow key={stop.space} stop={stop} state={state} />)}
          </View>
          {hand.choices.length === 0 ? null : (
            <ChoiceList
              quiet
              choices={hand.choices}
              open={open}
              onOpen={setOpen}
              onDo={(event) => void play(event)}
            />
          )}
          {first ? null : (
            <Chip quiet title={t('turn.elsewhere')} testID="elsewhere" onPress={() => setElsewhere(true)} />
          )}
        </>
      )}
    </Panel>
  );
}

type RowProps = { readonly state: PlayState };

function PlaceRow({
  space,
  state: { table },
  onPress,
}: RowProps & { readonly space: SpaceId; readonly onPress: () => void }) {
  const t = useT();
  return (
    <Chip
      testID={`stop-${space}`}
      title={shortPlace(t, table, space)}
      detail={placeOffers(t, table, space)}
      onPress={onPress}
    />
  );
}

/** Where several ways lead there, the one taken: the cheapest, by the first place it enters. */
function wayWords(t: Translator, { table }: PlayState, { path, others }: Stop): string | null {
  const [first] = path;
  if (others.length === 0 || path.length < 2 || first === undefined) return null;
  return t('turn.by', { place: shortPlace(t, table, first) });
}

function StopRow({ stop, state }: RowProps & { readonly stop: Stop }) {
  const t = useT();
  const { table } = state;
  const words = [
    whereabouts(t, table, stop.space),
    placeOffers(t, table, stop.space),
    wayWords(t, state, stop),
    stop.fee > 0 ? t('turn.fee', { dollars: stop.fee }) : null,
  ].filter((word) => word !== null);
  return (
    <Chip
      testID={`stop-${stop.space}`}
      title={shortPlace(t, table, stop.space)}
      detail={words.join(' · ')}
      mark={{ type: 'figure', text: String(stop.steps) }}
      onPress={() => move(stop)}
    />
  );
}

const styles = StyleSheet.create({ rows: { gap: SPACE.sm } });
