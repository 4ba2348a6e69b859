// npm run explain-bench: measures how far the techniques reach, how much evidence a step names, and
// what a hint, all steps of a puzzle and a rating cost; or what ratings cost beside another commit.

import { Argument, Command } from 'commander';
import { parseWholeNumber } from '../../src/cli/options/option-values.ts';
import { makeRandom } from '../../src/engine/random.ts';
import { makeMarkedBoard, mark } from '../../src/explain/model/marked-board.ts';
import { TECHNIQUES } from '../../src/explain/model/step.ts';
import { draftOfPicture } from '../../src/puzzle/draft-of-picture.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { lineSolvable, paletteOf, puzzleOf, randomPuzzle, shapes } from '../../test/boards.ts';
import { readLibrary } from '../../test/library.ts';
import { compareRatings } from './compare-ratings.ts';
import {
  type Counts,
  colourGroups,
  type Group,
  isLineSolvable,
  lineSolvableGroups,
  lookaheadGroups,
} from './puzzle-groups.ts';
import { ratings } from './rating-times.ts';
import {
  byLines,
  byLookahead,
  emptyBoard,
  evidenceCount,
  hardestOf,
  type Next,
  sum,
  type Walk,
  walk,
} from './walk-steps.ts';

interface Options {
  readonly scale: number;
  readonly fast?: true;
  readonly compare?: string;
}

/**
 * Number of puzzles of each kind by side, together more than 2,000. There are more small puzzles
 * because these are quick.
 */
const LINE_COUNTS = { 5: 120, 10: 110, 15: 80, 20: 50, 25: 30, 30: 20 } as const;
const COLOUR_COUNTS = { 5: 40, 10: 40, 15: 30, 20: 20 } as const;
const LOOKAHEAD_COUNTS = { 5: 50, 10: 40, 15: 20, 20: 10, 25: 5 } as const;

const PARTS = { lines, lookahead, times, ratings } as const;
type Part = keyof typeof PARTS;

await new Command('explain-bench')
  .addArgument(
    new Argument('[parts...]', 'all by default')
      .choices(Object.keys(PARTS))
      .default(Object.keys(PARTS)),
  )
  .option('--scale <percent>', 'of the puzzles', parseWholeNumber(1), 100)
  .option('--fast', 'do not verify the steps')
  .option('--compare <commit>', 'hold the ratings against those of this commit, nothing else')
  .action(async (parts: Part[], options: Options) => {
    if (options.compare !== undefined) await compareRatings(options.compare, options.scale);
    else for (const part of parts) await PARTS[part](options);
  })
  .parseAsync();

function lines(options: Options): void {
  const seeded = walkAll(lineSolvableGroups(scaled(LINE_COUNTS, options)), byLines, options);
  const puzzles = readLibrary().map(({ puzzle }) => puzzle);
  const library = { kind: 'built-in', side: 0, puzzles: puzzles.filter(isLineSolvable) };
  const colour = colourGroups(scaled(COLOUR_COUNTS, options));
  printLines(seeded, walkAll([library, ...colour], byLines, options));
  printSteps(seeded);
  printTechniques(seeded);
}

async function lookahead(options: Options): Promise<void> {
  const groups = await lookaheadGroups(scaled(LOOKAHEAD_COUNTS, options));
  const walked = walkAll(groups, byLookahead, options);
  printLookahead(walked);
  printSteps(walked);
  printTechniques(walked);
}

function scaled(counts: Counts, { scale }: Options): Counts {
  return Object.fromEntries(
    Object.entries(counts).map(([side, count]) => [side, Math.ceil((count * scale) / 100)]),
  );
}

interface Walked extends Group {
  readonly walks: readonly Walk[];
}

function walkAll(groups: readonly Group[], next: Next, { fast }: Options): Walked[] {
  return groups.map((group) => {
    const walks = group.puzzles.map((puzzle) => walk(puzzle, next, fast !== true));
    return { ...group, walks };
  });
}

/** Groups the walks by kind, with all sides together, in order of appearance. */
function byKind(walked: readonly Walked[]): [string, Walk[]][] {
  const kinds = new Map<string, Walk[]>();
  for (const { kind, walks } of walked) kinds.set(kind, [...(kinds.get(kind) ?? []), ...walks]);
  return [...kinds];
}

function printLines(seeded: readonly Walked[], others: readonly Walked[]): void {
  console.log('## Puzzles that lines finish\n');
  console.log('| puzzles | number | by 1-14 alone | need 15 or 16 | by 1-16 |');
  console.log('|---|--:|--:|--:|--:|');
  const all = seeded.flatMap(({ walks }) => walks);
  for (const [name, walks] of [
    ...byKind(seeded),
    ['all of these', all] as const,
    ...byKind(others),
  ]) {
    const solved = walks.filter(({ isSolved }) => isSolved);
    const plain = solved.filter((one) => hardestOf(one) <= 3);
    const need = walks.length - plain.length;
    const fields = [walks.length, share(plain, walks), need, share(solved, walks)];
    console.log(`| ${[name, ...fields].join(' | ')} |`);
  }
}

function printLookahead(walked: readonly Walked[]): void {
  console.log('\n## Puzzles with one solution that lines do not finish\n');
  console.log('| puzzles | side | number | by 1-21 | without summing |\n|---|--:|--:|--:|--:|');
  const row = (kind: string, side: string | number, walks: readonly Walk[]): void => {
    const solved = walks.filter(({ isSolved }) => isSolved);
    const plain = solved.filter((one) => hardestOf(one) < 6);
    const fields = [walks.length, share(solved, walks), share(plain, walks)];
    console.log(`| ${[kind, side, ...fields].join(' | ')} |`);
  };
  for (const { kind, side, walks } of walked) row(kind, side, walks);
  const all = walked.flatMap(({ walks }) => walks);
  row('all', '', all);
}

/**
 * Returns the share of `part` in `whole` in percent, or `-` if `whole` is empty. The share is
 * rounded down, so that only the whole is 100 %.
 */
function share(part: readonly unknown[], whole: readonly unknown[]): string {
  if (whole.length === 0) return '-';
  return `${(Math.floor((1000 * part.length) / whole.length) / 10).toFixed(1)} %`;
}

function printSteps(walked: readonly Walked[]): void {
  console.log(
    '\n| side | finished | steps a puzzle | cells of evidence a step |\n|--:|--:|--:|--:|',
  );
  for (const side of new Set(walked.map((group) => group.side))) {
    const own = walked.filter((group) => group.side === side).flatMap(({ walks }) => walks);
    const solved = own.filter(({ isSolved }) => isSolved);
    const steps = solved.flatMap((one) => one.steps);
    const evidence = sum(steps.map(evidenceCount)) / steps.length;
    const mean = (steps.length / solved.length).toFixed(1);
    console.log(`| ${side} | ${solved.length} | ${mean} | ${evidence.toFixed(2)} |`);
  }
}

function printTechniques(walked: readonly Walked[]): void {
  const steps = walked.flatMap(({ walks }) => walks.flatMap((one) => one.steps));
  console.log(`\n| technique | of ${steps.length.toLocaleString('en')} steps |\n|---|--:|`);
  for (const technique of TECHNIQUES) {
    const own = steps.filter((step) => step.technique === technique);
    if (own.length > 0) console.log(`| ${technique} | ${own.length} (${share(own, steps)}) |`);
  }
}

/** Prints the CPU time of one hint on a freshly made board, and of all the steps of a puzzle. */
function times(): void {
  console.log('\n## Times\n');
  console.log('| what | number | median, ms | most, ms |\n|---|--:|--:|--:|');
  // The first puzzles warm the code up.
  for (const puzzle of boardsOf(15, 10).flatMap(({ puzzles }) => puzzles))
    walk(puzzle, byLookahead, false);
  for (const { kind, puzzles } of boardsOf(50, 5))
    row(`a hint, 50x50, ${kind}`, puzzles.flatMap(hintTimes));
  for (const { kind, puzzles } of boardsOf(30, 20)) {
    const times = puzzles.map((puzzle) => cpuTime(() => walk(puzzle, byLookahead, false)));
    row(`all steps, 30x30, ${kind}`, times);
  }

  function row(name: string, times: readonly number[]): void {
    const sorted = times.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)];
    console.log(
      `| ${[name, times.length, median.toFixed(1), sorted.at(-1)?.toFixed(1)].join(' | ')} |`,
    );
  }
}

/** Makes pictures that lines finish, pictures in colour, and noise of two densities. */
function boardsOf(side: number, count: number): Group[] {
  const kinds: Record<string, (seed: number) => Puzzle> = {
    shapes: (seed) => {
      const random = makeRandom(seed);
      return lineSolvable(random, shapes(random, side, side, 1, 0.5), paletteOf(1));
    },
    'shapes, 3 colours': (seed) =>
      puzzleOf(draftOfPicture(shapes(makeRandom(seed), side, side, 3, 0.5), paletteOf(3))),
    'noise 0.65': (seed) => randomPuzzle(makeRandom(seed), side, side, 1, 0.65),
    'noise 0.5': (seed) => randomPuzzle(makeRandom(seed), side, side, 1, 0.5),
  };
  return Object.entries(kinds).map(([kind, make]) => {
    return { kind, side, puzzles: Array.from({ length: count }, (_, i) => make(i + 1)) };
  });
}

/**
 * Measures hints at up to ten moments of a walk. If the walk ends with unknown cells, also measures
 * a hint at its end, where no technique finds anything.
 */
function hintTimes(puzzle: Puzzle): number[] {
  const { steps } = walk(puzzle, byLookahead, false);
  const board = emptyBoard(puzzle);
  const every = Math.max(1, Math.ceil(steps.length / 10));
  const times: number[] = [];
  for (const [i, step] of steps.entries()) {
    if (i % every === 0) times.push(hintTime(puzzle, board.cells));
    mark(board, step.conclusions);
  }
  return board.unknown === 0 ? times : [...times, hintTime(puzzle, board.cells)];
}

function hintTime(puzzle: Puzzle, cells: Int32Array): number {
  return cpuTime(() => byLookahead(makeMarkedBoard(puzzle, cells), []));
}

/** Returns milliseconds of CPU time. */
function cpuTime(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
