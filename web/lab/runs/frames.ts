// The steps of a method, as frames of a recording: one byte a cell, encoded as the marks of a
// board. A recording has a limited number of frames and bytes, because more than a person can watch
// would only fill the memory.

import type { StepEvent } from '../../../src/methods/index.ts';
import { defined } from '../../../src/puzzle/defined.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { verdictOf } from '../../../src/puzzle/verdict.ts';
import { givenMarks } from '../../board/state/given-marks.ts';
import { markOfMask, UNMARKED } from '../../board/state/mark.ts';
import type { Report } from './method-run.ts';

export interface Frame {
  /** The kind of step, in the method's words: `line`, `guess`, `back`, ... */
  readonly kind: string;
  /** The row, or the height plus the column. */
  readonly line?: number;
  readonly cell?: number;
  readonly marks: Uint8Array;
  /** Milliseconds since the run began. */
  readonly ms: number;
}

const MOST_FRAMES = 2000;
const MOST_BYTES = 4_000_000;

/** Returns how many frames of steps a recording of a board with this many cells may have. */
export function mostFrames(cells: number): number {
  return Math.max(1, Math.min(MOST_FRAMES, Math.floor(MOST_BYTES / cells)));
}

export function frameOf({ kind, line, cell, cells }: StepEvent, ms: number): Frame {
  return {
    kind,
    ...defined({ line, cell }),
    marks: marksOfCells(cells),
    ms,
  };
}

/**
 * Returns the marks that cells stand for. The function loops, because `Uint8Array.from` with a
 * callback takes many times as long.
 */
function marksOfCells(cells: Int32Array): Uint8Array {
  const marks = new Uint8Array(cells.length);
  for (let cell = 0; cell < marks.length; cell++) marks[cell] = markOfMask(cells[cell]);
  return marks;
}

/** Returns the frame of the board before the first step, which has given cells at most. */
export function firstFrame(puzzle: Puzzle): Frame {
  return { kind: 'start', marks: givenMarks(puzzle), ms: 0 };
}

/**
 * Returns the last frame of a recording, which shows the result: the only solution, a solution that
 * may not be the only one, or the known cells. Returns undefined if there is no solution and no
 * known cell. `before` is the least time of the frame, in milliseconds.
 */
export function lastFrame(puzzle: Puzzle, report: Report, before: number): Frame | undefined {
  const { solutions, known, seconds } = report;
  const marks = marksOfRows(puzzle, solutions[0] ?? known);
  if (solutions.length === 0 && countMarked(marks) === 0) return undefined;
  const isOnly = verdictOf(report) === 'unique';
  const kind = isOnly ? 'solved' : solutions.length > 0 ? 'one-solution' : 'known';
  return { kind, marks, ms: Math.max(before, 1000 * seconds) };
}

/** Whether the frame shows the result instead of a step. */
export function isLast({ kind }: Frame): boolean {
  return LAST_KINDS.includes(kind);
}

const LAST_KINDS: readonly string[] = ['solved', 'one-solution', 'known'];

/**
 * Returns the marks of a grid that is written as rows of symbols; other characters leave a cell
 * unmarked.
 */
export function marksOfRows({ palette }: Puzzle, rows: readonly string[]): Uint8Array {
  const marks = new Map(palette.map(({ symbol }, colour) => [symbol, markOfMask(1 << colour)]));
  return Uint8Array.from(
    rows.flatMap((row) => [...row]),
    (symbol) => marks.get(symbol) ?? UNMARKED,
  );
}

/** Returns the number of settled cells. */
export function countMarked(marks: Uint8Array): number {
  let marked = 0;
  for (const mark of marks) if (mark !== UNMARKED) marked++;
  return marked;
}
