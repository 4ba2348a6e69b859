// Solves lines, starting from some marks, and stores what each line added. What follows from the
// marks alone comes first; then values are assumed as well, one after another, and each is taken
// back before the next. Lines are solved in generations, those nearest to the assumption first, so
// that a contradiction comes early. Each line solve is exact and runs on the board of the engine.
// Cost: one line solve for each line that is queued, whether or not it adds a link.

import {
  type Board,
  clearQueue,
  dequeue,
  enqueue,
  makeBoardWithin,
  narrow,
  startTrail,
  undoTo,
} from '../../engine/board/board.ts';
import { applyLine } from '../../engine/board/propagate.ts';
import type { Lines } from '../../engine/line-kernel/clue-tables.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type LineReader, makeLineReader } from '../engine-questions/line-reader.ts';
import {
  makeSolvedLines,
  type SolvedLines,
  solveStored,
} from '../engine-questions/solved-lines.ts';
import type { Fact } from '../model/step.ts';
import { type FollowedValues, noteMarked } from './followed-values.ts';
import { forgetImplied, type ImpliedChanges, makeImpliedChanges } from './implied-changes.ts';
import { type MaskRun, makeMaskRun } from './mask-runs.ts';

export interface LineTrace {
  readonly puzzle: Puzzle;
  /** The marks at the beginning. */
  readonly marks: Int32Array;
  readonly board: Board;
  readonly solved: SolvedLines;
  readonly reader: LineReader;
  /** The changes that single values imply, when the links from the marks alone are done. */
  readonly implied: ImpliedChanges | undefined;
  /** The memory of runs in masks; present where `implied` is. */
  readonly run: MaskRun | undefined;
  /** The values that were followed; made when the first is followed. */
  followed?: FollowedValues;
  /** The line of each link; `ASSUMED` for an assumption. */
  readonly lines: number[];
  /** The place on the trail of the board at which the removals of each link end. */
  readonly ends: number[];
  /** How many links follow from the marks alone. These links come first. */
  base: number;
  /**
   * The generation of the line that was solved last. The lines that an assumption puts into the
   * queue are generation 1, the lines that these put into the queue are generation 2, and so on.
   */
  generation: number;
  /**
   * The line that no arrangement fitted in the latest contradiction; `ASSUMED` before the first.
   */
  unmetLine: number;
}

/** `ASSUMED` stands for the line of a link that is an assumption. */
export const ASSUMED = -1;

type Followed = 'settled' | 'contradiction' | 'given-up' | 'paused';

/** Makes a trace in which all lines are still to be solved. `tables` are those of `buildLines`. */
export function makeTrace(puzzle: Puzzle, marks: Int32Array, tables?: Lines): LineTrace {
  const board = makeBoardWithin(puzzle, marks, undefined, tables);
  const solved = makeSolvedLines(board.lines, board.scratch);
  const implied = makeImpliedChanges(board);
  startTrail(board);
  return {
    puzzle,
    marks,
    board,
    solved,
    reader: makeLineReader(board),
    implied,
    run: implied && makeMaskRun(board, solved),
    lines: [],
    ends: [],
    base: 0,
    generation: 0,
    unmetLine: ASSUMED,
  };
}

/**
 * Makes the trace as it was when it was made, but for marks that have been added since then. That
 * takes a fraction of the time of a new trace, and the answers of lines are still stored.
 */
export function restartTrace(trace: LineTrace): void {
  const { board, marks } = trace;
  if (trace.base > 0) forgetAll(trace);
  trace.base = 0;
  takeBackAssumption(trace);
  for (let cell = 0; cell < marks.length; cell++) narrow(board, cell, marks[cell]);
  board.trailSize = 0;
  // The queue has the lines whose marks have changed.
  while (board.queueSize > 0) forget(trace, dequeue(board));
  for (let line = 0; line < board.lines.count; line++) enqueue(board, line);
}

/** Forgets what was stored of values and rests on this line. */
function forget({ implied, followed }: LineTrace, line: number): void {
  if (implied !== undefined) forgetImplied(implied, line);
  if (followed !== undefined) noteMarked(followed, line);
}

function forgetAll(trace: LineTrace): void {
  for (let line = 0; line < trace.board.lines.count; line++) forget(trace, line);
}

/**
 * Makes a trace of everything that lines conclude from the marks; returns undefined when the lines
 * run into a contradiction.
 */
export function traceOf(puzzle: Puzzle, marks: Int32Array): LineTrace | undefined {
  return followMarks(makeTrace(puzzle, marks));
}

/** Does what `traceOf` does, on a trace that was just made or restarted. */
export function followMarks(trace: LineTrace): LineTrace | undefined {
  if (follow(trace) === 'contradiction') return undefined;
  trace.base = trace.lines.length;
  if (trace.base > 0) forgetAll(trace);
  return trace;
}

/**
 * Assumes a value and solves lines, generation by generation. Gives up after a generation when more
 * than `most` links were added, and pauses after generation `last` when lines are still to be
 * solved. The value must be taken back before the next one is assumed.
 */
export function assume(
  trace: LineTrace,
  { cell, candidates }: Fact,
  most: number,
  last = Number.POSITIVE_INFINITY,
): Followed {
  assumeOnly(trace, cell, candidates);
  return follow(trace, trace.lines.length + most, last);
}

/** Assumes a value; the two lines of the cell are put into the queue, but not solved yet. */
export function assumeOnly(trace: LineTrace, cell: number, candidates: number): void {
  narrow(trace.board, cell, candidates);
  note(trace, ASSUMED);
}

export function takeBackAssumption(trace: LineTrace): void {
  const { board, base, lines, ends } = trace;
  clearQueue(board);
  lines.length = ends.length = base;
  undoTo(board, baseEnd(trace));
}

/** Returns the place on the trail at which the removals that follow from the marks alone end. */
export function baseEnd({ base, ends }: LineTrace): number {
  return base === 0 ? 0 : ends[base - 1];
}

/**
 * Solves the lines in the queue, and the lines that are added meanwhile. Stops at a contradiction,
 * or after a generation when the trace has more than `most` links, or when it is the last.
 */
function follow(
  trace: LineTrace,
  most = Number.POSITIVE_INFINITY,
  last = Number.POSITIVE_INFINITY,
): Followed {
  trace.generation = 0;
  while (trace.board.queueSize > 0) {
    if (trace.generation >= last) return 'paused';
    if (!followOnce(trace)) return 'contradiction';
    if (trace.lines.length > most) return 'given-up';
  }
  return 'settled';
}

/**
 * Solves the lines that are in the queue now, but not those that are added meanwhile. Returns false
 * on a contradiction.
 */
export function followOnce(trace: LineTrace): boolean {
  trace.generation++;
  for (let left = trace.board.queueSize; left > 0; left--) {
    if (!solveNext(trace)) return false;
  }
  return true;
}

/** Solves the first line of the queue, if any. Returns false when no arrangement fits it. */
export function solveNext(trace: LineTrace): boolean {
  const { board } = trace;
  if (board.queueSize === 0) return true;
  const line = dequeue(board);
  board.work += board.lines.cost[line];
  if (!solveStored(trace.solved, line, board.masks)) {
    clearQueue(board);
    trace.unmetLine = line;
    return false;
  }
  applyLine(board, line);
  if (board.trailSize > lastEnd(trace)) note(trace, line);
  return true;
}

function lastEnd({ ends }: LineTrace): number {
  return ends.length === 0 ? 0 : ends[ends.length - 1];
}

function note({ board, lines, ends }: LineTrace, line: number): void {
  lines.push(line);
  ends.push(board.trailSize);
}
