// The place of the loupe on the screen: above the finger, so that the hand hides nothing of it;
// beside the finger if there is no room above; below if there is none beside it either.

import type { Point } from '../input/gesture.ts';

interface Extent {
  readonly width: number;
  readonly height: number;
}

/**
 * The least distances from the finger to the loupe, in pixels: a fingertip covers some 20 pixels
 * around its point, and more below, where the hand is.
 */
const [AWAY, AWAY_BELOW] = [36, 56];
/** The least distance from the loupe to the edge of the screen. */
const EDGE = 4;

/** Returns the top left corner of the loupe. */
export function loupePlace(finger: Point, loupe: Extent, screen: Extent): Point {
  const centred = within(finger.x - loupe.width / 2, loupe.width, screen.width);
  const above = finger.y - AWAY - loupe.height;
  if (above >= EDGE) return { x: centred, y: above };
  const level = within(finger.y - loupe.height / 2, loupe.height, screen.height);
  const left = finger.x - AWAY - loupe.width;
  const right = finger.x + AWAY;
  if (left >= EDGE) return { x: left, y: level };
  if (right + loupe.width <= screen.width - EDGE) return { x: right, y: level };
  return {
    x: centred,
    y: within(finger.y + AWAY_BELOW, loupe.height, screen.height),
  };
}

function within(start: number, size: number, room: number): number {
  return Math.max(EDGE, Math.min(start, room - EDGE - size));
}
