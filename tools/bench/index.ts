import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Bench, Figure } from './section';

const NOT_SECTIONS = ['index', 'section'];

const sectionNames = (): readonly string[] =>
  readdirSync(__dirname)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => !NOT_SECTIONS.includes(name));

const hasBench = (module: unknown): module is { readonly bench: Bench } =>
  typeof module === 'object' && module !== null && 'bench' in module && typeof module.bench === 'function';

const holds = ({ value, limit, atLeast }: Figure): boolean =>
  limit === undefined || (atLeast === true ? value >= limit : value <= limit);

const show = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) >= 100 ? 0 : 2 });

function line(figure: Figure): string {
  const { name, value, unit, limit, atLeast } = figure;
  const aim =
    limit === undefined ? '' : `  (${atLeast === true ? 'at least' : 'at most'} ${show(limit)} ${unit})`;
  return `  ${holds(figure) ? ' ' : '!'} ${name.padEnd(58)} ${show(value).padStart(10)} ${unit}${aim}`;
}

/** `npm run bench` measures everything, `npm run bench -- web` one section. */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const known = sectionNames();
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`No section ${unknown.join(', ')}; there are: ${known.join(', ')}.`);
  let missed = 0;
  for (const name of known.filter((section) => wanted.length === 0 || wanted.includes(section))) {
    const module: unknown = await import(join(__dirname, `${name}.ts`));
    if (!hasBench(module)) throw new Error(`tools/bench/${name}.ts exports no bench.`);
    console.log(name);
    const figures = await module.bench();
    for (const figure of figures) console.log(line(figure));
    missed += figures.filter((figure) => !holds(figure)).length;
  }
  console.log(missed === 0 ? 'All aims met.' : `${missed} aims missed (marked with !).`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
