// Describes what suggestions must keep of the picture on the screen, and the ways to choose it.

import { useMemo, useState } from 'react';
import type { PictureSymmetry } from '../../../src/create/generate/picture-wish.ts';
import type { Picture } from '../drawing/picture.ts';
import {
  type KeepWish,
  type Kept,
  type KeptPart,
  keepWishFor,
  keptOf,
  marksIn,
  NOT_CHOSEN,
  symmetryToKeep,
  withKeptPart,
  withMarking,
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
  const [choice, setChoice] = useState(NOT_CHOSEN);
  const wish = keepWishFor(choice, picture);
  const { drawing } = picture;
  const symmetry = useMemo(() => symmetryToKeep(drawing), [drawing]);
  const { keeps, keepsSymmetry } = wish;
  const marks = marksIn(wish, picture);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else of the wish and the picture matters.
  const kept = useMemo(
    () => keptOf(wish, picture, symmetry),
    [keeps, marks, keepsSymmetry, drawing, symmetry],
  );
  return {
    ...wish,
    symmetry,
    kept,
    keep: (part) => setChoice((own) => withKeptPart(own, part)),
    keepSymmetry: (is) => setChoice((own) => ({ ...own, keepsSymmetry: is })),
    setMarking: (is) => setChoice((own) => withMarking(own, is)),
    forget: () => setChoice(NOT_CHOSEN),
  };
}
