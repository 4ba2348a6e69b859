// All cells of a drawing that can be otherwise, once it is known to be ambiguous.

import type { Ambiguity } from '../../../src/create/ambiguity.ts';
import { differingCellsOf } from '../../../src/create/differing-cells.ts';
import { type Drawing, puzzleOfDrawing } from '../../../src/create/drawing.ts';
import type { Limits } from '../../../src/engine/options.ts';
import type { Palette } from '../../../src/puzzle/palette.ts';
import type { Host } from '../protocol.ts';

export interface DifferingArgs {
  readonly drawing: Drawing;
  readonly palette: Palette;
  readonly ambiguity: Ambiguity;
  readonly limits: Limits;
}

export function findDiffering(
  { drawing, palette, ambiguity, limits }: DifferingArgs,
  host: Host<Ambiguity>,
): Promise<Ambiguity> {
  return differingCellsOf(puzzleOfDrawing(drawing, palette), ambiguity, { ...host, limits });
}
