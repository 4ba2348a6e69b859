// Checks the grids that a draft comes with: its goals, the saved grids and the given cells.

import { colourOf, type Grid, isKnown } from './grid.ts';
import { oneBasedPlaceOf } from './one-based-place.ts';
import { allCandidates, type Palette } from './palette.ts';
import type { Size } from './places.ts';
import { complain, type Problem } from './problem.ts';
import type { Draft } from './puzzle.ts';
import { countOf, type Worded, worded } from './wording.ts';

/** A puzzle has at most this many goals, and as many saved grids. */
export const MAX_STORED_GRIDS = 20;

export function gridProblems(draft: Draft, size: Size): Problem[] {
  const { goal, otherGoals = [], saved = [], given, palette } = draft;
  const goals = [...(goal === undefined ? [] : [goal]), ...otherGoals];
  return [
    ...countProblems(
      goals,
      (count) => worded`${count} goal pictures: at most ${MAX_STORED_GRIDS} are kept`,
    ),
    ...countProblems(
      saved,
      (count) => worded`${count} saved grids: at most ${MAX_STORED_GRIDS} are kept`,
    ),
    ...goals.flatMap((each) => goalProblems(each, size, palette)),
    ...saved.flatMap((each) => partialProblems(each, SAVED, size, palette)),
    ...(given === undefined ? [] : partialProblems(given, GIVEN, size, palette)),
  ];
}

function countProblems(grids: readonly Grid[], tooMany: (count: number) => Worded): Problem[] {
  if (grids.length <= MAX_STORED_GRIDS) return [];
  return [{ code: 'too-many-grids', ...tooMany(grids.length) }];
}

function goalProblems(goal: Grid, size: Size, palette: Palette): Problem[] {
  if (!hasSize(goal, size)) {
    const words = worded`the goal picture is ${sizeInWords(goal)}, the puzzle ${sizeInWords(size)}`;
    return [{ code: 'goal-size', ...words }];
  }
  let unknown = 0;
  for (const candidates of goal.cells) if (!isColour(candidates, palette)) unknown++;
  if (unknown === 0) return [];
  return [
    {
      code: 'goal-unknown',
      ...worded`the goal picture has ${countOf(unknown, 'unknown cell')}`,
    },
  ];
}

/** Says what messages and codes call a grid that may have unknown cells. */
interface PartialGrid {
  readonly wrongSize: (grid: Worded, puzzle: Worded) => Worded;
  readonly wrongCell: (row: number, column: number) => Worded;
  readonly code: 'saved' | 'given';
}

const SAVED: PartialGrid = {
  wrongSize: (grid, puzzle) => worded`a saved grid is ${grid}, the puzzle ${puzzle}`,
  wrongCell: (row, column) =>
    worded`the saved cell in row ${row}, column ${column} must have one colour of the palette`,
  code: 'saved',
};
const GIVEN: PartialGrid = {
  wrongSize: (grid, puzzle) => worded`the given cells are ${grid}, the puzzle ${puzzle}`,
  wrongCell: (row, column) =>
    worded`the given cell in row ${row}, column ${column} must have one colour of the palette`,
  code: 'given',
};

function partialProblems(grid: Grid, name: PartialGrid, size: Size, palette: Palette): Problem[] {
  if (!hasSize(grid, size)) {
    const words = name.wrongSize(sizeInWords(grid), sizeInWords(size));
    return [{ code: `${name.code}-size`, ...words }];
  }
  const all = allCandidates(palette);
  const problems: Problem[] = [];
  for (let cell = 0; cell < size.width * size.height; cell++) {
    const candidates = grid.cells[cell] ?? 0;
    if (candidates === all || isColour(candidates, palette)) continue;
    const where = oneBasedPlaceOf(grid, cell);
    const words = name.wrongCell(where.row, where.column);
    complain(problems, { code: `bad-${name.code}`, ...words, where });
  }
  return problems;
}

function sizeInWords({ width, height }: Size): Worded {
  return worded`${width}x${height}`;
}

function hasSize(grid: Grid, { width, height }: Size): boolean {
  return grid.width === width && grid.height === height;
}

/** Returns whether a cell is known, and has a colour of the palette. */
function isColour(candidates: number, palette: Palette): boolean {
  return isKnown(candidates) && colourOf(candidates) < palette.length;
}
