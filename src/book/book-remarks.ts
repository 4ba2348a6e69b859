// Remarks on a book that was made: numbers that came out small, characters that the typeface lacks,
// and puzzles that have not one solution.

import { type Problem, quote } from '../puzzle/problem.ts';
import { worded } from '../puzzle/wording.ts';
import { POINTS_PER_MM } from '../vector/shape.ts';
import type { PagePlan } from './book-plan.ts';
import type { BookTerms, NumberedPuzzle } from './numbered-puzzle.ts';
import { clueFontOf, isReadable } from './puzzle-block.ts';

/** Returns a remark for every puzzle whose clues are below the floor, with their size. */
export function sizeRemarks(pages: readonly PagePlan[], terms: BookTerms): Problem[] {
  const { wish } = terms;
  const placed = pages.flatMap((page) => (page.kind === 'puzzles' ? page.placed : []));
  return placed.flatMap((each): Problem[] => {
    if (isReadable(each, terms)) return [];
    const shown = Math.floor(clueFontOf(each) * POINTS_PER_MM * 10) / 10;
    const { number, puzzle } = each.puzzle;
    const [width, height] = [puzzle.width, puzzle.height];
    return [
      {
        code: 'small-clues',
        ...worded`puzzle ${number} (${width}x${height}): its clues are only ${shown} points high, below the ${wish.leastPoints} wanted; larger paper or smaller margins make them larger`,
      },
    ];
  });
}

/** Returns a remark for every text that has characters which the typeface lacks. */
export function glyphRemarks(
  puzzles: readonly NumberedPuzzle[],
  { wish, typeface }: BookTerms,
): Problem[] {
  const inPuzzles = puzzles.flatMap(({ number, title, puzzle: { meta, palette } }): Problem[] => {
    const colours = palette.slice(1).map(({ name, symbol }) => `${name}${symbol}`);
    const lacking = typeface.lackingIn([title, meta.author ?? '', ...colours].join(''));
    if (lacking.length === 0) return [];
    return [
      {
        code: 'no-glyph',
        ...worded`puzzle ${number} ${quote(title)}: the typeface has no glyph for ${codesOf(lacking)}`,
      },
    ];
  });
  const lacking = typeface.lackingIn(`${wish.title}${wish.subtitle}`);
  if (lacking.length === 0) return inPuzzles;
  const words = worded`the title page: the typeface has no glyph for ${codesOf(lacking)}`;
  return [{ code: 'no-glyph', ...words }, ...inPuzzles];
}

/** Returns a remark for every puzzle that has not one solution, as far as is known. */
export function verdictRemarks(puzzles: readonly NumberedPuzzle[]): Problem[] {
  return puzzles.flatMap(({ number, title, verdict }): Problem[] => {
    const name = worded`puzzle ${number} ${quote(title)}`;
    if (verdict === 'multiple')
      return [{ code: 'multiple', ...worded`${name}: it has several solutions` }];
    if (verdict === 'none') return [{ code: 'none', ...worded`${name}: it has no solution` }];
    if (verdict === 'unknown')
      return [{ code: 'unknown', ...worded`${name}: the time was too short to solve it` }];
    return [];
  });
}

/** Returns a remark for every puzzle that has letters although something else was wished. */
export function inkRemarks(puzzles: readonly NumberedPuzzle[], { wish }: BookTerms): Problem[] {
  return puzzles
    .filter(({ ink }) => ink !== wish.ink)
    .map(({ number, title, puzzle }) => ({
      code: 'many-colours',
      ...worded`puzzle ${number} ${quote(title)}: its ${puzzle.palette.length - 1} colours are printed as letters, because there are too many to tell apart`,
    }));
}

/** The most characters that a remark names. */
const MOST_NAMED = 10;

function codesOf(characters: readonly string[]): string {
  const named = characters.slice(0, MOST_NAMED).map((character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `${character} (U+${code})`;
  });
  return characters.length > MOST_NAMED ? `${named.join(', ')} …` : named.join(', ');
}
