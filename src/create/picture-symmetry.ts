// Finds the symmetry of a picture, so that changes can keep it.

import type { Drawing } from './drawing.ts';
import { orbitsOf } from './generate/orbits.ts';
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
 * cells together. Cost: a few operations a cell and symmetry.
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
  const { cells } = drawing;
  return orbitsOf(drawing, symmetry).every(([first], cell) => cells[cell] === cells[first]);
}
