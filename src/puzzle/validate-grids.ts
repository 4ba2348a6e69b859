// Checks the grids that a draft comes with: its goals, the saved grids and the given cells.

import { counted } from './counted.ts';
import { colourOf, type Grid, isKnown } from './grid.ts';
import { oneBasedPlaceOf } from './one-based-place.ts';
import { allCandidates, type Palette } from './palette.ts';
import type { Size } from './places.ts';
import { complain, describeWhere, type Problem } from './problem.ts';
import type { Draft } from './puzzle.ts';

/** A puzzle has at most this many goals, and as many saved grids. */
export const MAX_STORED_GRIDS = 20;

export function gridProblems(draft: Draft, size: Size): Problem[] {
  const { goal, otherGoals = [], saved = [], given, palette } = draft;
  const goals = [...(goal === undefined ? [] : [goal]), ...otherGoals];
  return [
    ...countProblems('goal pictures', goals),
    ...countProblems('saved grids', saved),
    ...goals.flatMap((each) => goalProblems(each, size, palette)),
    ...saved.flatMap((each) => partialProblems(each, SAVED, size, palette)),
    ...(given === undefined ? [] : partialProblems(given, GIVEN, size, palette)),
  ];
}

function countProblems(name: string, grids: readonly Grid[]): Problem[] {
  if (grids.length <= MAX_STORED_GRIDS) return [];
  const message = `${grids.length} ${name}: at most ${MAX_STORED_GRIDS} are kept`;
  return [{ code: 'too-many-grids', message }];
}

function goalProblems(goal: Grid, size: Size, palette: Palette): Problem[] {
  if (!hasSize(goal, size)) return [sizeProblem('goal-size', 'the goal picture is', goal, size)];
  const known = goal.cells.filter((candidates) => isColour(candidates, palette)).length;
  const unknown = size.width * size.height - known;
  if (unknown === 0) return [];
  const message = `the goal picture has ${counted(unknown, 'unknown cell')}`;
  return [{ code: 'goal-unknown', message }];
}

/** Says what messages and codes call a grid that may have unknown cells. */
interface PartialGrid {
  readonly grid: string;
  readonly cell: string;
  readonly code: 'saved' | 'given';
}

const SAVED: PartialGrid = { grid: 'a saved grid is', cell: 'the saved cell', code: 'saved' };
const GIVEN: PartialGrid = { grid: 'the given cells are', cell: 'the given cell', code: 'given' };

function partialProblems(grid: Grid, name: PartialGrid, size: Size, palette: Palette): Problem[] {
  if (!hasSize(grid, size)) return [sizeProblem(`${name.code}-size`, name.grid, grid, size)];
  const all = allCandidates(palette);
  const problems: Problem[] = [];
  for (let cell = 0; cell < size.width * size.height; cell++) {
    const candidates = grid.cells[cell] ?? 0;
    if (candidates === all || isColour(candidates, palette)) continue;
    const where = oneBasedPlaceOf(grid, cell);
    const message = `${name.cell} in ${describeWhere(where)} must have one colour of the palette`;
    complain(problems, { code: `bad-${name.code}`, message, where });
  }
  return problems;
}

function sizeProblem(code: string, name: string, grid: Size, { width, height }: Size): Problem {
  const message = `${name} ${grid.width}x${grid.height}, the puzzle ${width}x${height}`;
  return { code, message };
}

function hasSize(grid: Grid, { width, height }: Size): boolean {
  return grid.width === width && grid.height === height;
}

/** Returns whether a cell is known, and has a colour of the palette. */
function isColour(candidates: number, palette: Palette): boolean {
  return isKnown(candidates) && colourOf(candidates) < palette.length;
}
