// Adds, changes and removes colours of a picture. Index 0 is the background, which cannot be
// removed.

import { OFFERED_COLOURS } from '../../../src/create/offered-colours.ts';
import { nameOfShade, plainName } from '../../../src/explain/words/colour-names.ts';
import { type Colour, makePalette, type Palette } from '../../../src/puzzle/palette.ts';
import type { Picture } from '../drawing/picture.ts';

/** People can tell this many colours apart without effort. */
export const MAX_DRAWN_COLOURS = 12;

type ColourLook = Pick<Colour, 'name' | 'rgb'>;

/** Returns the first look whose shade the palette lacks, or grey if there is none. */
export function offeredColour(palette: Palette): ColourLook {
  const free = OFFERED_COLOURS.find(({ rgb }) => !palette.some((colour) => colour.rgb === rgb));
  return free ?? { name: '#777777', rgb: '#777777' };
}

export function canAddColour(palette: Palette): boolean {
  return palette.length - 1 < MAX_DRAWN_COLOURS;
}

/** Returns the same picture if there is no room for another colour. */
export function withAddedColour(picture: Picture, look: ColourLook): Picture {
  const { palette } = picture;
  if (!canAddColour(palette)) return picture;
  return { ...picture, palette: makePalette(palette[0], [...palette.slice(1), look]) };
}

export function withLook(picture: Picture, colour: number, look: ColourLook): Picture {
  const { palette } = picture;
  if (palette[colour].name === look.name && palette[colour].rgb === look.rgb) return picture;
  return { ...picture, palette: palette.with(colour, { ...palette[colour], ...look }) };
}

/**
 * Gives a colour another shade. A name that only described the shade changes with the shade; a name
 * that a person gave stays.
 */
export function withShade(picture: Picture, colour: number, rgb: string): Picture {
  const look = picture.palette[colour];
  const isOwnName = plainName(look) !== nameOfShade(look.rgb);
  return withLook(picture, colour, { rgb, name: isOwnName ? look.name : rgb });
}

/** Gives a colour a name. An empty `name` names the colour after its shade. */
export function withName(picture: Picture, colour: number, name: string): Picture {
  const { rgb } = picture.palette[colour];
  return withLook(picture, colour, { rgb, name: name === '' ? rgb : name });
}

export function canRemoveColour(palette: Palette): boolean {
  return palette.length > 2;
}

/**
 * Removes a colour; its cells get the colour `into`. Returns the same picture if that is
 * impossible.
 */
export function withColourReplaced(picture: Picture, colour: number, into: number): Picture {
  const { palette, drawing } = picture;
  if (colour === 0 || colour === into || !canRemoveColour(palette)) return picture;
  const moved = drawing.cells.map((each) => {
    const next = each === colour ? into : each;
    return next > colour ? next - 1 : next;
  });
  const others = palette.filter((_, index) => index > 0 && index !== colour);
  return {
    ...picture,
    drawing: { ...drawing, cells: moved },
    palette: makePalette(palette[0], others),
  };
}

export function cellsInColour({ drawing }: Picture, colour: number): number {
  return drawing.cells.reduce((count, each) => (each === colour ? count + 1 : count), 0);
}
