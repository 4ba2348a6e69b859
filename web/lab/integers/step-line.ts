// Finds the line that a step of a recording is about, with its numbers before the step, and how
// many possibilities it had at its earlier steps.

import {
  countPossibilities,
  type LineNumbers,
  lineNumbers,
} from '../../../src/methods/bits/line-numbers.ts';
import { type LineClue, lineClue } from '../../../src/methods/line-clues.ts';
import { lengthOfLine, lineCells } from '../../../src/puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../../src/puzzle/puzzle.ts';
import { maskOf } from '../../board/state/mark.ts';
import type { ShownRecording } from '../animation/playback.ts';
import { type Frame, firstFrame } from '../runs/frames.ts';

interface StepLine {
  /** The row, or the height plus the column. */
  readonly line: number;
  readonly clue: LineClue;
  readonly numbers: LineNumbers;
  /** How many possibilities the line had whenever it was solved, up to this step. */
  readonly counts: readonly number[];
}

/** How many possibilities are listed from either end of the list. */
const HALF = 3;

/** Returns the line of the newest step that has a line; undefined before there is one. */
export function stepLine({ puzzle, frames, shown }: ShownRecording): StepLine | undefined {
  const newest = frames.findLastIndex(({ line }, i) => i < shown && line !== undefined);
  const line = frames[newest]?.line;
  if (line === undefined) return undefined;
  const clue = lineClue(clueOfLine(puzzle, line), lengthOfLine(puzzle, line));
  const candidatesAt = (frame: number): Int32Array =>
    candidatesOfLine(puzzle, frameBefore(puzzle, frames, frame), line);
  const numbers = lineNumbers(clue, candidatesAt(newest), HALF);
  if (numbers === undefined) return undefined;
  const counts = frames
    .slice(0, newest + 1)
    .flatMap((frame, i) =>
      frame.line === line && !isBranch(frame) ? countPossibilities(clue, candidatesAt(i)) : [],
    );
  return { line, clue, numbers, counts };
}

/**
 * Returns what a step began with. The cells before a branch are those of another branch, so a
 * branch begins with its own cells, in which its line has one possibility.
 */
function frameBefore(puzzle: Puzzle, frames: readonly Frame[], index: number): Frame {
  if (isBranch(frames[index])) return frames[index];
  return frames[index - 1] ?? firstFrame(puzzle);
}

function isBranch({ kind }: Frame): boolean {
  return kind === 'branch';
}

function candidatesOfLine(puzzle: Puzzle, { marks }: Frame, line: number): Int32Array {
  const { start, step, size } = lineCells(puzzle, line);
  return Int32Array.from({ length: size }, (_, i) => maskOf(marks[start + i * step], 1));
}
