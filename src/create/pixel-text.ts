// Draws a line of text in the pixel font.

import type { Drawing } from './drawing.ts';
import { FONT_HEIGHT, FONT_STRIPS, LETTERS_UNDER_MARKS, LOOKALIKES, MARKS } from './pixel-font.ts';
import { cropped } from './transform-drawing.ts';

export interface TextDrawing {
  /** The text in colour 1 without empty rows; undefined if it has no painted cell. */
  readonly drawing: Drawing | undefined;
  /** The characters that the font lacks, each once. They are left out. */
  readonly missing: readonly string[];
}

export function drawText(text: string): TextDrawing {
  const characters = [...text.normalize('NFC')];
  const missing = new Set(characters.filter((each) => glyphOf(each) === undefined));
  const glyphs = characters.map(glyphOf).filter((glyph) => glyph !== undefined);
  const rows = Array.from({ length: FONT_HEIGHT }, (_, row) =>
    glyphs.map((glyph) => glyph[row]).join('.'),
  );
  const cells = Uint8Array.from(rows.join(''), (each) => (each === '#' ? 1 : 0));
  const drawing = { width: rows[0].length, height: FONT_HEIGHT, cells };
  return { drawing: cells.includes(1) ? cropped(drawing) : undefined, missing: [...missing] };
}

/** Returns the rows of a character; undefined if the font lacks it. */
export function glyphOf(character: string): readonly string[] | undefined {
  const known = GLYPHS.get(LOOKALIKES[character] ?? character);
  if (known !== undefined) return known;
  const [letter, mark, ...more] = character.normalize('NFD');
  if (more.length > 0) return undefined;
  const [first, ...rows] = UNDER_MARKS.get(letter) ?? [];
  const over = first === undefined ? undefined : MARKS[mark]?.[first.length];
  return over === undefined ? undefined : [over, ...rows];
}

const SPACE = Array.from({ length: FONT_HEIGHT }, () => '..');

const GLYPHS: ReadonlyMap<string, readonly string[]> = new Map([
  [' ', SPACE],
  ...FONT_STRIPS.flatMap(glyphsOf),
]);

const UNDER_MARKS: ReadonlyMap<string, readonly string[]> = new Map(glyphsOf(LETTERS_UNDER_MARKS));

function glyphsOf({ characters, top, rows }: (typeof FONT_STRIPS)[number]) {
  const columns = rows.map((row) => row.split(' '));
  return [...characters].map((character, at): [string, readonly string[]] => {
    const drawn = columns.map((parts) => parts[at]);
    const blank = '.'.repeat(drawn[0].length);
    const glyph = [...Array.from({ length: top }, () => blank), ...drawn];
    while (glyph.length < FONT_HEIGHT) glyph.push(blank);
    return [character, glyph];
  });
}
