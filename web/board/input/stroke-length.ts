// The length of a stroke, shown beside the pointer while the stroke is drawn: the number of its
// cells, and the length of the run that the stroke becomes a part of, if the run is longer.

import type { Text } from '../../app/texts.ts';
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

export function showCounter(element: HTMLElement, at: Point, content: string): void {
  const frame = element.parentElement?.getBoundingClientRect();
  if (element.textContent !== content) element.textContent = content;
  const [x, y] = [at.x - (frame?.left ?? 0) + AWAY.x, at.y - (frame?.top ?? 0) + AWAY.y];
  element.style.transform = `translate(${Math.max(0, x)}px, ${Math.max(0, y)}px)`;
  element.hidden = false;
}
