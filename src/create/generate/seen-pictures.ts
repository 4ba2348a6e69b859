// Remembers pictures, so that none is made twice, not even turned or mirrored.

import { BOARD_SYMMETRIES, imageOfCell, swapsLines } from '../../puzzle/board-symmetries.ts';
import type { Drawing } from '../drawing.ts';

/** Returns whether the picture is new; remembers it in that case. */
export function isNewPicture(seen: Set<string>, picture: Drawing): boolean {
  const key = keyOf(picture);
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

/** Returns the same text for a picture and its images: the first of their texts. */
function keyOf({ width, height, cells }: Drawing): string {
  const area = { top: 0, left: 0, width, height };
  const texts = BOARD_SYMMETRIES.flatMap((symmetry) => {
    if (swapsLines(symmetry) && width !== height) return [];
    return [cells.map((_, cell) => cells[imageOfCell(area, symmetry, area, cell)]).join()];
  });
  return [cells.join(), ...texts].sort()[0];
}
