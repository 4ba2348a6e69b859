// Decides what the options of a batch leave open. Without a limit of time, one puzzle could keep a
// batch from ever being done, so each item has one.

import { defined } from '../../puzzle/defined.ts';
import type { ItemWork } from '../items/item-work.ts';
import type { Operation } from './operation.ts';
import type { OptionValues } from './option-readers.ts';
import { USUAL_SECONDS } from './usual-seconds.ts';
import { puzzleWishOf } from './wish.ts';

export function itemWorkOf(
  operation: Exclude<Operation, 'create'>,
  values: OptionValues,
): ItemWork {
  const { seed = 0, limit, map, language = 'en', conflicts, rating = true } = values;
  const limits = defined({ seconds: values.time ?? USUAL_SECONDS[operation], conflicts });
  switch (operation) {
    case 'solve':
      return { kind: 'solve', maxSolutions: values['max-solutions'] ?? 2, seed, limits };
    case 'count':
      return { kind: 'count', limits, ...defined({ limit }) };
    case 'rate':
      return { kind: 'rate', limits, ...defined({ map }) };
    case 'explain':
      return { kind: 'explain', language, limits };
    case 'generate':
      return { kind: 'generate', wish: puzzleWishOf(values), isRated: rating, limits };
  }
}
