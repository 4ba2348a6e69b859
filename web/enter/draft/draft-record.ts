// The record of a draft in the browser. A loaded record is checked, because another version of the
// page may have written it.

import { isObject } from '../../app/json.ts';
import { isPalette, metaOf } from '../../storage/known-parts.ts';
import type { Storage } from '../../storage/storage.ts';
import type { GivenCell } from './given-cells.ts';
import { MAX_TYPED_SIDE, type TypedDraft } from './typed-draft.ts';

const VERSION = 1;

/**
 * Loads the draft of puzzle `id`, or of a new puzzle if `id` is undefined. Returns undefined if no
 * valid draft is kept.
 */
export async function loadDraft(
  storage: Storage,
  id: string | undefined,
): Promise<TypedDraft | undefined> {
  return knownDraft(await storage.get('drafts', keyOf(id)));
}

export function keepDraft(
  storage: Storage,
  id: string | undefined,
  draft: TypedDraft,
): Promise<void> {
  return storage.put('drafts', keyOf(id), { version: VERSION, draft });
}

export function forgetDraft(storage: Storage, id: string | undefined): Promise<void> {
  return storage.remove('drafts', keyOf(id));
}

function keyOf(id: string | undefined): string {
  return id === undefined ? 'enter' : `enter/${id}`;
}

/** Returns undefined for anything but a valid record of this version. */
export function knownDraft(kept: unknown): TypedDraft | undefined {
  if (!isObject(kept) || kept.version !== VERSION || !isObject(kept.draft)) return undefined;
  const { width, height, rows, columns, palette, coloursNow, meta } = kept.draft;
  // Earlier versions of the page had no given cells.
  const { given = [] } = kept.draft;
  if (!isSide(width) || !isSide(height) || !isTexts(rows, height) || !isTexts(columns, width))
    return undefined;
  if (!isPalette(palette) || !isObject(meta)) return undefined;
  if (!areGiven(given, palette.length)) return undefined;
  // Earlier versions of the page did not keep the colours of the saved puzzle.
  const known = areColours(coloursNow, palette.length) ? coloursNow : [...palette.keys()];
  return { width, height, rows, columns, given, palette, coloursNow: known, meta: metaOf(meta) };
}

/** Whether the value can be the `coloursNow` of a palette with `count` colours. */
function areColours(value: unknown, count: number): value is readonly number[] {
  if (!Array.isArray(value) || value[0] !== 0) return false;
  const colours = [...Array(count).keys()];
  return (
    value.every((each) => colours.includes(each)) && colours.every((each) => value.includes(each))
  );
}

/** Whether the value can be the given cells of a draft whose palette has `count` colours. */
function areGiven(value: unknown, count: number): value is readonly GivenCell[] {
  if (!Array.isArray(value)) return false;
  const isBelow = (number: unknown, end: number): boolean =>
    Number.isInteger(number) && Number(number) >= 0 && Number(number) < end;
  return value.every(
    (cell) =>
      isObject(cell) &&
      isBelow(cell.row, MAX_TYPED_SIDE) &&
      isBelow(cell.column, MAX_TYPED_SIDE) &&
      isBelow(cell.colour, count),
  );
}

function isSide(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_TYPED_SIDE;
}

function isTexts(value: unknown, least: number): value is readonly string[] {
  if (!Array.isArray(value) || value.length < least || value.length > MAX_TYPED_SIDE) return false;
  return value.every((text) => typeof text === 'string');
}
