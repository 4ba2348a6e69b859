import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Rating, rate } from '../src/explain/index.ts';
import { type LibraryPuzzle, readLibrary } from './library.ts';

const GOLDEN = resolve(import.meta.dirname, 'golden-ratings.csv');
const HEADING =
  'puzzle,label,webpbn,sweeps,lookahead,depth,steps,stepsPerLine,bottleneck,bottleneckStep,techniques';

async function ratingRow({ name, puzzle }: LibraryPuzzle): Promise<string> {
  const { label, webpbn, sweeps, lookahead, steps } = await rate(puzzle, {
    limits: { seconds: Number.POSITIVE_INFINITY },
  });
  const depth = lookahead && `${lookahead.isExact ? '' : '>='}${lookahead.depth}`;
  return [
    ...[name, label, webpbn, sweeps, lookahead?.kind, depth],
    ...[steps?.steps, steps?.stepsPerLine.toFixed(2)],
    ...[steps?.bottleneck?.lines, steps?.bottleneck?.step, techniquesOf(steps)],
  ].join(',');
}

/** Returns the number of steps of each technique, such as "glue 12; overlap 3". */
function techniquesOf(steps: Rating['steps']): string {
  return Object.entries(steps?.shares ?? {})
    .map(([technique, share]) => `${technique} ${Math.round(share * (steps?.steps ?? 0))}`)
    .sort()
    .join('; ');
}

/**
 * Puzzles that take longer than all others together. They are left out because smaller puzzles need
 * the same techniques: others in colour, and the next smaller domino board.
 */
const SLOW = ['ringed-planet', 'domino-7'];

const isRenewed = process.env.UPDATE_GOLDEN === '1';
const golden = readFileSync(GOLDEN, 'utf8').trimEnd().split('\n');
const library = readLibrary();

/**
 * After a change that is meant to change ratings, run UPDATE_GOLDEN=1 npm test, which rates the
 * slow puzzles too, and review the difference.
 */
describe('the golden table of ratings', () => {
  const renewed: string[] = [HEADING];
  afterAll(() => {
    if (isRenewed) writeFileSync(GOLDEN, `${renewed.join('\n')}\n`);
  });

  it('has a row for each built-in puzzle', () => {
    const names = golden.slice(1).map((row) => row.split(',', 1)[0]);
    if (!isRenewed) expect(names).toEqual(library.map(({ name }) => name));
    expect(golden[0]).toBe(HEADING);
  });

  it.each(library.filter(({ name }) => isRenewed || !SLOW.includes(name)))(
    'rates $name',
    async (puzzle) => {
      const row = await ratingRow(puzzle);
      renewed.push(row);
      if (!isRenewed) expect(golden).toContain(row);
    },
    300_000,
  );
});
