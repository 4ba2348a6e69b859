// Reads a puzzle from a parsed JSON value; json.ts parses the text.

import { defined } from '../../puzzle/defined.ts';
import { complain, failure, type Problem, quote, type Where } from '../../puzzle/problem.ts';
import { META_KEYS, type Meta } from '../../puzzle/puzzle.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Parsed } from '../format.ts';
import { isOtherProperty } from '../non/property-words.ts';
import { validateRead } from '../text/clue-text.ts';
import type { Path, PathProblem } from '../text/json-places.ts';
import { MAX_DEPTH, tooDeep } from '../text/text-lines.ts';
import { TRIDDLER } from '../unread-formats.ts';
import { isJsonObject, type JsonObject, sampleOf } from './json-value.ts';
import { readJsonClues } from './read-json-clues.ts';
import { readJsonContent, readJsonGiven, readJsonGoal, readJsonGrids } from './read-json-grid.ts';
import { readJsonImage } from './read-json-image.ts';
import { readJsonPalette } from './read-json-palette.ts';

/**
 * The names that programs give to the lists of clues; the names that this program writes come
 * first.
 */
const SHAPES = [
  { rows: 'rows', columns: 'cols' },
  { rows: 'rows', columns: 'columns' },
  { rows: 'rowClues', columns: 'colClues' },
  { rows: 'rowHints', columns: 'colHints' },
  { rows: 'rowHints', columns: 'columnHints' },
  { rows: 'ver', columns: 'hor' },
] as const;

/** Reads the puzzle in `value`, which stands at `path` of the JSON; every problem has a path. */
export function readJsonPuzzle(value: unknown, path: Path): Parsed {
  return isDeeper(value, MAX_DEPTH)
    ? failure(withPath(tooDeep(worded`lists and objects`), path))
    : readShallow(value, path);
}

/**
 * Whether a value is nested deeper than `depth`. The check goes no deeper than `depth`, because a
 * very deep value would overflow the stack.
 */
function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth === 0) return true;
  return Array.isArray(value)
    ? value.some((each) => isDeeper(each, depth - 1))
    : Object.values(value).some((each) => isDeeper(each, depth - 1));
}

/** Programs that know both kinds of puzzles say so with `type`. */
function isTriddler({ type }: JsonObject): boolean {
  return typeof type === 'string' && /^(triddler|triangular)$/i.test(type);
}

function readShallow(value: unknown, path: Path): Parsed {
  if (!isJsonObject(value)) {
    const words = worded`expected a puzzle, like {"rows": [[2], [2]], "cols": [[2], [2]]}`;
    return failure(withPath({ code: 'bad-shape', ...words }, path));
  }
  if (isTriddler(value)) return failure(withPath(TRIDDLER, [...path, 'type']));
  const shape = SHAPES.find(({ rows, columns }) => value[rows] && value[columns]);
  if (shape === undefined && isJsonObject(value.puzzle))
    return readShallow(value.puzzle, [...path, 'puzzle']);
  if (shape === undefined && value.image !== undefined) {
    return readJsonImage(value.image, [...path, 'image'], readMeta(value));
  }
  const keys = shape ?? SHAPES[0];
  const problems: PathProblem[] = [];
  const { palette, letters } = readJsonPalette(value.palette, [...path, 'palette'], problems);
  const rows = readJsonClues(value, { axis: 'row', key: keys.rows, path }, letters, problems);
  const inColumns = { axis: 'column', key: keys.columns, path } as const;
  const columns = readJsonClues(value, inColumns, letters, problems);
  const width = readSize(value.width, [...path, 'width'], problems);
  const height = readSize(value.height, [...path, 'height'], problems);
  const board = { width: columns.length, palette, path };
  const rest = {
    goal: readJsonGoal(value, board, problems),
    otherGoals: readJsonGrids(value, 'otherGoals', board, problems),
    saved:
      readJsonGrids(value, 'saved', board, problems) ?? readJsonContent(value, board, problems),
    given: readJsonGiven(value, board, problems),
    otherProperties: readProperties(value, path, problems),
  };
  const meta = readMeta(value);
  const outcome = validateRead(
    { rows, columns, palette, meta, ...defined({ width, height, ...rest }) },
    problems,
  );
  if (outcome.ok) return outcome;
  const placed = outcome.problems.map((problem) => ({
    ...withPath(problem, pathOf(problem.where, path, keys)),
    ...problem,
  }));
  return { ...outcome, problems: placed };
}

function withPath(problem: Problem, path: Path): PathProblem {
  return { ...problem, path };
}

/** Returns the path of the clue or block of a problem; without `where`, the path of the puzzle. */
function pathOf(where: Where | undefined, path: Path, keys: (typeof SHAPES)[number]): Path {
  if (where === undefined) return path;
  const { row, column, block } = where;
  const line = row === undefined ? [keys.columns, (column ?? 1) - 1] : [keys.rows, row - 1];
  return [...path, ...line, ...(block === undefined ? [] : [block - 1])];
}

function readSize(value: unknown, path: Path, problems: PathProblem[]): number | undefined {
  if (value === undefined || Number.isSafeInteger(value)) return value as number | undefined;
  const words = worded`${path[path.length - 1]} is ${sampleOf(value)}: expected a whole number`;
  complain(problems, { code: 'bad-number', ...words, path });
  return undefined;
}

function readProperties(
  { otherProperties: lines }: JsonObject,
  path: Path,
  problems: PathProblem[],
): readonly string[] | undefined {
  if (lines === undefined || lines === null) return undefined;
  const own = [...path, 'otherProperties'];
  if (!Array.isArray(lines) || !lines.every((line) => typeof line === 'string')) {
    const words = worded`otherProperties is ${sampleOf(lines)}: expected a list of texts, like ["maxrule 5"]`;
    complain(problems, { code: 'bad-shape', ...words, path: own });
    return undefined;
  }
  const wrong = lines.findIndex((line) => !isOtherProperty(line));
  if (wrong < 0) return lines;
  const words = worded`${quote(lines[wrong])} is no property of another program: expected a word that .non texts do not use here`;
  complain(problems, { code: 'bad-property', ...words, path: [...own, wrong] });
  return undefined;
}

function readMeta(value: JsonObject): Meta {
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
