// Makes an item of the file of an image.

import { imageItemProblem, LARGEST_IMAGE_BYTES } from '../../tasks/items/image-item-problem.ts';
import type { Item } from '../../tasks/items/item.ts';
import { problemItem } from '../../tasks/items/items-of-text.ts';

/** The most bytes of an item with an image, in base64, and with the name of its file. */
export const LONGEST_IMAGE_ITEM = Math.ceil(LARGEST_IMAGE_BYTES / 3) * 4 + 64 * 1024;

export function imageItem(file: string, bytes: Uint8Array): Item {
  const problem = imageItemProblem(bytes, bytes.length);
  if (problem !== undefined) return { file, ...problemItem([problem]) };
  return { file, image: Buffer.from(bytes).toString('base64') };
}
