// The record of a photo in the browser, with its reading: that of a puzzle of the library, or that
// of a new puzzle if the id is undefined. A loaded record is checked, because another version of
// the page may have written it.

import { VERDICTS } from '../../../../src/puzzle/verdict.ts';
import { isObject } from '../../../app/json.ts';
import { isPalette } from '../../../storage/known-parts.ts';
import { photoKeyOf } from '../../../storage/photo-key.ts';
import type { Storage } from '../../../storage/storage.ts';
import { MAX_TYPED_SIDE } from '../../draft/typed-draft.ts';
import type { KeptPhoto } from './photo-state.ts';
import type { ShownReading } from './shown-reading.ts';

const VERSION = 1;

interface PhotoRecord {
  readonly photo: KeptPhoto;
  readonly reading?: ShownReading;
}

export async function loadPhoto(
  storage: Storage,
  id: string | undefined,
): Promise<PhotoRecord | undefined> {
  return knownPhoto(await storage.get('drafts', photoKeyOf(id)));
}

export function keepPhoto(
  storage: Storage,
  id: string | undefined,
  { photo, reading }: PhotoRecord,
): Promise<void> {
  const { pixels: _, ...kept } = photo;
  const record = { version: VERSION, photo: kept, reading };
  return storage.put('drafts', photoKeyOf(id), record);
}

export function forgetPhoto(storage: Storage, id: string | undefined): Promise<void> {
  return storage.remove('drafts', photoKeyOf(id));
}

/** Moves the photo of a draft to the puzzle as which the draft was saved. */
export async function movePhoto(
  storage: Storage,
  from: string | undefined,
  to: string,
): Promise<void> {
  const kept = await storage.get('drafts', photoKeyOf(from));
  if (kept === undefined || from === to) return;
  // The new record is written before the old one is removed, because the page may be closed at any
  // time.
  await storage.put('drafts', photoKeyOf(to), kept);
  await forgetPhoto(storage, from);
}

/** Returns undefined for anything but a valid record of this version. */
export function knownPhoto(kept: unknown): PhotoRecord | undefined {
  if (!isObject(kept) || kept.version !== VERSION || !isPhoto(kept.photo)) return undefined;
  return isReading(kept.reading)
    ? { photo: kept.photo, reading: kept.reading }
    : { photo: kept.photo };
}

function isPhoto(value: unknown): value is KeptPhoto {
  return (
    isObject(value) &&
    typeof value.name === 'string' &&
    isSize(value.size) &&
    value.file instanceof Uint8Array &&
    (value.placed === undefined || isPlace(value.placed))
  );
}

function isReading(value: unknown): value is ShownReading {
  if (!isObject(value) || !isPlace(value.place)) return false;
  const { place, puzzles, puzzle, palette, straight, rooms, lines, order, marks } = value;
  const { verdict, looked, isCut, isCutOff, areColoursAlike, isEdited } = value;
  const { width, height } = place;
  const isCounted = isNumber(puzzles) && isNumber(puzzle) && isPalette(palette);
  const isLined = [rooms, lines, order].every((list) => isListOf(list, width + height));
  return (
    isCounted &&
    isLined &&
    straight instanceof Uint8Array &&
    (rooms as unknown[]).every(isBox) &&
    (lines as unknown[]).every((line) => isLine(line, palette.length)) &&
    new Set(order as unknown[]).size === width + height &&
    (order as unknown[]).every((line) => isBelow(line, width + height)) &&
    (verdict === undefined || VERDICTS.some((each) => each === verdict)) &&
    (looked === undefined || Array.isArray(looked)) &&
    [isCut, isCutOff, areColoursAlike, isEdited].every((is) => is === undefined || is === true) &&
    (marks === undefined || areMarks(marks, width * height, palette.length))
  );
}

function areMarks(value: unknown, cells: number, colours: number): boolean {
  return isListOf(value, cells) && value.every((mark) => mark === -1 || isBelow(mark, colours));
}

function isPlace(value: unknown): value is ShownReading['place'] {
  if (!isSize(value)) return false;
  const { width, height, corners } = value as unknown as Record<string, unknown>;
  const isSide = (side: unknown): boolean =>
    Number.isInteger(side) && Number(side) >= 1 && Number(side) <= MAX_TYPED_SIDE;
  return isSide(width) && isSide(height) && isListOf(corners, 4) && corners.every(isPoint);
}

function isLine(value: unknown, colours: number): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (number) =>
        isObject(number) &&
        isBelow(number.length, MAX_TYPED_SIDE + 1) &&
        isBelow(number.colour, colours) &&
        number.colour !== 0 &&
        typeof number.isDoubtful === 'boolean' &&
        typeof number.isChanged === 'boolean' &&
        Array.isArray(number.alternatives) &&
        number.alternatives.every(
          (each) => isObject(each) && isNumber(each.length) && isNumber(each.probability),
        ),
    )
  );
}

function isListOf(value: unknown, length: number): value is readonly unknown[] {
  return Array.isArray(value) && value.length === length;
}

function isBelow(value: unknown, end: number): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < end;
}

function isPoint(value: unknown): boolean {
  return isObject(value) && isNumber(value.x) && isNumber(value.y);
}

function isBox(value: unknown): boolean {
  return isSize(value) && isNumber(value.left) && isNumber(value.top);
}

function isSize(value: unknown): value is Readonly<Record<string, number>> & KeptPhoto['size'] {
  return isObject(value) && isNumber(value.width) && isNumber(value.height);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
