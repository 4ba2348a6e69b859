// A puzzle that was made for a pack, before it has an id.

import { type Rating, UNIQUE_LABELS, type UniqueLabel } from '../../src/explain/index.ts';
import type { PackEntry } from '../../src/packs/pack-entry.ts';
import { packPuzzle } from '../../src/packs/packed-puzzle.ts';
import { defined } from '../../src/puzzle/defined.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';

export interface MadePuzzle {
  readonly pack: string;
  readonly icon?: string;
  readonly titles: PackEntry['titles'];
  /** The puzzle, with its picture as its goal. */
  readonly puzzle: Puzzle;
  readonly label: UniqueLabel;
}

/** Returns undefined unless the rated puzzle has one solution and a label. */
export function madePuzzle(
  origin: Pick<MadePuzzle, 'pack' | 'icon' | 'titles'>,
  puzzle: Puzzle,
  rating: Rating | undefined,
): MadePuzzle | undefined {
  const label = UNIQUE_LABELS.find((each) => each === rating?.label);
  if (label === undefined) return undefined;
  return { ...origin, puzzle, label };
}

export interface NumberedPuzzle extends MadePuzzle {
  readonly id: string;
}

export function entryOf({ id, titles, icon, label, puzzle }: NumberedPuzzle): PackEntry {
  return { id, titles, ...defined({ icon }), label, ...packPuzzle(puzzle) };
}
