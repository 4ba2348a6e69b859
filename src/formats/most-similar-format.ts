// Guesses the format of a text that no format recognises: by two headings, or by what most of its
// first lines look like.

import type { Format } from './format.ts';
import { non } from './non/non.ts';
import { plainPicture } from './picture/plain-picture.ts';
import { plainClues } from './plain-clues.ts';
import { puzzLink } from './puzz-link.ts';
import { splitLines } from './text/text-lines.ts';

/** The number of characters that are looked at. */
const HEAD = 10_000;

/** Returns the format that a text resembles; undefined if it resembles none. */
export function mostSimilarFormat(text: string): Format | undefined {
  const lines = splitLines(text.slice(0, HEAD))
    .map((line) => line.text.trim())
    .filter((line) => line !== '');
  const isMost = (is: (line: string) => boolean): boolean =>
    lines.filter(is).length * 2 > lines.length;
  if (isMost((line) => ADDRESS.test(line))) return puzzLink;
  if (lines.filter((line) => SECTION.test(line)).length > 1) return non;
  // Two lines of text, one with all rows and the other with all columns, are not plain clues.
  if (lines.length > 2 && isMost((line) => CLUE.test(line))) return plainClues;
  return isMost(isPictureRow) && lines.some((line) => PAINTED.test(line))
    ? plainPicture
    : undefined;
}

const ADDRESS = /^https?:\/\/\S+$/i;
const SECTION = /^(row|column|col|width|height)s?[ \t:=]*\d*$/i;
const CLUE = /^(\*|(\d+|\?)([\s,;.]+(\d+|\?))*)$/;
const CELLS = /[.#01\-_X█■□◻◼·]/g;
const PAINTED = /[#1X█■◼]/;

/** Whether more than three quarters of the characters other than white space are cells. */
function isPictureRow(line: string): boolean {
  const characters = line.replace(/\s+/g, '');
  return characters.replace(CELLS, '').length * 4 < characters.length;
}
