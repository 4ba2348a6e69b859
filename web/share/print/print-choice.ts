// The choice of what to print in an address: puzzles separated by commas.

import { addressPart, idOfAddressPart } from '../../puzzle-store/puzzle-address.ts';

/**
 * The most puzzles to print. Nobody prints more at once, and a preview of more puzzles would slow
 * the page down.
 */
export const MAX_PRINTED = 60;

export function idsOfPath(ids = ''): readonly string[] {
  const wished = ids
    .split(',')
    .map((part) => idOfAddressPart(decoded(part)))
    .filter((id) => id !== '');
  return [...new Set(wished)].slice(0, MAX_PRINTED);
}

export function pathOfIds(ids: readonly string[]): string {
  const parts = ids.map((id) => encodeURIComponent(addressPart(id)));
  return parts.length === 0 ? '/print' : `/print/${parts.join(',')}`;
}

/** Whether the address names a built-in puzzle by its id, as it did in earlier versions. */
export function isEarlierPath(ids = ''): boolean {
  return ids.split(',').some((part) => addressPart(part) !== part);
}

/** Decodes an id; an address typed by hand may hold anything. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
