// Describes the pictures that a person wants to be made.

import type { Size } from '../../puzzle/places.ts';
import { MIRRORS } from '../tool-cells.ts';

/**
 * How a picture looks: every cell by itself, soft shapes, or a tile that is repeated. See
 * start-picture.ts.
 */
export const PICTURE_LOOKS = ['noise', 'blobs', 'pattern'] as const;
export type PictureLook = (typeof PICTURE_LOOKS)[number];

/** The ways in which a picture stays the same when it is mirrored or turned. */
export const PICTURE_SYMMETRIES = [...MIRRORS, 'half-turn', 'quarter-turn', 'diagonal'] as const;
export type PictureSymmetry = (typeof PICTURE_SYMMETRIES)[number];

export interface PictureWish extends Size {
  /** The number of colours besides the background. */
  readonly colours: number;
  /** The share of the cells that are painted, from 0 to 1; mending may change it a little. */
  readonly density: number;
  readonly look: PictureLook;
  readonly symmetry: PictureSymmetry;
  /** Whether a line at the border stays empty, and all lines that change with it. */
  readonly hasEmptyLine?: boolean;
}
