// Chooses cells to give to a player, so that a drawing is the only solution of its clues.

import { type Drawing, puzzleOfDrawing } from '../../create/drawing.ts';
import {
  type CellsToGive,
  cellsToGive,
  type GivingProgress,
} from '../../create/repair/cells-to-give.ts';
import type { Palette } from '../../puzzle/palette.ts';
import { type Success, success } from '../../puzzle/problem.ts';
import type { Host } from '../host.ts';

interface GivingArgs {
  readonly drawing: Drawing;
  readonly palette: Palette;
  /** Cells that are not 0 here are given cells already. */
  readonly given?: Drawing;
}

export async function chooseCellsToGive(
  { drawing, palette, given }: GivingArgs,
  host: Host<GivingProgress>,
): Promise<Success<CellsToGive>> {
  return success(await cellsToGive(puzzleOfDrawing(drawing, palette, {}, given), host));
}
