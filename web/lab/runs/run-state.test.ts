import { describe, expect, it } from 'vitest';
import { puzzleOfLengths } from '../../../test/boards.ts';
import { comparedMethodOf } from '../setup/setup.ts';
import { firstFrame } from './frames.ts';
import type { MeasureEvent } from './measure-method.ts';
import type { LabRunOutcome, Report } from './method-run.ts';
import { isUnfinished, type RunEvent, type RunState, reduceRuns, secondsOf } from './run-state.ts';

const REPORT: Report = {
  ...{
    solutions: [['#']],
    complete: true,
    known: ['#'],
    knownCells: 1,
    stats: { nodes: 3 },
    seconds: 2,
    cut: false,
  },
};

const FRAME = firstFrame(puzzleOfLengths([[1]], [[1]]));

const event = (index: number, each: MeasureEvent, at = 0): RunEvent => ({
  kind: 'measure-event',
  index,
  at,
  event: each,
});
const ended = (outcome: LabRunOutcome): MeasureEvent => ({ kind: 'ended', outcome });
const measured = (report: Report): MeasureEvent => ({ kind: 'measured', report });

function afterEvents(...events: RunEvent[]): readonly RunState[] {
  const start: RunEvent = {
    kind: 'start',
    comparedMethods: [comparedMethodOf('dfs'), comparedMethodOf('sat')],
  };
  return [start, ...events].reduce<readonly RunState[]>(reduceRuns, []);
}

describe('runs', () => {
  it('wait until something is heard of them', () => {
    const [dfs, sat] = afterEvents(event(1, { kind: 'phase', phase: 'recording', run: 0 }, 77));
    expect([dfs.status, sat.status, sat.phase, sat.since]).toEqual([
      'waiting',
      'running',
      'recording',
      77,
    ]);
  });

  it('keep frames and progress, and the median of their measured runs', () => {
    const progress = { steps: 1, knownCells: 2, cells: 4, stats: {} };
    const [run] = afterEvents(
      event(0, { kind: 'frames', frames: [FRAME] }),
      event(0, { kind: 'frames', frames: [FRAME, FRAME] }),
      event(0, { kind: 'progress', progress }),
      ...[5, 1, 2].map((seconds) => event(0, measured({ ...REPORT, seconds }))),
    );
    expect(run.frames.length).toBe(3);
    expect(run.progress).toBe(progress);
    expect(secondsOf(run)).toBe(2);
    expect(secondsOf(afterEvents()[0])).toBeUndefined();
  });

  it.each<[string, LabRunOutcome, string | undefined]>([
    ['a report', { kind: 'report', report: REPORT }, undefined],
    ['a refusal', { kind: 'problem', problem: { code: 'x', message: 'x' } }, 'x'],
    ['a fault', { kind: 'fault', message: 'x' }, 'fault'],
  ])('end with %s', (_, outcome, code) => {
    const [run] = afterEvents(event(0, ended(outcome)));
    expect([run.status, run.problem?.code]).toEqual(['ended', code]);
    expect(isUnfinished(run)).toBe(false);
  });

  const partial = { ...REPORT, complete: false, cut: true, seconds: 7 };
  it('that are cancelled keep what they leave, and others stay as they ended', () => {
    const runs = afterEvents(
      event(0, measured(REPORT)),
      event(0, ended({ kind: 'report', report: REPORT })),
      event(1, { kind: 'found', solutions: 1 }),
      { kind: 'cancel' },
      event(1, measured(REPORT)),
      event(1, { kind: 'stopped', report: partial }),
    );
    expect(runs.map(({ status }) => status)).toEqual(['ended', 'cancelled']);
    expect(runs[1]).toMatchObject({ report: partial, seconds: [7], found: 1 });
  });

  it('that were measured before they are cancelled keep that', () => {
    const [run] = afterEvents(
      event(0, measured(REPORT)),
      { kind: 'cancel' },
      event(0, { kind: 'stopped', report: partial }),
    );
    expect(run).toMatchObject({ status: 'cancelled', report: REPORT, seconds: [2] });
  });
});
