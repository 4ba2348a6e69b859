// Keys on the drawing: where they go, what they paint, and what is said of it. What a key means is
// in key-actions.ts.

import type { KeyboardEvent } from 'react';
import { announce } from '../../app/announcer.tsx';
import { currentText } from '../../app/words.tsx';
import { paintNames } from '../palette/colour-words.ts';
import type { CanvasProps } from './canvas-props.ts';
import { begin, drop, extend, finish, type Hand, pressKey } from './input-state.ts';
import { type DrawDeed, drawDeedOf } from './key-actions.ts';
import type { Preview } from './scene.ts';
import { pointOf } from './stroke.ts';
import type { Cursor } from './use-cursor.ts';
import type { Viewing } from './use-view.ts';

export interface KeyParts {
  readonly hand: Hand;
  readonly cursor: Cursor;
  readonly viewing: Viewing;
  readonly redraw: () => void;
}

export function keyDown(props: CanvasProps, parts: KeyParts, event: KeyboardEvent): void {
  const { drawing, palette } = props.picture;
  const deed = drawDeedOf(event, parts.cursor.cell, drawing, palette.length - 1);
  if (deed === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  parts.cursor.setSeen(true);
  parts.hand.hover = undefined;
  perform(props, parts, deed);
  parts.redraw();
}

export function keyUp(props: CanvasProps, parts: KeyParts, { key }: KeyboardEvent): void {
  if (key === 'Shift') endPath(props, parts);
}

/** What Shift and the arrows have drawn is painted. */
export function endPath(props: CanvasProps, { hand, redraw }: KeyParts): void {
  if (!hand.stroke || hand.isByKey || hand.gesture.mode !== 'idle') return;
  paint(props, finish(hand, props));
  redraw();
}

function perform(props: CanvasProps, parts: KeyParts, deed: DrawDeed): void {
  const { hand, cursor, viewing } = parts;
  if (deed.do === 'go') goTo(props, parts, deed.cell);
  else if (deed.do === 'paint-along') paintAlong(props, parts, deed.cell);
  else if (deed.do === 'paint') press(props, parts);
  else if (deed.do === 'erase') paint(props, { cells: [cursor.cell], colour: 0 });
  else if (deed.do === 'drop') dropStroke(hand);
  else if (deed.do === 'zoom') (deed.isIn ? viewing.zoomIn : viewing.zoomOut)();
  else props.onDeed(deed);
}

function goTo(props: CanvasProps, { hand, cursor }: KeyParts, cell: number): void {
  cursor.goTo(cell, true);
  if (hand.isByKey) extend(hand, props, pointOf(props.picture.drawing, cell));
}

/** One stroke until Shift is let go. */
function paintAlong(props: CanvasProps, parts: KeyParts, cell: number): void {
  const { hand, cursor } = parts;
  const { drawing } = props.picture;
  const pencil = { ...props, tool: props.tool === 'eraser' ? 'eraser' : 'pencil' } as const;
  if (!hand.stroke) begin(hand, pencil, pointOf(drawing, cursor.cell), false);
  extend(hand, pencil, pointOf(drawing, cell));
  goTo(props, parts, cell);
}

function press(props: CanvasProps, { hand, cursor }: KeyParts): void {
  const painted = pressKey(hand, props, cursor.cell);
  if (painted) {
    paint(props, painted);
    return;
  }
  const text = currentText();
  const { row, column } = pointOf(props.picture.drawing, cursor.cell);
  const tool = text(`draw.tool.${props.tool}`);
  announce(text('draw.begun', { tool, row: row + 1, column: column + 1 }));
}

function dropStroke(hand: Hand): void {
  if (hand.stroke) announce(currentText()('draw.dropped'));
  drop(hand);
}

function paint({ picture, onPaint }: CanvasProps, preview: Preview | undefined): void {
  if (preview === undefined) return;
  const text = currentText();
  onPaint(preview.cells, preview.colour);
  const colour = paintNames(text, picture.palette)[preview.colour];
  announce(text('draw.painted', { count: preview.cells.length, colour }));
}
