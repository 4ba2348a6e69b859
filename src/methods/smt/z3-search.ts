// Finds one solution after another: Z3 solves the formula, the solution is excluded, and Z3
// solves again. Z3 runs on a thread of its own; meanwhile limits and `stop` are checked.

import { makeRandom } from '../../engine/random.ts';
import { cellNames, type SmtForm, smtSections, smtSize } from '../../models/smtlib/smtlib.ts';
import { goesOn, isOver, makePace, type Pace, report, TURN_EVERY } from '../../pacing/pace.ts';
import { pause } from '../../pacing/yield-to-host.ts';
import type { Grid } from '../../puzzle/grid.ts';
import { type Puzzle, startCells } from '../../puzzle/puzzle.ts';
import type { Choices, MethodOptions, MethodProgress } from '../method.ts';
import type { Z3 } from './z3-instances.ts';
import {
  assertText,
  checkSat,
  closeSession,
  countersOf,
  declareBools,
  excludeValues,
  interrupt,
  modelValues,
  openSession,
  reasonUnknown,
  type Z3Answer,
  type Z3Session,
} from './z3-session.ts';

interface SmtSearch {
  readonly puzzle: Puzzle;
  readonly form: SmtForm;
  readonly options: MethodOptions;
  /** Limits and turns; a step is a conflict. */
  readonly pace: Pace<MethodProgress>;
  readonly stats: Record<string, number>;
  readonly solutions: Grid[];
}

export function makeSmtSearch(
  puzzle: Puzzle,
  options: MethodOptions & { choices: Choices },
): SmtSearch {
  const form = options.choices.form as SmtForm;
  const { symbols, asserts } = smtSize(puzzle, form);
  const stats = { symbols, asserts, solves: 0, conflicts: 0, decisions: 0, propagations: 0 };
  return { puzzle, form, options, pace: makePace(options), stats, solutions: [] };
}

/** Whether limits or `stop` end the search. */
export function isSmtSpent({ pace, stats }: SmtSearch): boolean {
  return isOver(pace, stats.conflicts);
}

/**
 * Looks for solutions. Returns 'none' when Z3 proved that there are no more, else 'unknown'. Calls
 * `free` when the instance can be used again: as soon as no check runs any more, or never if Z3 ran
 * out of memory.
 */
export async function findAll(z3: Z3, search: SmtSearch, free: () => void): Promise<Z3Answer> {
  const seed = makeRandom(search.options.seed ?? 0).below(2 ** 31);
  const session = openSession(z3, { core: search.form === 'order' ? 'sat' : 'smt', seed });
  try {
    return (await load(session, search)) ? await askOn(session, search) : 'unknown';
  } finally {
    void closeSession(session, free);
  }
}

/**
 * How many times to interrupt Z3, once every turn, before the search ends without an answer from
 * Z3.
 */
const MOST_INTERRUPTS = 10;

/** Asserts the formula in Z3; false when a limit or `stop` ended the loading early. */
async function load(session: Z3Session, search: SmtSearch): Promise<boolean> {
  for (const text of smtSections(search.puzzle, search.form)) {
    for (const _ of assertText(session, text)) {
      if (!(await goesOn(search.pace, 0, () => progressOf(search)))) return false;
    }
  }
  return true;
}

async function askOn(session: Z3Session, search: SmtSearch): Promise<Z3Answer> {
  const { puzzle, options, pace, stats, solutions } = search;
  const { maxSolutions = 2, onSolution } = options;
  const bools = declareBools(session, cellNames(puzzle));
  while (solutions.length < maxSolutions && !isSmtSpent(search)) {
    const answer = await wait(
      session,
      search,
      checkSat(session, Math.ceil(pace.work) - stats.conflicts),
    );
    if (answer === undefined) return 'unknown';
    count(session, stats);
    const values = answer === 'solution' ? modelValues(session, bools) : undefined;
    const solution = values && gridOf(puzzle, values);
    emit(session, search, answer, solution);
    if (values === undefined || solution === undefined) return answer;
    solutions.push(solution);
    onSolution?.(solution);
    excludeValues(session, bools, values);
  }
  return 'unknown';
}

/** Waits for an answer; undefined when the search is over and Z3 does not react to interrupts. */
async function wait(
  session: Z3Session,
  search: SmtSearch,
  answer: Promise<Z3Answer>,
): Promise<Z3Answer | undefined> {
  for (let late = 0; late < MOST_INTERRUPTS; ) {
    const first = await Promise.race([answer, pause(TURN_EVERY)]);
    if (first !== undefined) return first;
    report(search.pace, () => progressOf(search));
    if (!isSmtSpent(search)) continue;
    interrupt(session);
    late++;
  }
  return undefined;
}

/** Updates the counters; the two solvers of Z3 have different names for the same counters. */
function count(session: Z3Session, stats: Record<string, number>): void {
  const counters = countersOf(session);
  const sum = (...names: readonly string[]): number =>
    names.reduce((total, name) => total + (counters.get(name) ?? 0), 0);
  stats.solves++;
  stats.conflicts = sum('conflicts', 'sat conflicts');
  stats.decisions = sum('decisions', 'sat decisions');
  stats.propagations = sum('propagations', 'sat propagations 2ary', 'sat propagations nary');
}

function progressOf({ puzzle, stats, solutions }: SmtSearch): MethodProgress {
  return {
    steps: stats.conflicts,
    knownCells: 0,
    cells: puzzle.width * puzzle.height,
    solutions: solutions.length,
    stats: { ...stats },
  };
}

/** Reports an answer as a step; "unknown" comes with the reason that Z3 gives. */
function emit(
  session: Z3Session,
  { options, puzzle, stats }: SmtSearch,
  answer: Z3Answer,
  solution?: Grid,
): void {
  if (options.onStep === undefined) return;
  const cells = solution?.cells.slice() ?? startCells(puzzle);
  const reason = answer === 'unknown' ? { reason: reasonUnknown(session) } : {};
  options.onStep({ kind: answer, cells, figures: { conflicts: `${stats.conflicts}`, ...reason } });
}

/**
 * Returns the grid of a model: each cell has a value for each colour but the background. None of
 * these values is true where the cell is empty.
 */
function gridOf({ width, height, palette }: Puzzle, values: readonly boolean[]): Grid {
  const colours = palette.length - 1;
  const cells = new Int32Array(width * height).map((_, cell) => {
    let colour = colours;
    while (colour > 0 && !values[cell * colours + colour - 1]) colour--;
    return 1 << colour;
  });
  return { width, height, cells };
}
