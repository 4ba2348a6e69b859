// Reads colours that are written as text: hexadecimal digits, or names as in X11 and CSS.

import names from 'color-name';

/**
 * The brightness of shades 1 to 4 of an X11 colour, like DarkOrange3, as a share of the full
 * colour.
 */
const SHADES = [1, 0.932, 0.804, 0.548];

/**
 * Returns `#rrggbb` for a hexadecimal colour (3, 6 or 12 digits, `#` optional) or a colour name;
 * undefined for other texts.
 */
export function parseRgb(text: string): string | undefined {
  const named = parseName(text.toLowerCase());
  if (named !== undefined) return named;
  const digits = /^#?([0-9a-f]+)$/i.exec(text)?.[1]?.toLowerCase();
  if (digits?.length === 6) return `#${digits}`;
  if (digits?.length === 3) return `#${[...digits].map((d) => d + d).join('')}`;
  if (digits?.length === 12)
    return `#${digits.slice(0, 2)}${digits.slice(4, 6)}${digits.slice(8, 10)}`;
  return undefined;
}

function parseName(name: string): string | undefined {
  const grey = /^gr[ae]y(\d{1,3})$/.exec(name);
  if (grey !== null && Number(grey[1]) <= 100) {
    const level = Math.round(Number(grey[1]) * 2.55);
    return toHex([level, level, level]);
  }
  const shade = /^([a-z]+)([1-4])$/.exec(name);
  const full = lookUp(shade?.[1] ?? name);
  const part = shade === null ? 1 : SHADES[Number(shade[2]) - 1];
  return full === undefined ? undefined : toHex(full.map((level) => Math.round(level * part)));
}

function lookUp(name: string): readonly number[] | undefined {
  return Object.hasOwn(names, name) ? names[name as keyof typeof names] : undefined;
}

function toHex(levels: readonly number[]): string {
  return `#${levels.map((level) => level.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the name of a colour `#rrggbb`, or `rgb` itself if the colour has no name. */
export function nameOfRgb(rgb: string): string {
  return NAMES.get(rgb) ?? rgb;
}

/** The name of each colour; if a colour has several names, the first one in the list. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(names)
    .map(([name, levels]) => [toHex(levels), name] as const)
    .reverse(),
);
