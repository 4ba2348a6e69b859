// Solves puzzles in two to eight colours by the engine, with each of its settings in turn, and
// compares its solutions with those of brute force or of MiniSat. The certificate of each search
// must be accepted, and must prove what the search claims.

import { tiledDominoes } from '../../bench/engine/tiled-dominoes.ts';
import { makeRandom, type Random } from '../../src/engine/random.ts';
import { loadMethod, solveBy } from '../../src/methods/index.ts';
import { verify } from '../../src/proof/index.ts';
import { writeRows } from '../../src/puzzle/grid-text.ts';
import { hasExactClues, type Puzzle } from '../../src/puzzle/puzzle.ts';
import { randomPuzzle, SETTINGS, symmetricPuzzle, withGivenCells } from '../boards.ts';
import { gridDigits, solveSlowly } from '../brute-force.ts';
import { type Certified, certify, loosened } from '../certificates.ts';

/**
 * Brute force takes the puzzles of no more cells whose clues are exact: unknown lines in eight
 * colours have more solutions than it can list.
 */
const MOST_SLOW_CELLS = 25;
/** The engine stops after this many solutions of a puzzle. */
const MOST_SOLUTIONS = 50;
const LIMITS = { conflicts: 20_000 };

/** Throws if a solution is lacking or wrong, or if a certificate is refused. */
export async function huntColours(seed: number, rounds: number): Promise<string> {
  const random = makeRandom(seed);
  const tally = { slow: 0, sat: 0, open: 0, none: 0, unique: 0, conflicts: 0 };
  for (let round = 0; round < rounds; round++) {
    const puzzle = colourPuzzle(random, round);
    const layers = SETTINGS[round % SETTINGS.length];
    const options = { layers, seed: round % 7, maxSolutions: MOST_SOLUTIONS, limits: LIMITS };
    const certified = await certify(puzzle, options);
    const truth = await truthOf(puzzle);
    const problem = await problemOf(certified, truth);
    if (problem !== undefined) {
      const { rows, columns, given, palette } = puzzle;
      const cells = given && writeRows(given, palette);
      throw new Error(JSON.stringify({ seed, round, options, problem, rows, columns, cells }));
    }
    tally[certified.result.complete ? truth.by : 'open']++;
    if (truth.isWhole && truth.solutions.length === 0) tally.none++;
    if (truth.isWhole && truth.solutions.length === 1) tally.unique++;
    tally.conflicts += certified.result.stats.conflicts;
  }
  const { slow, sat, open, none, unique, conflicts } = tally;
  return `${slow} agree with brute force and ${sat} with MiniSat, ${open} have many solutions or are open; ${none} none, ${unique} unique; ${conflicts} conflicts`;
}

function colourPuzzle(random: Random, round: number): Puzzle {
  const colours = 2 + random.below(7);
  if (round % 8 === 7) {
    const size = { n: 2 + random.below(3), tiles: 1 + random.below(2) };
    return withSomeGiven(random, tiledDominoes(random, size, colours));
  }
  const largest = round % 2 === 0 ? 5 : 16;
  const [width, height] = [1 + random.below(largest), 1 + random.below(largest)];
  const density = (0.2 + 0.6 * random.real()) * (largest > 5 ? 1.3 / Math.sqrt(colours) : 1);
  const make = random.below(4) === 0 ? symmetricPuzzle : randomPuzzle;
  const exact = make(random, width, height, colours, density, random.below(3));
  return random.below(2) === 0 ? loosened(random, exact) : withSomeGiven(random, exact);
}

function withSomeGiven(random: Random, puzzle: Puzzle): Puzzle {
  return random.below(3) === 0 ? withGivenCells(random, puzzle, 0.1, puzzle.goal) : puzzle;
}

interface Truth {
  /** All solutions; MiniSat lists one more than `MOST_SOLUTIONS` at most. */
  readonly solutions: readonly string[];
  readonly isWhole: boolean;
  readonly by: 'slow' | 'sat';
}

async function truthOf(puzzle: Puzzle): Promise<Truth> {
  if (puzzle.width * puzzle.height <= MOST_SLOW_CELLS && hasExactClues(puzzle)) {
    return { solutions: solveSlowly(puzzle), isWhole: true, by: 'slow' };
  }
  const sat = await loadMethod('sat');
  const outcome = await solveBy(sat, puzzle, { maxSolutions: MOST_SOLUTIONS + 1 });
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  const { solutions, complete } = outcome.value;
  return { solutions: solutions.map(gridDigits), isWhole: complete, by: 'sat' };
}

async function problemOf(
  { puzzle, text, result }: Certified,
  truth: Truth,
): Promise<string | undefined> {
  const outcome = await verify(puzzle, [text]);
  if (!outcome.ok) return outcome.problems[0].message;
  if (outcome.value.complete !== result.complete) return 'the certificate proves something else';
  const found = result.solutions.map(gridDigits);
  if (result.complete && found.length !== truth.solutions.length) {
    return `${found.length} of ${truth.solutions.length} solutions`;
  }
  const strange = found.find((solution) => truth.isWhole && !truth.solutions.includes(solution));
  return strange === undefined ? undefined : `a solution that is none: ${strange}`;
}
