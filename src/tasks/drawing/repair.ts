// Finds changes of a drawing that make it the only solution of its clues.

import type { Drawing } from '../../create/drawing.ts';
import { type Repair, repair } from '../../create/repair/repair.ts';
import type { RepairOptions, RepairProgress } from '../../create/repair/repair-options.ts';
import type { Palette } from '../../puzzle/palette.ts';
import { type Success, success } from '../../puzzle/problem.ts';
import type { Host } from '../host.ts';

interface RepairArgs extends Omit<RepairOptions, 'stop' | 'onProgress'> {
  readonly drawing: Drawing;
  readonly palette: Palette;
}

export async function findRepair(
  { drawing, palette, ...options }: RepairArgs,
  { stop, onProgress }: Host<RepairProgress>,
): Promise<Success<Repair>> {
  return success(await repair(drawing, palette, { ...options, stop, onProgress }));
}
