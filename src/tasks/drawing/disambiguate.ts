// Finds a few cells to change in a drawing so that it is the only solution of its clues.

import {
  type DisambiguateProgress,
  type Disambiguation,
  disambiguate,
} from '../../create/disambiguate.ts';
import type { Drawing } from '../../create/drawing.ts';
import type { Limits } from '../../engine/options.ts';
import { defined } from '../../puzzle/defined.ts';
import type { Palette } from '../../puzzle/palette.ts';
import { type Success, success } from '../../puzzle/problem.ts';
import type { Host } from '../host.ts';

interface DisambiguateArgs {
  readonly drawing: Drawing;
  readonly palette: Palette;
  /** Cells that are not 0 here are given cells. */
  readonly given?: Drawing;
  readonly limits?: Limits;
}

export async function findDisambiguation(
  { drawing, palette, given, limits }: DisambiguateArgs,
  { stop, onProgress }: Host<DisambiguateProgress>,
): Promise<Success<Disambiguation>> {
  const options = { stop, onProgress, ...defined({ given, limits }) };
  return success(await disambiguate(drawing, palette, options));
}
