// The colours of a test page: those of the palette, made to be seen on the paper.

import { labOfRgb, squaredDistance } from '../../../src/create/images/oklab.ts';
import { isMonochrome, type Palette } from '../../../src/puzzle/palette.ts';
import type { Rgb } from './page-canvas.ts';
import type { PageStyle } from './page-style.ts';

/** How much darker than the paper a number must be, and the cell of a number, of 255 levels. */
const CONTRAST = { numbers: 110, cells: 30 };

/** Returns the colour of each index of the palette on the page. */
export function pageInks(palette: Palette, { theme, colouring }: PageStyle): Rgb[] {
  if (isMonochrome(palette)) return [theme.grid, theme.ink];
  return palette.map(({ rgb }, index) => {
    if (index === 0) return theme.grid;
    return darkened(rgbOf(rgb), lightness(theme.paper) - CONTRAST[colouring]);
  });
}

/** Colours are told apart by eye from this distance on, in Oklab. */
const DISTINCT = 0.08;

export function areDistinct(inks: readonly Rgb[]): boolean {
  const labs = inks.map((ink) => labOfRgb(hexOf(ink)));
  return labs.every((lab, i) =>
    labs.slice(0, i).every((other) => squaredDistance(lab, other) >= DISTINCT ** 2),
  );
}

/** Returns the palette with the colours as drawn; black on white where there is only one. */
export function truePalette(palette: Palette, inks: readonly Rgb[]): Palette {
  if (isMonochrome(palette)) return palette;
  return palette.map((colour, index) => ({ ...colour, rgb: hexOf(inks[index]) }));
}

function darkened(ink: Rgb, most: number): Rgb {
  if (lightness(ink) <= most) return ink;
  const [red, green, blue] = ink.map((level) => Math.floor(0.9 * level));
  return darkened([red, green, blue], most);
}

function lightness([red, green, blue]: Rgb): number {
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((level) => Math.round(level).toString(16).padStart(2, '0')).join('')}`;
}
