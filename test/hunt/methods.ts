// Runs each method with random options, and compares its result with all solutions that the engine
// finds.

import { makeRandom } from '../../src/engine/random.ts';
import { solve } from '../../src/engine/solve.ts';
import { type Choices, type Method, refusalOf, solveBy } from '../../src/methods/index.ts';
import type { Grid } from '../../src/puzzle/grid.ts';
import { writeRows } from '../../src/puzzle/grid-text.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import type { Result } from '../../src/puzzle/result.ts';
import { verdictOf } from '../../src/puzzle/verdict.ts';
import { randomPuzzle, withRandomOpenings } from '../boards.ts';

/** Puzzles with more solutions are skipped, because they would show no more about a method. */
const MOST_SOLUTIONS = 200;

/**
 * A fifth of the puzzles with no more cells have given cells, blotted blocks and unknown lines.
 * Most larger ones would have too many solutions.
 */
const MOST_OPEN_CELLS = 30;

/**
 * The limit for complete methods, far more steps than the small puzzles take. A limit in steps does
 * not depend on the speed of the machine.
 */
const MOST_STEPS = 10_000_000;

export interface Tally {
  readonly id: string;
  agreed: number;
  /** Runs with an incomplete result that does not contradict the engine. */
  open: number;
  /** Runs that failed because a program or package that the method needs is not installed. */
  missing: number;
}

/**
 * Makes `rounds` puzzles of up to `largest` cells a side and runs on each puzzle the methods that
 * do not refuse the puzzle. Skips puzzles with many solutions. Throws if a method disagrees with
 * the engine.
 */
export async function huntMethods(
  seed: number,
  rounds: number,
  methods: readonly Method[],
  largest = 8,
): Promise<readonly Tally[]> {
  const tallies = methods.map(({ id }): Tally => ({ id, agreed: 0, open: 0, missing: 0 }));
  const random = makeRandom(seed);
  for (let round = 0; round < rounds; round++) {
    const [width, height] = [1 + random.below(largest), 1 + random.below(largest)];
    const colours = round % 4 === 0 ? 1 + random.below(3) : 1;
    const density = 0.3 + 0.5 * random.real();
    const exact = randomPuzzle(random, width, height, colours, density, random.below(3));
    const isOpen = round % 5 === 4 && width * height <= MOST_OPEN_CELLS;
    const puzzle = isOpen ? withRandomOpenings(random, exact) : exact;
    const truth = await solve(puzzle, { maxSolutions: MOST_SOLUTIONS });
    if (!truth.complete) continue;
    for (const [i, method] of methods.entries()) {
      const choices = settingOf(method, random.below);
      if (refusalOf(method, puzzle, choices) !== undefined) continue;
      tallies[i][await compare(method, puzzle, choices, truth, { seed, round })]++;
    }
  }
  return tallies;
}

export function describeTallies(tallies: readonly Tally[]): string {
  return tallies
    .map(({ id, agreed, open, missing }) => {
      const rest = Object.entries({ open, missing }).filter(([, count]) => count > 0);
      return [id, agreed, ...rest.map(([what, count]) => `(${count} ${what})`)].join(' ');
    })
    .join(', ');
}

function settingOf({ options }: Method, below: (bound: number) => number): Choices {
  return Object.fromEntries(
    options.map(({ name, values }) => [name, values[below(values.length)]]),
  );
}

/**
 * Compares a method with the engine on one puzzle. Throws if they disagree, or if the method fails
 * although everything that it needs is installed.
 */
async function compare(
  method: Method,
  puzzle: Puzzle,
  choices: Choices,
  truth: Result,
  context: object,
): Promise<'agreed' | 'open' | 'missing'> {
  const limits = { steps: method.complete ? MOST_STEPS : 30 };
  const outcome = await solveBy(method, puzzle, {
    maxSolutions: MOST_SOLUTIONS + 1,
    limits,
    choices,
  });
  if (!outcome.ok) {
    if (outcome.problems[0].code === 'not-installed') return 'missing';
    throw new Error(`${method.id}: ${outcome.problems[0].message}`);
  }
  const wrong = disagreement(puzzle, truth, outcome.value);
  if (wrong === undefined) return outcome.value.complete ? 'agreed' : 'open';
  const { rows, columns, given } = puzzle;
  const clues = { rows, columns, given: given && writeRows(given, puzzle.palette) };
  throw new Error(JSON.stringify({ method: method.id, choices, ...context, wrong, ...clues }));
}

function disagreement(puzzle: Puzzle, truth: Result, found: Result): string | undefined {
  const textOf = (grid: Grid): string => writeRows(grid, puzzle.palette).join('/');
  const all = new Set(truth.solutions.map(textOf));
  const own = found.solutions.map(textOf);
  const strange = own.find((text) => !all.has(text));
  if (strange !== undefined) return `a solution that the engine does not have: ${strange}`;
  if (found.complete && own.length !== all.size) {
    return `${verdictOf(found)} with ${own.length} of ${all.size} solutions`;
  }
  const cell = found.known.cells.findIndex((candidates, i) =>
    truth.solutions.some(({ cells }) => (cells[i] & candidates) === 0),
  );
  return cell < 0 ? undefined : `cell ${cell} is said to lack what a solution has there`;
}
