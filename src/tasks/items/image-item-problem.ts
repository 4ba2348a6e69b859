// Says why the file of an image makes no item of a batch. The page and the command line ask here,
// so that their answers are the same.

import { mayBeImage, notAnImage } from '../../create/images/image-beginning.ts';
import type { Problem } from '../../puzzle/problem.ts';

/** An item goes to the store as a whole, and larger images are hardly ever made puzzles of. */
export const LARGEST_IMAGE_BYTES = 20 * 2 ** 20;

/** `beginning` has the first `IMAGE_BEGINNING` bytes of the file, `size` is that of all of it. */
export function imageItemProblem(beginning: Uint8Array, size: number): Problem | undefined {
  if (!mayBeImage(beginning)) return notAnImage();
  if (size <= LARGEST_IMAGE_BYTES) return undefined;
  const message = `it has ${size} bytes: batches take images of at most ${LARGEST_IMAGE_BYTES}; make it smaller`;
  return { code: 'too-large', message };
}
