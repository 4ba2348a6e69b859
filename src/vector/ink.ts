// How colours appear on paper: unchanged, or as letters and hatching for printers that have only
// black.

import { isMonochrome, type Palette } from '../puzzle/palette.ts';
import { luminanceOf } from './luminance.ts';

export const INKS = ['colour', 'letters'] as const;
export type Ink = (typeof INKS)[number];

export const PAPER = '#ffffff';
export const BLACK = '#000000';
export const SOFT = '#5a5a5a';
export const FAINT = '#c4c4c4';

const HATCHES = ['solid', 'rising', 'falling', 'level', 'upright', 'cross', 'plus'] as const;
export type Hatch = (typeof HATCHES)[number];

/**
 * Returns the hatching of a colour (from 1). Colours whose numbers differ by a multiple of 7 have
 * the same hatching, and differ by their letters.
 */
export function hatchOf(colour: number): Hatch {
  return HATCHES[(colour - 1) % HATCHES.length];
}

/** Whether the colours of a puzzle need letters. */
export function hasLetters(palette: Palette, ink: Ink): boolean {
  return ink === 'letters' && !isMonochrome(palette);
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
