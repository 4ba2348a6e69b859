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

/** Shows the counter beside the pointer, or as near to it as is within its parent. */
export function showCounter(element: HTMLElement, at: Point, content: string): void {
  const frame = element.parentElement?.getBoundingClientRect();
  if (frame === undefined) return;
  if (element.textContent !== content) element.textContent = content;
  element.hidden = false;
  const pointer = { x: at.x - frame.left, y: at.y - frame.top };
  const { x, y } = counterPlace(pointer, element.offsetWidth, frame.width);
  moveLayer(movedLayer(element), `translate(${x}px, ${y}px)`);
}

/** Returns the top left corner of the counter in its parent, which is `room` pixels wide. */
export function counterPlace({ x, y }: Point, width: number, room: number): Point {
  return {
    x: Math.max(0, Math.min(x + AWAY.x, room - width)),
    y: Math.max(0, y + AWAY.y),
  };
}
