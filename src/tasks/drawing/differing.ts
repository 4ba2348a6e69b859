// Finds the cells of an ambiguous drawing that have another colour in some other solution.

import type { Ambiguity } from '../../create/ambiguity.ts';
import { differingCellsOf } from '../../create/differing-cells.ts';
import { type Drawing, puzzleOfDrawing } from '../../create/drawing.ts';
import type { Limits } from '../../engine/options.ts';
import type { Palette } from '../../puzzle/palette.ts';
import { type Success, success } from '../../puzzle/problem.ts';
import type { Host } from '../host.ts';

interface DifferingArgs {
  readonly drawing: Drawing;
  readonly palette: Palette;
  /** Cells that are not 0 here are given cells. */
  readonly given?: Drawing;
  readonly ambiguity: Ambiguity;
  readonly limits: Limits;
}

export async function findDiffering(
  { drawing, palette, given, ambiguity, limits }: DifferingArgs,
  { stop, onProgress }: Host<Ambiguity>,
): Promise<Success<Ambiguity>> {
  const puzzle = puzzleOfDrawing(drawing, palette, {}, given);
  return success(await differingCellsOf(puzzle, ambiguity, { limits, stop, onProgress }));
}
