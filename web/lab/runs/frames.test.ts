import { describe, expect, it } from 'vitest';
import { puzzleOfLengths } from '../../../test/boards.ts';
import { CROSS, painted, UNMARKED } from '../../board/state/mark.ts';
import { countMarked, frameOf, lastFrame, mostFrames } from './frames.ts';

describe('a frame', () => {
  it('has the marks of what is settled', () => {
    const cells = Int32Array.of(0b111, 0b001, 0b010, 0b100, 0b110, 0);
    const frame = frameOf({ kind: 'line', line: 3, cells }, 5);
    expect(frame).toEqual({
      kind: 'line',
      line: 3,
      marks: Uint8Array.of(UNMARKED, CROSS, painted(1), painted(2), UNMARKED, UNMARKED),
      ms: 5,
    });
    expect(countMarked(frame.marks)).toBe(3);
  });
});

describe('the last frame', () => {
  const puzzle = puzzleOfLengths([[1], [1]], [[1], [1]]);
  const report = { stats: {}, seconds: 0.002, cut: false, knownCells: 0 };
  const [one, other] = [
    ['#.', '.#'],
    ['.#', '#.'],
  ];
  const nothing = ['??', '??'];

  it.each([
    ['solved', { solutions: [one], complete: true, known: one }, [2, 1, 1, 2]],
    ['one-solution', { solutions: [one], complete: false, known: nothing }, [2, 1, 1, 2]],
    ['one-solution', { solutions: [other, one], complete: true, known: nothing }, [1, 2, 2, 1]],
    ['known', { solutions: [], complete: false, known: ['#?', '??'] }, [2, 0, 0, 0]],
  ])('is %s', (kind, found, marks) => {
    const frame = lastFrame(puzzle, { ...report, ...found }, 1);
    expect(frame).toEqual({ kind, marks: Uint8Array.from(marks), ms: 2 });
  });

  it('is none where nothing is known, and comes after what was recorded', () => {
    const empty = { ...report, solutions: [], complete: true, known: nothing };
    expect(lastFrame(puzzle, empty, 1)).toBeUndefined();
    expect(lastFrame(puzzle, { ...empty, solutions: [one] }, 9)?.ms).toBe(9);
  });
});

describe('a recording', () => {
  it.each([
    [25, 2000],
    [10_000, 400],
    [5_000_000, 1],
  ])('of %i cells has %i frames at most', (cells, frames) => {
    expect(mostFrames(cells)).toBe(frames);
  });
});
