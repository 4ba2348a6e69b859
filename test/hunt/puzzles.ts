// Compares the line kernels and the engine with slower code on random lines and puzzles.

import { makeRandom, type Random } from '../../src/engine/random.ts';
import { count } from '../../src/engine/search/count.ts';
import { solve } from '../../src/engine/solve.ts';
import { clueOfCells } from '../../src/puzzle/clue.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { verdictOf } from '../../src/puzzle/verdict.ts';
import {
  randomPuzzle,
  SETTINGS,
  symmetricPuzzle,
  withBlots,
  withBlottedBlocks,
  withGivenCells,
  withUnknownLines,
} from '../boards.ts';
import { gridDigits, solveLineByAutomaton, solveSlowly } from '../brute-force.ts';
import { solveCells } from '../solve-cells.ts';

/**
 * Tries lines of up to 300 cells, in up to five colours besides the background. Throws if the
 * kernel and the automaton differ.
 */
export function huntLines(seed: number, rounds: number): number {
  const random = makeRandom(seed);
  for (let round = 0; round < rounds; round++) {
    const colours = 2 + random.below(5);
    const hidden = randomCells(
      random,
      1 + random.below(random.below(10) === 0 ? 300 : 100),
      colours,
    );
    const exact = clueOfCells(hidden);
    const clue = round % 2 === 0 ? exact : withBlots(random, exact, random.real());
    const cells = randomCandidates(random, hidden, colours);
    const found = JSON.stringify(solveCells(clue, cells, colours));
    const truth = JSON.stringify(solveLineByAutomaton(clue, cells));
    if (found !== truth)
      throw new Error(JSON.stringify({ seed, round, clue, cells, found, truth }));
  }
  return rounds;
}

/** Returns cells in runs of random length. */
export function randomCells(random: Random, length: number, colours: number): number[] {
  const stay = random.real();
  const cells: number[] = [];
  for (let i = 0; i < length; i++) {
    cells.push(i > 0 && random.real() < stay ? cells[i - 1] : random.below(colours));
  }
  return cells;
}

/**
 * Returns candidates that allow `hidden`. In one call of four, a few cells may exclude their hidden
 * colour.
 */
export function randomCandidates(
  random: Random,
  hidden: readonly number[],
  colours: number,
): number[] {
  const open = random.real();
  const all = (1 << colours) - 1;
  const spoil = random.below(4) === 0 ? 0.05 : 0;
  return hidden.map((colour) => {
    if (random.real() < spoil) return 1 << random.below(colours);
    return random.real() < open ? all : (1 << colour) | random.below(all + 1);
  });
}

/**
 * Blots blocks of a puzzle. If the puzzle is very small, also forgets lines and gives cells: a
 * larger one could have more solutions than brute force can list.
 */
function withLessSaid(random: Random, puzzle: Puzzle): Puzzle {
  if (puzzle.width * puzzle.height > 16) return withBlottedBlocks(random, puzzle, 0.08);
  const blotted = withBlottedBlocks(random, puzzle, 0.3);
  return withGivenCells(random, withUnknownLines(random, blotted, 0.1), 0.05, undefined);
}

/**
 * Compares all solutions and their number on small random puzzles. Throws if the engine and brute
 * force differ.
 */
export async function huntPuzzles(seed: number, rounds: number): Promise<string> {
  const random = makeRandom(seed);
  const tally = { unique: 0, multiple: 0, none: 0, unknown: 0 };
  let conflicts = 0;
  for (let round = 0; round < rounds; round++) {
    const colours = 1 + random.below(3);
    const [width, height] = [1 + random.below(6), 1 + random.below(6)];
    const density = 0.2 + 0.6 * random.real();
    const exact =
      random.below(3) === 0
        ? symmetricPuzzle(random, width, height, colours, density)
        : randomPuzzle(random, width, height, colours, density, random.below(3));
    const puzzle = round % 2 === 0 ? exact : withLessSaid(random, exact);
    const truth = solveSlowly(puzzle);
    const layers = SETTINGS[round % SETTINGS.length];
    const maxSolutions = Math.max(truth.length + 1, 2);
    const result = await solve(puzzle, { maxSolutions, layers, seed: round % 3 });
    const found = result.solutions.map(gridDigits).sort();
    if (found.join() !== truth.join() || !result.complete) {
      const { rows, columns } = puzzle;
      throw new Error(JSON.stringify({ seed, round, layers, rows, columns, found, truth }));
    }
    const counted = await count(puzzle, undefined, { layers });
    if (counted.count !== BigInt(truth.length) || !counted.complete) {
      const { rows, columns } = puzzle;
      throw new Error(
        JSON.stringify({ seed, round, layers, rows, columns, counted: `${counted.count}`, truth }),
      );
    }
    conflicts += result.stats.conflicts;
    tally[verdictOf(result)]++;
  }
  const { unique, multiple, none } = tally;
  return `${rounds} puzzles agree: ${unique} unique, ${multiple} multiple, ${none} none; ${conflicts} conflicts`;
}
