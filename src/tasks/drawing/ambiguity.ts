// Finds out whether a drawing is the only solution of its clues, and where another solution
// differs.

import { type Ambiguity, ambiguousCells } from '../../create/ambiguity.ts';
import { type Drawing, puzzleOfDrawing } from '../../create/drawing.ts';
import type { Limits } from '../../engine/options.ts';
import type { Palette } from '../../puzzle/palette.ts';
import { type Success, success } from '../../puzzle/problem.ts';
import type { Host } from '../host.ts';

interface AmbiguityArgs {
  readonly drawing: Drawing;
  readonly palette: Palette;
  /** Cells that are not 0 here are given cells. */
  readonly given?: Drawing;
  readonly limits: Limits;
}

export async function findAmbiguity(
  { drawing, palette, given, limits }: AmbiguityArgs,
  host: Host<{ readonly knownCells: number; readonly cells: number }>,
): Promise<Success<Ambiguity>> {
  const onProgress = ({ knownCells, cells }: { knownCells: number; cells: number }): void =>
    host.onProgress({ knownCells, cells });
  const puzzle = puzzleOfDrawing(drawing, palette, {}, given);
  return success(await ambiguousCells(puzzle, { limits, stop: host.stop, onProgress }));
}
