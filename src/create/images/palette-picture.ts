// Makes a picture in the colours of a fixed palette: every cell gets the colour that is nearest to
// its sample in Oklab. Transparent cells get the background.

import { MAX_COLOURS, type Palette } from '../../puzzle/palette.ts';
import { gridOfDrawing } from '../drawing.ts';
import type { Image } from './image-samples.ts';
import { checkedSamples, type ImageOptions, type ImagePicture } from './image-to-picture.ts';
import { labOfRgb, nearest } from './oklab.ts';

/** The size, and how cells are sampled. */
export type PaletteOptions = Pick<ImageOptions, 'width' | 'height' | 'style'>;

/**
 * The picture has the palette as it is given, with the colours that no cell gets. Throws a
 * RangeError if the size, the image or the number of colours is out of bounds.
 */
export function pictureInPalette(
  image: Image,
  options: PaletteOptions,
  palette: Palette,
): ImagePicture {
  if (!(palette.length >= 2 && palette.length <= MAX_COLOURS + 1)) {
    const found = `a palette of ${palette.length} colours`;
    throw new RangeError(`${found}: expected the background and 1 to ${MAX_COLOURS} more`);
  }
  const { width, height } = options;
  const { samples } = checkedSamples(image, { ...options, colours: 1 });
  const labs = palette.map(({ rgb }) => labOfRgb(rgb));
  const cells = Uint8Array.from(samples, (lab) => (lab === undefined ? 0 : nearest(lab, labs)));
  return { grid: gridOfDrawing({ width, height, cells }), palette };
}
