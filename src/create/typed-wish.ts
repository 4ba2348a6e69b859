// Reads the parts of a wish as a person types them. What is wrong becomes undefined, and the front
// end says what it expected.

import { UNIQUE_LABELS, type UniqueLabel } from '../explain/rate/label.ts';
import type { Size } from '../puzzle/places.ts';
import { PICTURE_SYMMETRIES, type PictureSymmetry } from './generate/picture-wish.ts';
import type { LabelRange } from './generate/puzzle-wish.ts';
import type { Crop } from './images/crop-image.ts';
import { MAX_IMAGE_COLOURS } from './images/image-to-picture.ts';
import type { ColourRange } from './images/suited-pictures.ts';

/** Reads "20x15", or "20" for a square. */
export function parseSize(text: string): Size | undefined {
  const [, width, height = width] = /^(\d{1,9})(?:[x×](\d{1,9}))?$/i.exec(text) ?? [];
  return width === undefined ? undefined : { width: Number(width), height: Number(height) };
}

/** Reads "25", for the longer side, or "30x20"; the sizes that can be made are not known here. */
export function parseImageSize(text: string): number | Size | undefined {
  const size = parseSize(text);
  if (size === undefined || Math.min(size.width, size.height) < 1) return undefined;
  return /^\d+$/.test(text) ? size.width : size;
}

/** Reads "medium", or "easy-hard". */
export function parseLabelRange(text: string): LabelRange | undefined {
  const [easiest = '', hardest = easiest, ...rest] = text.split('-');
  const isRange = rest.length === 0 && isUniqueLabel(easiest) && isUniqueLabel(hardest);
  return isRange ? { easiest, hardest } : undefined;
}

function isUniqueLabel(text: string): text is UniqueLabel {
  return (UNIQUE_LABELS as readonly string[]).includes(text);
}

/** Reads "3", or "1-4". */
export function parseColourRange(text: string): ColourRange | undefined {
  const [, first, last = first] = /^(\d)(?:-(\d))?$/.exec(text) ?? [];
  const [fewest, most] = [Number(first), Number(last)];
  const isRange = fewest >= 1 && fewest <= most && most <= MAX_IMAGE_COLOURS;
  return isRange ? { fewest, most } : undefined;
}

/** Reads "10,20,300,200": the left and the upper edge, the width and the height. */
export function parseCrop(text: string): Crop | undefined {
  const isRead = /^ *\d{1,9} *(?:, *\d{1,9} *){3}$/.test(text);
  const [left = 0, top = 0, width = 0, height = 0] = isRead ? text.split(',').map(Number) : [];
  return width >= 1 && height >= 1 ? { left, top, width, height } : undefined;
}

/** Short names of symmetries. */
const SHORT: Readonly<Record<string, PictureSymmetry>> = { lr: 'left-right', tb: 'top-bottom' };

export const SYMMETRY_NAMES: readonly string[] = [...PICTURE_SYMMETRIES, ...Object.keys(SHORT)];

export function parseSymmetry(text: string): PictureSymmetry | undefined {
  return SHORT[text] ?? PICTURE_SYMMETRIES.find((symmetry) => symmetry === text);
}
