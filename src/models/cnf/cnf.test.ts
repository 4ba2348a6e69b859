// Compares the three encodings with brute force, the exact line solve and their announced sizes.

import { describe, expect, it } from 'vitest';
import {
  domino,
  noise,
  paletteOf,
  puzzleOf,
  randomPuzzle,
  withBlottedBlocks,
  withRandomOpenings,
} from '../../../test/boards.ts';
import { solveLineSlowly, solveSlowly } from '../../../test/brute-force.ts';
import { literalsOf, modelsSlowly, propagateUnits, setTrue, signOf } from '../../../test/dpll.ts';
import { makeRandom, type Random } from '../../engine/random.ts';
import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import type { Palette } from '../../puzzle/palette.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import {
  CNF_ENCODINGS,
  type CnfEncoding,
  clausePieces,
  estimateCnf,
  variableNames,
} from './cnf.ts';
import { cnfLiteral } from './line.ts';

function randomPuzzles(seed: number, count: number, side: number): Puzzle[] {
  const random = makeRandom(seed);
  return Array.from({ length: count }, (_, i) => {
    const [width, height] = [1 + random.below(side), 1 + random.below(side)];
    return randomPuzzle(random, width, height, 1 + (i % 3), 0.3 + 0.5 * random.real(), i % 2);
  });
}

/** Returns such puzzles with blotted blocks, unknown lines and given cells. */
function openPuzzles(seed: number, count: number, side: number): Puzzle[] {
  const random = makeRandom(seed);
  return randomPuzzles(seed, count, side).map((puzzle) => withRandomOpenings(random, puzzle));
}

function blottedPuzzles(seed: number, count: number, side: number): Puzzle[] {
  const random = makeRandom(seed);
  return randomPuzzles(seed, count, side).map((puzzle) => withBlottedBlocks(random, puzzle, 0.4));
}

/** Returns the colours of all cells in a model as text, in the form of `solveSlowly`. */
function textOf({ width, height, palette }: Puzzle, values: Int8Array): string {
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => {
      const isTrue = (_: unknown, colour: number) =>
        signOf(values, cnfLiteral(palette, row * width + column, colour)) > 0;
      return palette.findIndex(isTrue);
    }).join(''),
  );
  return rows.join('/');
}

function clausesOf(puzzle: Puzzle, encoding: CnfEncoding): number[][] {
  return [...clausePieces(puzzle, encoding)].flatMap(literalsOf);
}

describe.each(CNF_ENCODINGS)('the %s encoding', (encoding) => {
  it('has the solutions of the puzzle for models, each once', () => {
    for (const puzzle of [...randomPuzzles(1, 60, 6), ...openPuzzles(1, 60, 4)]) {
      const { variables } = estimateCnf(puzzle, encoding);
      const models = modelsSlowly(clausesOf(puzzle, encoding), variables);
      const texts = [...models].map((values) => textOf(puzzle, values)).sort();
      expect(texts).toEqual(solveSlowly(puzzle));
    }
  });

  it('is as large as announced', () => {
    for (const puzzle of [...randomPuzzles(2, 60, 12), ...openPuzzles(2, 60, 12), domino(5)]) {
      const size = estimateCnf(puzzle, encoding);
      const clauses = clausesOf(puzzle, encoding);
      const literals = clauses.flat();
      expect({ clauses: clauses.length, literals: literals.length }).toEqual({
        clauses: size.clauses,
        literals: size.literals,
      });
      expect(literals.every((literal) => literal !== 0)).toBe(true);
    }
  });

  it('uses and names every variable once', () => {
    for (const puzzle of [...randomPuzzles(3, 30, 8), ...blottedPuzzles(3, 30, 8)]) {
      const { variables } = estimateCnf(puzzle, encoding);
      const used = new Set(clausesOf(puzzle, encoding).flat().map(Math.abs));
      expect([...used].sort((a, b) => a - b)).toEqual(
        Array.from({ length: variables }, (_, i) => i + 1),
      );
      const names = [...variableNames(puzzle, encoding)];
      expect(names.length).toBe(variables);
      expect(new Set(names).size).toBe(variables);
    }
  });
});

/**
 * Returns random candidates, most of which allow the colours of the picture, so that the line often
 * has an arrangement.
 */
function narrowed(random: Random, picture: Int32Array, palette: Palette): number[] {
  return Array.from(picture, (candidates) => {
    let mask = random.below(8) === 0 ? 1 << random.below(palette.length) : candidates;
    palette.forEach((_, colour) => {
      if (random.below(4) === 0) mask |= 1 << colour;
    });
    return mask;
  });
}

/**
 * Returns the candidates that unit propagation leaves to each cell. The propagation uses the
 * clauses of the only row, and not those of the columns. Undefined if there is a contradiction.
 */
function propagateLine(
  puzzle: Puzzle,
  encoding: CnfEncoding,
  candidates: readonly number[],
): number[] | undefined {
  const { palette } = puzzle;
  const formula = [...clausePieces(puzzle, encoding)]
    .slice(0, palette.length > 2 ? 2 : 1)
    .flatMap(literalsOf);
  const values = new Int8Array(estimateCnf(puzzle, encoding).variables + 1);
  for (const [cell, mask] of candidates.entries()) {
    palette.forEach((_, colour) => {
      if (((mask >> colour) & 1) === 0) setTrue(values, -cnfLiteral(palette, cell, colour));
    });
  }
  if (!propagateUnits(formula, values)) return undefined;
  const isOpen = (cell: number, colour: number) =>
    signOf(values, cnfLiteral(palette, cell, colour)) >= 0;
  return candidates.map((_, cell) =>
    palette.reduce((mask, _, colour) => mask | (isOpen(cell, colour) ? 1 << colour : 0), 0),
  );
}

/**
 * Calls `judge` with what unit propagation and an exact line solve find on random lines with
 * narrowed candidates.
 */
function onLines(
  encoding: CnfEncoding,
  judge: (found: number[] | undefined, exact: number[] | undefined) => void,
): void {
  const random = makeRandom(5);
  for (let round = 0; round < 600; round++) {
    const palette = paletteOf(1 + (round % 3));
    const picture = noise(random, 1 + random.below(9), 1, palette.length - 1, 0.6);
    const exact = puzzleOf(draftOfPicture(picture, palette));
    const puzzle = round % 2 === 0 ? exact : withBlottedBlocks(random, exact, 0.4);
    const candidates = narrowed(random, picture.cells, palette);
    judge(propagateLine(puzzle, encoding, candidates), solveLineSlowly(puzzle.rows[0], candidates));
  }
}

describe('unit propagation on one line', () => {
  it('finds what an exact line solve finds, with the automaton encoding', () => {
    let contradictions = 0;
    onLines('automaton', (found, exact) => {
      expect(found).toEqual(exact);
      if (exact === undefined) contradictions++;
    });
    expect(contradictions).toBeGreaterThan(100);
    expect(contradictions).toBeLessThan(500);
  });

  it.each(['order', 'integer'] as const)('finds less, and nothing wrong, with %s', (encoding) => {
    let less = 0;
    onLines(encoding, (found, exact) => {
      if (found === undefined) expect(exact).toBeUndefined();
      else if (exact === undefined || exact.some((mask, i) => mask !== found[i])) less++;
      exact?.forEach((mask, i) => {
        expect(mask & ~(found?.[i] ?? 0)).toBe(0);
      });
    });
    expect(less).toBeGreaterThan(0);
  });
});
