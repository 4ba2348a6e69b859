// The sizes of the minimap. It lies in the corner between the clue bars, and so it covers no cell,
// and no finger that paints covers it.

import type { Size } from '../../../src/puzzle/places.ts';
import type { Layout } from '../view/layout.ts';

/** The distance from the edges of the corner, and the bounds of the longer side, in pixels. */
const [EDGE, LEAST, MOST] = [6, 24, 160];

/**
 * Returns the size of a cell on the map, in CSS pixels. All cells look alike, because they take
 * whole pixels of the screen, which has `density` of them in a CSS pixel, unless the board is too
 * large for that. Returns undefined if the corner has no room for a map that can be hit.
 */
export function mapCell(
  { width, height }: Size,
  { left, top }: Pick<Layout, 'left' | 'top'>,
  density: number,
): number | undefined {
  const room = { across: Math.min(MOST, left - 2 * EDGE), down: Math.min(MOST, top - 2 * EDGE) };
  const most = Math.min(room.across / width, room.down / height);
  const cell = most * density >= 1 ? Math.floor(most * density) / density : most;
  return cell * Math.max(width, height) >= LEAST ? cell : undefined;
}

/** One axis of a board that scrolls, in pixels, and its number of cells. */
interface Scrolled {
  readonly scroll: number;
  /** The clue bar, which covers cells. */
  readonly bar: number;
  readonly room: number;
  readonly count: number;
}

/** Returns where the part of the board in sight begins and how long it is, in cells. */
export function seenPart(
  cell: number,
  { scroll, bar, room, count }: Scrolled,
): { readonly start: number; readonly length: number } {
  const start = Math.max(0, Math.min(scroll / cell, count));
  return { start, length: Math.min(count - start, Math.max(0, (room - bar) / cell)) };
}
