// Changes the palette of a draft and, as far as possible, the texts with it. A second colour gives
// every number but 0, and every question mark, the letter of the first colour. If only one colour
// is left, its letters are removed. Numbers of a removed colour keep their letter and are reported
// as wrong; given cells of a removed colour are no longer given.

import { isMonochrome, MAX_COLOURS, makePalette } from '../../../src/puzzle/palette.ts';
import { givenWithoutColour } from './given-cells.ts';
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
  const next = { ...draft, palette: grown, coloursNow: [...draft.coloursNow, palette.length] };
  return isMonochrome(palette)
    ? withTexts(next, (text) =>
        text.replace(/(?:\d+|\?)(?!\w)/g, (length) => lettered(length, symbol)),
      )
    : next;
}

export function withoutColour(draft: TypedDraft, colour: number): TypedDraft {
  const { palette } = draft;
  if (isMonochrome(palette)) return draft;
  const [background, ...colours] = palette.toSpliced(colour, 1);
  const shrunk = makePalette(background, colours);
  const [{ symbol }] = colours;
  const coloursNow = draft.coloursNow.map((now) => numberWithout(colour, now));
  const given = givenWithoutColour(draft.given, colour);
  const next = { ...draft, given, palette: shrunk, coloursNow };
  if (!isMonochrome(shrunk)) return next;
  return withTexts(next, (text) =>
    text.replaceAll(new RegExp(`([\\d?])${escaped(symbol)}`, 'g'), '$1'),
  );
}

export function recoloured(draft: TypedDraft, colour: number, rgb: string): TypedDraft {
  const { palette } = draft;
  return { ...draft, palette: palette.with(colour, { ...palette[colour], name: rgb, rgb }) };
}

/**
 * Returns a draft of the history after the draft `saved` was saved: its `coloursNow` begins with
 * the colours of `saved`.
 */
export function sinceSaved(draft: TypedDraft, saved: TypedDraft): TypedDraft {
  const first = [...saved.palette.keys()].map((colour) => saved.coloursNow.indexOf(colour));
  const count = Math.max(draft.coloursNow.length, saved.coloursNow.length);
  const others = [...Array(count).keys()].filter((i) => !first.includes(i));
  const coloursNow = [...first, ...others].map((i) => draft.coloursNow[i] ?? 0);
  return `${coloursNow}` === `${draft.coloursNow}` ? draft : { ...draft, coloursNow };
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

function lettered(length: string, symbol: string): string {
  return Number(length) === 0 ? length : `${length}${symbol}`;
}

/** Returns the number of colour `now` after colour `removed` was removed. */
function numberWithout(removed: number, now: number): number {
  if (now === removed) return 0;
  return now > removed ? now - 1 : now;
}

function withTexts(draft: TypedDraft, change: (text: string) => string): TypedDraft {
  return { ...draft, rows: draft.rows.map(change), columns: draft.columns.map(change) };
}

function escaped(symbol: string): string {
  return symbol.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&');
}
