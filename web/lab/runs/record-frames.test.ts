import { describe, expect, it } from 'vitest';
import type { Frame } from './frames.ts';
import { recordFrames } from './record-frames.ts';

const step = (kind: string) => ({ kind, cells: Int32Array.of(1) });

describe('recordFrames', () => {
  it('hands frames over ten times a second, and what is left at the end', () => {
    let clock = 1000;
    const delivered: (readonly Frame[])[] = [];
    const recorder = recordFrames(
      9,
      1000,
      (frames) => delivered.push(frames),
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
    expect(delivered.map((frames) => frames.map(({ kind, ms }) => [kind, ms]))).toEqual([
      [
        ['a', 50],
        ['b', 120],
      ],
    ]);
    recorder.end();
    recorder.end();
    expect(delivered.length).toBe(2);
    expect(delivered[1][0].kind).toBe('c');
  });

  it('ends when it is full', () => {
    const delivered: Frame[] = [];
    const recorder = recordFrames(
      2,
      0,
      (frames) => delivered.push(...frames),
      () => 0,
    );
    for (const kind of ['a', 'b', 'c']) recorder.take(step(kind));
    expect(recorder.isFull()).toBe(true);
    recorder.end();
    expect(delivered.map(({ kind }) => kind)).toEqual(['a', 'b']);
  });
});
