// The colours of a puzzle. Index 0 is the background; blocks have the indices from 1.

export interface Colour {
  /** One character that stands for the colour in grids written as text. */
  readonly symbol: string;
  readonly name: string;
  /** `#rrggbb`, lower case. */
  readonly rgb: string;
}

/** Background first, then 1 to 26 colours. */
export type Palette = readonly Colour[];

export const MAX_COLOURS = 26;

export const BACKGROUND: Colour = { symbol: '.', name: 'white', rgb: '#ffffff' };

export const BLACK_AND_WHITE: Palette = [
  BACKGROUND,
  { symbol: '#', name: 'black', rgb: '#000000' },
];

/** One colour on a background, whatever the two look like. */
export function isMonochrome(palette: Palette): boolean {
  return palette.length === 2;
}

/** Candidates of a cell of which nothing is known: every colour and the background. */
export function allCandidates(palette: Palette): number {
  return (1 << palette.length) - 1;
}

/** The symbol that colour `index` gets in a palette of `size` entries: `#` when alone, else `a`, `b` ... */
export function symbolFor(index: number, size: number): string {
  if (index === 0) return '.';
  return size === 2 ? '#' : String.fromCharCode(96 + index);
}

const NAMED_RGB: ReadonlyMap<string, string> = new Map([
  ['white', '#ffffff'],
  ['black', '#000000'],
  ['red', '#ff0000'],
  ['green', '#008000'],
  ['lime', '#00ff00'],
  ['blue', '#0000ff'],
  ['yellow', '#ffff00'],
  ['cyan', '#00ffff'],
  ['magenta', '#ff00ff'],
  ['orange', '#ffa500'],
  ['brown', '#a52a2a'],
  ['pink', '#ffc0cb'],
  ['purple', '#800080'],
  ['grey', '#808080'],
  ['gray', '#808080'],
  ['silver', '#c0c0c0'],
  ['gold', '#ffd700'],
  ['navy', '#000080'],
  ['teal', '#008080'],
  ['maroon', '#800000'],
  ['olive', '#808000'],
]);

/** `#rrggbb` of a hexadecimal colour (3, 6 or 12 digits, `#` optional) or a common English colour name. */
export function parseRgb(text: string): string | undefined {
  const named = NAMED_RGB.get(text.toLowerCase());
  if (named !== undefined) return named;
  const digits = /^#?([0-9a-f]+)$/i.exec(text)?.[1]?.toLowerCase();
  if (digits?.length === 6) return `#${digits}`;
  if (digits?.length === 3) return `#${[...digits].map((d) => d + d).join('')}`;
  if (digits?.length === 12)
    return `#${digits.slice(0, 2)}${digits.slice(4, 6)}${digits.slice(8, 10)}`;
  return undefined;
}

/** The English name of `#rrggbb` where it is a common colour, else the digits themselves. */
export function nameOfRgb(rgb: string): string {
  for (const [name, value] of NAMED_RGB) if (value === rgb) return name;
  return rgb;
}
