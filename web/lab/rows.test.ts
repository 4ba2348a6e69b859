import { describe, expect, it } from 'vitest';
import { rowsOf, sortRows } from './rows.ts';
import type { Report } from './run.ts';
import { type RunState, reduceRuns } from './run-state.ts';
import { contestantOf } from './setup.ts';

function runOf(changes: Partial<RunState>): RunState {
  const [run] = reduceRuns([], { kind: 'start', contestants: [contestantOf('sat')] });
  return { ...run, ...changes };
}

function report(complete: boolean, ...solutions: string[]): Report {
  const stats = { solves: 2, conflicts: 9, clauses: 70 };
  const rows = solutions.map((text) => [text]);
  return { solutions: rows, complete, knownCells: 2, stats, seconds: 1, cut: false };
}

describe('rows', () => {
  it('have the counters by what they count, and the one that stands for the work', () => {
    const [row] = rowsOf(
      [runOf({ status: 'done', report: report(true, '#.'), seconds: [3, 1, 2] })],
      4,
    );
    expect(row).toMatchObject({
      ...{ verdict: 'unique', seconds: 2, solutions: 1, known: 0.5, missed: 0, changed: [] },
      work: { name: 'conflicts', count: 9 },
      counters: { lines: undefined, nodes: undefined, conflicts: 9, calls: 2 },
    });
  });

  it('tell who was wrong', () => {
    const runs = [report(true), report(false, '#.', '.#'), undefined].map((each) =>
      runOf({ report: each }),
    );
    expect(rowsOf(runs, 2).map(({ missed }) => missed)).toEqual([2, 0, 0]);
  });

  it('tell the progress of what still runs', () => {
    const progress = { steps: 1, knownCells: 3, cells: 4, stats: { conflicts: 5 } };
    const contestant = { ...contestantOf('sat'), choices: { encoding: 'integer' } };
    const [row] = rowsOf([runOf({ contestant, progress })], 4);
    expect(row).toMatchObject({ known: 0.75, verdict: undefined, changed: ['encoding=integer'] });
    expect(row.work?.count).toBe(5);
  });

  it('are sorted by time where that is asked for, the settled ones first', () => {
    const runs = [
      runOf({ status: 'time-out', seconds: [1] }),
      runOf({ status: 'done', seconds: [3] }),
      runOf({ status: 'done', seconds: [2] }),
      runOf({ status: 'refused' }),
    ];
    const rows = rowsOf(runs, 1);
    expect(sortRows(rows, 'seconds').map(({ index }) => index)).toEqual([2, 1, 0, 3]);
    expect(sortRows(rows, 'given')).toBe(rows);
  });
});
