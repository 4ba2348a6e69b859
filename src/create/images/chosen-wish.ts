// Turns what a person chose for images into the wish for one of them. Pixel art is taken as it is
// unless something was chosen; a trim and a crop only cut it.

import { defined } from '../../puzzle/defined.ts';
import type { Palette } from '../../puzzle/palette.ts';
import type { Size } from '../../puzzle/places.ts';
import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';
import { MAX_SIDE } from '../../puzzle/validate.ts';
import type { LabelRange } from '../generate/puzzle-wish.ts';
import type { Image } from './image-samples.ts';
import { MAX_IMAGE_CELLS, sizeFor } from './image-to-picture.ts';
import type { ImageStyle } from './one-colour.ts';
import type { ImagePuzzleWish } from './puzzle-from-image.ts';
import type { ColourRange } from './suited-pictures.ts';
import { trimmedCrop } from './trim-image.ts';

export interface ImageChoices {
  /** The longer side, in the proportions of each image, or both sides. */
  readonly size?: number | Size;
  readonly colours?: ColourRange;
  /** The only colours, the background first. */
  readonly palette?: Palette;
  readonly trim?: boolean;
  readonly brightness?: number;
  readonly contrast?: number;
  readonly style?: ImageStyle;
  readonly threshold?: number;
  readonly invert?: boolean;
  readonly dither?: boolean;
  readonly repair?: boolean;
  readonly difficulty?: LabelRange;
}

/** Returns the choices if they go together. The page has words of its own for each problem. */
export function checkImageChoices(choices: ImageChoices): Outcome<ImageChoices> {
  const { colours, threshold, invert, dither, palette, style, size } = choices;
  if (size !== undefined && !isMadeSize(size)) return failure(sizeTooLarge(size));
  const ofOwnColours = [colours, threshold, invert, dither];
  if (palette !== undefined && ofOwnColours.some((choice) => choice !== undefined))
    return failure(FOR_OWN_COLOURS);
  if ((colours?.fewest ?? 1) > 1 && (threshold !== undefined || invert))
    return failure(FOR_ONE_COLOUR);
  const isVoid = dither || palette !== undefined || (colours?.most ?? 1) > 1;
  return style === 'outlines' && isVoid ? failure(OUTLINES) : success(choices);
}

/** The longer side is bounded as if the image were a square. */
function isMadeSize(size: number | Size): boolean {
  const { width, height } = sidesOf(size);
  return Math.max(width, height) <= MAX_SIDE && width * height <= MAX_IMAGE_CELLS;
}

function sizeTooLarge(size: number | Size): Problem {
  const { width, height } = sidesOf(size);
  const bounds = `at most ${MAX_SIDE} cells a side and ${MAX_IMAGE_CELLS} in all`;
  const message = `the size ${width}x${height} cannot be made of an image: ${bounds}, or a longer side of ${LONGEST_SIDE}`;
  return { code: 'bad-size', message };
}

function sidesOf(size: number | Size): Size {
  return typeof size === 'number' ? { width: size, height: size } : size;
}

const LONGEST_SIDE = Math.floor(Math.sqrt(MAX_IMAGE_CELLS));

const FOR_ONE_COLOUR: Problem = {
  code: 'for-one-colour',
  message: '--threshold and --invert are for pictures in one colour: begin --colours with 1',
};

const OUTLINES: Problem = {
  code: 'outlines-in-colours',
  message:
    '--style outlines is for one colour: it goes without --dither, --palette and more --colours',
};

const FOR_OWN_COLOURS: Problem = {
  code: 'for-own-colours',
  message: '--colours, --threshold, --invert and --dither are void with --palette: leave them out',
};

/** The longer side, and the colours, where nothing was chosen. */
const LONGEST = 25;
const ONE_COLOUR: ColourRange = { fewest: 1, most: 1 };

/** `name` is that of the image's file, without folders. */
export function chosenImageWish(
  image: Image,
  name: string,
  choices: ImageChoices,
): ImagePuzzleWish {
  const { size = LONGEST, colours = ONE_COLOUR, repair, threshold, invert, dither } = choices;
  const { palette, brightness, contrast, style, difficulty } = choices;
  const chosen = [
    ...[choices.size, choices.colours, threshold, invert, dither],
    ...[palette, brightness, contrast, style],
  ];
  const crop = choices.trim ? trimmedCrop(image) : undefined;
  return {
    ...(typeof size === 'number' ? sizeFor(crop ?? image, size) : size),
    preparation: defined({ crop, brightness, contrast }),
    colours,
    isCellByCell: chosen.every((choice) => choice === undefined),
    isRepaired: repair ?? false,
    meta: { title: titleOf(name), source: name },
    ...defined({ palette, style, threshold, invert, dither, difficulty }),
  };
}

/** Makes a title of the name of a file: "cat-face_2.png" becomes "Cat face 2". */
function titleOf(name: string): string {
  const words = name
    .replace(/(?<=.)\.[^.]*$/, '')
    .replace(/[-_\s]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
