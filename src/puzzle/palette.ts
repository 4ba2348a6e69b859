// Defines the colours of a puzzle. Index 0 is the background; the colours of blocks have the
// indices from 1.

export interface Colour {
  /** One character that stands for the colour in grids written as text. */
  readonly symbol: string;
  readonly name: string;
  /** `#rrggbb`, lower case. */
  readonly rgb: string;
}

/** The background first, then 1 to 26 colours. */
export type Palette = readonly Colour[];

export const MAX_COLOURS = 26;

export const BACKGROUND: Colour = { symbol: '.', name: 'white', rgb: '#ffffff' };

export const BLACK_AND_WHITE: Palette = [
  BACKGROUND,
  { symbol: '#', name: 'black', rgb: '#000000' },
];

/** Returns whether there is only one colour besides the background. */
export function isMonochrome(palette: Palette): boolean {
  return palette.length === 2;
}

/**
 * Whether the palette is black on white. Its colours mean nothing by themselves, so a page may show
 * others in their place; all other colours need the background that they were chosen for.
 */
export function isBlackAndWhite(palette: readonly Pick<Colour, 'rgb'>[]): boolean {
  return palette.every(({ rgb }, index) => rgb === BLACK_AND_WHITE[index]?.rgb);
}

/** Returns the candidates of a cell of which nothing is known: every colour and the background. */
export function allCandidates(palette: Palette): number {
  return (1 << palette.length) - 1;
}

/**
 * Returns whether a text can be the symbol of a colour. A symbol is one UTF-16 unit, which rules
 * out most emoji. It is no blank, control or format character, no half of a surrogate pair, not
 * U+FFFE or U+FFFF, and no digit 0 to 9, comma or question mark.
 */
export function isSymbol(text: string): boolean {
  return text.length === 1 && SYMBOL.test(text);
}

const SYMBOL = /^[^\d\s,?\p{Cc}\p{Cf}\p{Cs}\uFFFE\uFFFF]$/u;

/**
 * Makes a palette in which every colour keeps its symbol if that symbol is valid and neither the
 * background nor an earlier colour has it. The other colours get the first free letters. A single
 * colour is always `#`.
 */
export function makePalette(
  background: Pick<Colour, 'name' | 'rgb'>,
  colours: readonly (Omit<Colour, 'symbol'> & { readonly symbol?: string })[],
): Palette {
  const used = new Set(colours.map(({ symbol }) => symbol));
  const free = [...LETTERS].filter((letter) => !used.has(letter));
  const taken = new Set<string>();
  const entries = colours.map(({ symbol = '', name, rgb }): Colour => {
    if (colours.length === 1) return { symbol: '#', name, rgb };
    const keeps = isSymbol(symbol) && symbol !== BACKGROUND.symbol && !taken.has(symbol);
    if (keeps) taken.add(symbol);
    return { symbol: keeps ? symbol : (free.shift() ?? ''), name, rgb };
  });
  return [{ symbol: '.', name: background.name, rgb: background.rgb }, ...entries];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
