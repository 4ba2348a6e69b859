import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { type Rating, rate } from '../src/explain/index.ts';
import { type LibraryPuzzle, readLibrary } from './library.ts';

const GOLDEN = resolve(import.meta.dirname, 'golden-ratings.csv');
const HEADING =
  'puzzle,label,webpbn,sweeps,lookahead,depth,steps,stepsPerLine,bottleneck,bottleneckStep,techniques';

async function ratingRow({ name, puzzle }: LibraryPuzzle): Promise<string> {
  const { label, webpbn, sweeps, lookahead, steps } = await rate(puzzle);
  const depth = lookahead && `${lookahead.isExact ? '' : '>='}${lookahead.depth}`;
  return [
    ...[name, label, webpbn, sweeps, lookahead?.kind, depth],
    ...[steps?.steps, steps?.stepsPerLine.toFixed(2)],
    ...[steps?.bottleneck?.lines, steps?.bottleneck?.step, techniquesOf(steps)],
  ].join(',');
}

/** "glue 12; overlap 3" */
function techniquesOf(steps: Rating['steps']): string {
  return Object.entries(steps?.shares ?? {})
    .map(([technique, share]) => `${technique} ${Math.round(share * (steps?.steps ?? 0))}`)
    .sort()
    .join('; ');
}

/**
 * After a change that is meant to change ratings: UPDATE_GOLDEN=1 npm test, and review the
 * difference.
 */
it('rates the built-in puzzles as the golden table says', async () => {
  const rows: string[] = [];
  for (const puzzle of readLibrary()) rows.push(await ratingRow(puzzle));
  const table = `${[HEADING, ...rows].join('\n')}\n`;
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(GOLDEN, table);
  expect(table).toBe(readFileSync(GOLDEN, 'utf8'));
}, 300_000);
