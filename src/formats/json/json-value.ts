// Handles values of JSON whose shape is not known yet.

import { quote } from '../../puzzle/problem.ts';
import { type Worded, worded } from '../../puzzle/wording.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns what a message calls a value that has the wrong shape. */
export function sampleOf(value: unknown): Worded | string {
  if (value === undefined) return worded`missing`;
  if (Array.isArray(value)) return worded`a list`;
  return isJsonObject(value) ? worded`an object` : quote(String(value)).replace(/^"|"$/g, '');
}
