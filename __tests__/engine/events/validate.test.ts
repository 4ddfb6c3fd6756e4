import { checkEvent, MAX_NOTE } from '../../../src/engine/events/validate';
import { fold } from '../../../src/engine/events/fold';
import { readied } from './games';

const codeAndPath = (value: unknown): readonly unknown[] => {
  const checked = checkEvent(value);
  return checked.ok ? ['ok'] : [checked.error.code, ...Object.values(checked.error.params)];
};

const cyclic: Record<string, unknown> = { type: 'correct' };
cyclic['position'] = cyclic;

test.each<readonly [string, unknown, readonly unknown[]]>([
  ['nothing', null, ['badEvent', '.']],
  ['a text', 'samDone', ['badEvent', '.']],
  ['a list', [], ['badEvent', '.']],
  ['a date', new Date(0), ['badEvent', '.']],
  ['no type', {}, ['badEvent', 'type']],
  ['a type by inheritance', Object.create({ type: 'samDone' }), ['badEvent', '.']],
  ['a type of the prototype', { type: 'toString' }, ['unknownType', 'toString']],
  ['an unknown type', { type: 'cheat' }, ['unknownType', 'cheat']],
  ['a stray field', { type: 'samDone', by: 'me' }, ['badEvent', 'by']],
  ['a key of the prototype', JSON.parse('{"type":"samDone","__proto__":{}}'), ['badEvent', '__proto__']],
  ['no number', { type: 'adjustMoney', dollars: Number.NaN }, ['badEvent', 'dollars']],
  ['half a dollar', { type: 'adjustMoney', dollars: 0.5 }, ['badEvent', 'dollars']],
  ['a fortune', { type: 'adjustMoney', dollars: 1e6 }, ['badEvent', 'dollars']],
  ['nothing drawn', { type: 'draw', pile: 'bag1', items: [] }, ['badEvent', 'items']],
  ['a strange pile', { type: 'draw', pile: 'bag4', items: ['cowboy'] }, ['badEvent', 'pile']],
  [
    'a thousand tiles',
    { type: 'draw', pile: 'bag1', items: Array(1000).fill('cowboy') },
    ['badEvent', 'items'],
  ],
  ['a card that is none', { type: 'draw', pile: 'objectives', items: [{ vp: 3 }] }, ['badEvent', 'items']],
  ['card 16', { type: 'samCard', card: 16 }, ['badEvent', 'card']],
  ['a negative option', { type: 'samChoice', decision: 'move', option: -1 }, ['badEvent', 'option']],
  ['a long note', { type: 'note', text: 'x'.repeat(MAX_NOTE + 1) }, ['badEvent', 'text']],
  ['a circle', cyclic, ['badEvent', `${'position.'.repeat(12)}type`]],
  [
    'a hidden key',
    { type: 'correct', position: { sam: JSON.parse('{"constructor":1}') } },
    ['badEvent', 'position.sam.constructor'],
  ],
  ['a player event of a wrong shape', { type: 'hire', row: 'one', side: 'left' }, ['malformed', 'row']],
])('%s is refused', (_, value, expected) => {
  expect(codeAndPath(value)).toEqual(expected);
  expect(fold(readied(), value).ok).toBe(false);
});

test.each<readonly [string, unknown]>([
  ['a draw', { type: 'draw', pile: 'bag1', items: ['flood:green:4'] }],
  [
    'a card described by its owner',
    {
      type: 'draw',
      pile: 'objectives',
      items: [{ vp: 3, penalty: 2, reward: 'twoDollars', tasks: ['building', 'hazard'] }],
    },
  ],
  ['a hand-counted score', { type: 'finalScore', total: -3 }],
  ['a choice', { type: 'samChoice', decision: 'build', option: 0 }],
  ['a forced move', { type: 'move', path: ['A', 'B'], force: true }],
])('%s has the right shape', (_, value) => {
  expect(codeAndPath(value)).toEqual(['ok']);
});
