import { describe, expect, it } from 'vitest';
import { type RecordedStep, recordSteps } from './record-steps.ts';

const step = (kind: string) => ({ kind, cells: Int32Array.of(1) });

describe('recordSteps', () => {
  it('hands steps over ten times a second, and what is left at the end', () => {
    let clock = 1000;
    const delivered: (readonly RecordedStep[])[] = [];
    const recorder = recordSteps(
      9,
      1000,
      (steps) => delivered.push(steps),
      () => clock,
    );
    for (const [kind, at] of [
      ['a', 1050],
      ['b', 1120],
      ['c', 1150],
    ] as const) {
      clock = at;
      recorder.take(step(kind));
    }
    expect(delivered.map((steps) => steps.map(({ step, ms }) => [step.kind, ms]))).toEqual([
      [
        ['a', 50],
        ['b', 120],
      ],
    ]);
    recorder.end();
    recorder.end();
    expect(delivered.length).toBe(2);
    expect(delivered[1]?.[0]?.step.kind).toBe('c');
  });

  it('ends when it is full', () => {
    const delivered: RecordedStep[] = [];
    const recorder = recordSteps(
      2,
      0,
      (steps) => delivered.push(...steps),
      () => 0,
    );
    for (const kind of ['a', 'b', 'c']) recorder.take(step(kind));
    expect(recorder.isFull()).toBe(true);
    recorder.end();
    expect(delivered.map(({ step }) => step.kind)).toEqual(['a', 'b']);
  });

  it('keeps the cells as they were after the step', () => {
    const delivered: RecordedStep[] = [];
    const recorder = recordSteps(
      2,
      0,
      (steps) => delivered.push(...steps),
      () => 0,
    );
    const cells = Int32Array.of(1);
    for (cells[0] of [1, 2]) recorder.take({ kind: 'a', cells });
    recorder.end();
    expect(delivered.map(({ step }) => [...step.cells])).toEqual([[1], [2]]);
  });
});
