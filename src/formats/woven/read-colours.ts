// Reads the palette of a document of number-loom. Its numbers are those of cells: 0 is the
// background, and 255 is no colour but an unknown cell.

import { allCandidates, type Colour, makePalette, type Palette } from '../../puzzle/palette.ts';
import { isJsonObject } from '../json/json-value.ts';

export interface WovenColours {
  readonly palette: Palette;
  /** The candidates of a cell, by the number and by the character of its colour. */
  readonly byNumber: ReadonlyMap<unknown, number>;
  readonly byCharacter: ReadonlyMap<string, number>;
}

interface Entry extends Colour {
  readonly number: number;
}

const BACK = 0;
const UNKNOWN = 255;

/** Returns undefined if the value is no such palette. */
export function readWovenColours(value: unknown): WovenColours | undefined {
  if (!Array.isArray(value) || value.length > UNKNOWN) return undefined;
  const entries = value.map(readEntry);
  if (!entries.every((entry) => entry !== undefined)) return undefined;
  const sorted = entries.toSorted((a, b) => a.number - b.number);
  const background = sorted.find(({ number }) => number === BACK);
  if (background === undefined) return undefined;
  const colours = sorted.filter(({ number }) => number !== BACK && number !== UNKNOWN);
  const palette = makePalette(background, colours);
  const masks = new Map<Entry, number>([[background, 1]]);
  colours.forEach((entry, i) => {
    masks.set(entry, 2 << i);
  });
  const maskOf = (entry: Entry): number => masks.get(entry) ?? allCandidates(palette);
  return {
    palette,
    byNumber: new Map(entries.map((entry) => [entry.number, maskOf(entry)])),
    byCharacter: new Map(entries.map((entry) => [entry.symbol, maskOf(entry)])),
  };
}

function readEntry(value: unknown): Entry | undefined {
  if (!isJsonObject(value)) return undefined;
  const { ch, name, rgb, color } = value;
  const isRight = typeof ch === 'string' && typeof name === 'string' && isByte(color);
  if (!isRight || !Array.isArray(rgb) || rgb.length !== 3 || !rgb.every(isByte)) return undefined;
  const digits = rgb.map((level) => level.toString(16).padStart(2, '0')).join('');
  return { symbol: ch, name, rgb: `#${digits}`, number: color };
}

function isByte(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 256;
}
