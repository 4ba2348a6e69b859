// Guesses the formats of a text that no format recognises: by two headings, or by what most of its
// first lines look like.

import type { Format } from './format.ts';
import { non } from './non/non.ts';
import { plainPicture } from './picture/plain-picture.ts';
import { plainClues } from './plain-clues.ts';
import { puzzLink } from './puzz-link.ts';
import { splitLines } from './text/text-lines.ts';

/** The number of characters that are looked at. */
const HEAD = 10_000;

/** Returns the formats that a text resembles, the most similar one first. */
export function similarFormats(text: string): readonly Format[] {
  const lines = splitLines(text.slice(0, HEAD))
    .map((line) => line.text.trim())
    .filter((line) => line !== '');
  const isMost = (is: (line: string) => boolean, of = lines): boolean =>
    of.filter(is).length * 2 > of.length;
  if (isMost((line) => ADDRESS.test(line))) return [puzzLink];
  const isNon = lines.filter((line) => SECTION.test(line)).length > 1;
  // Two lines of text, one with all rows and the other with all columns, are not plain clues.
  const isClues = lines.length > 2 && isMost((line) => CLUE.test(line));
  // Single characters may be rows of a picture, but those of a clue look the same.
  const wide = lines.filter((line) => line.length > 1);
  const isPicture =
    isMost(isPictureRow) &&
    (wide.length === 0 || isMost(isPictureRow, wide)) &&
    lines.some((line) => PAINTED.test(line));
  return [
    ...(isNon ? [non] : []),
    ...(isClues ? [plainClues] : []),
    ...(isPicture ? [plainPicture] : []),
  ];
}

const ADDRESS = /^https?:\/\/\S+$/i;
const SECTION = /^(row|column|col|width|height)s?[ \t:=]*\d*$/i;
const CLUE = /^(\*|(\d+|\?)([\s,;.]+(\d+|\?))*)$/;
const CELLS = /[.#01\-_X█■□◻◼·☐⬜⬛]/g;
const PAINTED = /[#1X█■◼⬛]/;

/** Whether more than three quarters of the characters other than white space are cells. */
function isPictureRow(line: string): boolean {
  const characters = line.replace(/\s+/g, '');
  return characters.replace(CELLS, '').length * 4 < characters.length;
}
