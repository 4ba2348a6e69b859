// The length of a stroke, shown beside the pointer while the stroke is drawn: the number of its
// cells, and the length of the run that the stroke becomes a part of, if the run is longer.

import type { Text } from '../../app/texts.ts';
import { movedLayer, moveLayer } from '../view/moved-layer.ts';
import type { Point } from './gesture.ts';
import { lengthsOf, type Stroke, type StrokeBoard } from './stroke.ts';

/**
 * The offset of the counter from the pointer, in pixels. A hand hides what is to the right of the
 * pointer or below it.
 */
const AWAY = { x: -14, y: -52 };

export function lengthText(
  text: Text,
  board: StrokeBoard,
  cells: Uint8Array,
  stroke: Stroke,
): string {
  const lengths = lengthsOf(board, cells, stroke);
  return text(lengths.run > lengths.stroke ? 'board.run' : 'board.length', lengths);
}

/** The widths of counters, by their texts with every digit as a zero: all digits are as wide. */
export type CounterWidths = Map<string, number>;

interface Counted {
  readonly at: Point;
  readonly content: string;
  /** The box of the parent, read before the cells were drawn; later, that lays out the page. */
  readonly frame: DOMRect;
  readonly widths: CounterWidths;
}

/** Shows the counter beside the pointer, or as near to it as is within its parent. */
export function showCounter(element: HTMLElement, counted: Counted): void {
  const { at, content, frame, widths } = counted;
  if (element.textContent !== content) element.textContent = content;
  element.hidden = false;
  const form = content.replaceAll(/\d/g, '0');
  const width = widths.get(form) ?? element.offsetWidth;
  widths.set(form, width);
  const pointer = { x: at.x - frame.left, y: at.y - frame.top };
  const { x, y } = counterPlace(pointer, width, frame.width);
  moveLayer(movedLayer(element), `translate(${x}px, ${y}px)`);
}

/** Returns the top left corner of the counter in its parent, which is `room` pixels wide. */
export function counterPlace({ x, y }: Point, width: number, room: number): Point {
  return {
    x: Math.max(0, Math.min(x + AWAY.x, room - width)),
    y: Math.max(0, y + AWAY.y),
  };
}
