// The colours of a puzzle by name, in as many lines as they need. Legends in colour leave out a
// colour whose name is only its `#rrggbb`, because such a name adds nothing to the colour that the
// legend shows.

import { isMonochrome } from '../puzzle/palette.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { borderOf } from './board-shapes.ts';
import { hatchShapes } from './cell-shapes.ts';
import { BLACK, hasLetters, hatchOf, type Ink, isHatched, paintOf, SOFT } from './ink.ts';
import { type Box, MIDDLE_TO_BASELINE, type Shape } from './shape.ts';
import { fitText, textWidth } from './text-width.ts';

interface Legend {
  readonly height: number;
  readonly draw: (x: number, y: number) => readonly Shape[];
}

/**
 * Returns the legend, which is empty for a puzzle in one colour, or if no colour has a name to
 * show. `width` is the room for the legend, in millimetres, and `widthOf` is the width of a text in
 * font sizes.
 */
export function colourLegend(
  { palette }: Puzzle,
  ink: Ink,
  width: number,
  widthOf = textWidth,
): Legend {
  if (isMonochrome(palette)) return NO_LEGEND;
  const longest = width / FONT - (SWATCH + GAP) / FONT;
  const entries = palette.flatMap(({ symbol, name, rgb }, colour): Entry[] => {
    if (colour === 0 || (ink === 'colour' && name === rgb)) return [];
    const text = fitText(name, longest, widthOf);
    const entryWidth = SWATCH + GAP + widthOf(text) * FONT;
    const paint = paintOf(palette, colour, ink);
    const letter = hasLetters(palette, ink) ? symbol : undefined;
    const box = { width: SWATCH, height: SWATCH };
    const swatch = (at: Pick<Box, 'x' | 'y'>): Shape[] =>
      isHatched(palette, ink)
        ? hatchShapes([{ ...at, ...box }], hatchOf(colour), SWATCH, letter)
        : [{ kind: 'fills', colour: paint, boxes: [{ ...at, ...box }] }];
    return [{ text, swatch, width: entryWidth }];
  });
  if (entries.length === 0) return NO_LEGEND;
  const lines = inLines(entries, width);
  return {
    height: lines.length * LINE + GAP,
    draw: (x, y) =>
      lines.flatMap((line, row) => {
        const left = x + (width - lineWidth(line)) / 2;
        return drawLine(line, left, y + GAP + row * LINE);
      }),
  };
}

const NO_LEGEND: Legend = { height: 0, draw: () => [] };

/** Sizes in millimetres. */
const [FONT, LINE, SWATCH, GAP, BETWEEN] = [2.8, 5, 3.4, 1.4, 5];

interface Entry {
  readonly text: string;
  /** Draws the colour as it is on paper. */
  readonly swatch: (at: Pick<Box, 'x' | 'y'>) => Shape[];
  readonly width: number;
}

function inLines(entries: readonly Entry[], width: number): Entry[][] {
  const lines: Entry[][] = [[]];
  for (const entry of entries) {
    const line = lines[lines.length - 1];
    if (line.length > 0 && lineWidth([...line, entry]) > width) lines.push([entry]);
    else line.push(entry);
  }
  return lines;
}

function lineWidth(line: readonly Entry[]): number {
  return line.reduce((sum, entry) => sum + entry.width, (line.length - 1) * BETWEEN);
}

function drawLine(line: readonly Entry[], x: number, y: number): Shape[] {
  let at = x;
  return line.flatMap((entry) => {
    const shapes = drawEntry(entry, at, y);
    at += entry.width + BETWEEN;
    return shapes;
  });
}

function drawEntry({ text, swatch }: Entry, x: number, y: number): Shape[] {
  const box = { x, y, width: SWATCH, height: SWATCH };
  return [
    ...swatch(box),
    { kind: 'strokes', colour: SOFT, thickness: 0.12, segments: borderOf(box) },
    {
      kind: 'label',
      text,
      x: x + SWATCH + GAP,
      y: y + SWATCH / 2 + FONT * MIDDLE_TO_BASELINE,
      align: 'left',
      size: FONT,
      colour: BLACK,
      isBold: false,
    },
  ];
}
