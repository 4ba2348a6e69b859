// Changes the palette of a draft and, as far as possible, the texts with it. A second colour gives
// every number but 0 the letter of the first colour. If only one colour is left, its letters are
// removed. Numbers of a removed colour keep their letter and are reported as wrong.

import {
  isMonochrome,
  MAX_COLOURS,
  makePalette,
  type Palette,
} from '../../../src/puzzle/palette.ts';
import type { TypedDraft } from './typed-draft.ts';

export function withNewColour(draft: TypedDraft): TypedDraft {
  const { palette } = draft;
  if (palette.length > MAX_COLOURS) return draft;
  const [background, ...colours] = palette;
  const rgb = FRESH.find((each) => palette.every((colour) => colour.rgb !== each)) ?? '#808080';
  const asked = isMonochrome(palette)
    ? colours.map(({ name, rgb: own }) => ({ name, rgb: own }))
    : colours;
  const grown = makePalette(background, [...asked, { name: rgb, rgb }]);
  const { symbol } = grown[1];
  return isMonochrome(palette)
    ? withTexts(draft, grown, (text) =>
        text.replace(/\d+(?![\d\w])/g, (digits) => lettered(digits, symbol)),
      )
    : { ...draft, palette: grown };
}

export function withoutColour(draft: TypedDraft, colour: number): TypedDraft {
  const { palette } = draft;
  if (isMonochrome(palette)) return draft;
  const [background, ...colours] = palette.toSpliced(colour, 1);
  const shrunk = makePalette(background, colours);
  const [{ symbol }] = colours;
  if (!isMonochrome(shrunk)) return { ...draft, palette: shrunk };
  return withTexts(draft, shrunk, (text) =>
    text.replaceAll(new RegExp(`(\\d)${escaped(symbol)}`, 'g'), '$1'),
  );
}

export function recoloured(draft: TypedDraft, colour: number, rgb: string): TypedDraft {
  const { palette } = draft;
  return { ...draft, palette: palette.with(colour, { ...palette[colour], name: rgb, rgb }) };
}

/**
 * The colours to add: the first one that the palette does not have is added next. They are far
 * apart from each other, and dark enough for white paper.
 */
const FRESH: readonly string[] = [
  '#c2261c',
  '#1d5fbf',
  '#2a7d3b',
  '#d98a00',
  '#7a3fa0',
  '#8a5a2b',
  '#0f8a8a',
  '#d1548f',
];

function lettered(digits: string, symbol: string): string {
  return Number(digits) === 0 ? digits : `${digits}${symbol}`;
}

function withTexts(
  draft: TypedDraft,
  palette: Palette,
  change: (text: string) => string,
): TypedDraft {
  return { ...draft, palette, rows: draft.rows.map(change), columns: draft.columns.map(change) };
}

function escaped(symbol: string): string {
  return symbol.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&');
}
