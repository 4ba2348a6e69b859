// Collects the parts of a game that are opened one by one, in any order.

import { isObject } from '../../app/json.ts';
import { type CodePart, joinedPieces, MAX_PARTS } from './code-part.ts';

/** The parts of one game that are here; not all of them are. */
export interface PartCollection {
  readonly stamp: string;
  readonly parts: number;
  /** The pieces of the parts, in their order; null for a part that is missing. */
  readonly pieces: readonly (string | null)[];
}

export type Collected =
  | { readonly kind: 'whole'; readonly packed: string }
  | { readonly kind: 'partial'; readonly collection: PartCollection }
  /** The part belongs to another game than those that are here. */
  | { readonly kind: 'other-game' }
  | { readonly kind: 'broken' };

export function collectPart(collection: PartCollection | undefined, part: CodePart): Collected {
  const { stamp, parts, piece } = part;
  const isFirst = collection === undefined || parts === 1;
  if (!isFirst && (collection.stamp !== stamp || collection.parts !== parts))
    return { kind: 'other-game' };
  const before = isFirst ? Array<null>(parts).fill(null) : collection.pieces;
  const pieces = before.with(part.part - 1, piece);
  if (!isWhole(pieces)) return { kind: 'partial', collection: { stamp, parts, pieces } };
  const packed = joinedPieces(pieces, stamp);
  return packed === undefined ? { kind: 'broken' } : { kind: 'whole', packed };
}

function isWhole(pieces: readonly (string | null)[]): pieces is readonly string[] {
  return !pieces.includes(null);
}

/** Returns the collection that a record holds, or undefined. */
export function knownCollection(record: unknown): PartCollection | undefined {
  if (!isObject(record)) return undefined;
  const { stamp, parts, pieces } = record as Partial<PartCollection>;
  const isKnown =
    typeof stamp === 'string' &&
    typeof parts === 'number' &&
    parts <= MAX_PARTS &&
    Array.isArray(pieces) &&
    pieces.length === parts &&
    pieces.every((piece) => piece === null || typeof piece === 'string');
  return isKnown ? { stamp, parts, pieces } : undefined;
}
