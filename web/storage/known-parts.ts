// Checks of the parts that records of several kinds have in common.

import type { Palette } from '../../src/puzzle/palette.ts';
import { META_KEYS, type Meta } from '../../src/puzzle/puzzle.ts';
import { validate } from '../../src/puzzle/validate.ts';
import { isObject } from '../app/json.ts';

export function isColour(value: unknown): boolean {
  return (
    isObject(value) && ['symbol', 'name', 'rgb'].every((key) => typeof value[key] === 'string')
  );
}

/** Whether the value is a palette that some puzzle could have. */
export function isPalette(value: unknown): value is Palette {
  if (!Array.isArray(value) || !value.every(isColour)) return false;
  return validate({ rows: [[]], columns: [[]], palette: value }).ok;
}

/**
 * Returns the title and the other texts of `META_KEYS` in a record, without values that are not
 * text.
 */
export function metaOf(record: Readonly<Record<string, unknown>>): Meta {
  const entries = META_KEYS.map((key) => [key, record[key]] as const);
  return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'));
}
