// Reads the grids of a puzzle in JSON: its goals, the saved grids and the given cells.

import { type Grid, isKnown } from '../../puzzle/grid.ts';
import { parseRows } from '../../puzzle/grid-text.ts';
import { allCandidates, type Palette } from '../../puzzle/palette.ts';
import type { Size } from '../../puzzle/places.ts';
import { complain } from '../../puzzle/problem.ts';
import { MAX_STORED_GRIDS } from '../../puzzle/validate-grids.ts';
import { type Worded, worded } from '../../puzzle/wording.ts';
import type { PathProblem } from '../text/json-places.ts';
import { cellRows, otherSigns } from './json-cells.ts';
import type { JsonPart } from './json-parts.ts';
import { sampleOf } from './json-value.ts';

/** The size and the colours of the puzzle that has the grids. */
interface Board {
  readonly width: number;
  readonly palette: Palette;
}

/**
 * Reads a goal, which may also be one string of 0 and 1 for all rows. Under the name of another
 * program, what cannot be read as a goal is no part of the puzzle, and comes among `others`.
 */
export function readJsonGoal(
  part: JsonPart | undefined,
  board: Board & { readonly height: number },
  problems: PathProblem[],
  others: JsonPart[],
): Grid | undefined {
  if (part === undefined) return undefined;
  const { value } = part;
  const isOneText = typeof value === 'string' && /^[01]+$/.test(value);
  const rows = isOneText && board.width > 0 ? rowsOf(value, board) : value;
  const found: PathProblem[] = [];
  const goal = readGrid({ ...part, value: rows }, { ...board, name: worded`the goal` }, found);
  if (part.key !== 'goal' && !(goal && isGoalOf(goal, board))) {
    if (value !== null) others.push(part);
    return undefined;
  }
  for (const problem of found) complain(problems, problem);
  return goal;
}

function isGoalOf({ width, height, cells }: Grid, board: Size): boolean {
  return width === board.width && height === board.height && cells.every(isKnown);
}

export function readJsonGiven(
  part: JsonPart | undefined,
  board: Board,
  problems: PathProblem[],
): Grid | undefined {
  const found: PathProblem[] = [];
  const grid = readGrid(part, { ...board, name: worded`the list of given cells` }, found);
  // The code tells the given cells from the pictures, which have the same problems.
  for (const problem of found) complain(problems, { ...problem, code: 'bad-given' });
  return grid;
}

/** Reads a list of grids under a key of the puzzle. */
export function readJsonGrids(
  part: JsonPart | undefined,
  board: Board,
  problems: PathProblem[],
): readonly Grid[] | undefined {
  if (part === undefined || part.value === null) return undefined;
  const { key, value: list, path } = part;
  if (!Array.isArray(list) || list.some((each) => !Array.isArray(each))) {
    const words = worded`${key} is ${sampleOf(list)}: expected a list of grids, like [["##.", "..#"]]`;
    complain(problems, { code: 'bad-shape', ...words, path });
    return undefined;
  }
  if (list.length > MAX_STORED_GRIDS) {
    const words = worded`${key} has ${list.length} grids: at most ${MAX_STORED_GRIDS} are read`;
    complain(problems, { code: 'too-many-grids', ...words, path });
    return undefined;
  }
  return list.flatMap((rows, i) => {
    const name = worded`grid ${i + 1} of ${key}`;
    return readGrid({ key, value: rows, path: [...path, i] }, { ...board, name }, problems) ?? [];
  });
}

/**
 * Reads one string per row in the symbols of the palette, with `?` for unknown cells. Blanks and 0
 * are the background, too, and where there is one colour, 1 and `#` are that.
 */
function readGrid(
  part: JsonPart | undefined,
  { width, palette, name }: Board & { readonly name: Worded },
  problems: PathProblem[],
): Grid | undefined {
  if (part === undefined || part.value === null || width === 0) return undefined;
  const { value, path } = part;
  const rows = cellRows(value);
  if (rows === undefined || typeof value === 'string') {
    const words = worded`${name} is ${sampleOf(value)}: expected a list of rows, like ["##.", "..#"]`;
    complain(problems, { code: 'bad-shape', ...words, path });
    return undefined;
  }
  const outcome = parseRows(rows, palette, otherSigns(palette));
  if (outcome.ok) return outcome.value;
  for (const problem of outcome.problems)
    complain(problems, { ...problem, ...worded`${name}: ${problem}`, path });
  return undefined;
}

/**
 * Reads the cells of a game that ThomasR's solver begins with: a list of 1 for filled, -1 for empty
 * and 0 for unknown cells.
 */
export function readJsonContent(
  part: JsonPart | undefined,
  { width, palette }: Board,
  problems: PathProblem[],
): readonly Grid[] | undefined {
  if (part === undefined || part.value === null || width === 0) return undefined;
  const { value: content, path } = part;
  const candidates = new Map<unknown, number>([
    [0, allCandidates(palette)],
    [1, 2],
    [-1, 1],
  ]);
  if (!Array.isArray(content) || !content.every((cell) => candidates.has(cell))) {
    const words = worded`content is ${sampleOf(content)}: expected a list of cells, 1 for filled, -1 for empty and 0 for unknown ones`;
    complain(problems, { code: 'bad-shape', ...words, path });
    return undefined;
  }
  const cells = Int32Array.from(content, (cell) => candidates.get(cell) ?? 0);
  return cells.some(isKnown) ? [{ width, height: cells.length / width, cells }] : undefined;
}

/** Splits a text of 0 and 1 into rows, in the symbols of the palette. */
function rowsOf(text: string, { width, palette }: Board): string[] {
  const rows = text.match(new RegExp(`.{1,${Math.min(width, 60_000)}}`, 'g')) ?? [];
  return rows.map((row) => row.replaceAll('0', '.').replaceAll('1', palette[1]?.symbol ?? '#'));
}
