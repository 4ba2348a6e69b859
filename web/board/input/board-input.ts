// The hand on the board: what is under way, a stroke of a pointer or a path of Shift and arrows,
// and what both have in common. It is shown as it is drawn, by hand, and told once, when it ends:
// React draws nothing while it moves.

import type { RefObject } from 'react';
import type { BoardProps } from '../board-props.ts';
import type { Mark } from '../state/mark.ts';
import { type Change, withChanges } from '../state/play-state.ts';
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

/** What the board is given, as it is now. */
export interface Now {
  readonly props: BoardProps;
  readonly parts: BoardInputParts;
}

export interface BoardInput {
  readonly now: () => Now;
  stroke: Stroke | undefined;
  /** Cells of a path of Shift and arrows. */
  path: readonly number[];
  /** How the last key marked its cell. */
  pen: Pen | undefined;
}

export function makeBoardInput(now: () => Now): BoardInput {
  return { now, stroke: undefined, path: [], pen: undefined };
}

export function brushOfInput(hand: BoardInput, isSecond: boolean, tool?: Tool): Mark {
  const { props } = hand.now();
  return brushOf(tool ?? props.tool ?? 'fill', props.colour ?? 1, isSecond);
}

/** Shows the board with what is under way. */
export function redraw(hand: BoardInput): void {
  const { props, parts } = hand.now();
  if (parts.surface.current === undefined) return;
  show(parts.surface.current, { ...props, preview: underWay(hand) });
}

/**
 * Tells what is under way, and shows the board as it is then. Gives its marks: the board is given
 * them only later.
 */
export function finish(hand: BoardInput): Uint8Array {
  const { cells, onChanges } = hand.now().props;
  const changes = underWay(hand);
  forget(hand);
  queueMicrotask(() => redraw(hand));
  if (changes.length === 0) return cells;
  onChanges?.(changes);
  return withChanges(cells, changes);
}

export function drop(hand: BoardInput): void {
  forget(hand);
  redraw(hand);
}

/** What is under way is no more, without a word. */
export function forget(hand: BoardInput): void {
  hand.stroke = undefined;
  hand.path = [];
  const counter = hand.now().parts.counter.current;
  if (counter) counter.hidden = true;
}

/** Puts the tab stop, the focus and the light on a cell. */
export function goTo(hand: BoardInput, cell: number, isShown: boolean): void {
  const { props, parts } = hand.now();
  const surface = parts.surface.current;
  if (surface === undefined) return;
  moveCursor(surface, cell);
  focusCursor(surface);
  if (isShown) showCell(surface, cell);
  light(surface, cell);
  props.onCursor?.(cell);
}

/** Without a pointer the cell with the focus is the one that is lit. */
export function lightFocus(hand: BoardInput): void {
  const surface = hand.now().parts.surface.current;
  if (surface === undefined) return;
  const hasFocus = surface.painter.cells[surface.cursor] === document.activeElement;
  light(surface, hasFocus ? surface.cursor : undefined);
}

function underWay({ now, stroke, pen, path }: BoardInput): readonly Change[] {
  const { puzzle, cells } = now().props;
  if (stroke) return changesAlong(stroke.pen, cells, cellsOfStroke(stroke, puzzle));
  return pen ? changesAlong(pen, cells, path) : [];
}
