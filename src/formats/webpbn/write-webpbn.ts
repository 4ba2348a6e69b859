// Writes webpbn's XML; read-elements.ts and read-puzzle.ts read it.

import { colourOf, type Grid, isKnown } from '../../puzzle/grid.ts';
import { UNKNOWN_SYMBOL } from '../../puzzle/grid-text.ts';
import { isMonochrome, type Palette } from '../../puzzle/palette.ts';
import { partOfRow } from '../../puzzle/places.ts';
import type { Meta } from '../../puzzle/puzzle.ts';
import { lettersFor } from '../text/colour-letters.ts';
import { escapeXml } from '../text/xml-text.ts';
import type { PuzzleOfBlocks } from '../writing.ts';

/** The names of elements, each with the field of `Meta` that it holds. */
export const META_TAGS: ReadonlyMap<string, keyof Meta> = new Map([
  ['id', 'id'],
  ['title', 'title'],
  ['author', 'author'],
  ['authorid', 'authorId'],
  ['copyright', 'copyright'],
  ['source', 'source'],
  ['description', 'description'],
]);

/**
 * The format lacks elements for these values, so notes that start with these words hold the values.
 */
export const NOTE_STARTS: ReadonlyMap<string, keyof Meta> = new Map([
  ['license:', 'licence'],
  ['date:', 'date'],
]);

/** The number of a blotted block. */
export const BLOTTED_COUNT = '0';

export function writeWebpbn(puzzle: PuzzleOfBlocks): string {
  const { palette, meta, goal, otherGoals = [], saved = [] } = puzzle;
  const mono = isMonochrome(palette);
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE pbn SYSTEM "http://webpbn.com/pbn-0.3.dtd">',
    '<puzzleset>',
  ];
  const names = uniqueNames(palette);
  lines.push(
    `<puzzle type="grid" defaultcolor=${attribute(names[1])} backgroundcolor=${attribute(names[0])}>`,
  );
  for (const [tag, key] of META_TAGS) {
    const text = meta[key];
    if (text !== undefined) lines.push(`<${tag}>${escapeXml(text)}</${tag}>`);
  }
  for (const note of notesOf(meta)) lines.push(`<note>${escapeXml(note)}</note>`);
  const chars = charsOf(palette);
  palette.forEach((colour, i) => {
    lines.push(
      `<color name=${attribute(names[i])} char=${attribute(chars[i])}>${colour.rgb.slice(1)}</color>`,
    );
  });
  for (const type of ['columns', 'rows'] as const) {
    lines.push(`<clues type="${type}">`);
    for (const clue of puzzle[type]) {
      const counts = clue.map(({ length, colour }) => {
        const inColour = mono ? '' : ` color=${attribute(names[colour])}`;
        return `<count${inColour}>${length ?? BLOTTED_COUNT}</count>`;
      });
      lines.push(`<line>${counts.join('')}</line>`);
    }
    lines.push('</clues>');
  }
  const goals = goal === undefined ? [] : [goal, ...otherGoals];
  for (const grid of goals) lines.push(...writeSolution('goal', grid, chars));
  for (const grid of saved) lines.push(...writeSolution('saved', grid, chars));
  lines.push('</puzzle>', '</puzzleset>', '');
  return lines.join('\n');
}

/**
 * Returns a note for each value of `NOTE_STARTS` that the puzzle has, then the puzzle's own notes.
 * If the own notes begin with one of `NOTE_STARTS`, a note with that start comes before them even
 * without a value, so that a reader does not take the own notes for the value.
 */
function notesOf(meta: Meta): string[] {
  const notes = (meta.notes ?? '').trim();
  const started = [...NOTE_STARTS].flatMap(([start, key]) => {
    const text = (meta[key] ?? '').trim();
    return text === '' && !notes.startsWith(start) ? [] : [`${start} ${text}`];
  });
  return notes === '' ? started : [...started, notes];
}

function writeSolution(type: string, grid: Grid, chars: readonly string[]): string[] {
  const charOf = (candidates: number): string =>
    isKnown(candidates) ? escapeXml(chars[colourOf(candidates)]) : UNKNOWN_SYMBOL;
  const rows = Array.from({ length: grid.height }, (_, row) => {
    const cells = partOfRow(grid.cells, row, grid.width);
    return `|${Array.from(cells, charOf).join('')}|`;
  });
  return [`<solution type="${type}"><image>`, ...rows, '</image></solution>'];
}

/**
 * Returns the characters of the colours in images: `.` for the background, and `X` for a single
 * colour, as on the site. Each of several colours has its own symbol if the format allows it, else
 * a letter.
 */
function charsOf(palette: Palette): string[] {
  const letters = lettersFor(palette, /^[!-~]$(?<![.?[\]|/\\])/);
  return letters.map((letter, i) => (i === 0 ? '.' : isMonochrome(palette) ? 'X' : letter));
}

/**
 * Returns a different name for each colour, because clues name their colours. A new name replaces
 * an empty name, or a name that an earlier colour has already.
 */
function uniqueNames(palette: Palette): string[] {
  const wanted = palette.map(({ name }) => name.replace(/\s+/g, ' ').trim());
  const taken = new Set(wanted);
  return wanted.map((name, i) => {
    if (name !== '' && wanted.indexOf(name) === i) return name;
    let number = i;
    while (taken.has(`colour ${number}`)) number++;
    taken.add(`colour ${number}`);
    return `colour ${number}`;
  });
}

function attribute(text: string): string {
  return `"${escapeXml(text)}"`;
}
