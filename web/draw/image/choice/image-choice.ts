// How an image becomes a picture: the choices of the person, and the conversion that follows from
// them.

import { type Crop, wholeCrop } from '../../../../src/create/images/crop-image.ts';
import { type ImageOptions, sizeFor } from '../../../../src/create/images/image-to-picture.ts';
import { IMAGE_STYLES, type ImageStyle } from '../../../../src/create/images/one-colour.ts';
import { typedPalette } from '../../../../src/create/typed-palette.ts';
import type { Palette } from '../../../../src/puzzle/palette.ts';
import type { Size } from '../../../../src/puzzle/places.ts';
import type { ArgsOf } from '../../../../src/tasks/tasks.ts';
import { MAX_DRAWN_SIDE } from '../../drawing/picture.ts';
import { MAX_DRAWN_COLOURS } from '../../palette/palette-edit.ts';
import type { OpenedImage } from '../reading/opened-image.ts';

/** The colours of the picture come from the image, the present drawing or a typed list. */
export const COLOUR_SOURCES = ['image', 'drawing', 'list'] as const;
type ColourSource = (typeof COLOUR_SOURCES)[number];

export interface ImageChoice extends Size {
  /** The part of the image, in its pixels. */
  readonly crop: Crop;
  /** Whether width and height keep the proportions of the crop. */
  readonly isLinked: boolean;
  /** Whether every pixel becomes a cell with its exact colour; only pixel art offers it. */
  readonly isCellByCell: boolean;
  readonly style: ImageStyle;
  readonly colours: number;
  /** A number from 0 to 100; with `auto` the threshold is found automatically. */
  readonly threshold: number | 'auto';
  readonly invert: boolean;
  readonly dither: boolean;
  /** Percentages; 100 leaves the image as it is. */
  readonly brightness: number;
  readonly contrast: number;
  readonly colourSource: ColourSource;
  /** The list of colours as it was typed. */
  readonly typedColours: string;
}

/** The cells of the longer side at first. */
const FIRST_LONGEST = 25;

export const FIRST_CHOICE: ImageChoice = {
  width: FIRST_LONGEST,
  height: FIRST_LONGEST,
  crop: wholeCrop({ width: 1, height: 1 }),
  isLinked: true,
  isCellByCell: false,
  style: 'features',
  colours: 1,
  threshold: 'auto',
  invert: false,
  dither: false,
  brightness: 100,
  contrast: 100,
  colourSource: 'image',
  typedColours: '',
};

/** Returns the choices for an image that was just opened; the look is that of the image before. */
export function choiceFor({ trim, artColours }: OpenedImage, before: ImageChoice): ImageChoice {
  const longest = Math.max(before.width, before.height);
  const choice = { ...before, crop: trim, isLinked: true, isCellByCell: artColours !== undefined };
  return { ...choice, ...sizeFor(trim, longest) };
}

export function withCrop(choice: ImageChoice, crop: Crop): ImageChoice {
  return withProportions({ ...choice, crop });
}

export function withLink(choice: ImageChoice, isLinked: boolean): ImageChoice {
  return withProportions({ ...choice, isLinked });
}

/**
 * Changes one side. If the sides are linked, the other side follows, and both stay within the
 * largest size of a drawing.
 */
export function withSide(
  choice: ImageChoice,
  side: 'width' | 'height',
  cells: number,
): ImageChoice {
  const { crop, isLinked } = choice;
  if (!isLinked) return { ...choice, [side]: cells };
  const longest = Math.round((cells * Math.max(crop.width, crop.height)) / crop[side]);
  if (longest > MAX_DRAWN_SIDE) return { ...choice, ...sizeFor(crop, MAX_DRAWN_SIDE) };
  return { ...choice, ...sizeFor(crop, longest), [side]: cells };
}

function withProportions(choice: ImageChoice): ImageChoice {
  if (!choice.isLinked) return choice;
  return { ...choice, ...sizeFor(choice.crop, Math.max(choice.width, choice.height)) };
}

/** Whether the colours are found in the image, so that their number can be chosen. */
function findsColours({ colourSource, isCellByCell }: ImageChoice): boolean {
  return colourSource === 'image' && !isCellByCell;
}

/** Whether the picture has one colour that is not chosen, so that a threshold can decide. */
export function isInOneColour(choice: ImageChoice): boolean {
  return findsColours(choice) && choice.colours === 1;
}

/** Returns the styles among which there is a choice: outlines are of one colour. */
export function stylesFor(choice: ImageChoice): readonly ImageStyle[] {
  return IMAGE_STYLES.filter((style) => style !== 'outlines' || isInOneColour(choice));
}

/** Returns the style that counts. */
export function styleOf(choice: ImageChoice): ImageStyle {
  return stylesFor(choice).includes(choice.style) ? choice.style : IMAGE_STYLES[0];
}

/** Whether shades can be imitated: dots would spoil the lines that other styles keep. */
export function canDither(choice: ImageChoice): boolean {
  return findsColours(choice) && choice.style === 'light';
}

type PictureTask = Omit<ArgsOf<'picture'>, 'image'>;

/** Returns undefined while the typed list of colours makes no palette. */
export function pictureTask(choice: ImageChoice, drawn: Palette): PictureTask | undefined {
  const { crop, width, height, colourSource } = choice;
  if (choice.isCellByCell) return { preparation: { crop }, conversion: { by: 'pixels' } };
  const light = { brightness: choice.brightness / 100, contrast: choice.contrast / 100 };
  const preparation = { crop, ...light };
  if (colourSource === 'image')
    return { preparation, conversion: { by: 'options', ...optionsOf(choice) } };
  const palette = colourSource === 'drawing' ? drawn : paletteInList(choice);
  const size = { width, height, style: styleOf(choice) };
  return palette && { preparation, conversion: { by: 'palette', palette, ...size } };
}

function paletteInList({ typedColours }: ImageChoice): Palette | undefined {
  return typedPalette(typedColours, MAX_DRAWN_COLOURS).palette;
}

function optionsOf(choice: ImageChoice): ImageOptions {
  const { width, height, colours, threshold, invert } = choice;
  const dither = choice.dither && canDither(choice);
  const options = { width, height, colours, style: styleOf(choice), dither };
  if (!isInOneColour(choice)) return options;
  return { ...options, threshold: threshold === 'auto' ? 'auto' : threshold / 100, invert };
}
