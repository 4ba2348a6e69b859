// Solves unknown lines, of which nothing is said: they rule out nothing.

import type { Lines } from './clue-tables.ts';
import type { Scratch } from './scratch.ts';

/** Copies the masks to `scratch.out`; false when a cell has no candidate. */
export function solveUnknownLine(
  lines: Lines,
  line: number,
  masks: Int32Array,
  scratch: Scratch,
): boolean {
  const words = lines.words[line];
  const at = lines.maskAt[line];
  const last = lines.length[line] & 31;
  for (let w = 0; w < words; w++) {
    let any = 0;
    for (let c = 0; c < lines.colours; c++) {
      const mask = masks[at + c * words + w];
      scratch.out[c * words + w] = mask;
      any |= mask;
    }
    const all = w + 1 < words ? -1 : ~(-1 << last);
    if ((any & all) !== all) return false;
  }
  return true;
}
