// Turns runs into rows of a table: the outcome of each run, answers that contradict others, and
// counters that can be compared.

import { missedSolutions } from '../../../src/methods/compare-answers.ts';
import { isSettled, type MethodOutcome, outcomeOf } from '../../../src/methods/outcome.ts';
import type { Problem } from '../../../src/puzzle/problem.ts';
import type { Stats } from '../../../src/puzzle/result.ts';
import { methodById } from '../methods.ts';
import { isUnfinished, type RunState, type RunStatus, secondsOf } from '../runs/run-state.ts';
import { type ComparedMethod, changedOptions } from '../setup/setup.ts';

/** Groups counters by what they count, whatever methods call them. */
const COUNTERS = {
  lines: ['lineSolves', 'lineSettles'],
  nodes: ['nodes', 'branches', 'decisions', 'generations'],
  conflicts: ['conflicts'],
  calls: ['solves', 'ruleCalls', 'evaluations', 'flows'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
type CounterName = keyof typeof COUNTERS;
export const COUNTER_NAMES = Object.keys(COUNTERS) as readonly CounterName[];

export interface ResultRow {
  /** The place of the method among those compared, from 0. */
  readonly index: number;
  readonly compared: ComparedMethod;
  /** Options that differ from the defaults. */
  readonly changed: readonly string[];
  readonly status: RunStatus;
  /**
   * The outcome of a run that has ended. A cancelled run has an outcome only if it had proved a
   * verdict or gave a wrong answer. Undefined otherwise.
   */
  readonly outcome: MethodOutcome | undefined;
  /** Why the run was refused, or what went wrong. */
  readonly problem: Problem | undefined;
  /** How many solutions this method denies although other methods found them. */
  readonly missed: number;
  /**
   * The median of the measured seconds; undefined for a wrong answer, or if nothing was measured.
   */
  readonly seconds: number | undefined;
  readonly runs: readonly number[];
  /** Whether the run was cut off and would have taken longer. */
  readonly isCut: boolean;
  /** Number of solutions found so far; undefined if nothing was run. */
  readonly solutions: number | undefined;
  /**
   * The share of known cells from 0 to 1; undefined if nothing was run, if there is no solution, or
   * if an incomplete search found solutions and proved no cell.
   */
  readonly known: number | undefined;
  /** The counter that stands for the work of the method. */
  readonly work: { readonly name: string; readonly count: number } | undefined;
  readonly counters: Readonly<Record<CounterName, number | undefined>>;
  readonly stats: Stats;
}

export function rowsOf(runs: readonly RunState[], cells: number): readonly ResultRow[] {
  const missed = missedSolutions(runs.map(({ report }) => report));
  return runs.map((run, index) => rowOf(run, index, cells, missed[index]));
}

function rowOf(run: RunState, index: number, cells: number, missed: number): ResultRow {
  const { compared, status, report, progress, found, problem } = run;
  const method = methodById(compared.method);
  const stats = report?.stats ?? progress?.stats ?? {};
  const work = method && stats[method.work];
  const outcome = outcomeIn(run, missed > 0);
  const solutions = Math.max(report?.solutions.length ?? 0, found);
  const hasRun = problem === undefined && (report ?? progress) !== undefined;
  const knownCells = report?.knownCells ?? progress?.knownCells ?? 0;
  const isUnproven = knownCells === 0 && solutions > 0 && report?.complete !== true;
  return {
    ...{ index, compared, status, outcome, problem, missed, stats },
    changed: method ? changedOptions(compared, method) : [],
    seconds: outcome === 'wrong' ? undefined : secondsOf(run),
    runs: run.seconds,
    isCut: report?.cut === true,
    solutions: hasRun || found > 0 ? solutions : undefined,
    known: hasRun && outcome !== 'none' && !isUnproven ? knownCells / cells : undefined,
    work: method && work !== undefined ? { name: method.work, count: work } : undefined,
    counters: countersIn(stats),
  };
}

function outcomeIn(run: RunState, isRefuted: boolean): MethodOutcome | undefined {
  if (isUnfinished(run)) return undefined;
  const outcome = outcomeOf({ ...run, isRefuted });
  return run.status === 'ended' || isSettled(outcome) || isRefuted ? outcome : undefined;
}

function countersIn(stats: Stats): ResultRow['counters'] {
  const counted = COUNTER_NAMES.map((name) => {
    const key = COUNTERS[name].find((each) => stats[each] !== undefined);
    return [name, key && stats[key]];
  });
  return Object.fromEntries(counted) as ResultRow['counters'];
}

export const RESULT_ORDERS = ['given', 'seconds'] as const;
export type ResultOrder = (typeof RESULT_ORDERS)[number];

/**
 * Returns the rows in the order asked for. By time, verdicts come first, then solutions without a
 * verdict, then other rows with a time, then rows without a time. The quickest row of each kind
 * comes first.
 */
export function sortRows(rows: readonly ResultRow[], sort: ResultOrder): readonly ResultRow[] {
  if (sort === 'given') return rows;
  return [...rows].sort(
    (a, b) => classOf(a) - classOf(b) || timeOf(a) - timeOf(b) || a.index - b.index,
  );
}

function classOf({ outcome, seconds }: ResultRow): number {
  if (seconds === undefined) return 3;
  return isSettled(outcome) ? 0 : outcome === 'solved' ? 1 : 2;
}

/** Returns the seconds to sort by. All rows without a time get 0, so that they keep their order. */
function timeOf({ seconds = 0 }: ResultRow): number {
  return seconds;
}
