import { describe, expect, it } from 'vitest';
import { defined } from '../../../src/puzzle/defined.ts';
import { puzzleOfLengths } from '../../../test/boards.ts';
import type { Frame } from '../runs/frames.ts';
import { stepLine } from './step-line.ts';

const puzzle = puzzleOfLengths([[1, 1], [], [4]], [[1, 1], [1], [1], [1, 1]]);

/** Makes a frame of rows of `#`, `.` and `?`. */
function frame(kind: string, line: number | undefined, rows: string[]): Frame {
  const marks = Uint8Array.from(rows.join(''), (cell) => '?.#'.indexOf(cell));
  return { kind, ...defined({ line }), marks, ms: 0 };
}

const FRAMES = [
  frame('line', 0, ['????', '????', '????']),
  frame('line', 3, ['#???', '.???', '#???']),
  frame('line', 0, ['#.??', '.???', '#???']),
  frame('branch', 0, ['#.#.', '.???', '#???']),
  frame('solved', undefined, ['#..#', '....', '####']),
];

const decimals = (shown: number) => {
  const { numbers } = stepLine({ puzzle, frames: FRAMES, shown }) ?? {};
  return [...(numbers?.first ?? []), ...(numbers?.last ?? [])]
    .filter(({ fate }) => fate === 'possible')
    .map(({ decimal }) => decimal);
};

describe('the line of a step', () => {
  it('is none before the first step', () => {
    expect(stepLine({ puzzle, frames: FRAMES, shown: 0 })).toBeUndefined();
    expect(stepLine({ puzzle, frames: [], shown: 3 })).toBeUndefined();
  });

  it('has the possibilities from before the step, which shrink from step to step', () => {
    expect(decimals(1)).toEqual(['10', '9', '5']);
    expect(decimals(3)).toEqual(['10', '9']);
    expect(stepLine({ puzzle, frames: FRAMES, shown: 3 })?.counts).toEqual([3, 2]);
  });

  it('is a column with the cells of the column', () => {
    const shown = stepLine({ puzzle, frames: FRAMES, shown: 2 });
    expect(shown?.line).toBe(3);
    expect(shown?.clue.size).toBe(3);
    expect(shown?.counts).toEqual([1]);
  });

  it('has the one possibility that a branch takes', () => {
    expect(decimals(4)).toEqual(['10']);
    expect(stepLine({ puzzle, frames: FRAMES, shown: 4 })?.counts).toEqual([3, 2]);
  });

  it('stays in sight with the result', () => {
    expect(stepLine({ puzzle, frames: FRAMES, shown: 5 })?.line).toBe(0);
  });
});
