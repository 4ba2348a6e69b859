// The cursor in the hands of the pad of arrows: a finger that slides on the board, or a button,
// moves it, and a tool that is held marks the cells that it comes to, all as one move.

import { cellOf, type Place, placeOf } from '../../../src/puzzle/places.ts';
import { type BoardInput, brushOfInput, finishStroke, goToCell, redraw } from './board-input.ts';
import type { Point } from './gesture.ts';
import type { Tool } from './mark-tool.ts';
import { penOn } from './stroke.ts';

/** The least way of a finger for each cell, in pixels, so that tiny cells do not fly past. */
const LEAST_WAY = 16;

export function holdTool(input: BoardInput, tool: Tool): void {
  const { props, parts } = input.now();
  const surface = parts.surface.current;
  if (!props.onChanges || surface === undefined) return;
  const cells = finishStroke(input);
  input.pen = penOn(props.puzzle, cells, surface.cursor, brushOfInput(input, false, tool));
  input.path = [surface.cursor];
  redraw(input);
}

export function releaseTool(input: BoardInput): void {
  if (input.path.length > 0) finishStroke(input);
}

/** Moves the cursor along its row, then along its column, up to the edge of the board. */
export function moveCursorBy(input: BoardInput, { row, column }: Place): void {
  const { props, parts } = input.now();
  const surface = parts.surface.current;
  if (surface === undefined) return;
  const isHeld = input.path.length > 0;
  const along = wayBy(props.puzzle, surface.cursor, { row, column });
  if (along.length === 0) return;
  if (isHeld) input.path = [...new Set([...input.path, ...along])];
  goToCell(input, along[along.length - 1], true);
  if (isHeld) redraw(input);
}

interface Board {
  readonly width: number;
  readonly height: number;
}

/** Returns the cells that the cursor comes to. */
export function wayBy(size: Board, from: number, { row, column }: Place): number[] {
  const start = placeOf(size, from);
  const end = {
    row: Math.max(0, Math.min(start.row + row, size.height - 1)),
    column: Math.max(0, Math.min(start.column + column, size.width - 1)),
  };
  const cells: number[] = [];
  for (let at = start; at.row !== end.row || at.column !== end.column; ) {
    const across = Math.sign(end.column - at.column);
    const down = across === 0 ? Math.sign(end.row - at.row) : 0;
    at = { row: at.row + down, column: at.column + across };
    cells.push(cellOf(size, at));
  }
  return cells;
}

/**
 * Returns the whole cells in a movement of a finger, and the rest of the movement, which counts for
 * the next one.
 */
export function cellsIn(way: Point, cell: number): readonly [Place, Point] {
  const step = Math.max(cell, LEAST_WAY);
  const [column, row] = [Math.trunc(way.x / step), Math.trunc(way.y / step)];
  return [
    { row, column },
    { x: way.x - column * step, y: way.y - row * step },
  ];
}
