// Saved games in the form in which the database stores them: the moves as a few flat arrays. Every
// move writes the whole save, and browsers copy an array of numbers at once but thousands of
// objects one by one. Packing costs O(changes), some microseconds for a thousand changes.

import { isObject } from '../app/json.ts';
import { type MarkChange, MOVE_KINDS, type PlayedMove } from '../board/state/play-state.ts';
import type { SavedGame } from './saved-game.ts';

interface PackedMoves {
  /** The index of each move's kind in `MOVE_KINDS`. */
  readonly kinds: Uint8Array;
  readonly times: Float64Array;
  /** The number of changes of each move. */
  readonly sizes: Uint32Array;
  /**
   * Cell, from and to of each change, move by move. In place of changes, a strike has its line, its
   * block and 0.
   */
  readonly changes: Uint32Array;
}

export function packGame(save: SavedGame): unknown {
  return { ...save, past: packMoves(save.past), future: packMoves(save.future) };
}

/**
 * Returns an equal record if the record was written without packing. The result for a damaged
 * record is not a valid saved game.
 */
export function unpackGame(record: unknown): unknown {
  if (!isObject(record)) return record;
  return { ...record, past: unpackMoves(record.past), future: unpackMoves(record.future) };
}

function packMoves(moves: readonly PlayedMove[]): PackedMoves {
  const kinds = Uint8Array.from(moves, ({ kind }) => MOVE_KINDS.indexOf(kind));
  const times = Float64Array.from(moves, ({ at }) => at);
  const triples = moves.map(triplesOf);
  const sizes = Uint32Array.from(triples, ({ length }) => length);
  const changes = new Uint32Array(3 * sizes.reduce((sum, size) => sum + size, 0));
  let next = 0;
  for (const triple of triples.flat()) {
    changes.set(triple, next);
    next += 3;
  }
  return { kinds, times, sizes, changes };
}

function triplesOf({ kind, block, changes }: PlayedMove): readonly (readonly number[])[] {
  if (kind === 'strike' && block) return [[block.line, block.block, 0]];
  return changes.map(({ cell, from, to }) => [cell, from, to]);
}

function unpackMoves(packed: unknown): unknown {
  if (!isPacked(packed)) return packed;
  const { kinds, times, sizes, changes } = packed;
  let next = 0;
  return Array.from(kinds, (kind, move) => {
    const found = { kind: MOVE_KINDS[kind], at: times[move] };
    const end = next + 3 * sizes[move];
    const triples = changes.subarray(next, end);
    next = end;
    if (found.kind !== 'strike') return { ...found, changes: changesOf(triples) };
    return { ...found, changes: [], block: { line: triples[0], block: triples[1] } };
  });
}

function changesOf(triples: Uint32Array): readonly MarkChange[] {
  return Array.from({ length: triples.length / 3 }, (_, index) => {
    const [cell, from, to] = triples.subarray(3 * index);
    return { cell, from, to };
  });
}

function isPacked(value: unknown): value is PackedMoves {
  if (!isObject(value)) return false;
  const { kinds, times, sizes, changes } = value as Partial<PackedMoves>;
  return (
    kinds instanceof Uint8Array &&
    times instanceof Float64Array &&
    sizes instanceof Uint32Array &&
    changes instanceof Uint32Array &&
    times.length === kinds.length &&
    sizes.length === kinds.length &&
    changes.length === 3 * sizes.reduce((sum, size) => sum + size, 0)
  );
}
