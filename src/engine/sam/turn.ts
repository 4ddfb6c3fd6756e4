import { boxOf } from '../../box/profile';
import { LEVEL, type SamCard } from '../../box/samCards';
import { assertNever } from '../../lib/assertNever';
import { shuffle } from '../../lib/random';
import type { Table } from '../table/state';
import { build } from './building';
import { buyCattle, takeBestThree } from './cattle';
import { engineByEngineers, engineToNextStation } from './engine';
import { decideCheapest, decideSpecialist, hire } from './hire';
import { kansasCity } from './kansasCity';
import { decideMove, stepsOf } from './movement';
import { objectiveFromFurthest } from './objective';
import { reportDecision, settled, type Run } from './run';
import { takeHazard, takeOutlaw } from './tokens';
import type { Choices, Draws, SamOutcome } from './types';

/** The top card, after shuffling the discards into a new pile when there is none; null when he has no card at all. */
export function drawSamCard(
  table: Table,
): { readonly card: SamCard; readonly table: Table; readonly shuffled: boolean } | null {
  const { sam } = table;
  if (sam.deck.length > 0) {
    const [card, ...deck] = sam.deck as [SamCard, ...SamCard[]];
    return { card, table: { ...table, sam: { ...sam, deck } }, shuffled: false };
  }
  if (sam.discards.length === 0) return null;
  const rolled = shuffle(table.seed, sam.discards);
  const [card, ...deck] = rolled.value as [SamCard, ...SamCard[]];
  return {
    card,
    table: { ...table, seed: rolled.seed, sam: { ...sam, deck, discards: [] } },
    shuffled: true,
  };
}

/** The cards a level plays with. */
export const cardsOf = (table: Table): readonly SamCard[] => LEVEL[table.difficulty].cards;

/**
 * Plays one turn of Sam by the card turned (already out of the deck): move, the card's action in full, Kansas City if
 * the move ended there, card to the discards. The same table, card, draws and choices always give the same outcome, so
 * a turn that waits for the table is simply played again with what has been drawn since.
 */
export function playSam(table: Table, card: SamCard, draws: Draws, choices: Choices = {}): SamOutcome {
  const run: Run = { table, needs: null, steps: [], draws, used: {}, choices };
  const { steps, pace } = stepsOf(table, card);
  move(run, steps);
  act(run, card);
  if (!run.needs && run.table.herders.sam === 'kansasCity') kansasCity(run);
  if (!run.needs) {
    const { sam } = run.table;
    run.table = { ...run.table, sam: { ...sam, discards: [...sam.discards, card] } };
  }
  return { card, pace, steps: run.steps, needs: run.needs, table: run.table, used: run.used };
}

/** Moves the herder; what he passes or stops on of the player's, the player takes from the bank. */
function move(run: Run, steps: number): void {
  const decision = decideMove(run.table, steps);
  if (!decision) return;
  const way = settled(run, 'move', decision);
  reportDecision(
    run,
    'move',
    decision,
    (other) => ({ path: other.path, to: other.to, playerGains: other.owed }),
    { do: 'move', steps, path: way.path, to: way.to, playerGains: way.owed },
  );
  const { herders, player } = run.table;
  run.table = {
    ...run.table,
    herders: { ...herders, sam: way.to },
    player: way.owed > 0 ? { ...player, dollars: player.dollars + way.owed } : player,
  };
}

function act(run: Run, card: SamCard): void {
  const { action } = boxOf(run.table.profile).samCards[card];
  const { specialization } = run.table.sam;
  switch (action) {
    case 'hireCheapest':
      return hire(run, decideCheapest);
    case 'hireSpecialist':
      return hire(run, decideSpecialist);
    case 'cattle':
      return buyCattle(run, false);
    case 'build':
      return build(run, null);
    case 'engine':
      return engineByEngineers(run);
    case 'objective':
      objectiveFromFurthest(run, (slot) => ({ rule: 'objective.furthest', params: { slot } }));
      return;
    case 'outlaw':
      return takeOutlaw(run);
    case 'hazard':
      return takeHazard(run);
    case 'cattleSplit':
      return specialization === 'cowboy' ? buyCattle(run, true) : takeBestThree(run);
    case 'buildSplit':
      return build(run, specialization === 'builder' ? null : 1);
    case 'engineSplit':
      return specialization === 'engineer' ? engineToNextStation(run) : engineByEngineers(run);
    default:
      return assertNever(action);
  }
}
