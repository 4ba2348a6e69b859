// Loads the reader of photos before there is a photo, so that the first one need not wait for it.

import { longWorker } from '../../../workers/task-workers.ts';

/** A picture of a pixel, in which there is no puzzle. */
const PIXEL = { width: 1, height: 1, data: new Uint8ClampedArray(4) };

let isWarm = false;

/** Does so once. A failure is left to the first photo, which tells it. */
export function warmReader(): void {
  if (isWarm) return;
  isWarm = true;
  longWorker.ask('read-photo', { image: PIXEL, wish: {} }).catch(() => {
    isWarm = false;
  });
}
