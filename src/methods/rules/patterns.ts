// The arrangements of a line that fit what is known of it, one at a time and without dead ends: a table says from
// which cells on the blocks from j on can still be placed.
// Cost: O(cells x blocks) for the table, a byte each; O(cells) for an arrangement.

import { isEmpty, isPainted, type LineView } from './line-view.ts';

/** Candidate masks of each arrangement, in an array that is used again for the next. Reads the line only once. */
export function patternsOf(line: LineView): Generator<Int32Array, void> {
  return place(tablesOf(line), 0, 0, new Int32Array(line.size).fill(1));
}

interface Tables {
  readonly size: number;
  readonly lengths: Int32Array;
  /** canStart[j * (size + 2) + i]: block j fits at i, with a gap behind it, and what follows fits too. */
  readonly canStart: Uint8Array;
  readonly painted: Uint8Array;
}

function tablesOf(line: LineView): Tables {
  const { size, lengths } = line;
  const width = size + 2;
  const painted = Uint8Array.from({ length: width }, (_, i) => (isPainted(line, i) ? 1 : 0));
  const canStart = new Uint8Array((lengths.length + 1) * width);
  // Whether the blocks from j on fit into the cells from i on; beyond the wall as at the wall.
  let rest = new Uint8Array(width).fill(1);
  for (let i = size - 1; i >= 0; i--) rest[i] = painted[i] === 1 ? 0 : rest[i + 1];
  for (let j = lengths.length - 1; j >= 0; j--) {
    const next = new Uint8Array(width);
    for (let i = size - 1, room = 0; i >= 0; i--) {
      room = isEmpty(line, i) ? 0 : room + 1;
      const end = i + lengths[j];
      const fits = room >= lengths[j] && painted[end] === 0 && rest[end + 1] === 1;
      canStart[j * width + i] = fits ? 1 : 0;
      next[i] = fits || (painted[i] === 0 && next[i + 1] === 1) ? 1 : 0;
    }
    rest = next;
  }
  return { size, lengths, canStart, painted };
}

/** Places the blocks from j on into the cells from `from` on. */
function* place(
  tables: Tables,
  j: number,
  from: number,
  pattern: Int32Array,
): Generator<Int32Array, void> {
  const { size, lengths, canStart, painted } = tables;
  if (j === lengths.length) {
    yield pattern;
    return;
  }
  for (let i = from; i < size; i++) {
    if (canStart[j * (size + 2) + i] === 1) {
      pattern.fill(2, i, i + lengths[j]);
      yield* place(tables, j + 1, i + lengths[j] + 1, pattern);
      pattern.fill(1, i, i + lengths[j]);
    }
    if (painted[i] === 1) return;
  }
}
