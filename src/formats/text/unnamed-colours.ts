// Colours for formats that tell colours apart but do not say what they look like: black first, then
// colours that differ well.

import type { Colour } from '../../puzzle/palette.ts';
import { nameOfRgb } from './colour-text.ts';

const RGBS = [
  ...['#000000', '#ff0000', '#0000ff', '#008000', '#ffa500', '#800080', '#00bcd4', '#8b4513'],
  ...['#ff00ff', '#808080', '#00ff00', '#000080', '#ff7f50', '#008080', '#ffd700', '#800000'],
  ...['#4b0082', '#808000', '#ff69b4', '#2f4f4f', '#9acd32', '#4682b4', '#d2691e', '#dc143c'],
  ...['#40e0d0', '#c0c0c0'],
];

/** Returns at most as many colours as a puzzle can have. */
export function unnamedColours(count: number): Pick<Colour, 'name' | 'rgb'>[] {
  return RGBS.slice(0, count).map((rgb) => ({ name: nameOfRgb(rgb), rgb }));
}
