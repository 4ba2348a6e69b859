// Finds plain English names of colours; the catalogues have words for the common names. The name in
// the palette may be only a value (#d62828), a letter, a digit or nothing. Such a colour is named
// by its hue, lightness and strength: dark orange is brown, pale red is pink. This file does not
// load the catalogues, because parts of the page that use this file have words of their own.

import type { Colour } from '../../puzzle/palette.ts';

/**
 * Returns the name of a colour in lower case and British spelling, whether or not a catalogue has
 * it.
 */
export function plainName({ name, rgb }: Pick<Colour, 'name' | 'rgb'>): string {
  return isOwnName(name) ? name.toLowerCase().replace('gray', 'grey') : nameOfShade(rgb);
}

/** Whether somebody gave this name to a colour; others are only a value or a character. */
export function isOwnName(name: string): boolean {
  return !/^#|^[\da-z]?$/i.test(name);
}

export const NAMED_COLOURS = [
  'beige',
  'black',
  'blue',
  'brown',
  'green',
  'grey',
  'light-blue',
  'orange',
  'pink',
  'purple',
  'red',
  'white',
  'yellow',
] as const;

export type NamedColour = (typeof NAMED_COLOURS)[number];

export function isNamedColour(name: string): name is NamedColour {
  return (NAMED_COLOURS as readonly string[]).includes(name);
}

/**
 * Returns what people call a shade, which is given as `#rrggbb`, after its hue is turned by some
 * degrees.
 */
export function nameOfShade(rgb: string, turn = 0): NamedColour {
  const shade = shadeOf(rgb);
  const turned = { ...shade, hue: (shade.hue + turn + 360) % 360 };
  return nameWithoutHue(turned) ?? nameOfHue(turned);
}

interface Shade {
  /** Degrees: red is 0, green 120, blue 240. */
  readonly hue: number;
  /**
   * `value` is the strongest of the three parts (red, green, blue). `lightness` is the middle
   * between the strongest part and the weakest, `chroma` the difference between the two. All are
   * from 0 to 1.
   */
  readonly value: number;
  readonly lightness: number;
  readonly chroma: number;
  /** The chroma as a share of what is possible at this lightness. */
  readonly saturation: number;
}

/** Returns how bright a shade is for the eye, from 0 to 1. */
export function brightnessOf(rgb: string): number {
  const [red, green, blue] = partsOf(rgb);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

function partsOf(rgb: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(rgb.slice(at, at + 2), 16) / 255);
}

/** Returns the hue of a shade in degrees: red is 0, green 120, blue 240. */
export function hueOf(rgb: string): number {
  return shadeOf(rgb).hue;
}

function shadeOf(rgb: string): Shade {
  const parts = partsOf(rgb);
  const [red, green, blue] = parts;
  const value = Math.max(...parts);
  const chroma = value - Math.min(...parts);
  const lightness = value - chroma / 2;
  const sixth =
    value === red
      ? (green - blue) / chroma
      : value === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma;
  return {
    hue: chroma === 0 ? 0 : (60 * sixth + 360) % 360,
    value,
    lightness,
    chroma,
    saturation: chroma === 0 ? 0 : chroma / (1 - Math.abs(2 * lightness - 1)),
  };
}

/**
 * Names a shade that is too dark or too dull for its hue to be seen. Returns undefined for other
 * shades.
 */
function nameWithoutHue({ value, lightness, chroma, saturation }: Shade): NamedColour | undefined {
  if (value < 0.2) return 'black';
  if (chroma >= 0.06 && saturation >= 0.16) return undefined;
  return lightness > 0.92 ? 'white' : 'grey';
}

function nameOfHue(shade: Shade): NamedColour {
  const { hue, value, lightness, saturation } = shade;
  if (hue < 15 && lightness < 0.5 && saturation < 0.4) return 'brown';
  if (hue < 15 || hue >= 345) return lightness > 0.72 ? 'pink' : 'red';
  if (hue < 68) return nameOfWarmHue(shade);
  if (hue < 170) return 'green';
  if (hue < 200) return value > 0.75 ? 'light-blue' : hue < 187 ? 'green' : 'blue';
  if (hue < 255) return lightness > (hue < 225 ? 0.61 : 0.72) ? 'light-blue' : 'blue';
  if (hue < 315) return 'purple';
  if (value > 0.75) return 'pink';
  return hue < 335 ? 'purple' : 'red';
}

/** Names a shade from orange to yellow, where dark and pale shades have many names. */
function nameOfWarmHue({ hue, value, lightness, chroma, saturation }: Shade): NamedColour {
  const isPale = lightness > 0.6 && (hue < 48 ? chroma < 0.45 : saturation < 0.6);
  if (isPale) return 'beige';
  if (hue >= 48) return value < 0.6 ? 'green' : 'yellow';
  if (value < 0.75 || (value < 0.87 && saturation < 0.65)) return 'brown';
  return hue < 42 ? 'orange' : 'yellow';
}
