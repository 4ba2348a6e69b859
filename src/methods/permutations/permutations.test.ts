import { describe, expect, it } from 'vitest';
import { puzzleOfLengths, randomPuzzle } from '../../../test/boards.ts';
import { arrangements } from '../../../test/brute-force.ts';
import { libraryPuzzle } from '../../../test/library.ts';
import { makeRandom } from '../../engine/random.ts';
import { isSolution } from '../../puzzle/check-grid.ts';
import { defined } from '../../puzzle/defined.ts';
import { writeRows } from '../../puzzle/grid-text.ts';
import type { ExactPuzzle } from '../../puzzle/puzzle.ts';
import type { Result } from '../../puzzle/result.ts';
import { verdictOf } from '../../puzzle/verdict.ts';
import type { Choices, StepEvent } from '../method.ts';
import { refusalOf, solveBy } from '../solve-by.ts';
import { LONGEST_LIST, makeMemo, remember } from './memo.ts';
import { permutations } from './permutations.ts';

async function solve(
  puzzle: ExactPuzzle,
  choices: Choices = {},
  onStep?: (step: StepEvent) => void,
): Promise<Result> {
  const outcome = await solveBy(permutations, puzzle, { choices, ...defined({ onStep }) });
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}

/** Combines rows as the source does, checking only the prefixes of the first `checked` columns. */
function combineLoosely(puzzle: ExactPuzzle, checked: number): string[] | undefined {
  const columns = puzzle.columns.map((clue) =>
    [...arrangements(clue, puzzle.height)].map((cells) => cells.join('')),
  );
  const isFine = (rows: string[]): boolean =>
    columns.slice(0, checked).every((possible, c) => {
      const prefix = rows.map((row) => row[c]).join('');
      return possible.some((column) => column.startsWith(prefix));
    });
  const extend = (rows: string[]): string[] | undefined => {
    if (rows.length === puzzle.height) return rows;
    for (const cells of arrangements(puzzle.rows[rows.length], puzzle.width)) {
      const next = [...rows, cells.join('')];
      const found = isFine(next) ? extend(next) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return extend([]);
}

describe('permutations', () => {
  it.each([
    ['report-10x6', 129],
    ['report-12x11', 47],
  ])("solves the report's %s from the top with %i rows placed", async (name, nodes) => {
    const result = await solve(libraryPuzzle(name));
    expect(verdictOf(result)).toBe('unique');
    expect(result.stats.nodes).toBe(nodes);
  });

  it('looks at all columns; with the first alone, as in the source, a wrong grid would pass', async () => {
    const puzzle = puzzleOfLengths([[1], [2], [1]], [[1], [3], [0]]);
    const grid = (rows: string[] | undefined) => ({
      width: 3,
      height: 3,
      cells: Int32Array.from(rows?.join('') ?? '', (cell) => (cell === '1' ? 2 : 1)),
    });
    expect(isSolution(puzzle, grid(combineLoosely(puzzle, 1)))).toBe(false);
    expect(isSolution(puzzle, grid(combineLoosely(puzzle, 3)))).toBe(true);
    const { solutions } = await solve(puzzle);
    expect(writeRows(solutions[0], puzzle.palette)).toEqual(['.#.', '##.', '.#.']);
  });

  it('has a mask that lets through only what every column takes, blocks that must start now too', async () => {
    for (const name of ['lock', 'insect', 'report-10x6', 'report-12x11']) {
      const puzzle = libraryPuzzle(name);
      const masked = await solve(puzzle, { memo: 'off' });
      const { nodes, masked: skipped, columnChecks } = masked.stats;
      // Placing a row reads each of its cells once, and the mask of the next row reads both colours
      // of each cell. If there are no more readings than these, none was for an arrangement that
      // the columns rejected.
      expect(columnChecks).toBe(3 * puzzle.width * nodes);
      expect(skipped).toBeGreaterThan(0);
      const plain = await solve(puzzle, { mask: 'off' });
      expect(plain.stats).toMatchObject({ nodes, masked: 0 });
    }
  });

  it('remembers: the same nodes from fewer arrangements, with fewer looks', async () => {
    const kept = await solve(libraryPuzzle('insect'));
    const forgotten = await solve(libraryPuzzle('insect'), { memo: 'off' });
    expect(kept.stats.nodes).toBe(forgotten.stats.nodes);
    expect(kept.stats.placements).toBeLessThan(forgotten.stats.placements);
    expect(kept.stats.masked).toBeLessThan(forgotten.stats.masked);
    expect(kept.stats.memoHits).toBeGreaterThan(0);
    expect(forgotten.stats.memoHits).toBe(0);
  });

  it("takes rows in any order; on the report's puzzles the fewest arrangements first is the best", async () => {
    for (const name of ['lock', 'insect', 'report-10x6', 'report-12x11']) {
      const puzzle = libraryPuzzle(name);
      const [given, confirmed, fewest] = await Promise.all(
        ['given', 'confirmed', 'fewest'].map((order) => solve(puzzle, { order })),
      );
      for (const result of [confirmed, fewest]) expect(result.solutions).toEqual(given.solutions);
      expect(fewest.stats.nodes).toBeLessThan(given.stats.nodes);
      expect(fewest.stats.nodes).toBeLessThanOrEqual(confirmed.stats.nodes);
    }
  });

  it('tells of each row that it places or takes back, and of no other cell', async () => {
    const steps: StepEvent[] = [];
    await solve(puzzleOfLengths([[1], [1]], [[1], [1]]), { order: 'given' }, (step) =>
      steps.push(step),
    );
    const told = steps.map(({ kind, line, cells }) => `${kind} ${line} ${cells.join('')}`);
    expect(told.slice(0, 4)).toEqual([
      'place 0 2133',
      'place 1 2112',
      'back 1 2133',
      'back 0 3333',
    ]);
  });

  it('leaves given cells known when it takes a row back', async () => {
    const backs: string[] = [];
    const ones = [[1], [1]];
    const given = { width: 2, height: 2, cells: Int32Array.of(3, 3, 3, 2) };
    await solve({ ...puzzleOfLengths(ones, ones), given }, {}, ({ kind, line, cells }) => {
      if (kind === 'back') backs.push(`${line} ${cells.join('')}`);
    });
    expect(backs.slice(0, 2)).toEqual(['1 2132', '0 3332']);
  });

  it('refuses what would not fit in memory, at once, with the number', () => {
    const large = randomPuzzle(makeRandom(1), 200, 200, 1, 0.5);
    const choices = { mask: 'on', memo: 'on', order: 'given' };
    const refusal = refusalOf(permutations, large, choices);
    expect(refusal?.code).toBe('too-large');
    expect(refusal?.message).toMatch(
      /\de\d+ arrangements of 200 cells in the first 1 of its 200 rows/,
    );
  });

  it('counts rows of the same clue once when they share their arrangements', () => {
    const dots = new Array<number[]>(30).fill(new Array(8).fill(1));
    const puzzle = puzzleOfLengths(dots, dots);
    const choices = { mask: 'on', order: 'given' };
    expect(refusalOf(permutations, puzzle, { ...choices, memo: 'on' })).toBeUndefined();
    expect(refusalOf(permutations, puzzle, { ...choices, memo: 'off' })?.code).toBe('too-large');
  });

  it('refuses columns with holes that would not fit in memory', () => {
    const line = new Array<number[]>(1500).fill([1500]);
    const refusal = (order: string) =>
      refusalOf(permutations, puzzleOfLengths(line, line), { mask: 'on', memo: 'on', order });
    expect(refusal('given')).toBeUndefined();
    expect(refusal('confirmed')?.message).toMatch(/order=confirmed on .* would take \d+ MB/);
  });
});

describe('the memo', () => {
  it('keeps no list that is too long', () => {
    const memo = makeMemo();
    remember(memo, 'long', new Array(LONGEST_LIST + 1).fill(0));
    remember(memo, 'short', [3, 5]);
    expect([...memo.lists]).toEqual([['short', Int32Array.of(3, 5)]]);
  });

  it('forgets everything when it is full', () => {
    const memo = makeMemo();
    remember(memo, 'first', [1]);
    memo.room = 4;
    remember(memo, 'other', [2]);
    expect([...memo.lists.keys()]).toEqual(['other']);
    expect(memo.room).toBe(makeMemo().room - 6);
  });
});
