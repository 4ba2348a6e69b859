// Few cells to change in a drawing so that it is the only solution of its clues.

import {
  type DisambiguateProgress,
  type Disambiguation,
  disambiguate,
} from '../../../src/create/disambiguate.ts';
import type { Drawing } from '../../../src/create/drawing.ts';
import type { Limits } from '../../../src/engine/options.ts';
import type { Palette } from '../../../src/puzzle/palette.ts';
import type { Host } from '../protocol.ts';

export interface DisambiguateArgs {
  readonly drawing: Drawing;
  readonly palette: Palette;
  readonly limits?: Limits;
}

export function findRepairs(
  { drawing, palette, limits }: DisambiguateArgs,
  host: Host<DisambiguateProgress>,
): Promise<Disambiguation> {
  return disambiguate(drawing, palette, { ...host, ...(limits && { limits }) });
}
