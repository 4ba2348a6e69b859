// Finds changes of a drawing that make its puzzle easier or harder.

import type { DifficultyTarget } from '../../create/difficulty-changes/difficulty-aim.ts';
import {
  type DifficultyChanges,
  difficultyChanges,
} from '../../create/difficulty-changes/difficulty-changes.ts';
import type {
  DifficultyChangesOptions,
  DifficultyChangesProgress,
} from '../../create/difficulty-changes/difficulty-search.ts';
import type { Drawing } from '../../create/drawing.ts';
import type { Palette } from '../../puzzle/palette.ts';
import { type Success, success } from '../../puzzle/problem.ts';
import type { Host } from '../host.ts';

interface DifficultyChangesArgs extends Omit<DifficultyChangesOptions, 'stop' | 'onProgress'> {
  readonly drawing: Drawing;
  readonly palette: Palette;
  readonly target: DifficultyTarget;
}

export async function findDifficultyChanges(
  { drawing, palette, target, ...options }: DifficultyChangesArgs,
  { stop, onProgress }: Host<DifficultyChangesProgress>,
): Promise<Success<DifficultyChanges>> {
  return success(
    await difficultyChanges(drawing, palette, target, { ...options, stop, onProgress }),
  );
}
