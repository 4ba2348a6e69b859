// Finds changes of a drawing that make its puzzle easier or harder.

import type { Drawing } from '../../create/drawing.ts';
import {
  type GradeTarget,
  type Regrade,
  type RegradeOptions,
  type RegradeProgress,
  regrade,
} from '../../create/regrade/regrade.ts';
import type { Palette } from '../../puzzle/palette.ts';
import { type Success, success } from '../../puzzle/problem.ts';
import type { Host } from '../host.ts';

interface RegradeArgs extends Omit<RegradeOptions, 'stop' | 'onProgress'> {
  readonly drawing: Drawing;
  readonly palette: Palette;
  readonly target: GradeTarget;
}

export async function findRegrade(
  { drawing, palette, target, ...options }: RegradeArgs,
  { stop, onProgress }: Host<RegradeProgress>,
): Promise<Success<Regrade>> {
  return success(await regrade(drawing, palette, target, { ...options, stop, onProgress }));
}
