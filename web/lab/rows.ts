// Runs as rows of a table: what each found, who said what cannot be true, and counters that can be compared.

import { missedSolutions } from '../../src/methods/judge.ts';
import type { Stats, Verdict } from '../../src/puzzle/result.ts';
import { methodById } from './methods.ts';
import { type RunState, type Status, secondsOf, verdictIn } from './run-state.ts';
import { type Contestant, changedOptions } from './setup.ts';

/** Counters by what they count, whatever methods call them. */
export const COUNTERS = {
  lines: ['lineSolves', 'lineSettles'],
  nodes: ['nodes', 'branches', 'decisions', 'generations'],
  conflicts: ['conflicts'],
  calls: ['solves', 'ruleCalls', 'evaluations', 'flows'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type CounterName = keyof typeof COUNTERS;
export const COUNTER_NAMES = Object.keys(COUNTERS) as readonly CounterName[];

export interface Row {
  /** Its place among the contestants. */
  readonly index: number;
  readonly contestant: Contestant;
  /** Options that are not as usual. */
  readonly changed: readonly string[];
  readonly status: Status;
  readonly verdict: Verdict | undefined;
  /** Solutions that others found, and that it denies. */
  readonly missed: number;
  readonly seconds: number | undefined;
  readonly runs: readonly number[];
  readonly solutions: number;
  /** Share of the cells, 0 to 1. */
  readonly known: number;
  /** The counter that stands for its work. */
  readonly work: { readonly name: string; readonly count: number } | undefined;
  readonly counters: Readonly<Record<CounterName, number | undefined>>;
  readonly stats: Stats;
}

export function rowsOf(runs: readonly RunState[], cells: number): readonly Row[] {
  const missed = missedSolutions(runs.map(({ report }) => report));
  return runs.map((run, index) => rowOf(run, index, cells, missed[index]));
}

function rowOf(run: RunState, index: number, cells: number, missed: number): Row {
  const { contestant, status, report, progress } = run;
  const method = methodById(contestant.method);
  const stats = report?.stats ?? progress?.stats ?? {};
  const work = method && stats[method.work];
  return {
    ...{ index, contestant, status, missed, stats },
    changed: method ? changedOptions(contestant, method) : [],
    verdict: verdictIn(run),
    seconds: secondsOf(run),
    runs: run.seconds,
    solutions: report?.solutions.length ?? 0,
    known: (report?.knownCells ?? progress?.knownCells ?? 0) / cells,
    work: method && work !== undefined ? { name: method.work, count: work } : undefined,
    counters: countersIn(stats),
  };
}

function countersIn(stats: Stats): Row['counters'] {
  const counted = COUNTER_NAMES.map((name) => {
    const key = COUNTERS[name].find((each) => stats[each] !== undefined);
    return [name, key && stats[key]];
  });
  return Object.fromEntries(counted) as Row['counters'];
}

export const SORTS = ['given', 'seconds'] as const;
export type Sort = (typeof SORTS)[number];

/** The quickest first where that is asked for; those without a time last. */
export function sortRows(rows: readonly Row[], sort: Sort): readonly Row[] {
  if (sort === 'given') return rows;
  const rank = ({ seconds, status }: Row): number =>
    seconds === undefined || status !== 'done' ? Number.POSITIVE_INFINITY : seconds;
  return [...rows].sort((a, b) => (rank(a) === rank(b) ? a.index - b.index : rank(a) - rank(b)));
}
