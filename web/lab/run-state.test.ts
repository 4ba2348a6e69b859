import { describe, expect, it } from 'vitest';
import type { ContestEvent } from './contest.ts';
import { blankFrame } from './frames.ts';
import type { Report, RunOutcome } from './run.ts';
import {
  isOpen,
  type LabEvent,
  type RunState,
  reduceRuns,
  secondsOf,
  verdictIn,
} from './run-state.ts';
import { contestantOf } from './setup.ts';

const REPORT: Report = {
  ...{
    solutions: [['#']],
    complete: true,
    knownCells: 1,
    stats: { nodes: 3 },
    seconds: 2,
    cut: false,
  },
};

const news = (index: number, each: ContestEvent, at = 0): LabEvent => ({
  kind: 'news',
  index,
  at,
  news: each,
});
const ended = (outcome: RunOutcome): ContestEvent => ({ kind: 'ended', outcome });
const measured = (report: Report): ContestEvent => ({ kind: 'measured', report });

function afterEvents(...events: LabEvent[]): readonly RunState[] {
  const start: LabEvent = {
    kind: 'start',
    contestants: [contestantOf('dfs'), contestantOf('sat')],
  };
  return [start, ...events].reduce<readonly RunState[]>(reduceRuns, []);
}

describe('runs', () => {
  it('wait until something is heard of them', () => {
    const [dfs, sat] = afterEvents(news(1, { kind: 'phase', phase: 'filming', run: 0 }, 77));
    expect([dfs.status, sat.status, sat.phase, sat.since]).toEqual([
      'waiting',
      'running',
      'filming',
      77,
    ]);
  });

  it('keep frames and progress, and the median of their measured runs', () => {
    const progress = { steps: 1, knownCells: 2, cells: 4, stats: {} };
    const [run] = afterEvents(
      news(0, { kind: 'frames', frames: [blankFrame(1)] }),
      news(0, { kind: 'frames', frames: [blankFrame(1), blankFrame(1)] }),
      news(0, { kind: 'progress', progress }),
      ...[5, 1, 2].map((seconds) => news(0, measured({ ...REPORT, seconds }))),
    );
    expect(run.frames.length).toBe(3);
    expect(run.progress).toBe(progress);
    expect(secondsOf(run)).toBe(2);
    expect(secondsOf(afterEvents()[0])).toBeUndefined();
    expect(verdictIn(run)).toBe('unique');
  });

  const open = { ...REPORT, solutions: [], complete: false };
  it.each<[string, ContestEvent[], RunState['status']]>([
    ['settled', [measured(REPORT), ended({ kind: 'report', report: REPORT })], 'done'],
    [
      'out of time',
      [measured({ ...open, cut: true }), ended({ kind: 'report', report: { ...open, cut: true } })],
      'time-out',
    ],
    ['at its own end', [measured(open), ended({ kind: 'report', report: open })], 'gave-up'],
    ['not able to', [ended({ kind: 'problem', problem: { code: 'x', message: 'x' } })], 'refused'],
    ['broken', [ended({ kind: 'fault', message: 'x' })], 'failed'],
  ])('end as what they are: %s', (_, events, status) => {
    const [run] = afterEvents(...events.map((event) => news(0, event)));
    expect(run.status).toBe(status);
    expect(isOpen(run)).toBe(false);
  });

  it('that are cancelled hear nothing more, and others stay as they ended', () => {
    const runs = afterEvents(
      news(0, measured(REPORT)),
      news(0, ended({ kind: 'report', report: REPORT })),
      { kind: 'cancel' },
      news(1, measured(REPORT)),
    );
    expect(runs.map(({ status }) => status)).toEqual(['done', 'cancelled']);
    expect(runs[1].seconds).toEqual([]);
  });
});
