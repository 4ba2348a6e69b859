import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settleLines } from '../src/engine/board/settle-lines.ts';
import { makeRandom } from '../src/engine/random.ts';
import { solve } from '../src/engine/solve.ts';
import { isSolution } from '../src/puzzle/check-grid.ts';
import { countKnown, sameGrid } from '../src/puzzle/grid.ts';
import { verdictOf } from '../src/puzzle/verdict.ts';
import { domino, randomPuzzle, symmetricPuzzle } from './boards.ts';
import { type LibraryPuzzle, PUZZLES, readLibrary } from './library.ts';

const GOLDEN = resolve(import.meta.dirname, 'golden.csv');
const HEADING =
  'puzzle,width,height,colours,verdict,settledByLines,lineSolves,propagations,probes,decisions,conflicts,learnt,restarts,dives';

const library = readLibrary();

/** Puzzles that probing alone does not solve, so that the table has counters of the search too. */
const made: LibraryPuzzle[] = [
  { name: 'made domino 9', puzzle: domino(9) },
  { name: 'made domino 10', puzzle: domino(10) },
  { name: 'made noise', puzzle: randomPuzzle(makeRandom(1), 25, 25, 1, 0.4) },
  { name: 'made noise in colour', puzzle: randomPuzzle(makeRandom(2), 24, 24, 2, 0.45) },
  { name: 'made mirrored noise', puzzle: symmetricPuzzle(makeRandom(3), 24, 24, 1, 0.4) },
  { name: 'made swapped noise', puzzle: randomPuzzle(makeRandom(4), 12, 12, 1, 0.5, 1) },
];

/**
 * Returns the verdict and the counters of one puzzle. The row contains no times, so that only a
 * change of the program changes the row.
 */
async function goldenRow({ name, puzzle }: LibraryPuzzle): Promise<string> {
  const { width, height, palette } = puzzle;
  const result = await solve(puzzle);
  const { lineSolves, propagations, probes, decisions, conflicts, learnt, restarts, dives } =
    result.stats;
  const settled = countKnown(settleLines(puzzle).grid);
  return [
    ...[name, width, height, palette.length - 1, verdictOf(result), settled],
    ...[lineSolves, propagations, probes, decisions, conflicts, learnt, restarts, dives],
  ].join(',');
}

describe('the built-in puzzles', () => {
  it('are many, small and large, some in colour, some beyond line solving', () => {
    expect(library.length).toBeGreaterThanOrEqual(66);
    const ofSize = (least: number, most: number) =>
      library.filter(({ puzzle: { width, height } }) => {
        const side = Math.max(width, height);
        return side >= least && side <= most;
      });
    expect(ofSize(1, 5).length).toBeGreaterThanOrEqual(5);
    expect(ofSize(6, 10).length).toBeGreaterThanOrEqual(15);
    expect(ofSize(60, 100).length).toBeGreaterThanOrEqual(6);
    const inColour = library.filter(({ puzzle }) => puzzle.palette.length > 2);
    expect(inColour.length).toBeGreaterThanOrEqual(14);
    const open = library.filter(
      ({ puzzle }) => countKnown(settleLines(puzzle).grid) < puzzle.width * puzzle.height,
    );
    expect(open.length).toBeGreaterThanOrEqual(5);
  });

  it('have names that can stand in an address, and titles of their own', () => {
    for (const { name } of library) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(new Set(library.map(({ puzzle }) => puzzle.meta.title)).size).toBe(library.length);
  });

  it('name their author, source and licence, and stand in the table', () => {
    const table = readFileSync(join(PUZZLES, 'README.md'), 'utf8');
    for (const { name, puzzle } of library) {
      const { title, author, licence, source } = puzzle.meta;
      expect([title, author, licence, source], name).not.toContain(undefined);
      expect(table).toContain(`\`${name}.non\``);
    }
  });

  it('have their goal as the only solution', async () => {
    for (const { name, puzzle } of library) {
      const { solutions, complete } = await solve(puzzle);
      expect({ name, found: solutions.length, complete }).toEqual({
        name,
        found: 1,
        complete: true,
      });
      expect(puzzle.goal !== undefined && isSolution(puzzle, puzzle.goal), name).toBe(true);
      expect(puzzle.goal !== undefined && sameGrid(solutions[0], puzzle.goal), name).toBe(true);
    }
  });

  /**
   * After a change that is meant to change the counters, run UPDATE_GOLDEN=1 npm test and review
   * the difference.
   */
  it('take the work that the golden table says', async () => {
    const rows: string[] = [];
    for (const puzzle of [...library, ...made]) rows.push(await goldenRow(puzzle));
    const table = `${[HEADING, ...rows].join('\n')}\n`;
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(GOLDEN, table);
    expect(table).toBe(readFileSync(GOLDEN, 'utf8'));
  });
});
