import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { DIFFICULTIES, type Difficulty } from '../src/box/kinds';
import { playOne } from './sam/simulate';

/** `npm run levels`: compares the difficulty levels over many simulated games and draws the result for the docs. */
const GAMES = 2000;
const FOLDER = join(import.meta.dirname, '..', 'docs');
const BIN = 5;

interface Level {
  readonly difficulty: Difficulty;
  readonly scores: readonly number[];
}

const INK: Readonly<Record<Difficulty, string>> = { easy: '#5E7A46', medium: '#B98724', hard: '#A8392B' };

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function quantile(values: readonly number[], share: number): number {
  const sorted = values.slice().sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

const play = (difficulty: Difficulty): Level => ({
  difficulty,
  scores: Array.from({ length: GAMES }, (_, i) => playOne(difficulty, i + 1, false).score.sam.total),
});

function table(levels: readonly Level[]): string {
  const rows = levels.map(({ difficulty, scores }) =>
    [
      difficulty,
      mean(scores).toFixed(1),
      quantile(scores, 0.1),
      quantile(scores, 0.5),
      quantile(scores, 0.9),
      Math.min(...scores),
      Math.max(...scores),
    ].join(' | '),
  );
  return [
    '| level | mean | 10 % below | median | 10 % above | lowest | highest |',
    '|---|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

/** One outline a level: share of games by Sam's score, five points a step. */
function plot(levels: readonly Level[]): string {
  const all = levels.flatMap(({ scores }) => scores);
  const low = Math.floor(Math.min(...all) / BIN) * BIN;
  const high = Math.ceil(Math.max(...all) / BIN) * BIN + BIN;
  const bins = (high - low) / BIN;
  const shares = levels.map(({ scores }) => {
    const counts = new Array<number>(bins).fill(0);
    for (const score of scores) {
      const bin = Math.floor((score - low) / BIN);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    return counts.map((count) => count / scores.length);
  });
  const top = Math.max(...shares.flat());
  const width = 720;
  const height = 320;
  const left = 48;
  const base = height - 44;
  const x = (bin: number): number => left + (bin * (width - left - 16)) / bins;
  const y = (share: number): number => base - (share / top) * (base - 40);
  const curves = levels.map(({ difficulty, scores }, i) => {
    const points = (shares[i] ?? [])
      .map((share, bin) => `${x(bin + 0.5).toFixed(1)},${y(share).toFixed(1)}`)
      .join(' ');
    const at = x((mean(scores) - low) / BIN).toFixed(1);
    const ink = INK[difficulty];
    return [
      `<polyline points="${points}" fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>`,
      `<line x1="${at}" x2="${at}" y1="40" y2="${base}" stroke="${ink}" stroke-width="1.5" stroke-dasharray="4 4"/>`,
      `<text x="${at}" y="${28 - (i % 2) * 14}" fill="${ink}" text-anchor="middle">${difficulty} ${mean(scores).toFixed(0)}</text>`,
    ].join('\n  ');
  });
  const marks = Array.from({ length: Math.floor((high - low) / 20) + 1 }, (_, i) => low + i * 20).map(
    (score) =>
      `<text x="${x((score - low) / BIN).toFixed(1)}" y="${base + 20}" text-anchor="middle">${score}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Sam's score by difficulty" font-family="sans-serif" font-size="13" fill="#2A2018">
  <rect width="${width}" height="${height}" rx="16" fill="#F3E9D2"/>
  <line x1="${left}" x2="${width - 16}" y1="${base}" y2="${base}" stroke="#7C6A55"/>
  ${marks.join('\n  ')}
  <text x="${width / 2}" y="${height - 8}" text-anchor="middle">Sam's score</text>
  ${curves.join('\n  ')}
</svg>
`;
}

const levels = DIFFICULTIES.map(play);
mkdirSync(FOLDER, { recursive: true });
writeFileSync(join(FOLDER, 'levels.svg'), plot(levels));
writeFileSync(
  join(FOLDER, 'levels.md'),
  `# How tough the levels are

Sam's score over ${GAMES.toLocaleString('en')} simulated games a level, against a rancher who makes random but legal moves. Such a rancher
never races, so games are long and Sam's totals high; what counts is the distance between the levels. Easy and medium
lie close together here: on medium the specialist moves of cards 13 to 15 take Sam to Kansas City more often, so he
delivers further and the game is two turns shorter; on easy the thinner pile brings hires, objectives and hazards round
more often, and a rancher who never races leaves him the time for them.

${table(levels)}

![Share of games by Sam's score for the three levels](levels.svg)

\`npm run levels\` plays the games again and rewrites this page.
`,
);
process.stdout.write(`${table(levels)}\n`);
