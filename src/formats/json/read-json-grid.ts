// Reads the grids of a puzzle in JSON: its goals, the saved grids and the given cells.

import { type Grid, isKnown } from '../../puzzle/grid.ts';
import { parseRows } from '../../puzzle/grid-text.ts';
import { allCandidates, type Palette } from '../../puzzle/palette.ts';
import { complain } from '../../puzzle/problem.ts';
import { MAX_STORED_GRIDS } from '../../puzzle/validate-grids.ts';
import { type Worded, worded } from '../../puzzle/wording.ts';
import type { Path, PathProblem } from '../text/json-places.ts';
import { type JsonObject, sampleOf } from './json-value.ts';

/** The puzzle that has the grids: it stands at `path` of the JSON. */
interface Board {
  readonly path: Path;
  readonly width: number;
  readonly palette: Palette;
}

/** Reads a goal, which may also be one string of 0 and 1 for all rows. */
export function readJsonGoal(
  { goal }: JsonObject,
  board: Board,
  problems: PathProblem[],
): Grid | undefined {
  const isOneText = typeof goal === 'string' && /^[01]+$/.test(goal);
  const rows = isOneText && board.width > 0 ? rowsOf(goal, board) : goal;
  return readGrid(
    rows,
    { ...board, path: [...board.path, 'goal'], name: worded`the goal` },
    problems,
  );
}

export function readJsonGiven(
  { given }: JsonObject,
  board: Board,
  problems: PathProblem[],
): Grid | undefined {
  const path = [...board.path, 'given'];
  const found: PathProblem[] = [];
  const grid = readGrid(given, { ...board, path, name: worded`the list of given cells` }, found);
  // The code tells the given cells from the pictures, which have the same problems.
  for (const problem of found) complain(problems, { ...problem, code: 'bad-given' });
  return grid;
}

/** Reads a list of grids under a key of the puzzle. */
export function readJsonGrids(
  puzzle: JsonObject,
  key: 'otherGoals' | 'saved',
  board: Board,
  problems: PathProblem[],
): readonly Grid[] | undefined {
  const list = puzzle[key];
  if (list === undefined || list === null) return undefined;
  const path = [...board.path, key];
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
    return readGrid(rows, { ...board, path: [...path, i], name }, problems) ?? [];
  });
}

/** Reads one string per row in the symbols of the palette, with `?` for unknown cells. */
function readGrid(
  rows: unknown,
  { path, width, palette, name }: Board & { readonly name: Worded },
  problems: PathProblem[],
): Grid | undefined {
  if (rows === undefined || rows === null || width === 0) return undefined;
  if (!Array.isArray(rows) || !rows.every((row) => typeof row === 'string')) {
    const words = worded`${name} is ${sampleOf(rows)}: expected a list of rows, like ["##.", "..#"]`;
    complain(problems, { code: 'bad-shape', ...words, path });
    return undefined;
  }
  const outcome = parseRows(rows, palette);
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
  { content }: JsonObject,
  { width, palette, path }: Board,
  problems: PathProblem[],
): readonly Grid[] | undefined {
  if (content === undefined || content === null || width === 0) return undefined;
  const candidates = new Map<unknown, number>([
    [0, allCandidates(palette)],
    [1, 2],
    [-1, 1],
  ]);
  if (!Array.isArray(content) || !content.every((cell) => candidates.has(cell))) {
    const words = worded`content is ${sampleOf(content)}: expected a list of cells, 1 for filled, -1 for empty and 0 for unknown ones`;
    complain(problems, { code: 'bad-shape', ...words, path: [...path, 'content'] });
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
