import {
  canRedo,
  canUndo,
  currentGame,
  goTo,
  apply,
  redo,
  replay,
  startHistory,
  undo,
  type History,
} from '../../../src/engine/events/history';
import { autoplay } from '../../../src/engine/events/autoplay';
import type { GameEvent } from '../../../src/engine/events/types';
import { setupWith } from './games';

const EVENTS: readonly GameEvent[] = [
  { type: 'draw', pile: 'masters', items: ['perWorker'] },
  { type: 'draw', pile: 'masters', items: ['perBuilding'] },
  { type: 'note', text: 'two masters' },
];

function applied(events: readonly GameEvent[]): History {
  let history = startHistory(setupWith());
  for (const event of events) {
    const next = apply(history, event);
    if (!next.ok) throw new Error(next.error.code);
    history = next.value;
  }
  return history;
}

test('undo and redo go through the same games', () => {
  const history = applied(EVENTS);
  expect(canUndo(history)).toBe(true);
  expect(canRedo(history)).toBe(false);
  const back = undo(undo(history));
  expect(currentGame(back).requests[0]?.count).toBe(4);
  expect(canRedo(back)).toBe(true);
  expect(redo(redo(back))).toEqual(history);
  expect(currentGame(goTo(history, 0))).toBe(history.games[0]);
  expect(goTo(history, -5).at).toBe(0);
  expect(goTo(history, 99)).toBe(history);
  expect(goTo(history, Number.NaN).at).toBe(0);
});

test('a new event after going back replaces what was taken back', () => {
  const back = undo(undo(applied(EVENTS)));
  const next = apply(back, { type: 'note', text: 'another way' });
  expect(next.ok && next.value.events.length).toBe(2);
  expect(next.ok && canRedo(next.value)).toBe(false);
});

test('a refused event leaves the history as it is', () => {
  const history = applied(EVENTS);
  const refused = apply(history, { type: 'samDone' });
  expect(refused.ok).toBe(false);
  expect(history.events).toHaveLength(3);
});

test('a damaged log is replayed up to the damage', () => {
  const { setup, events } = autoplay(setupWith({ draws: 'app', seed: 5 }));
  const damaged: unknown[] = [...events];
  damaged[40] = { type: 'nonsense' };
  const again = replay(setup, damaged);
  expect(again.ok && again.value.folded).toBe(40);
  expect(again.ok && again.value.stopped?.code).toBe('unknownType');
  const whole = replay(setup, events);
  expect(again.ok && whole.ok && again.value.game).toEqual(whole.ok ? whole.value.history.games[40] : null);
});

test('a setup that cannot be read is an error with its path', () => {
  const again = replay({ ...setupWith(), difficulty: 'brutal' }, []);
  expect(again.ok ? null : again.error.path).toBe('difficulty');
});
