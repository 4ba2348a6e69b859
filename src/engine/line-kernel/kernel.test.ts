import { describe, expect, it } from 'vitest';
import { arrangements, solveLineByAutomaton, solveLineSlowly } from '../../../test/brute-force.ts';
import { randomCandidates, randomCells } from '../../../test/hunt/puzzles.ts';
import { solveCells } from '../../../test/solve-cells.ts';
import { type Block, clueOfCells, clueOfLengths, type ExactClue } from '../../puzzle/clue.ts';
import { makeRandom, type Random } from '../random.ts';
import { buildLineTables } from './clue-tables.ts';
import { solveLine } from './kernel.ts';
import { solveManyWords } from './many-words.ts';
import { makeScratch } from './scratch.ts';

/** Lists all clues of one colour that fit in `length` cells. */
function* cluesUpTo(length: number): Generator<number[]> {
  yield [];
  for (let first = 1; first <= length; first++) {
    for (const tail of cluesUpTo(length - first - 1)) yield [first, ...tail];
  }
}

/**
 * Solves a clue in every state of its line, where each cell is unknown, background or painted;
 * returns the number of states.
 */
function solveEveryState(clue: readonly Block[], length: number, wrong: unknown[]): number {
  const lines = buildLineTables([clue], [length], 2);
  const scratch = makeScratch(lines);
  const all = [...arrangements(clue, length)].map((cells) =>
    cells.reduce((bits, colour, i) => bits | (colour << i), 0),
  );
  const full = (1 << length) - 1;
  const masks = new Int32Array(2);
  let states = 0;
  for (let painted = 0; painted <= full; painted++) {
    for (let free = full & ~painted; ; free = (free - 1) & full & ~painted) {
      masks[0] = full & ~painted;
      masks[1] = full & ~free;
      const fitting = all.filter((cells) => (cells & free) === 0 && (cells & painted) === painted);
      const mayPaint = fitting.reduce((seen, cells) => seen | cells, 0);
      const mayLeave = fitting.reduce((seen, cells) => seen | (full & ~cells), 0);
      const feasible = solveLine(lines, 0, masks, scratch);
      const right = feasible
        ? fitting.length > 0 &&
          scratch.out[0] === mayLeave &&
          (clue.length === 0 || scratch.out[1] === mayPaint)
        : fitting.length === 0;
      if (!right) wrong.push({ clue, length, painted, free });
      states++;
      if (free === 0) break;
    }
  }
  return states;
}

function randomLine(
  random: Random,
  length: number,
  colours: number,
): { clue: ExactClue; cells: number[] } {
  const hidden = randomCells(random, length, colours);
  return { clue: clueOfCells(hidden), cells: randomCandidates(random, hidden, colours) };
}

function blot(block: Block, isBlotted: number): Block {
  return isBlotted === 1 ? { ...block, length: null } : block;
}

describe('line kernels', () => {
  it('agree with brute force on every line up to 10 cells, black and white', () => {
    let solved = 0;
    const wrong: unknown[] = [];
    for (let length = 1; length <= 10; length++) {
      for (const lengths of cluesUpTo(length)) {
        solved += solveEveryState(clueOfLengths(lengths), length, wrong);
      }
    }
    expect(wrong).toEqual([]);
    // The number of clues that fit n cells is a Fibonacci number, and each clue is solved in 3^n
    // states.
    const fibonacci = [2, 3, 5, 8, 13, 21, 34, 55, 89, 144];
    expect(solved).toBe(fibonacci.reduce((sum, clues, i) => sum + clues * 3 ** (i + 1), 0));
  });

  it.each([
    ['one word', 0, undefined],
    ['two words, across the middle', 27, undefined],
    ['two words, at the end', 50, undefined],
    ['three words, across the first edge', 55, undefined],
    ['three words, across the second edge', 59, undefined],
    ['three words, at the end', 82, undefined],
    ['many words, in the first', 0, solveManyWords],
    ['many words, across the first edge', 26, solveManyWords],
    ['many words, across the second edge', 59, solveManyWords],
    ['many words, far along', 150, undefined],
  ] as const)('agree with brute force behind known background: %s', (_, shift, kernel) => {
    const random = makeRandom(shift + 1);
    for (let round = 0; round < 3000; round++) {
      const colours = 2 + random.below(3);
      const { clue, cells } = randomLine(random, 1 + random.below(10), colours);
      const padded = [...new Array<number>(shift).fill(1), ...cells];
      const truth = solveLineSlowly(clue, cells);
      const found = solveCells(clue, padded, colours, kernel);
      expect(found?.slice(shift), JSON.stringify({ clue, cells })).toEqual(truth);
    }
  });

  it('agree with each other on long lines', () => {
    const random = makeRandom(7);
    for (let round = 0; round < 5000; round++) {
      const colours = 2 + random.below(4);
      const { clue, cells } = randomLine(random, 1 + random.below(95), colours);
      expect(
        solveCells(clue, cells, colours, solveManyWords),
        JSON.stringify({ clue, cells }),
      ).toEqual(solveCells(clue, cells, colours));
    }
  });

  it('agree with a plain automaton at any length', () => {
    const random = makeRandom(9);
    for (let round = 0; round < 1000; round++) {
      const colours = 2 + random.below(4);
      const { clue, cells } = randomLine(random, 1 + random.below(200), colours);
      const truth = solveLineByAutomaton(clue, cells);
      expect(solveCells(clue, cells, colours), JSON.stringify({ clue, cells })).toEqual(truth);
    }
  });

  it('agree with a mirror image of the line, at any length', () => {
    const random = makeRandom(8);
    for (let round = 0; round < 2000; round++) {
      const colours = 2 + random.below(3);
      const { clue, cells } = randomLine(random, 1 + random.below(400), colours);
      const found = solveCells(clue, cells, colours);
      const mirrored = solveCells(clue.toReversed(), cells.toReversed(), colours);
      expect(mirrored?.reverse()).toEqual(found);
    }
  });

  it('agree with brute force on every line up to 7 cells with every set of blots', () => {
    const wrong: unknown[] = [];
    let blotted = 0;
    for (let length = 1; length <= 7; length++) {
      for (const lengths of cluesUpTo(length)) {
        for (let blots = 1; blots < 1 << lengths.length; blots++) {
          const clue = clueOfLengths(lengths).map((block, j) => blot(block, (blots >> j) & 1));
          solveEveryState(clue, length, wrong);
          blotted++;
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(blotted).toBeGreaterThan(200);
  });

  it.each([
    ['one word', 0],
    ['across two words', 27],
    ['across three words', 59],
    ['far along', 150],
  ])('agree with brute force on blotted lines in colour: %s', (_, shift) => {
    const random = makeRandom(shift + 11);
    for (let round = 0; round < 2000; round++) {
      const colours = 2 + random.below(3);
      const { clue: exact, cells } = randomLine(random, 1 + random.below(10), colours);
      const clue = exact.map((block) => blot(block, random.below(2)));
      const padded = [...new Array<number>(shift).fill(1), ...cells];
      const truth = solveLineSlowly(clue, cells);
      const found = solveCells(clue, padded, colours);
      expect(found?.slice(shift), JSON.stringify({ clue, cells })).toEqual(truth);
    }
  });

  it('agree with a plain automaton on blotted lines of any length', () => {
    const random = makeRandom(12);
    for (let round = 0; round < 700; round++) {
      const colours = 2 + random.below(4);
      const { clue: exact, cells } = randomLine(random, 1 + random.below(200), colours);
      const clue = exact.map((block) => blot(block, random.below(2)));
      const truth = solveLineByAutomaton(clue, cells);
      expect(solveCells(clue, cells, colours), JSON.stringify({ clue, cells })).toEqual(truth);
    }
  });

  it('leave to an unknown line what its cells leave', () => {
    const random = makeRandom(13);
    for (let round = 0; round < 500; round++) {
      const colours = 2 + random.below(3);
      const { cells } = randomLine(random, 1 + random.below(100), colours);
      expect(solveCells(null, cells, colours)).toEqual(cells);
    }
    expect(solveCells(null, [3, 0, 3], 2)).toBeUndefined();
  });

  it('settles an empty clue and a full line', () => {
    expect(solveCells([], [3, 3, 1], 2)).toEqual([1, 1, 1]);
    expect(solveCells([], [3, 2, 1], 2)).toBeUndefined();
    expect(solveCells(clueOfLengths([31]), new Array(31).fill(3), 2)).toEqual(
      new Array(31).fill(2),
    );
    expect(solveCells(clueOfLengths([63]), new Array(63).fill(3), 2)).toEqual(
      new Array(63).fill(2),
    );
    for (const length of [64, 90, 95, 96]) {
      expect(solveCells(clueOfLengths([length]), new Array(length).fill(3), 2)).toEqual(
        new Array(length).fill(2),
      );
    }
  });
});
