// Reads a puzzle from a parsed JSON value; json.ts parses the text.

import { check } from '../../puzzle/check-grid.ts';
import { defined } from '../../puzzle/defined.ts';
import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import type { Palette } from '../../puzzle/palette.ts';
import {
  complain,
  failure,
  type Problem,
  quote,
  type Success,
  type Where,
} from '../../puzzle/problem.ts';
import { META_KEYS, type Meta, type Puzzle } from '../../puzzle/puzzle.ts';
import { validate } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Parsed } from '../format.ts';
import { isOtherProperty } from '../non/property-words.ts';
import { validateRead } from '../text/clue-text.ts';
import type { Path, PathProblem } from '../text/json-places.ts';
import { MAX_DEPTH, tooDeep } from '../text/text-lines.ts';
import { TRIDDLER } from '../unread-formats.ts';
import { isPicture } from './json-cells.ts';
import { findJsonParts, type JsonPart, type JsonParts, notReadRemark } from './json-parts.ts';
import { isJsonObject, sampleOf } from './json-value.ts';
import { failedAnswer, isOfAnswer } from './own-answers.ts';
import { readJsonClues } from './read-json-clues.ts';
import { readJsonContent, readJsonGiven, readJsonGoal, readJsonGrids } from './read-json-grid.ts';
import { readJsonImage } from './read-json-image.ts';
import { readJsonPalette } from './read-json-palette.ts';

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

function readShallow(value: unknown, path: Path): Parsed {
  // A list of lists within a list may be the clues of the rows and those of the columns.
  if (path.length === 0 && isPicture(value)) {
    return readPictured(new Map([['goal', { key: 'image', value, path }]]), []);
  }
  if (!isJsonObject(value)) {
    const words = worded`expected a puzzle, like {"rows": [[2], [2]], "cols": [[2], [2]]}`;
    return failure(withPath({ code: 'bad-shape', ...words }, path));
  }
  const { parts, others } = findJsonParts(value, path);
  const type = parts.get('type');
  if (isTriddler(type)) return failure(withPath(TRIDDLER, type?.path ?? path));
  const hasClues = parts.has('rows') || parts.has('columns');
  const failed = hasClues || parts.has('goal') ? undefined : failedAnswer(value);
  if (failed !== undefined) return failure(withPath(failed, path));
  const isBeside = (part: JsonPart): boolean => part.path.length === path.length + 1;
  const unread = others.filter((part) => !(isBeside(part) && isOfAnswer(value, part.key)));
  const outcome =
    hasClues || !parts.has('goal') ? readClued(parts, path, unread) : readPictured(parts, unread);
  if (!outcome.ok || unread.length === 0) return outcome;
  const remarks: PathProblem[] = [];
  for (const part of unread) complain(remarks, notReadRemark(part));
  return { ...outcome, remarks };
}

/** Programs that know both kinds of puzzles say so with `type`. */
function isTriddler(type: JsonPart | undefined): boolean {
  return typeof type?.value === 'string' && /^(triddler|triangular)$/i.test(type.value);
}

/** Reads a puzzle with clues; parts that cannot be read come among `unread`. */
function readClued(parts: JsonParts['parts'], path: Path, unread: JsonPart[]): Parsed {
  const problems: PathProblem[] = [];
  const { palette, letters } = readJsonPalette(parts.get('palette'), problems, unread);
  const keys = [...parts.values(), ...unread].map(({ key }) => key);
  const clues = (axis: 'row' | 'column', part: JsonPart | undefined) =>
    readJsonClues({ axis, part, path, keys }, letters, problems);
  const rows = clues('row', parts.get('rows'));
  const columns = clues('column', parts.get('columns'));
  const board = { width: columns.length, height: rows.length, palette };
  const goal = readJsonGoal(parts.get('goal'), board, problems, unread);
  const rest = readRest(parts, board, problems);
  const meta = readMeta(parts, unread);
  const outcome = validateRead(
    { rows, columns, palette, meta, ...defined({ goal, ...rest }) },
    problems,
  );
  if (outcome.ok) return withoutOtherGrid(outcome, parts.get('goal'), unread);
  const placed = outcome.problems.map((problem) => ({
    ...withPath(problem, pathOf(problem.where, path, parts)),
    ...problem,
  }));
  return { ...outcome, problems: placed };
}

/** Leaves out a goal called `grid` that breaks the clues: it is the board of a player. */
function withoutOtherGrid(
  outcome: Success<Puzzle>,
  part: JsonPart | undefined,
  unread: JsonPart[],
): Success<Puzzle> {
  const { goal, ...others } = outcome.value;
  if (goal === undefined || part?.key !== 'grid') return outcome;
  if (check(outcome.value, goal).length === 0) return outcome;
  unread.push(part);
  return { ...outcome, value: others };
}

/** Reads a puzzle that has its picture alone, of which the clues are made. */
function readPictured(parts: JsonParts['parts'], unread: JsonPart[]): Parsed {
  const problems: PathProblem[] = [];
  const { palette } = readJsonPalette(parts.get('palette'), problems, unread);
  const part = parts.get('goal');
  const picture = part && readJsonImage(part, palette, problems);
  if (picture === undefined) return failure(...problems);
  const rest = readRest(parts, { width: picture.width, palette }, problems);
  if (problems.length > 0) return failure(...problems);
  const meta = readMeta(parts, unread);
  return validate({ ...draftOfPicture(picture, palette, meta), ...defined(rest) });
}

/** Reads what a puzzle may have besides its clues and its goal. */
function readRest(
  parts: JsonParts['parts'],
  board: { readonly width: number; readonly palette: Palette },
  problems: PathProblem[],
) {
  return {
    width: readSize(parts.get('width'), problems),
    height: readSize(parts.get('height'), problems),
    otherGoals: readJsonGrids(parts.get('otherGoals'), board, problems),
    saved:
      readJsonGrids(parts.get('saved'), board, problems) ??
      readJsonContent(parts.get('content'), board, problems),
    given: readJsonGiven(parts.get('given'), board, problems),
    otherProperties: readProperties(parts.get('otherProperties'), problems),
  };
}

function withPath(problem: Problem, path: Path): PathProblem {
  return { ...problem, path };
}

/** Returns the path of the clue or block of a problem; without `where`, the path of the puzzle. */
function pathOf(where: Where | undefined, path: Path, parts: JsonParts['parts']): Path {
  if (where === undefined) return path;
  const { row, column, block } = where;
  const list = parts.get(row === undefined ? 'columns' : 'rows')?.path ?? path;
  return [...list, (row ?? column ?? 1) - 1, ...(block === undefined ? [] : [block - 1])];
}

function readSize(part: JsonPart | undefined, problems: PathProblem[]): number | undefined {
  if (part === undefined || Number.isSafeInteger(part.value)) return part?.value as number;
  const { key, value, path } = part;
  const words = worded`${key} is ${sampleOf(value)}: expected a whole number`;
  complain(problems, { code: 'bad-number', ...words, path });
  return undefined;
}

function readProperties(
  part: JsonPart | undefined,
  problems: PathProblem[],
): readonly string[] | undefined {
  if (part === undefined || part.value === null) return undefined;
  const { value: lines, path } = part;
  if (!Array.isArray(lines) || !lines.every((line) => typeof line === 'string')) {
    const words = worded`otherProperties is ${sampleOf(lines)}: expected a list of texts, like ["maxrule 5"]`;
    complain(problems, { code: 'bad-shape', ...words, path });
    return undefined;
  }
  const wrong = lines.findIndex((line) => !isOtherProperty(line));
  if (wrong < 0) return lines;
  const words = worded`${quote(lines[wrong])} is no property of another program: expected a word that .non texts do not use here`;
  complain(problems, { code: 'bad-property', ...words, path: [...path, wrong] });
  return undefined;
}

/** Reads the texts of a puzzle; values that are no texts come among `unread`. */
function readMeta(parts: JsonParts['parts'], unread: JsonPart[]): Meta {
  const texts = META_KEYS.flatMap((key) => {
    const part = parts.get(key);
    if (part === undefined || part.value === null) return [];
    const { value } = part;
    if (typeof value === 'string' || typeof value === 'number') return [[key, String(value)]];
    unread.push(part);
    return [];
  });
  return Object.fromEntries(texts) as Meta;
}
