// Converts between puzzles and their shape as JSON values; json.ts deals with the text.

import type { Block } from '../puzzle/clue.ts';
import { defined } from '../puzzle/defined.ts';
import type { Grid } from '../puzzle/grid.ts';
import { parseRows, writeRows } from '../puzzle/grid-text.ts';
import { BACKGROUND, BLACK_AND_WHITE, isMonochrome, type Palette } from '../puzzle/palette.ts';
import {
  complain,
  failure,
  MAX_PROBLEMS,
  type Problem,
  quote,
  type Where,
} from '../puzzle/problem.ts';
import { META_KEYS, type Meta, type Puzzle } from '../puzzle/puzzle.ts';
import { MAX_SIDE } from '../puzzle/validate.ts';
import type { Parsed } from './format.ts';
import {
  type Letters,
  readBlock,
  validateRead,
  type WrittenClue,
  writeClue,
} from './text/clue-text.ts';
import { nameOfRgb, parseRgb } from './text/colour-text.ts';
import type { Path, PathProblem } from './text/json-places.ts';
import { MAX_DEPTH, type TextPlace, tooDeep } from './text/text-lines.ts';

type Json = Readonly<Record<string, unknown>>;

/** How this and other programs name the clues, ours first. */
const OTHER_SHAPES = [
  { rows: 'rows', columns: 'cols' },
  { rows: 'rows', columns: 'columns' },
  { rows: 'rowClues', columns: 'colClues' },
  { rows: 'ver', columns: 'hor' },
] as const;

/** Reads the puzzle that stands at `path`; every problem has the path of its value. */
export function readJsonPuzzle(value: unknown, path: Path): Parsed {
  return isDeeper(value, MAX_DEPTH)
    ? failure(withPath(tooDeep('lists and objects'), path))
    : readShallow(value, path);
}

/**
 * Whether a value is nested deeper than `depth`. It looks no deeper than that, because the value
 * may be deeper than any stack.
 */
function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth === 0) return true;
  return Array.isArray(value)
    ? value.some((each) => isDeeper(each, depth - 1))
    : Object.values(value).some((each) => isDeeper(each, depth - 1));
}

function readShallow(value: unknown, path: Path): Parsed {
  if (!isObject(value)) {
    const message = 'expected a puzzle, like {"rows": [[2], [2]], "cols": [[2], [2]]}';
    return failure(withPath({ code: 'bad-shape', message }, path));
  }
  const known = OTHER_SHAPES.find(({ rows, columns }) => value[rows] && value[columns]);
  const [rowsKey, columnsKey] = [known?.rows ?? 'rows', known?.columns ?? 'cols'];
  if (known === undefined && isObject(value.puzzle))
    return readShallow(value.puzzle, [...path, 'puzzle']);
  const problems: PathProblem[] = [];
  const { palette, letters } = readPalette(value.palette, [...path, 'palette'], problems);
  const rows = readClues(value, rowsKey, 'row', path, letters, problems);
  const columns = readClues(value, columnsKey, 'column', path, letters, problems);
  const width = readSize(value.width, [...path, 'width'], problems);
  const height = readSize(value.height, [...path, 'height'], problems);
  const goal = readGoal(value.goal, [...path, 'goal'], columns.length, palette, problems);
  const outcome = validateRead(
    {
      ...{ rows, columns, palette, meta: readMeta(value) },
      ...defined({ width, height, goal }),
    },
    problems,
  );
  if (outcome.ok) return outcome;
  const placed = outcome.problems.map((problem) => ({
    ...withPath(problem, pathOf(problem.where, path, rowsKey, columnsKey)),
    ...problem,
  }));
  return { ...outcome, problems: placed };
}

function withPath(problem: Problem, path: Path): PathProblem {
  return { ...problem, path };
}

/** Returns the path in the JSON to the clue or block of a problem. */
function pathOf(where: Where | undefined, path: Path, rowsKey: string, columnsKey: string): Path {
  if (where === undefined) return path;
  const { row, column, block } = where;
  const line = row === undefined ? [columnsKey, (column ?? 1) - 1] : [rowsKey, row - 1];
  return [...path, ...line, ...(block === undefined ? [] : [block - 1])];
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readSize(value: unknown, path: Path, problems: PathProblem[]): number | undefined {
  if (value === undefined || Number.isSafeInteger(value)) return value as number | undefined;
  const message = `${path[path.length - 1]} is ${sample(value)}: expected a whole number`;
  complain(problems, { code: 'bad-number', message, path });
  return undefined;
}

function readClues(
  puzzle: Json,
  key: string,
  axis: 'row' | 'column',
  path: Path,
  letters: Letters,
  problems: PathProblem[],
): WrittenClue[] {
  const clues = puzzle[key];
  if (!Array.isArray(clues)) {
    const message = `${key} is ${sample(clues)}: expected a list of clues, like "${key}": [[3, 1], [2]]`;
    complain(problems, {
      code: 'bad-shape',
      message,
      path: clues === undefined ? path : [...path, key],
    });
    return [];
  }
  if (clues.length > MAX_SIDE) {
    const message = `${key} has ${clues.length} clues: at most ${MAX_SIDE} are read`;
    complain(problems, { code: 'too-large', message, path: [...path, key] });
    return [];
  }
  return clues.map((clue, i) => {
    const [where, at] = [{ [axis]: i + 1 }, [...path, key, i]];
    const items = typeof clue === 'string' ? clue.split(/[\s,]+/).filter(Boolean) : clue;
    if (Array.isArray(items)) return readItems(items, at, where, letters, problems);
    const message = `${axis} ${i + 1} is ${sample(clue)}: expected a list of blocks, like [3, 1]`;
    complain(problems, { code: 'bad-shape', message, where, path: at });
    return NO_CLUE;
  });
}

/** A problem gets its place from the path later, so clues have none here. */
const NO_PLACE = {} as TextPlace;
const NO_CLUE: WrittenClue = { blocks: [], place: NO_PLACE, blockPlaces: [] };

function readItems(
  items: readonly unknown[],
  path: Path,
  where: Where,
  letters: Letters,
  problems: PathProblem[],
): WrittenClue {
  const blocks: Block[] = [];
  const plain = letters.get('');
  for (const [i, item] of items.entries()) {
    if (problems.length > MAX_PROBLEMS || blocks.length > MAX_SIDE) break;
    // Most blocks are plain numbers, and reading them as text would take most of the time.
    if (plain !== undefined && isLength(item)) {
      blocks.push({ length: item, colour: plain });
      continue;
    }
    const place = { ...where, block: i + 1 };
    if (typeof item !== 'string' && typeof item !== 'number') {
      const message = `a block is ${sample(item)}: expected a number or, in colour, a string like "3a"`;
      complain(problems, { code: 'bad-shape', message, where: place, path: [...path, i] });
      continue;
    }
    const found: Problem[] = [];
    const block = readBlock(String(item), letters, {}, place, found);
    for (const problem of found) complain(problems, { ...problem, path: [...path, i] });
    if (block !== undefined && block.length > 0) blocks.push(block);
  }
  return { ...NO_CLUE, blocks };
}

/**
 * Whether an item is a length, with at most as many digits as a block may have when it is written
 * as text.
 */
function isLength(item: unknown): item is number {
  return Number.isInteger(item) && (item as number) > 0 && (item as number) < 1e9;
}

/**
 * Reads `[{"symbol": "a", "name": "red", "rgb": "#ff0000"}, ...]`, with the background first or
 * left out, or `{"a": "#ff0000"}`.
 */
function readPalette(
  value: unknown,
  path: Path,
  problems: PathProblem[],
): { palette: Palette; letters: Letters } {
  if (value === undefined || value === null) {
    return { palette: BLACK_AND_WHITE, letters: lettersOf(BLACK_AND_WHITE) };
  }
  const entries: readonly unknown[] = Array.isArray(value)
    ? value
    : isObject(value)
      ? Object.entries(value).map(([symbol, rgb]) => ({ symbol, rgb }))
      : [];
  const colours = entries.slice(0, 100).flatMap((entry) => {
    const { symbol, name, rgb } = isObject(entry) ? entry : {};
    const digits = typeof rgb === 'string' ? parseRgb(rgb) : undefined;
    if (typeof symbol === 'string' && digits !== undefined) {
      return [{ symbol, name: typeof name === 'string' ? name : nameOfRgb(digits), rgb: digits }];
    }
    const message = `a colour is ${sample(entry)}: expected {"symbol": "a", "rgb": "#ff0000"}`;
    complain(problems, { code: 'bad-palette', message, path });
    return [];
  });
  const background = colours.find((colour) => colour.symbol === BACKGROUND.symbol) ?? BACKGROUND;
  const palette = [background, ...colours.filter((colour) => colour.symbol !== BACKGROUND.symbol)];
  return { palette, letters: lettersOf(palette) };
}

function lettersOf(palette: Palette): Letters {
  const letters = new Map(palette.slice(1).map((colour, i) => [colour.symbol, i + 1]));
  if (isMonochrome(palette)) letters.set('', 1);
  return letters;
}

/** Reads a goal: one string a row in the symbols of the palette, or one string of 0 and 1. */
function readGoal(
  value: unknown,
  path: Path,
  width: number,
  palette: Palette,
  problems: PathProblem[],
): Grid | undefined {
  if (value === undefined || value === null || width === 0) return undefined;
  const rows =
    typeof value === 'string' && /^[01]+$/.test(value)
      ? (value.match(new RegExp(`.{1,${Math.min(width, 60_000)}}`, 'g')) ?? []).map((row) =>
          row.replaceAll('0', '.').replaceAll('1', palette[1]?.symbol ?? '#'),
        )
      : value;
  if (!Array.isArray(rows) || !rows.every((row) => typeof row === 'string')) {
    const message = `the goal is ${sample(value)}: expected a list of rows, like ["##.", "..#"]`;
    complain(problems, { code: 'bad-shape', message, path });
    return undefined;
  }
  const outcome = parseRows(rows, palette);
  if (outcome.ok) return outcome.value;
  for (const problem of outcome.problems) {
    complain(problems, { ...problem, message: `goal: ${problem.message}`, path });
  }
  return undefined;
}

function readMeta(value: Json): Meta {
  const named = {
    ...value,
    author: value.author ?? value.by,
    licence: value.licence ?? value.license,
  };
  const entries = META_KEYS.flatMap((key) => {
    const text = named[key as keyof typeof named] as unknown;
    return typeof text === 'string' || typeof text === 'number' ? [[key, String(text)]] : [];
  });
  return Object.fromEntries(entries) as Meta;
}

function sample(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return 'a list';
  return isObject(value) ? 'an object' : quote(String(value)).replace(/^"|"$/g, '');
}

/** Returns the JSON shape of a puzzle, as plain data. */
export function toJson(puzzle: Puzzle): Json {
  const { width, height, palette, meta, goal } = puzzle;
  const isPlain = JSON.stringify(palette) === JSON.stringify(BLACK_AND_WHITE);
  const blocksOf = (clue: Puzzle['rows'][number]): (number | string)[] =>
    clue.map((block) =>
      isMonochrome(palette) ? block.length : writeClue([block], '', (c) => palette[c].symbol),
    );
  return {
    ...meta,
    width,
    height,
    ...defined({ palette: isPlain ? undefined : palette }),
    rows: puzzle.rows.map(blocksOf),
    cols: puzzle.columns.map(blocksOf),
    ...defined({ goal: goal && writeRows(goal, palette) }),
  };
}
