// Finds the symmetry of a picture, so that changes can keep it.

import { imageOfCell } from '../puzzle/board-symmetries.ts';
import type { Drawing } from './drawing.ts';
import { GENERATORS } from './generate/orbits.ts';
import type { PictureSymmetry } from './generate/picture-wish.ts';

/** The symmetries in the order in which they are looked for: the first two tie the most cells. */
const BY_STRENGTH = [
  'both',
  'quarter-turn',
  'left-right',
  'top-bottom',
  'half-turn',
  'diagonal',
] as const satisfies readonly PictureSymmetry[];

/**
 * Returns a symmetry that the picture has, or `none`. Of several, returns one that ties the most
 * cells together. Cost: at most a few operations a cell and symmetry.
 */
export function symmetryOf(drawing: Drawing): PictureSymmetry {
  const isSquare = drawing.width === drawing.height;
  const found = BY_STRENGTH.find((symmetry) => {
    const needsSquare = symmetry === 'quarter-turn' || symmetry === 'diagonal';
    return (isSquare || !needsSquare) && hasSymmetry(drawing, symmetry);
  });
  return found ?? 'none';
}

function hasSymmetry(drawing: Drawing, symmetry: PictureSymmetry): boolean {
  const { width, height, cells } = drawing;
  const area = { top: 0, left: 0, width, height };
  return GENERATORS[symmetry].every((generator) =>
    cells.every((colour, cell) => colour === cells[imageOfCell(drawing, generator, area, cell)]),
  );
}
