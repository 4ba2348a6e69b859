// The work on an item of a batch, with everything decided that the options of the batch leave open.

import type { PuzzleWish } from '../../create/generate/puzzle-wish.ts';
import type { Limits } from '../../engine/index.ts';
import type { Language } from '../../explain/index.ts';

export type PuzzleWork =
  | {
      readonly kind: 'solve';
      readonly maxSolutions: number;
      readonly seed: number;
      readonly limits: Limits;
    }
  | { readonly kind: 'count'; readonly limit?: number; readonly limits: Limits }
  | { readonly kind: 'rate'; readonly map?: boolean; readonly limits: Limits }
  | { readonly kind: 'explain'; readonly language: Language; readonly limits: Limits };

export interface WishWork {
  readonly kind: 'generate';
  readonly wish: PuzzleWish;
  readonly isRated: boolean;
  readonly limits: Limits;
}

export type ItemWork = PuzzleWork | WishWork;
