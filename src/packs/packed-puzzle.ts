// Puzzles of packs: a packed picture with what it takes to make a puzzle of it.

import { defined } from '../puzzle/defined.ts';
import { draftOfPicture } from '../puzzle/draft-of-picture.ts';
import { colourOf } from '../puzzle/grid.ts';
import {
  BACKGROUND,
  BLACK_AND_WHITE,
  isBlackAndWhite,
  makePalette,
  type Palette,
} from '../puzzle/palette.ts';
import type { Size } from '../puzzle/places.ts';
import { failure, type Outcome } from '../puzzle/problem.ts';
import type { Meta, Puzzle } from '../puzzle/puzzle.ts';
import { validate } from '../puzzle/validate.ts';
import { packPicture, unpackPicture } from './packed-picture.ts';

export interface PackedPuzzle extends Size {
  /** The colours as `#rrggbb`, the background first; black on white if there are none. */
  readonly palette?: readonly string[];
  /** The picture, as `packPicture` writes it. */
  readonly picture: string;
}

/** Returns the puzzle with its picture as its goal; a failure if the picture is damaged. */
export function puzzleOfPacked(packed: PackedPuzzle, meta: Meta = {}): Outcome<Puzzle> {
  const { width, height, picture } = packed;
  const palette = paletteOf(packed);
  const colours = unpackPicture(picture, width * height, palette.length);
  if (colours === undefined) {
    const message = `the stored picture of ${width}x${height} cells is damaged`;
    return failure({ code: 'damaged-picture', message });
  }
  const cells = Int32Array.from(colours, (colour) => 1 << colour);
  return validate(draftOfPicture({ width, height, cells }, palette, meta));
}

/** Packs the goal with its palette, unless that is black on white. Throws without a goal. */
export function packPuzzle({ goal, palette }: Puzzle): Pick<PackedPuzzle, 'palette' | 'picture'> {
  if (goal === undefined) throw new Error('a puzzle without a picture cannot be packed');
  const colours = isBlackAndWhite(palette) ? undefined : palette.map(({ rgb }) => rgb);
  const picture = packPicture(Uint8Array.from(goal.cells, colourOf), palette.length);
  return { ...defined({ palette: colours }), picture };
}

function paletteOf({ palette }: PackedPuzzle): Palette {
  if (palette === undefined) return BLACK_AND_WHITE;
  const [background = BACKGROUND.rgb, ...others] = palette;
  const named = (rgb: string) => ({ name: rgb, rgb });
  return makePalette(named(background), others.map(named));
}
