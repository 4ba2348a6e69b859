// Keys on the board, and presses without a pointer as screen readers make them. What a key means is
// in key-actions.ts.

import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { announce } from '../../app/announcer.tsx';
import { currentText } from '../../app/words.tsx';
import { OPEN } from '../state/mark.ts';
import { light, moveCursor } from '../view/board-elements.ts';
import { stateName } from '../view/spoken-names.ts';
import {
  type BoardInput,
  brushOfInput,
  drop,
  finish,
  goTo,
  lightFocus,
  redraw,
} from './board-input.ts';
import { keyActionOf } from './key-actions.ts';
import type { Tool } from './mark-tool.ts';
import { changesAlong, penOn } from './stroke.ts';

export function keyDown(hand: BoardInput, event: KeyboardEvent<HTMLElement>): void {
  const { props, parts } = hand.now();
  const surface = parts.surface.current;
  if (surface === undefined) return;
  const colours = props.puzzle.palette.length - 1;
  const deed = keyActionOf(event, surface.cursor, props.cells, props.puzzle, colours);
  if (deed === undefined || (deed.do === 'drop' && !hand.stroke && hand.path.length === 0)) return;
  event.preventDefault();
  if (deed.do === 'drop') drop(hand);
  if (deed.do === 'colour') props.onColour?.(deed.colour);
  if (deed.do === 'mark') markCell(hand, surface.cursor, deed.tool);
  if (deed.do === 'paint-along') paintAlong(hand, surface.cursor, deed.cell);
  if (deed.do !== 'go') return;
  finish(hand);
  goTo(hand, deed.cell, true);
}

export function keyUp(hand: BoardInput, event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Shift' && hand.path.length > 0) finish(hand);
}

/** A screen reader presses a cell that it has gone to by itself. */
export function click(hand: BoardInput, event: MouseEvent<HTMLElement>): void {
  const { props, parts } = hand.now();
  const cell = parts.surface.current?.painter.cells.indexOf(event.target as HTMLElement) ?? -1;
  if (event.detail !== 0 || cell < 0) return;
  goTo(hand, cell, true);
  markCell(hand, cell, props.tool ?? 'fill');
}

export function focus(hand: BoardInput, event: FocusEvent<HTMLElement>): void {
  const surface = hand.now().parts.surface.current;
  const cell = surface?.painter.cells.indexOf(event.target) ?? -1;
  if (surface === undefined || cell < 0) return;
  if (cell !== surface.cursor) moveCursor(surface, cell);
  light(surface, cell);
}

export function blur(hand: BoardInput, event: FocusEvent<HTMLElement>): void {
  if (event.currentTarget.contains(event.relatedTarget)) return;
  if (hand.path.length > 0) finish(hand);
  if (!hand.stroke) lightFocus(hand);
}

function markCell(hand: BoardInput, cell: number, tool: Tool): void {
  const cells = finish(hand);
  const { puzzle, onChanges, onCursor } = hand.now().props;
  if (!onChanges) return;
  const pen = penOn(cells[cell], brushOfInput(hand, false, tool));
  hand.pen = { to: pen.to, over: pen.to === OPEN ? pen.over : OPEN };
  const view = { mark: pen.to, level: 0, look: 'none', isPreview: false } as const;
  // Before the screen is told: what that has to say, "Solved!" perhaps, comes after it.
  announce(stateName(currentText(), puzzle.palette, view));
  onChanges(changesAlong(pen, cells, [cell]));
  onCursor?.(cell);
}

function paintAlong(hand: BoardInput, from: number, to: number): void {
  if (hand.now().props.onChanges) {
    hand.pen ??= { to: brushOfInput(hand, false), over: OPEN };
    hand.path = [...new Set([...hand.path, from, to])];
  }
  goTo(hand, to, true);
  redraw(hand);
}
