import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { EXAMPLE } from '../engine/table/example';

const ROOT = join(__dirname, '..', '..');
const TSX = join(ROOT, 'node_modules', '.bin', 'tsx');

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** The real command line in a process of its own. */
function sam(args: readonly string[], cwd: string, input = ''): Ran {
  const { status, stdout, stderr } = spawnSync(TSX, [join(ROOT, 'tools', 'sam.ts'), ...args], {
    cwd,
    input,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return { code: status, out: stdout, error: stderr };
}

describe('sam check and sam score', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sam-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return name;
  };

  test('a good file is ok, from a file and from standard input', () => {
    const text = JSON.stringify(EXAMPLE);
    expect(sam(['check', file('good.json', text)], folder)).toEqual({ code: 0, out: 'ok\n', error: '' });
    expect(sam(['check', '-'], folder, text)).toEqual({ code: 0, out: 'ok\n', error: '' });
  });

  test('the score is one object with the categories by number', () => {
    const { code, out } = sam(['score', '-'], folder, JSON.stringify(EXAMPLE));
    const sheet = JSON.parse(out) as Record<'player' | 'sam', Record<string, number>>;
    const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', 'total'];
    expect(code).toBe(0);
    expect([Object.keys(sheet.player), Object.keys(sheet.sam)]).toEqual([keys, keys]);
    expect(sheet.player).toMatchObject({ '1': 1, '2': 3, '4': 1, total: 5 });
    expect(sheet.sam).toMatchObject({ '1': 0, '2': 1, total: 1 });
  });

  test.each([
    ['unknown ids', '{"trail":{"C1":"sam:14b"}}', 'trail.C1: unknown building "14b"'],
    ['truncated', JSON.stringify(EXAMPLE).slice(0, 300), /^line 1, column \d+: /],
  ])('%s: exit 2, one line, nothing written', (name, text, wanted) => {
    const written = file(`${name}.json`, text);
    const before = readdirSync(folder);
    for (const command of ['check', 'score']) {
      const { code, out, error } = sam([command, written], folder);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(error).toMatch(wanted);
      expect(error.trimEnd().split('\n')).toHaveLength(1);
    }
    expect(readdirSync(folder)).toEqual(before);
  });

  test('50 MB are refused by their size', () => {
    const written = file('huge.json', `{"trail":{"A1":"${'x'.repeat(50_000_000)}"}}`);
    const { code, out, error } = sam(['check', written], folder);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toMatch(/^huge\.json: larger than 5 MB/);
  });

  test('a file that is not there', () => {
    const { code, error } = sam(['check', 'nowhere.json'], folder);
    expect(code).toBe(2);
    expect(error).toMatch(/^nowhere\.json: /);
  });
});
