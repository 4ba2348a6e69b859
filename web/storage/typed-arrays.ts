// Typed arrays in JSON: { "$array": "Int32Array", "base64": "..." }, with the bytes in
// little-endian order, which every browser uses.

import { toBase64 } from '../app/base64.ts';

const KINDS = { Uint8Array, Uint16Array, Int32Array, Uint32Array, Float64Array } as const;
type Kind = keyof typeof KINDS;

/** Replaces typed arrays for `JSON.stringify`. */
export function encodeArrays(_key: string, value: unknown): unknown {
  if (!ArrayBuffer.isView(value)) return value;
  const kind = value.constructor.name;
  if (!Object.hasOwn(KINDS, kind)) throw new Error(`no ${kind} goes into a backup`);
  const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  return { $array: kind, base64: toBase64(bytes) };
}

/** Revives typed arrays for `JSON.parse`; invalid ones are left out. */
export function decodeArrays(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$array' in value)) return value;
  const { $array: kind, base64 } = value as { $array: unknown; base64?: unknown };
  if (typeof kind !== 'string' || !Object.hasOwn(KINDS, kind)) return undefined;
  const bytes = typeof base64 === 'string' ? bytesOf(base64) : undefined;
  const { BYTES_PER_ELEMENT: size } = KINDS[kind as Kind];
  if (bytes === undefined || bytes.length % size !== 0) return undefined;
  return new KINDS[kind as Kind](bytes.buffer);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
