// How colours come out on paper: as they are, or as letters and hatching for printers that have
// black alone.

import { isMonochrome, type Palette } from '../../../src/puzzle/palette.ts';
import { luminanceOf } from '../../board/view/colour-patterns.ts';

export const INKS = ['colour', 'letters'] as const;
export type Ink = (typeof INKS)[number];

export const PAPER = '#ffffff';
export const BLACK = '#000000';
export const SOFT = '#5a5a5a';
export const FAINT = '#c4c4c4';

export const HATCHES = ['solid', 'rising', 'falling', 'level', 'upright', 'cross', 'plus'] as const;
export type Hatch = (typeof HATCHES)[number];

/** Of a colour (from 1); the seventh and the first are told apart by their letters. */
export function hatchOf(colour: number): Hatch {
  return HATCHES[(colour - 1) % HATCHES.length];
}

/** Whether the colours of a puzzle need letters. */
export function hasLetters(palette: Palette, ink: Ink): boolean {
  return ink === 'letters' && !isMonochrome(palette);
}

/** Black or white, whichever is easier to read on the colour. */
export function onColour(rgb: string): string {
  return contrast(rgb, BLACK) >= contrast(rgb, PAPER) ? BLACK : PAPER;
}

/** So light that it does not show on paper. */
export function isFaint(rgb: string): boolean {
  return contrast(rgb, PAPER) < 1.4;
}

/** Contrast ratio of WCAG, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminanceOf(a), luminanceOf(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
