// Describes what suggestions must keep of the picture on the screen, and the ways to choose it.

import { useMemo, useState } from 'react';
import type { PictureSymmetry } from '../../../src/create/generate/picture-wish.ts';
import type { Picture } from '../drawing/picture.ts';
import {
  KEEPS_NOTHING,
  type KeepWish,
  type Kept,
  type KeptPart,
  keptOf,
  symmetryToKeep,
  withKeptPart,
} from './keep-wish.ts';

export interface Keeping extends KeepWish {
  /** The symmetry of the picture. */
  readonly symmetry: PictureSymmetry;
  /** The options of a search: the same object as long as they do not change. */
  readonly kept: Kept;
  readonly keep: (part: KeptPart) => void;
  readonly keepSymmetry: (keeps: boolean) => void;
  readonly setMarking: (isMarking: boolean) => void;
  /** Forgets what is to be kept, because another picture takes the place of this one. */
  readonly forget: () => void;
}

export function useKeeping(picture: Picture): Keeping {
  const [wish, setWish] = useState(KEEPS_NOTHING);
  const { drawing, marked } = picture;
  const symmetry = useMemo(() => symmetryToKeep(drawing), [drawing]);
  const { keeps, keepsSymmetry } = wish;
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else of the wish and the picture matters.
  const kept = useMemo(
    () => keptOf(wish, picture, symmetry),
    [keeps, marked, keepsSymmetry, drawing, symmetry],
  );
  return {
    ...wish,
    symmetry,
    kept,
    keep: (part) => setWish((own) => withKeptPart(own, part)),
    keepSymmetry: (is) => setWish((own) => ({ ...own, keepsSymmetry: is })),
    setMarking: (is) => setWish((own) => ({ ...own, isMarking: is })),
    forget: () => setWish(KEEPS_NOTHING),
  };
}
