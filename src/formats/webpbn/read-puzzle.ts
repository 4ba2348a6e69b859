// Makes a puzzle of a <puzzle> element of webpbn's XML.

import { defined } from '../../puzzle/defined.ts';
import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import { makePalette, type Palette } from '../../puzzle/palette.ts';
import { complain, failure, quote } from '../../puzzle/problem.ts';
import type { Meta } from '../../puzzle/puzzle.ts';
import { validate } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Parsed } from '../format.ts';
import { validateRead, type WrittenClue } from '../text/clue-text.ts';
import { parseRgb } from '../text/colour-text.ts';
import type { PuzzleElement, WrittenLine } from './read-elements.ts';
import { readSolutions } from './read-solutions.ts';
import { BLOTTED_COUNT, NOTE_STARTS } from './write-webpbn.ts';

export function readWebpbnPuzzle(element: PuzzleElement): Parsed {
  const { problems, line, column } = element;
  if (element.type !== 'grid') {
    const words = worded`a puzzle of type ${quote(element.type)} is not supported: only type="grid" is`;
    return failure({ code: 'unsupported-type', ...words, line, column });
  }
  const { palette, indices, chars } = readColours(element);
  const meta = metaOf(element);
  const { goals, saved } = readSolutions(element, palette, chars);
  const [goal, ...otherGoals] = goals;
  const { rows, columns } = element.lines;
  if (rows === undefined && columns === undefined && goal && problems.length === 0) {
    return validate({ ...draftOfPicture(goal, palette, meta), otherGoals, saved });
  }
  for (const type of ['rows', 'columns'] as const) {
    if (element.lines[type] !== undefined) continue;
    const words = worded`there is no <clues type="${type}">`;
    complain(problems, { code: 'missing-section', ...words, line, column });
  }
  return validateRead(
    {
      rows: (rows ?? []).map((each, i) => readLine(each, { row: i + 1 }, element, indices)),
      columns: (columns ?? []).map((each, i) =>
        readLine(each, { column: i + 1 }, element, indices),
      ),
      palette,
      meta,
      otherGoals,
      saved,
      ...defined({ goal }),
    },
    problems,
  );
}

/** Returns the texts without white space at their ends, and leaves out empty texts. */
function metaOf({ meta, notes }: PuzzleElement): Meta {
  const found = new Map<keyof Meta, string>(Object.entries(meta) as [keyof Meta, string][]);
  const remarks = notes.map((note) => note.trim()).filter((note) => !takeNote(note, found));
  found.set('notes', remarks.filter(Boolean).join('\n'));
  const texts = [...found].map(([key, text]) => [key, text.trim()] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/**
 * Stores the value of a note that begins with one of `NOTE_STARTS`. Returns false for any other
 * note, or if an earlier note gave the value.
 */
function takeNote(note: string, found: Map<keyof Meta, string>): boolean {
  for (const [start, key] of NOTE_STARTS) {
    if (!note.startsWith(start) || found.has(key)) continue;
    found.set(key, note.slice(start.length));
    return true;
  }
  return false;
}

interface Colours {
  readonly palette: Palette;
  /**
   * The palette index by name, for clues; `chars` has the palette index by character, for images.
   */
  readonly indices: ReadonlyMap<string, number>;
  readonly chars: ReadonlyMap<string, number>;
}

/**
 * Puts the background first, then the declared colours. Black, white and the default colour need no
 * declaration.
 */
function readColours(element: PuzzleElement): Colours {
  const declared = new Map(
    element.colours.map(({ name, char, text }) => [name, { name, char, text: text.trim() }]),
  );
  for (const name of [element.defaultColour, 'black', 'white']) {
    if (!declared.has(name) && isUsed(name, element))
      declared.set(name, { name, char: '', text: '' });
  }
  const background = element.backgroundColour;
  const first = declared.get(background) ?? { name: background, char: '', text: '' };
  declared.delete(background);
  if (declared.size === 0) declared.set('black', { name: 'black', char: 'X', text: '' });
  const all = [first, ...declared.values()];
  const rgbOf = (name: string, text: string, otherwise: string): string =>
    parseRgb(text) ?? parseRgb(name) ?? otherwise;
  const palette = makePalette(
    { name: first.name, rgb: rgbOf(first.name, first.text, '#ffffff') },
    [...declared.values()].map(({ name, char, text }) => ({
      symbol: char,
      name,
      rgb: rgbOf(name, text, '#000000'),
    })),
  );
  const chars = new Map([
    ['.', 0],
    [
      'X',
      Math.max(
        all.findIndex(({ name }) => name === 'black'),
        1,
      ),
    ],
  ]);
  all.forEach(({ char }, i) => {
    if (char !== '') chars.set(char, i);
  });
  return { palette, indices: new Map(all.map(({ name }, i) => [name, i])), chars };
}

/** Whether any block has the colour, by its name or as the default. */
function isUsed(name: string, element: PuzzleElement): boolean {
  const lines = [...(element.lines.rows ?? []), ...(element.lines.columns ?? [])];
  return lines.some((line) =>
    line.blocks.some(({ colour }) => (colour ?? element.defaultColour) === name),
  );
}

function readLine(
  line: WrittenLine,
  where: { row: number } | { column: number },
  element: PuzzleElement,
  indices: ReadonlyMap<string, number>,
): WrittenClue {
  const blocks = line.blocks.flatMap((block, i) => {
    const place = { line: block.line, column: block.column, where: { ...where, block: i + 1 } };
    const text = block.text.trim();
    const name = block.colour ?? element.defaultColour;
    const colour = indices.get(name);
    if (/^(0|[1-9]\d{0,8})$/.test(text) && colour !== undefined && colour > 0) {
      return [{ length: text === BLOTTED_COUNT ? null : Number(text), colour }];
    }
    const words =
      colour === undefined || colour === 0
        ? worded`the colour ${quote(name)} is not declared: add <color name="${quote(name).slice(1, -1)}">`
        : worded`${quote(text)} is not a block: expected a whole number`;
    complain(element.problems, { code: 'bad-number', ...words, ...place });
    return [];
  });
  return { blocks, place: line, blockPlaces: line.blocks };
}
