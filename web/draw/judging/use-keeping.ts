// Describes what suggestions must keep of the drawing on the screen, and the ways to choose it.

import { useMemo, useState } from 'react';
import type { Drawing } from '../../../src/create/drawing.ts';
import type { PictureSymmetry } from '../../../src/create/generate/picture-wish.ts';
import {
  KEEPS_NOTHING,
  type KeepWish,
  type Kept,
  type KeptPart,
  keptOf,
  markedIn,
  symmetryToKeep,
  withKeptPart,
  withMarked,
} from './keep-wish.ts';

export interface Keeping extends Omit<KeepWish, 'marked'> {
  /** The marked cells, if these are to be kept. */
  readonly marked: Drawing | undefined;
  /** The symmetry of the drawing. */
  readonly symmetry: PictureSymmetry;
  /** The options of a search: the same object as long as they do not change. */
  readonly kept: Kept;
  readonly keep: (part: KeptPart) => void;
  readonly keepSymmetry: (keeps: boolean) => void;
  readonly setMarking: (isMarking: boolean) => void;
  /** Forgets what is to be kept, because another drawing takes the place of this one. */
  readonly forget: () => void;
  readonly mark: (cells: readonly number[], isKept: boolean) => void;
}

export function useKeeping(drawing: Drawing): Keeping {
  const [wish, setWish] = useState(KEEPS_NOTHING);
  const symmetry = useMemo(() => symmetryToKeep(drawing), [drawing]);
  const { keeps, isMarking, keepsSymmetry, marked } = wish;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether strokes mark does not matter.
  const kept = useMemo(
    () => keptOf(wish, drawing, symmetry),
    [keeps, marked, keepsSymmetry, drawing, symmetry],
  );
  return {
    keeps,
    isMarking,
    keepsSymmetry,
    marked: markedIn(wish, drawing),
    symmetry,
    kept,
    keep: (part) => setWish((own) => withKeptPart(own, part)),
    keepSymmetry: (is) => setWish((own) => ({ ...own, keepsSymmetry: is })),
    setMarking: (is) => setWish((own) => ({ ...own, isMarking: is })),
    forget: () => setWish(KEEPS_NOTHING),
    mark: (cells, isKept) => setWish((own) => withMarked(own, drawing, cells, isKept)),
  };
}
