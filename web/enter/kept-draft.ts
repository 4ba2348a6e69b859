// A draft as it is kept in the browser. What comes back is checked, since another version may have written it.

import type { Palette } from '../../src/puzzle/palette.ts';
import { META_KEYS, type Meta } from '../../src/puzzle/puzzle.ts';
import { validate } from '../../src/puzzle/validate.ts';
import { storage } from '../storage/database.ts';
import { MAX_TYPED_SIDE, type TypedDraft } from './draft.ts';

const VERSION = 1;

/** Of a puzzle that there is, or of a new one. */
export async function loadDraft(id: string | undefined): Promise<TypedDraft | undefined> {
  return knownDraft(await storage.get('drafts', keyOf(id)));
}

export function keepDraft(id: string | undefined, draft: TypedDraft): Promise<void> {
  return storage.put('drafts', keyOf(id), { version: VERSION, draft });
}

export function forgetDraft(id: string | undefined): Promise<void> {
  return storage.remove('drafts', keyOf(id));
}

function keyOf(id: string | undefined): string {
  return id === undefined ? 'enter' : `enter/${id}`;
}

/** Undefined when it is none, or not one of this version. */
export function knownDraft(kept: unknown): TypedDraft | undefined {
  if (!isRecord(kept) || kept.version !== VERSION || !isRecord(kept.draft)) return undefined;
  const { width, height, rows, columns, palette, meta } = kept.draft;
  if (!isSide(width) || !isSide(height) || !isTexts(rows, height) || !isTexts(columns, width))
    return undefined;
  return isPalette(palette) && isRecord(meta)
    ? { width, height, rows, columns, palette, meta: metaOf(meta) }
    : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isSide(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_TYPED_SIDE;
}

function isTexts(value: unknown, least: number): value is readonly string[] {
  if (!Array.isArray(value) || value.length < least || value.length > MAX_TYPED_SIDE) return false;
  return value.every((text) => typeof text === 'string');
}

/** A palette is one that some puzzle could have. */
function isPalette(value: unknown): value is Palette {
  if (!Array.isArray(value) || !value.every(isColour)) return false;
  return validate({ rows: [[]], columns: [[]], palette: value }).ok;
}

function isColour(value: unknown): boolean {
  return (
    isRecord(value) && ['symbol', 'name', 'rgb'].every((key) => typeof value[key] === 'string')
  );
}

function metaOf(record: Readonly<Record<string, unknown>>): Meta {
  const entries = META_KEYS.map((key) => [key, record[key]] as const);
  return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'));
}
