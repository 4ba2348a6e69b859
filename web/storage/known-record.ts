// Checks whether a value is a record of its store. Records outlive versions of the page and come in
// files from elsewhere, so a puzzle or a saved game of another shape is not a record. All their
// parts are checked at each read. Settings and drafts are checked where they are used.

import { LABELS } from '../../src/explain/rate/label.ts';
import type { Block, Clue } from '../../src/puzzle/clue.ts';
import type { Size } from '../../src/puzzle/places.ts';
import { META_KEYS, type Puzzle } from '../../src/puzzle/puzzle.ts';
import { validate } from '../../src/puzzle/validate.ts';
import { isObject } from '../app/json.ts';
import { MOVE_KINDS } from '../board/state/play-state.ts';
import { isColour } from './known-parts.ts';
import { DIFFICULTIES, MADE, type OwnPuzzle, type Records, type StoreName } from './records.ts';
import { type Solve, solveKey } from './solve.ts';
import { SOLVED_BY } from './solved-by.ts';

/** Returns the value as a record, or undefined. */
export function knownRecord<S extends StoreName>(
  store: S,
  key: string,
  value: unknown,
): Records[S] | undefined {
  return IS_RECORD[store](value, key) ? (value as Records[S]) : undefined;
}

const IS_RECORD: Readonly<Record<StoreName, (value: unknown, key: string) => boolean>> = {
  settings: (value) => value !== undefined,
  puzzles: isOwnPuzzle,
  saves: isSave,
  drafts: (value) => value !== undefined,
  solves: isSolve,
};

function isOwnPuzzle(value: unknown, key: string): boolean {
  if (!isObject(value)) return false;
  const own = value as Partial<OwnPuzzle>;
  const { id, made, created, changed, difficulty, atLeast, puzzle } = own;
  return (
    id === key &&
    MADE.some((each) => each === made) &&
    isTime(created) &&
    isTime(changed) &&
    (difficulty === undefined || DIFFICULTIES.includes(difficulty)) &&
    (atLeast === undefined || LABELS.includes(atLeast)) &&
    isPuzzle(puzzle)
  );
}

function isPuzzle(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { width, height, rows, columns, palette, meta } = value as Partial<Puzzle>;
  return (
    // A draft may lack its size, but a puzzle may not.
    isNumber(width) &&
    isNumber(height) &&
    isListOf(rows, isClue) &&
    isListOf(columns, isClue) &&
    isListOf(palette, isColour) &&
    isObject(meta) &&
    META_KEYS.every((key) => ['string', 'undefined'].includes(typeof meta[key])) &&
    hasKnownExtras(value, { width, height }) &&
    validate(value as unknown as Puzzle).ok
  );
}

/** Whether the parts of a puzzle that it may lack are missing or of their types. */
function hasKnownExtras(value: Partial<Puzzle>, size: Size): boolean {
  const { goal, otherGoals = [], saved = [], given, otherProperties = [] } = value;
  const isGrid = (grid: unknown): boolean => isGridOf(grid, size);
  return (
    [goal, given].every((grid) => grid === undefined || isGrid(grid)) &&
    isListOf(otherGoals, isGrid) &&
    isListOf(saved, isGrid) &&
    isListOf(otherProperties, (line) => typeof line === 'string')
  );
}

/** Whether the value is a grid with as many cells as the puzzle, whatever is in them. */
function isGridOf(value: unknown, { width, height }: Size): boolean {
  return (
    isObject(value) && value.cells instanceof Int32Array && value.cells.length === width * height
  );
}

function isClue(value: unknown): value is Clue {
  return value === null || isListOf(value, isBlock);
}

function isBlock(value: unknown): value is Block {
  return isObject(value) && (value.length === null || isNumber(value.length));
}

function isSave(value: unknown, key: string): boolean {
  if (!isObject(value)) return false;
  return (
    value.puzzleId === key &&
    typeof value.solved === 'boolean' &&
    ['elapsed', 'progress', 'helps'].every((name) => isNumber(value[name])) &&
    isTime(value.changed) &&
    (value.best === undefined || isNumber(value.best)) &&
    [value.solvedBy, value.finishedBy].every(isSolvedBy) &&
    (value.first === undefined || isFirstFinish(value.first)) &&
    (value.shown === undefined || isListOf(value.shown, isShow)) &&
    isListOf(value.past, isMove) &&
    isListOf(value.future, isMove)
  );
}

function isFirstFinish(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { by, elapsed, at } = value;
  return (
    by !== undefined && isSolvedBy(by) && (elapsed === undefined || isNumber(elapsed)) && isTime(at)
  );
}

function isShow(value: unknown): boolean {
  return isObject(value) && typeof value.technique === 'string' && isTime(value.at);
}

function isSolvedBy(value: unknown): boolean {
  return value === undefined || SOLVED_BY.some((each) => each === value);
}

function isSolve(value: unknown, key: string): boolean {
  if (!isObject(value)) return false;
  const { puzzleId, solvedBy, difficulty, techniques, partial, finished } = value as Partial<Solve>;
  return (
    typeof puzzleId === 'string' &&
    ['width', 'height', 'colours', 'elapsed'].every((name) => isNumber(value[name])) &&
    solvedBy !== undefined &&
    isSolvedBy(solvedBy) &&
    (partial === undefined || partial === true) &&
    (difficulty === undefined || DIFFICULTIES.includes(difficulty)) &&
    (techniques === undefined || isListOf(techniques, (one) => typeof one === 'string')) &&
    isTime(finished) &&
    solveKey({ puzzleId, finished }) === key
  );
}

function isMove(value: unknown): boolean {
  if (!isObject(value)) return false;
  return (
    MOVE_KINDS.some((kind) => kind === value.kind) &&
    isNumber(value.at) &&
    (value.kind === 'strike'
      ? isListOf(value.changes, () => false) && isBlockPlace(value.block)
      : isListOf(value.changes, isChange))
  );
}

function isChange(value: unknown): boolean {
  return isObject(value) && isIndex(value.cell) && isIndex(value.from) && isIndex(value.to);
}

function isBlockPlace(value: unknown): boolean {
  return isObject(value) && isIndex(value.line) && isIndex(value.block);
}

function isListOf(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** Whether a date has this many milliseconds since 1970; no other number can be shown as one. */
function isTime(value: unknown): value is number {
  return isNumber(value) && !Number.isNaN(new Date(value).getTime());
}

function isIndex(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0;
}
