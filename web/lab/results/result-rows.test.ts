import { describe, expect, it } from 'vitest';
import type { Report } from '../runs/method-run.ts';
import { type RunState, reduceRuns } from '../runs/run-state.ts';
import { comparedMethodOf } from '../setup/setup.ts';
import { rowsOf, sortRows } from './result-rows.ts';

function runOf(changes: Partial<RunState>): RunState {
  const [run] = reduceRuns([], { kind: 'start', comparedMethods: [comparedMethodOf('sat')] });
  return { ...run, ...changes };
}

function report(complete: boolean, ...solutions: string[]): Report {
  const stats = { solves: 2, conflicts: 9, clauses: 70 };
  const rows = solutions.map((text) => [text]);
  return { solutions: rows, complete, known: ['?'], knownCells: 2, stats, seconds: 1, cut: false };
}

describe('rows', () => {
  it('have the counters by what they count, and the one that stands for the work', () => {
    const [row] = rowsOf(
      [runOf({ status: 'ended', report: report(true, '#.'), seconds: [3, 1, 2] })],
      4,
    );
    expect(row).toMatchObject({
      ...{ outcome: 'unique', seconds: 2, solutions: 1, known: 0.5, missed: 0, changed: [] },
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

  it('claim nothing for what never ran, and no cells where there is no solution', () => {
    const refused = { problem: { code: 'no-colour', message: '' } };
    const [first, second] = rowsOf(
      [runOf({ status: 'ended', ...refused }), runOf({ status: 'ended', report: report(true) })],
      4,
    );
    expect(first).toMatchObject({ outcome: 'refused', known: undefined, solutions: undefined });
    expect(second).toMatchObject({ outcome: 'none', known: undefined, solutions: 0 });
  });

  it('have no time for what is wrong', () => {
    const runs = [report(true, '#.'), report(true, '.#')].map((each) =>
      runOf({ status: 'ended', report: each, seconds: [1] }),
    );
    const rows = rowsOf(runs, 2).map(({ outcome, seconds }) => [outcome, seconds]);
    expect(rows).toEqual(Array.from({ length: 2 }, () => ['wrong', undefined]));
  });

  it('keep what a cancelled run had found, and what it had proven', () => {
    const left = (solutions: number) => ({
      ...report(false, ...'abc'.slice(0, solutions)),
      cut: true,
    });
    const rows = rowsOf(
      [1, 3].map((count) => runOf({ status: 'cancelled', report: left(count), seconds: [7] })),
      4,
    );
    expect(rows[0]).toMatchObject({ outcome: undefined, solutions: 1, seconds: 7, isCut: true });
    expect(rows[1]).toMatchObject({ outcome: 'multiple', solutions: 3 });
  });

  it('say of no cell that it is known where a solution was found and nothing is proven', () => {
    const nothing = { steps: 1, knownCells: 0, cells: 4, stats: {} };
    const left = { ...report(false, '#.'), knownCells: 0, cut: true };
    const [searching, found, cancelled, several] = rowsOf(
      [
        runOf({ status: 'running', progress: nothing }),
        runOf({ status: 'running', progress: nothing, found: 1 }),
        runOf({ status: 'cancelled', progress: nothing, report: left }),
        runOf({ status: 'ended', report: { ...report(true, '#.', '.#'), knownCells: 0 } }),
      ],
      4,
    );
    expect([searching.known, found.known]).toEqual([0, undefined]);
    expect([cancelled.known, several.known]).toEqual([undefined, 0]);
  });

  it('tell the progress of what still runs', () => {
    const progress = { steps: 1, knownCells: 3, cells: 4, stats: { conflicts: 5 } };
    const compared = { ...comparedMethodOf('sat'), choices: { encoding: 'integer' } };
    const [row] = rowsOf([runOf({ compared, progress, found: 1 })], 4);
    expect(row).toMatchObject({ known: 0.75, outcome: undefined, changed: ['encoding=integer'] });
    expect([row.work?.count, row.solutions]).toEqual([5, 1]);
  });

  it('are sorted by time where that is asked for, the settled ones first', () => {
    const runs = [
      runOf({ status: 'ended', report: { ...report(false), cut: true }, seconds: [1] }),
      runOf({ status: 'ended', report: report(true, '#.'), seconds: [3] }),
      runOf({ status: 'ended', report: report(true, '#.'), seconds: [2] }),
      runOf({ status: 'ended', problem: { code: 'no-colour', message: '' } }),
      runOf({ status: 'ended', report: report(false, '#.'), seconds: [9] }),
    ];
    const rows = rowsOf(runs, 1);
    expect(sortRows(rows, 'seconds').map(({ index }) => index)).toEqual([2, 1, 4, 0, 3]);
    expect(sortRows(rows, 'given')).toBe(rows);
  });
});
