// Reads the solutions of a <puzzle> element of webpbn's XML: goals and saved grids.

import { type Grid, isKnown } from '../../puzzle/grid.ts';
import { UNKNOWN_SYMBOL } from '../../puzzle/grid-text.ts';
import { allCandidates, MAX_COLOURS, type Palette } from '../../puzzle/palette.ts';
import { columnOf, rowOf } from '../../puzzle/places.ts';
import { complain, type Problem, quote } from '../../puzzle/problem.ts';
import { MAX_SIDE, tooLargeProblem } from '../../puzzle/validate.ts';
import { MAX_STORED_GRIDS } from '../../puzzle/validate-grids.ts';
import { worded } from '../../puzzle/wording.ts';
import type { PuzzleElement, WrittenSolution } from './read-elements.ts';

interface Solutions {
  readonly goals: readonly Grid[];
  readonly saved: readonly Grid[];
}

/**
 * Reads all images. A solution of the type `goal` or `solution` is a goal if its image tells every
 * cell, and is left out otherwise; in one of the type `saved`, cells may be open. `chars` has the
 * palette index of each character.
 */
export function readSolutions(
  element: PuzzleElement,
  palette: Palette,
  chars: ReadonlyMap<string, number>,
): Solutions {
  const { solutions, problems } = element;
  const surplus = solutions[2 * MAX_STORED_GRIDS];
  if (surplus !== undefined) {
    const { line, column } = surplus;
    const words = worded`${solutions.length} solutions: at most ${2 * MAX_STORED_GRIDS} are read`;
    complain(problems, { code: 'too-many-grids', ...words, line, column });
    return { goals: [], saved: [] };
  }
  const read = solutions.flatMap((solution) => {
    const grid = readImage(solution, palette, chars, element);
    return grid === undefined ? [] : [{ isSaved: solution.type === 'saved', grid }];
  });
  const goals = read.filter(({ isSaved, grid }) => !isSaved && grid.cells.every(isKnown));
  const saved = read.filter(({ isSaved }) => isSaved);
  return { goals: goals.map(({ grid }) => grid), saved: saved.map(({ grid }) => grid) };
}

/**
 * Reads rows between bars, in which white space is ignored. A cell is a character, or several in
 * brackets, any of which it may have. Returns undefined without an image, or after a problem.
 */
function readImage(
  { image, line, column }: WrittenSolution,
  palette: Palette,
  chars: ReadonlyMap<string, number>,
  { problems }: PuzzleElement,
): Grid | undefined {
  const rows = image.replace(/\s+/g, '').split('|').filter(Boolean).map(cellsOf);
  const [width = 0, height] = [rows[0]?.length, rows.length];
  if (width === 0) return undefined;
  const complainHere = (problem: Problem): undefined => {
    complain(problems, { ...problem, line, column });
  };
  if (rows.some((row) => row.length !== width)) {
    const words = worded`the rows of the image are not equally long: write each between two bars, |..XX.|`;
    return complainHere({ code: 'ragged-grid', ...words });
  }
  const tooLarge = tooLargeProblem(width, height);
  if (tooLarge !== undefined) return complainHere(tooLarge);
  const all = allCandidates(palette);
  const cells = new Int32Array(width * height);
  for (let cell = 0; cell < cells.length; cell++) {
    const text = rows[rowOf(cell, width)][columnOf(cell, width)];
    const candidates = text === UNKNOWN_SYMBOL ? all : candidatesOf(text, chars);
    if (candidates === undefined || candidates > all) {
      const words = worded`the image uses ${quote(text)}, which is not a declared colour`;
      return complainHere({ code: 'unknown-symbol', ...words });
    }
    // A grid has no place for a cell that may have some of the colours.
    cells[cell] = isKnown(candidates) ? candidates : all;
  }
  return { width, height, cells };
}

/** Splits a row into its cells; a row without brackets has a character for each. */
function cellsOf(row: string): string | readonly string[] {
  return row.includes('[') && row.length <= LONGEST_ROW ? (row.match(CELL) ?? []) : row;
}

const CELL = /\[[^[\]]*\]|./g;
/** The length of a row of brackets that each name all colours. */
const LONGEST_ROW = MAX_SIDE * (MAX_COLOURS + 3);

function candidatesOf(text: string, chars: ReadonlyMap<string, number>): number | undefined {
  let candidates = 0;
  for (const char of text.length > 1 ? text.slice(1, -1) : text) {
    const colour = chars.get(char);
    if (colour === undefined) return undefined;
    candidates |= 1 << colour;
  }
  return candidates || undefined;
}
