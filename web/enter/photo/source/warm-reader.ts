// Loads the reader of photos before there is a photo, and has it read a small grid: the first photo
// need wait neither for the code nor for its first runs, which are slow.

import type { Image } from '../../../../src/create/images/image-samples.ts';
import { longWorker } from '../../../workers/task-workers.ts';

/** The picture has so many pixels a side, and a line in so many of them, beside a white rim. */
const SIDE = 480;
const CELL = 24;
const RIM = 5 * CELL;
/** The place of a 1 in a cell. */
const STROKE = { left: 11, top: 5, width: 3, height: 14 };

let isWarm = false;

/** Loads it only one time. A failure is left to the first photo, which tells it. */
export function warmReader(): void {
  if (isWarm) return;
  isWarm = true;
  longWorker.ask('read-photo', { image: smallGrid(), wish: {} }).catch(() => {
    isWarm = false;
  });
}

/** Draws a grid of which each line has a 1. */
function smallGrid(): Image {
  const data = new Uint8ClampedArray(4 * SIDE * SIDE).fill(255);
  const draw = (x: number, y: number): void =>
    void data.fill(0, 4 * (y * SIDE + x), 4 * (y * SIDE + x) + 3);
  for (let line = RIM; line <= SIDE - CELL; line += CELL) {
    for (let at = RIM; at <= SIDE - CELL; at++) {
      draw(line, at);
      draw(at, line);
    }
    if (line === SIDE - CELL) continue;
    for (let i = 0; i < STROKE.width * STROKE.height; i++) {
      const [x, y] = [i % STROKE.width, Math.floor(i / STROKE.width)];
      draw(line + STROKE.left + x, RIM - CELL + STROKE.top + y);
      draw(RIM - CELL + STROKE.left + x, line + STROKE.top + y);
    }
  }
  return { width: SIDE, height: SIDE, data };
}
