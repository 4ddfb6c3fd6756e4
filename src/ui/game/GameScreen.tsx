import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Game } from '@/engine/events/types';
import { openGame, useGame } from '@/store/game';

import { SetupScreen, useLaidOut } from '../setup';
import { ScoreScreen } from '../score/ScoreScreen';
import { Damaged, Failed, Missing, Opening } from './GameStates';
import { GameTable } from './GameTable';
import { resetTable, useTable } from './table';

export type GameScreenProps = { readonly id: string };

/** A stored game: opened where it was left, shown by its stage. */
export function GameScreen({ id }: GameScreenProps) {
  const status = useGame((state) => state.status);
  const shown = useGame((state) => state.id);
  const game = useGame((state) => state.game);
  const at = useGame((state) => state.at);
  useEffect(() => {
    resetTable();
    void openGame(id);
  }, [id]);
  if (shown !== id) return <Opening />;
  switch (status) {
    case 'missing':
      return <Missing />;
    case 'damaged':
      return <Damaged id={id} />;
    case 'failed':
      return <Failed id={id} />;
    default:
      break;
  }
  if (game === null) return <Opening />;
  return (
    <View id={`moment-${at}`} style={styles.fill}>
      <ByStage id={id} game={game} />
    </View>
  );
}

function ByStage({ id, game }: GameScreenProps & { readonly game: Game }) {
  const looking = useTable((state) => state.looking);
  const laidOut = useLaidOut(id, game);
  if (game.stage.type === 'setup' || !laidOut) return <SetupScreen game={game} />;
  if (game.stage.type === 'over' && !looking) return <ScoreScreen game={game} />;
  return <GameTable game={game} />;
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
