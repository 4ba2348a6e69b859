// Keys on the board, and the presses without a pointer that screen readers make. key-actions.ts
// says what each key means.

import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { announce } from '../../app/announcer.tsx';
import { currentText } from '../../app/texts.ts';
import { isGiven } from '../state/given-marks.ts';
import { UNMARKED } from '../state/mark.ts';
import { light, moveCursor } from '../view/board-elements.ts';
import { stateName } from '../view/spoken-names.ts';
import {
  type BoardInput,
  brushOfInput,
  dropStroke,
  finishStroke,
  goToCell,
  lightFocus,
  redraw,
} from './board-input.ts';
import { goToClue, leaveClue, pressClueKey, speakLine } from './clue-keys.ts';
import { keyActionOf } from './key-actions.ts';
import type { Tool } from './mark-tool.ts';
import { changesAlong, penOn } from './stroke.ts';

export function pressBoardKey(input: BoardInput, event: KeyboardEvent<HTMLElement>): void {
  const { props, parts } = input.now();
  const surface = parts.surface.current;
  if (surface === undefined) return;
  if (surface.painter.headers.includes(event.target as HTMLElement)) {
    pressClueKey(input, event.target as HTMLElement, event);
    return;
  }
  const { puzzle, cells } = props;
  const board = { size: puzzle, cells, colours: puzzle.palette.length - 1 };
  const action = keyActionOf(event, surface.cursor, board);
  if (action === undefined || (action.do === 'drop' && !input.stroke && input.path.length === 0))
    return;
  event.preventDefault();
  // A held key marks its cell once; otherwise it would take the mark away again.
  const isOnItsWay = action.do === 'go' || action.do === 'paint-along';
  if (event.repeat && !isOnItsWay) return;
  if (action.do === 'drop') dropStroke(input);
  if (action.do === 'colour') props.onColour?.(action.colour);
  if (action.do === 'mark') markCell(input, surface.cursor, action.tool);
  if (action.do === 'speak') speakLine(input, action.isColumn);
  if (action.do === 'go-to-clue') goToClue(input, action.isColumn);
  if (action.do === 'paint-along') paintAlong(input, surface.cursor, action.cell);
  if (action.do !== 'go') return;
  finishStroke(input);
  goToCell(input, action.cell, true);
}

export function releaseBoardKey(input: BoardInput, event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Shift' && input.path.length > 0) finishStroke(input);
}

/** Handles a click without a pointer: screen readers make such clicks. */
export function click(input: BoardInput, event: MouseEvent<HTMLElement>): void {
  const { props, parts } = input.now();
  const cell = parts.surface.current?.painter.cells.indexOf(event.target as HTMLElement) ?? -1;
  if (event.detail !== 0 || cell < 0) return;
  goToCell(input, cell, true);
  markCell(input, cell, props.tool ?? 'fill');
}

export function focus(input: BoardInput, event: FocusEvent<HTMLElement>): void {
  const surface = input.now().parts.surface.current;
  const cell = surface?.painter.cells.indexOf(event.target) ?? -1;
  if (surface === undefined || cell < 0) return;
  if (cell !== surface.cursor) moveCursor(surface, cell);
  light(surface, cell);
}

export function blur(input: BoardInput, event: FocusEvent<HTMLElement>): void {
  if (event.target.dataset.line !== undefined) leaveClue(event.target);
  if (event.currentTarget.contains(event.relatedTarget)) return;
  if (input.path.length > 0) finishStroke(input);
  if (!input.stroke) lightFocus(input);
}

function markCell(input: BoardInput, cell: number, tool: Tool): void {
  const cells = finishStroke(input);
  const { puzzle, onChanges, onCursor } = input.now().props;
  if (!onChanges) return;
  const pen = penOn(puzzle, cells, cell, brushOfInput(input, false, tool));
  input.pen = { to: pen.to, over: pen.to === UNMARKED ? pen.over : UNMARKED };
  const isFixed = isGiven(puzzle, cell);
  const mark = isFixed ? cells[cell] : pen.to;
  const view = { mark, level: 0, look: 'none', isPreview: false, isGiven: isFixed } as const;
  // The state is announced before the screen is called, so that an announcement of the screen, such
  // as "Solved!", comes after it.
  announce(stateName(currentText(), puzzle.palette, view));
  if (!isFixed) onChanges(changesAlong(puzzle, cells, pen, [cell]));
  onCursor?.(cell);
}

function paintAlong(input: BoardInput, from: number, to: number): void {
  if (input.now().props.onChanges) {
    input.pen ??= { to: brushOfInput(input, false), over: UNMARKED };
    input.path = [...new Set([...input.path, from, to])];
  }
  goToCell(input, to, true);
  redraw(input);
}
