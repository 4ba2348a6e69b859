import { describe, expect, it } from 'vitest';
import type { Frame } from '../runs/frames.ts';
import {
  framesAt,
  lengthOf,
  momentBeside,
  positionAfter,
  shownPosition,
  stepsIn,
} from './playback.ts';

const recording = (...times: number[]): Frame[] =>
  times.map((ms) => ({ kind: 'line', marks: new Uint8Array(1), ms }));

const RECORDINGS = [recording(1, 2, 2, 9), recording(5), recording()];

describe('recordings', () => {
  it('go as far as the longest', () => {
    expect(lengthOf(RECORDINGS, 'steps')).toBe(4);
    expect(lengthOf(RECORDINGS, 'time')).toBe(9);
    expect(lengthOf([], 'time')).toBe(0);
  });

  it('show the newest frame while methods run, and never more than there is', () => {
    expect(shownPosition(0, 9, true)).toBe(9);
    expect(shownPosition(4, 9, false)).toBe(4);
    expect(shownPosition(12, 9, false)).toBe(9);
  });

  it('count as steps what was done, not what came out', () => {
    const [result] = recording(10).map((frame) => ({ ...frame, kind: 'solved' }));
    expect(RECORDINGS.map(stepsIn)).toEqual([4, 1, 0]);
    expect(RECORDINGS.map((each) => stepsIn([...each, result]))).toEqual([4, 1, 0]);
  });

  it.each([
    [0, 0, 0],
    [1.9, 1, 1],
    [2, 2, 3],
    [9, 4, 4],
    [99, 4, 4],
  ])('show at %d so many frames, by steps and by time', (position, steps, time) => {
    expect(framesAt(RECORDINGS[0], position, 'steps')).toBe(steps);
    expect(framesAt(RECORDINGS[0], position, 'time')).toBe(time);
  });

  it('go from moment to moment', () => {
    const forth = [0, 1, 2, 5, 9].map((at) => momentBeside(RECORDINGS, at, 'time', 1));
    const back = [9, 5, 2, 1, 0].map((at) => momentBeside(RECORDINGS, at, 'time', -1));
    expect(forth).toEqual([1, 2, 5, 9, 9]);
    expect(back).toEqual([5, 2, 1, 0, 0]);
    expect(momentBeside(RECORDINGS, 1.5, 'steps', 1)).toBe(2);
    expect(momentBeside(RECORDINGS, 4, 'steps', 1)).toBe(4);
    expect(momentBeside(RECORDINGS, 0, 'steps', -1)).toBe(0);
  });

  it('end at the end, and short ones are quick', () => {
    expect(positionAfter(0, 1000, { length: 4, sync: 'steps', speed: 0 })).toBe(2);
    expect(positionAfter(0, 1000, { length: 4, sync: 'steps', speed: 1 })).toBe(4);
    expect(positionAfter(3, 99_000, { length: 4, sync: 'steps', speed: 0 })).toBe(4);
    expect(positionAfter(0, 4000, { length: 2000, sync: 'steps', speed: 4 })).toBe(2000);
    expect(positionAfter(0, 30_000, { length: 9, sync: 'time', speed: 0 })).toBe(4.5);
  });

  it('stay within their bounds: a first frame may come from before playing began', () => {
    expect(positionAfter(0, -5, { length: 9, sync: 'steps', speed: 2 })).toBe(0);
    for (const sync of ['steps', 'time'] as const) {
      expect(positionAfter(0, 16, { length: 0, sync, speed: 2 })).toBe(0);
    }
  });
});
