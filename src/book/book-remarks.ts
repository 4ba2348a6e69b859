// Remarks on a book that was made: puzzles that were left out or have not one solution, numbers
// that came out small, and characters that the typeface lacks. There is one remark a kind, however
// many puzzles it is about.

import { type Problem, quote } from '../puzzle/problem.ts';
import { countOf, type Worded, worded } from '../puzzle/wording.ts';
import { POINTS_PER_MM } from '../vector/shape.ts';
import type { PagePlan } from './book-plan.ts';
import type { LeftOutReason } from './left-out-puzzles.ts';
import {
  type BookEntry,
  type BookTerms,
  inOneLine,
  type NumberedPuzzle,
} from './numbered-puzzle.ts';
import { clueFontOf, isReadable } from './puzzle-block.ts';

export function leftOutRemarks(
  leftOut: readonly { readonly entry: BookEntry; readonly reason: LeftOutReason }[],
): Problem[] {
  const entriesBy = (reason: LeftOutReason): BookEntry[] =>
    leftOut.filter((each) => each.reason === reason).map(({ entry }) => entry);
  return [
    ...remarkOn(
      entriesBy('too-large'),
      'too-large',
      (count, names) => worded`left out ${countOf(count, 'puzzle')} too large for paper: ${names}`,
    ),
    ...remarkOn(
      entriesBy('none'),
      'none',
      (count, names) => worded`left out ${countOf(count, 'puzzle')} without a solution: ${names}`,
    ),
    ...remarkOn(
      entriesBy('multiple'),
      'multiple',
      (count, names) =>
        worded`left out ${countOf(count, 'puzzle')} with several solutions: ${names}`,
    ),
    ...remarkOn(
      entriesBy('unknown'),
      'unknown',
      (count, names) =>
        worded`left out ${countOf(count, 'puzzle')} that could not be solved in time: ${names}`,
    ),
  ];
}

/** Returns remarks on printed puzzles that have several solutions, as far as is known. */
export function verdictRemarks(puzzles: readonly NumberedPuzzle[]): Problem[] {
  return [
    ...remarkOn(
      puzzles.filter(({ verdict }) => verdict === 'multiple'),
      'multiple',
      (count, names) => worded`${countOf(count, 'puzzle')} with several solutions: ${names}`,
    ),
    ...remarkOn(
      puzzles.filter(({ verdict }) => verdict === 'unknown'),
      'unknown',
      (count, names) =>
        worded`${countOf(count, 'puzzle')} that could not be solved in time: ${names}`,
    ),
  ];
}

/** Tells the puzzles whose clues are below the floor, and how small the smallest are. */
export function sizeRemarks(pages: readonly PagePlan[], terms: BookTerms): Problem[] {
  const placed = pages.flatMap((page) => (page.kind === 'puzzles' ? page.placed : []));
  const small = placed.filter((each) => !isReadable(each, terms));
  const smallest = Math.min(...small.map(clueFontOf));
  const shown = Math.floor(smallest * POINTS_PER_MM * 10) / 10;
  return remarkOn(
    small.map(({ puzzle }) => puzzle),
    'small-clues',
    (count, names) =>
      worded`${countOf(count, 'puzzle')} with clues below the ${terms.wish.leastPoints} points wanted, down to ${shown}: ${names}; larger paper or smaller margins make them larger`,
  );
}

/** Tells the puzzles that have letters although something else was wished. */
export function inkRemarks(puzzles: readonly NumberedPuzzle[], { wish }: BookTerms): Problem[] {
  return remarkOn(
    puzzles.filter(({ ink }) => ink !== wish.ink),
    'many-colours',
    (count, names) =>
      worded`${countOf(count, 'puzzle')} with letters for colours, because there are too many to tell apart: ${names}`,
  );
}

/** Tells the texts that have characters which the typeface lacks. */
export function glyphRemarks(
  puzzles: readonly NumberedPuzzle[],
  { wish, typeface }: BookTerms,
): Problem[] {
  const lackingIn = ({ title, puzzle: { meta, palette } }: NumberedPuzzle): readonly string[] => {
    const colours = palette.slice(1).map(({ name, symbol }) => `${name}${symbol}`);
    return typeface.lackingIn([title, meta.author ?? '', ...colours].join(''));
  };
  const inPuzzles = remarkOn(
    puzzles.filter((puzzle) => lackingIn(puzzle).length > 0),
    'no-glyph',
    (count, names) =>
      worded`${countOf(count, 'puzzle')} with characters that the typeface lacks, ${codesOf(puzzles.flatMap(lackingIn))}: ${names}`,
  );
  const onTitlePage = typeface.lackingIn(inOneLine(`${wish.title} ${wish.subtitle}`));
  if (onTitlePage.length === 0) return inPuzzles;
  const words = worded`the title page: the typeface has no glyph for ${codesOf(onTitlePage)}`;
  return [{ code: 'no-glyph', ...words }, ...inPuzzles];
}

/** The most puzzles and the most characters that a remark names. */
const [MOST_PUZZLES, MOST_CHARACTERS] = [8, 10];

type RemarkWords = (count: number, names: string) => Worded;

function remarkOn(
  entries: readonly (BookEntry & Partial<NumberedPuzzle>)[],
  code: string,
  words: RemarkWords,
): Problem[] {
  if (entries.length === 0) return [];
  const names = firstOf(entries.map(nameOf), MOST_PUZZLES);
  return [{ code, ...words(entries.length, names) }];
}

/** Returns the number, the title or the size, and the file, such as `3 "Owl" (birds.jsonl:4)`. */
function nameOf({ number, puzzle, origin }: BookEntry & Partial<NumberedPuzzle>): string {
  const { width, height, meta } = puzzle;
  const title = inOneLine(meta.title ?? '');
  const parts = [
    number === undefined ? '' : `${number}`,
    title === '' ? `${width}x${height}` : quote(title),
    origin === undefined ? '' : `(${origin})`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function codesOf(characters: readonly string[]): string {
  const named = [...new Set(characters)].map((character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `${character} (U+${code})`;
  });
  return firstOf(named, MOST_CHARACTERS);
}

function firstOf(names: readonly string[], most: number): string {
  const shown = names.slice(0, most).join(', ');
  return names.length > most ? `${shown} …` : shown;
}
