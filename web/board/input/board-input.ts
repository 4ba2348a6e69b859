// The input that has begun on the board but has not ended: a stroke of a pointer, or a path drawn
// with Shift and the arrow keys. The cells show this input without React while it is drawn. The
// screen receives its changes at its end, in one call.

import type { RefObject } from 'react';
import type { BoardProps } from '../board-props.ts';
import type { Mark } from '../state/mark.ts';
import { type MarkChange, withChanges } from '../state/play-state.ts';
import {
  focusCursor,
  light,
  moveCursor,
  type Surface,
  show,
  showCell,
} from '../view/board-elements.ts';
import type { BoardLayout } from '../view/use-board-layout.ts';
import { brushOf, type Tool } from './mark-tool.ts';
import { cellsOfStroke, changesAlong, type Pen, type Stroke } from './stroke.ts';

export interface BoardInputParts {
  readonly surface: RefObject<Surface | undefined>;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly counter: RefObject<HTMLElement | null>;
  readonly layout: BoardLayout;
}

/** The newest properties and parts of the board. */
interface Now {
  readonly props: BoardProps;
  readonly parts: BoardInputParts;
}

export interface BoardInput {
  readonly now: () => Now;
  stroke: Stroke | undefined;
  /** The cells of a path drawn with Shift and the arrow keys. */
  path: readonly number[];
  /** The pen of the key that marked a cell most recently; a path uses it. */
  pen: Pen | undefined;
}

export function makeBoardInput(now: () => Now): BoardInput {
  return { now, stroke: undefined, path: [], pen: undefined };
}

export function brushOfInput(input: BoardInput, isSecond: boolean, tool?: Tool): Mark {
  const { props } = input.now();
  return brushOf(tool ?? props.tool ?? 'fill', props.colour ?? 1, isSecond);
}

/** Draws the board with the stroke or path that has not ended. */
export function redraw(input: BoardInput): void {
  const { props, parts } = input.now();
  if (parts.surface.current === undefined) return;
  show(parts.surface.current, { ...props, preview: underWay(input) });
}

/**
 * Ends the stroke or path and reports its changes to the screen. Returns the marks after them; the
 * board receives these marks as properties only later.
 */
export function finishStroke(input: BoardInput): Uint8Array {
  const { cells, onChanges } = input.now().props;
  const changes = underWay(input);
  forget(input);
  queueMicrotask(() => redraw(input));
  if (changes.length === 0) return cells;
  onChanges?.(changes);
  return withChanges(cells, changes);
}

export function dropStroke(input: BoardInput): void {
  forget(input);
  redraw(input);
}

/** Drops the stroke or path without marking anything, and without a redraw. */
export function forget(input: BoardInput): void {
  input.stroke = undefined;
  input.path = [];
  const counter = input.now().parts.counter.current;
  if (counter) counter.hidden = true;
}

/** Puts the tab stop, the focus and the light on a cell. */
export function goToCell(input: BoardInput, cell: number, isShown: boolean): void {
  const { props, parts } = input.now();
  const surface = parts.surface.current;
  if (surface === undefined) return;
  moveCursor(surface, cell);
  focusCursor(surface);
  if (isShown) showCell(surface, cell);
  light(surface, cell);
  props.onCursor?.(cell);
}

/**
 * Lights the cell with the focus, or no cell if none has the focus. The cursor of the pad is always
 * lit.
 */
export function lightFocus(input: BoardInput): void {
  const { props, parts } = input.now();
  const { surface, layout } = parts;
  if (surface.current === undefined) return;
  const { painter, cursor } = surface.current;
  const isSteered = layout.way === 'pad' && props.onChanges !== undefined;
  const isShown = isSteered || painter.cells[cursor] === document.activeElement;
  light(surface.current, isShown ? cursor : undefined);
}

function underWay({ now, stroke, pen, path }: BoardInput): readonly MarkChange[] {
  const { puzzle, cells } = now().props;
  if (stroke) return changesAlong(puzzle, cells, stroke.pen, cellsOfStroke(stroke, puzzle));
  return pen ? changesAlong(puzzle, cells, pen, path) : [];
}
