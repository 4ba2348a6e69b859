// Handles keys on the drawing: moves the cursor, paints, and announces strokes to screen readers.
// key-actions.ts decides which key does what.

import type { KeyboardEvent } from 'react';
import type { Palette } from '../../../src/puzzle/palette.ts';
import { placeOf } from '../../../src/puzzle/places.ts';
import { announce } from '../../app/announcer.tsx';
import { currentText, type Text } from '../../app/texts.ts';
import { paintNames } from '../palette/colour-words.ts';
import type { CanvasProps } from './canvas-props.ts';
import {
  begin,
  dropDrawStroke,
  extend,
  finishDrawStroke,
  type InputState,
  pressKey,
} from './input-state.ts';
import { type DrawAction, drawActionOf } from './key-actions.ts';
import type { Preview } from './scene.ts';
import { selectByKey } from './selection-input.ts';
import { isFreehand } from './stroke.ts';
import type { Cursor } from './use-cursor.ts';
import type { Viewing } from './use-view.ts';

interface KeyParts {
  readonly state: InputState;
  readonly cursor: Cursor;
  readonly viewing: Viewing;
  readonly redraw: () => void;
}

export function pressCanvasKey(props: CanvasProps, parts: KeyParts, event: KeyboardEvent): void {
  const { drawing, palette } = props.picture;
  const action = drawActionOf(event, parts.cursor.cell, drawing, palette.length - 1);
  if (action === undefined || action.do === 'clipboard') return;
  event.preventDefault();
  event.stopPropagation();
  parts.cursor.setSeen(true);
  parts.state.hover = undefined;
  if (!selectByKey(props, parts.cursor, event, action)) perform(props, parts, action);
  parts.redraw();
}

export function releaseCanvasKey(
  props: CanvasProps,
  parts: KeyParts,
  { key }: KeyboardEvent,
): void {
  if (key === 'Shift') endPath(props, parts);
}

/** Ends the stroke that Shift and the arrows have drawn. */
export function endPath(props: CanvasProps, { state, redraw }: KeyParts): void {
  if (!state.stroke || state.isByKey || state.gesture.mode !== 'idle') return;
  paint(props, finishDrawStroke(state, props));
  redraw();
}

function perform(props: CanvasProps, parts: KeyParts, action: DrawAction): void {
  const { state, cursor, viewing } = parts;
  if (action.do === 'go') goTo(props, parts, action.cell);
  else if (action.do === 'paint-along') paintAlong(props, parts, action.cell);
  else if (action.do === 'paint') press(props, parts);
  else if (action.do === 'erase') paint(props, erasing(props, cursor.cell));
  else if (action.do === 'drop') dropStroke(state);
  else if (action.do === 'zoom') (action.isIn ? viewing.zoomIn : viewing.zoomOut)();
  else props.onAction(action);
}

function erasing({ isMarking }: CanvasProps, cell: number): Preview {
  return isMarking ? { cells: [cell], isKept: false } : { cells: [cell], colour: 0 };
}

function goTo(props: CanvasProps, { state, cursor }: KeyParts, cell: number): void {
  cursor.goTo(cell, true);
  if (state.isByKey) extend(state, props, placeOf(props.picture.drawing, cell));
}

/**
 * Begins or extends a stroke. `endPath` paints the stroke when Shift is released or the drawing
 * loses the focus.
 */
function paintAlong(props: CanvasProps, parts: KeyParts, cell: number): void {
  const { state, cursor } = parts;
  const { drawing } = props.picture;
  const pencil = { ...props, tool: isFreehand(props.tool) ? props.tool : 'pencil' } as const;
  if (!state.stroke) begin(state, pencil, placeOf(drawing, cursor.cell), false);
  extend(state, pencil, placeOf(drawing, cell));
  goTo(props, parts, cell);
}

function press(props: CanvasProps, { state, cursor }: KeyParts): void {
  const painted = pressKey(state, props, cursor.cell);
  if (painted) {
    paint(props, painted);
    return;
  }
  const text = currentText();
  const { row, column } = placeOf(props.picture.drawing, cursor.cell);
  const tool = text(`draw.tool.${props.tool}`);
  announce(text('draw.begun', { tool, row: row + 1, column: column + 1 }));
}

function dropStroke(state: InputState): void {
  if (state.stroke) announce(currentText()('draw.dropped'));
  dropDrawStroke(state);
}

function paint({ picture, onStroke }: CanvasProps, preview: Preview | undefined): void {
  if (preview === undefined) return;
  onStroke(preview);
  announce(strokeWords(currentText(), picture.palette, preview));
}

function strokeWords(text: Text, palette: Palette, stroke: Preview): string {
  const count = stroke.cells.length;
  if ('isGiven' in stroke) return text(stroke.isGiven ? 'draw.given' : 'draw.given.not', { count });
  if ('isKept' in stroke) return text(stroke.isKept ? 'draw.kept' : 'draw.kept.not', { count });
  return text('draw.painted', { count, colour: paintNames(text, palette)[stroke.colour] });
}
