// Makes an item of the file of an image.

import { mayBeImage } from '../../create/images/image-beginning.ts';
import type { Item } from '../../tasks/items/item.ts';
import { problemItem } from '../../tasks/items/items-of-text.ts';
import { notAnImage } from '../../unpacking/image-bounds.ts';

/** An item goes to the store as a whole, and larger images are hardly ever made puzzles of. */
const MAX_IMAGE_BYTES = 20 * 2 ** 20;

/** The most bytes of an item with an image, in base64, and with the name of its file. */
export const LONGEST_IMAGE_ITEM = Math.ceil(MAX_IMAGE_BYTES / 3) * 4 + 64 * 1024;

export function imageItem(file: string, bytes: Uint8Array): Item {
  if (!mayBeImage(bytes)) return { file, ...problemItem([notAnImage()]) };
  if (bytes.length <= MAX_IMAGE_BYTES) {
    return { file, image: Buffer.from(bytes).toString('base64') };
  }
  const message = `it has ${bytes.length} bytes: batches take images of at most ${MAX_IMAGE_BYTES}; make it smaller`;
  return { file, ...problemItem([{ code: 'too-large', message }]) };
}
