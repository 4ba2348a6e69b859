// A puzzle that was made for a pack, before it has an id.

import { type Rating, UNIQUE_LABELS, type UniqueLabel } from '../../src/explain/index.ts';
import type { PackEntry } from '../../src/packs/pack-entry.ts';
import { packPicture } from '../../src/packs/packed-picture.ts';
import { defined } from '../../src/puzzle/defined.ts';
import { colourOf } from '../../src/puzzle/grid.ts';
import { BLACK_AND_WHITE, type Palette } from '../../src/puzzle/palette.ts';
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
  const { palette, goal } = puzzle;
  if (goal === undefined) throw new Error(`${id} has no picture`);
  return {
    id,
    titles,
    ...defined({ icon }),
    label,
    ...defined({ palette: isBlackAndWhite(palette) ? undefined : palette.map(({ rgb }) => rgb) }),
    picture: packPicture(Uint8Array.from(goal.cells, colourOf), palette.length),
  };
}

export function isBlackAndWhite(palette: Palette): boolean {
  return palette.every(({ rgb }, index) => rgb === BLACK_AND_WHITE[index]?.rgb);
}
