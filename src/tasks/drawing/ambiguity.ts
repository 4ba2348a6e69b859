// Finds out whether a drawing is the only solution of its clues, and where another solution
// differs.

import { type Ambiguity, ambiguityOf, ambiguousCells } from '../../create/ambiguity.ts';
import { type Drawing, puzzleOfDrawing } from '../../create/drawing.ts';
import type { Limits } from '../../engine/options.ts';
import type { Palette } from '../../puzzle/palette.ts';
import { type Success, success } from '../../puzzle/problem.ts';
import type { Host } from '../host.ts';
import type { SolveHost } from '../solving/solve.ts';
import { pairedOptions, solveWithPartner } from '../solving/solve-with-partner.ts';

interface AmbiguityArgs {
  readonly drawing: Drawing;
  readonly palette: Palette;
  /** Cells that are not 0 here are given cells. */
  readonly given?: Drawing;
  readonly limits: Limits;
}

interface AmbiguityHost
  extends Host<{ readonly knownCells: number; readonly cells: number }>,
    Pick<SolveHost, 'openPartner'> {}

export async function findAmbiguity(
  { drawing, palette, given, limits }: AmbiguityArgs,
  { openPartner, ...host }: AmbiguityHost,
): Promise<Success<Ambiguity>> {
  const onProgress = ({ knownCells, cells }: { knownCells: number; cells: number }): void =>
    host.onProgress({ knownCells, cells });
  const puzzle = puzzleOfDrawing(drawing, palette, {}, given);
  const options = { limits, stop: host.stop, onProgress };
  const paired = pairedOptions(options);
  if (openPartner === undefined || paired === undefined) {
    return success(await ambiguousCells(puzzle, options));
  }
  return success(ambiguityOf(await solveWithPartner(puzzle, paired, openPartner)));
}
