// Whether the clues of a drawing have it as their only solution, and where another differs.

import { type Ambiguity, ambiguousCells } from '../../../src/create/ambiguity.ts';
import { type Drawing, puzzleOfDrawing } from '../../../src/create/drawing.ts';
import type { Limits } from '../../../src/engine/options.ts';
import type { Palette } from '../../../src/puzzle/palette.ts';
import type { Host } from '../protocol.ts';

export interface AmbiguityArgs {
  readonly drawing: Drawing;
  readonly palette: Palette;
  readonly limits: Limits;
}

export function findAmbiguity(
  { drawing, palette, limits }: AmbiguityArgs,
  host: Host<{ readonly knownCells: number; readonly cells: number }>,
): Promise<Ambiguity> {
  const onProgress = ({ knownCells, cells }: { knownCells: number; cells: number }): void =>
    host.onProgress({ knownCells, cells });
  return ambiguousCells(puzzleOfDrawing(drawing, palette), { limits, stop: host.stop, onProgress });
}
