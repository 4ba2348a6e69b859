// Says how colours appear on paper: unchanged or, for printers that have only black, as shades of
// grey, as patterns, or as letters on patterns.

import { isMonochrome, type Palette } from '../puzzle/palette.ts';
import { luminanceOf } from './luminance.ts';

export const INKS = ['colour', 'shades', 'patterns', 'letters'] as const;
export type Ink = (typeof INKS)[number];

export const PAPER = '#ffffff';
export const BLACK = '#000000';
export const SOFT = '#5a5a5a';
export const FAINT = '#c4c4c4';

const HATCHES = [
  ...(['solid', 'rising', 'falling', 'level', 'upright', 'cross', 'plus'] as const),
  ...(['dots', 'diamond', 'frame', 'zigzag', 'dense'] as const),
] as const;
export type Hatch = (typeof HATCHES)[number];

/** The most colours that people tell apart as shades of grey. */
const MOST_SHADES = 6;
/** The lightest shade of grey, from 0 to 255. */
const LIGHTEST = 208;

/**
 * Returns the hatching of a colour (from 1). Colours whose numbers differ by a multiple of 12 have
 * the same hatching, and differ by their letters.
 */
export function hatchOf(colour: number): Hatch {
  return HATCHES[(colour - 1) % HATCHES.length];
}

/** Returns the wished ink, or letters where shades or patterns do not tell all colours apart. */
export function fittingInk(palette: Palette, ink: Ink): Ink {
  const colours = palette.length - 1;
  const isTooMany =
    (ink === 'shades' && colours > MOST_SHADES) || (ink === 'patterns' && colours > HATCHES.length);
  return isTooMany ? 'letters' : ink;
}

/** Whether the colours of a puzzle need letters. */
export function hasLetters(palette: Palette, ink: Ink): boolean {
  return ink === 'letters' && !isMonochrome(palette);
}

/** Whether the colours of a puzzle are drawn as patterns, with letters or without. */
export function isHatched(palette: Palette, ink: Ink): boolean {
  return (ink === 'letters' || ink === 'patterns') && !isMonochrome(palette);
}

/**
 * Returns the colour (from 1) as it is on paper where it is not hatched. The darkest one becomes
 * black, and the others become greys that differ as much as they can.
 */
export function paintOf(palette: Palette, colour: number, ink: Ink): string {
  if (ink === 'colour') return palette[colour].rgb;
  if (isMonochrome(palette)) return BLACK;
  const order = palette.map((_, i) => i).slice(1);
  order.sort((a, b) => luminanceOf(palette[a].rgb) - luminanceOf(palette[b].rgb) || a - b);
  const level = Math.round((order.indexOf(colour) / (order.length - 1)) * LIGHTEST);
  return `#${level.toString(16).padStart(2, '0').repeat(3)}`;
}

/** Returns black or white, whichever is easier to read on the colour. */
export function onColour(rgb: string): string {
  return contrast(rgb, BLACK) >= contrast(rgb, PAPER) ? BLACK : PAPER;
}

/** Whether the colour is so light that it does not show on paper. */
export function isFaint(rgb: string): boolean {
  return contrast(rgb, PAPER) < 1.4;
}

/** Returns the contrast ratio as WCAG defines it, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminanceOf(a), luminanceOf(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
