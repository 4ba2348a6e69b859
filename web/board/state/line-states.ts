// The state of each line by its clue and marks: which blocks are certain, whether any arrangement
// fits, how many cells are unmarked. The state follows from the line's own clue and marks alone, so
// it tells nothing that the person could not see.
//
// A block is certain when it sits at the same, wholly painted place in every arrangement that fits
// the marks. Lines whose marks have not changed keep their state, the same object. Any other line
// costs O(blocks x cells).

import { cellsOfLine, lineCount, linesOf } from '../../../src/puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../../src/puzzle/puzzle.ts';
import { blockPlaces } from './block-places.ts';
import { CROSS, isUnmarked, masksOf, painted, UNMARKED } from './mark.ts';
import { type MarkChange, withChanges } from './play-state.ts';
import { isFinished } from './solved.ts';

export interface LineState {
  /** Whether at least one arrangement of the blocks fits the marks. */
  readonly fits: boolean;
  /** Whether each block is certain; all false if no arrangement fits, none in an unknown line. */
  readonly certain: readonly boolean[];
  /** Number of cells that are neither painted nor crossed. */
  readonly open: number;
}

export interface LineStates {
  readonly cells: Uint8Array;
  /** The state of each line: rows from 0, then columns from the height of the puzzle. */
  readonly states: readonly LineState[];
}

/**
 * Returns the state of every line. Given an earlier result, it reads only the lines whose marks
 * have changed since.
 */
export function readLines(puzzle: Puzzle, cells: Uint8Array, before?: LineStates): LineStates {
  const colours = puzzle.palette.length - 1;
  const changed = before && changedLines(puzzle, before.cells, cells);
  if (changed?.size === 0) return { cells, states: before?.states ?? [] };
  const masks = masksOf(cells, colours);
  const states = Array.from({ length: lineCount(puzzle) }, (_, line) =>
    before && !changed?.has(line) ? before.states[line] : readLine(puzzle, cells, masks, line),
  );
  return { cells, states };
}

function changedLines(puzzle: Puzzle, before: Uint8Array, cells: Uint8Array) {
  const changed = new Set<number>();
  for (let cell = 0; cell < cells.length; cell++) {
    if (before[cell] === cells[cell]) continue;
    for (const line of linesOf(puzzle, cell)) changed.add(line);
  }
  return changed;
}

function readLine(puzzle: Puzzle, cells: Uint8Array, masks: Int32Array, line: number): LineState {
  const clue = clueOfLine(puzzle, line);
  const own = cellsOfLine(puzzle, line);
  const marks = own.map((cell) => cells[cell]);
  const open = marks.filter(isUnmarked).length;
  if (clue === null) return { fits: true, certain: [], open };
  const places = blockPlaces(
    clue,
    own.map((cell) => masks[cell]),
  );
  const certain = clue.map(({ colour }, block) => {
    const place = places?.[block];
    if (place === undefined) return false;
    return marks.slice(place.start, place.end).every((mark) => mark === painted(colour));
  });
  return { fits: places !== undefined, certain, open };
}

/**
 * Returns the crosses for the unmarked cells of the lines that these changes finish. The crosses
 * are to belong to the move of the changes, so that one undo takes back both. Notes stay. A line
 * that was finished before and only loses marks gets no crosses: otherwise no cross of a finished
 * line could be removed.
 */
export function crossesOfFinished(
  puzzle: Puzzle,
  cells: Uint8Array,
  changes: readonly MarkChange[],
): MarkChange[] {
  const after = withChanges(cells, changes);
  const linesWith = (some: readonly MarkChange[]): ReadonlySet<number> =>
    new Set(some.flatMap(({ cell }) => linesOf(puzzle, cell)));
  const marked = linesWith(changes.filter(({ to }) => !isUnmarked(to)));
  const finished = [...linesWith(changes)].filter(
    (line) =>
      isFinished(puzzle, after, line) && (marked.has(line) || !isFinished(puzzle, cells, line)),
  );
  const left = new Set(finished.flatMap((line) => cellsOfLine(puzzle, line)));
  const free = [...left].filter((cell) => after[cell] === UNMARKED && cells[cell] === UNMARKED);
  return free.map((cell) => ({ cell, from: UNMARKED, to: CROSS }));
}

/**
 * Returns the crosses for the unmarked cells of lines without blocks, to go with these changes.
 * There are none where a cell of the line is painted, or if the changes only remove marks.
 */
export function crossesWithoutBlocks(
  puzzle: Puzzle,
  cells: Uint8Array,
  changes: readonly MarkChange[],
): MarkChange[] {
  if (changes.every(({ to }) => isUnmarked(to))) return [];
  const after = withChanges(cells, changes);
  const free = new Set<number>();
  for (let line = 0; line < lineCount(puzzle); line++) {
    if (clueOfLine(puzzle, line)?.length !== 0 || !isFinished(puzzle, after, line)) continue;
    for (const cell of cellsOfLine(puzzle, line)) if (after[cell] === UNMARKED) free.add(cell);
  }
  return [...free].map((cell) => ({ cell, from: UNMARKED, to: CROSS }));
}
