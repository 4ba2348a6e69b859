import { describe, expect, it } from 'vitest';
import { puzzleOf, puzzleOfLengths } from '../../../test/boards.ts';
import { arrangements } from '../../../test/brute-force.ts';
import { libraryPuzzle } from '../../../test/library.ts';
import { type Clue, clueOfLengths } from '../../puzzle/clue.ts';
import { writeRows } from '../../puzzle/grid-text.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Result } from '../../puzzle/result.ts';
import { verdictOf } from '../../puzzle/verdict.ts';
import { lineClue } from '../line-clues.ts';
import type { MethodOptions, StepEvent } from '../method.ts';
import { refusalOf, solveBy } from '../solve-by.ts';
import { bits } from './bits.ts';
import { current, dropCurrent, makeFrontier, openNodes } from './frontier.ts';
import {
  copyPossibility,
  makePossibilities,
  nextPossibility,
  openLine,
  type Possibilities,
  resume,
  toDecimal,
  wordAt,
} from './possibilities.ts';

const candidatesOf = (line: string): Int32Array =>
  Int32Array.from(line, (cell) => ({ '0': 1, '1': 2 })[cell] ?? 3);

const integerOf = (all: Possibilities): string =>
  toDecimal(Int32Array.from({ length: all.words }, (_, w) => wordAt(all, w)));

/** Returns the possibilities of a line of `0`, `1` and `?`, in decimal. */
function possibilities(lengths: number[], line: string): string[] {
  return possibilitiesOf(clueOfLengths(lengths), line);
}

function possibilitiesOf(asked: Clue, line: string): string[] {
  const clue = lineClue(asked, line.length);
  const all = makePossibilities([clue]);
  const count = openLine(all, clue, candidatesOf(line));
  const found: string[] = [];
  while (nextPossibility(all)) found.push(integerOf(all));
  expect(found).toHaveLength(count);
  return found;
}

describe('possibilities', () => {
  it('are six for 1 1 in 5 cells, in decreasing order; the source lists three', () => {
    expect(possibilities([1, 1], '?????')).toEqual(['20', '18', '17', '10', '9', '5']);
  });

  it('are 10 and 9 when 01000 is known; 20, which the source keeps, does not have that bit', () => {
    expect(possibilities([1, 1], '?1???')).toEqual(['10', '9']);
  });

  it('keep the cells that are known to be empty', () => {
    expect(possibilities([1, 1], '??0??')).toEqual(['18', '17', '10', '9']);
  });

  it.each([
    ['an empty clue, on which the source fails', [], '???', ['0']],
    ['a full line', [3], '???', ['7']],
    ['a contradiction', [2], '?0?', []],
    ['a painted cell too many', [], '?1?', []],
  ])('%s', (_, lengths, line, expected) => {
    expect(possibilities(lengths, line)).toEqual(expected);
  });

  it.each([31, 32, 33, 64, 70])('are exact integers in lines of %i cells', (size) => {
    const clue = clueOfLengths([5, size - 12, 3]);
    const truth = [...arrangements(clue, size)]
      .map((cells) => BigInt(`0b${cells.join('')}`))
      .sort((a, b) => (a < b ? 1 : -1));
    expect(possibilities([5, size - 12, 3], '?'.repeat(size))).toEqual(truth.map(String));
  });

  it('have every length of a blotted block, in decreasing order', () => {
    const clue = [null, 1].map((length) => ({ length, colour: 1 }));
    expect(possibilitiesOf(clue, '????')).toEqual(['13', '10', '9', '5']);
    expect(possibilitiesOf(clue, '?0??')).toEqual(['10', '9']);
  });

  it('of an unknown line are all integers that agree with what is known', () => {
    expect(possibilitiesOf(null, '1?0?')).toEqual(['13', '12', '9', '8']);
  });

  it.each([
    ['a clue', clueOfLengths([1, 2, 1])],
    ['blotted blocks', [null, 2, null].map((length) => ({ length, colour: 1 }))],
    ['an unknown line', null],
  ])('go on where they were left: %s', (_, asked) => {
    const clue = lineClue(asked, 9);
    const [one, other] = [makePossibilities([clue]), makePossibilities([clue])];
    openLine(one, clue, candidatesOf('????1????'));
    for (let i = 0; i < 5; i++) nextPossibility(one);
    openLine(other, clue, candidatesOf('????1????'));
    resume(other, copyPossibility(one));
    expect(integerOf(other)).toBe(integerOf(one));
    while (nextPossibility(one)) {
      expect(nextPossibility(other)).toBe(true);
      expect(integerOf(other)).toBe(integerOf(one));
    }
    expect(nextPossibility(other)).toBe(false);
  });
});

describe('the frontier', () => {
  /**
   * Searches a tree in which each inner node has three children. Returns the leaves in the order of
   * the search, and the highest number of open nodes.
   */
  function walk(most: number, depth: number): { leaves: string[]; widest: number } {
    const frontier = makeFrontier<{ name: string; tried: number }>(most);
    frontier.nodes.push({ name: '', tried: 0 });
    const leaves: string[] = [];
    let widest = 0;
    for (let node = current(frontier); node !== undefined; node = current(frontier)) {
      const name = `${node.name}${node.tried}`;
      if (node.tried++ === 3) dropCurrent(frontier);
      else if (name.length === depth) leaves.push(name);
      else frontier.nodes.push({ name, tried: 0 });
      widest = Math.max(widest, openNodes(frontier));
    }
    return { leaves, widest };
  }

  it('goes breadth-first while it is small', () => {
    const { leaves, widest } = walk(1000, 4);
    expect(leaves).toHaveLength(81);
    expect(leaves).toEqual([...leaves].sort());
    expect(widest).toBeGreaterThanOrEqual(27);
  });

  it.each([0, 1, 5])('reaches every leaf once with room for %i nodes and a way down', (most) => {
    const { leaves, widest } = walk(most, 4);
    expect(new Set(leaves).size).toBe(81);
    expect(leaves).toHaveLength(81);
    expect(widest).toBeLessThanOrEqual(most + 4);
  });
});

describe('bits', () => {
  const solve = async (given: Puzzle, options: MethodOptions = {}): Promise<Result> => {
    const outcome = await solveBy(bits, given, options);
    if (!outcome.ok) throw new Error(outcome.problems[0].message);
    return outcome.value;
  };

  it('needs NOR: without empty cells, as in the source, lines stall that settle with them', async () => {
    for (const name of ['lock', 'insect', 'report-10x6', 'report-12x11']) {
      const [on, off] = await Promise.all(
        ['on', 'off'].map((nor) => solve(libraryPuzzle(name), { choices: { nor } })),
      );
      expect(verdictOf(on)).toBe('unique');
      expect(on.stats.branches).toBe(0);
      expect(off.solutions).toEqual(on.solutions);
      expect(off.stats.branches).toBeGreaterThan(0);
    }
  });

  it('solves grids that are not square, with empty lines', async () => {
    const given = puzzleOfLengths([[1, 1], [], [4]], [[1, 1], [1], [1], [1, 1]]);
    const { solutions } = await solve(given);
    expect(writeRows(solutions[0], given.palette)).toEqual(['#..#', '....', '####']);
  });

  it.each(['on', 'off'])('finds all solutions, each once, with nor=%s', async (nor) => {
    const ones = [[1], [1], [1], [1]];
    const options = { maxSolutions: Number.POSITIVE_INFINITY, choices: { nor } };
    const result = await solve(puzzleOfLengths(ones, ones), options);
    expect(result.solutions).toHaveLength(24);
    expect(result.complete).toBe(true);
  });

  it('tells of lines as integers, columns first, and of its branches', async () => {
    const steps: StepEvent[] = [];
    const given = puzzleOfLengths([[1, 1], [], [4]], [[1, 1], [1], [1], [1, 1]]);
    await solve(given, { onStep: (step) => steps.push(step) });
    expect(steps.map(({ line }) => line).slice(0, 5)).toEqual([3, 4, 5, 6, 0]);
    expect(steps[0].figures).toEqual({
      value: '5',
      reachable: '5',
      minimum: '5',
      maximum: '5',
      possibilities: '1',
    });
    expect(steps[1].figures).toEqual({
      value: '0',
      reachable: '7',
      minimum: '1',
      maximum: '4',
      possibilities: '3',
    });
    const branches: StepEvent[] = [];
    await solve(puzzleOfLengths([[1], [1]], [[1], [1]]), {
      onStep: (step) => step.kind === 'branch' && branches.push(step),
    });
    expect(branches[0]).toMatchObject({ line: 0, figures: { value: '2', possibilities: '2' } });
    expect([...branches[0].cells]).toEqual([2, 1, 3, 3]);
  });

  it('knows what all lines agree on when it is stopped in the search', async () => {
    const twice = [1, 1];
    const given = puzzleOfLengths([[3], [], [1], [1], [1]], [twice, twice, twice]);
    const { known, complete } = await solve(given, { maxSolutions: 1 });
    expect(complete).toBe(false);
    expect(writeRows(known, given.palette)).toEqual(['###', '...', '???', '???', '???']);
  });

  it('refuses lines with too many possibilities, with the number', () => {
    const dots = new Array<number>(10).fill(1);
    const columns = Array.from({ length: 39 }, (_, c) => (c < 10 ? [1] : []));
    const refusal = refusalOf(bits, puzzleOfLengths([dots], columns), { nor: 'on' });
    expect(refusal?.code).toBe('too-large');
    expect(refusal?.message).toContain('row 1 has 30045015 possibilities');
  });

  it('refuses grids of which it cannot keep enough', () => {
    const line = new Array<number[]>(600).fill([600]);
    const refusal = refusalOf(bits, puzzleOfLengths(line, line), { nor: 'on' });
    expect(refusal?.message).toMatch(/600x600 cells would take \d+ MB/);
  });

  it('does not take a line with more possibilities than a number holds for a known one', async () => {
    const width = 1100;
    const columns = new Array<Clue>(width).fill(null);
    const puzzle = puzzleOf({ width, height: 1, rows: [null], columns, palette: BLACK_AND_WHITE });
    const outcome = await solveBy(bits, puzzle, {});
    expect(outcome.ok && verdictOf(outcome.value)).toBe('multiple');
  });
});
