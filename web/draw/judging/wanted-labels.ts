// Lists the labels that a drawing can be changed to have, and what a search for one asks for: at
// most a label that is easier than that of the drawing, at least one that is harder.

import type { LabelRange } from '../../../src/create/generate/puzzle-wish.ts';
import { UNIQUE_LABELS, type UniqueLabel } from '../../../src/explain/rate/label.ts';

export function labelsBesides(own: UniqueLabel): UniqueLabel[] {
  return UNIQUE_LABELS.filter((label) => label !== own);
}

/** Returns the label beside that of the drawing: the harder one, if there is one. */
export function labelBeside(own: UniqueLabel): UniqueLabel {
  const level = UNIQUE_LABELS.indexOf(own);
  return UNIQUE_LABELS[level + 1] ?? UNIQUE_LABELS[level - 1];
}

export function boundOf(wanted: UniqueLabel, own: UniqueLabel): 'most' | 'least' {
  return UNIQUE_LABELS.indexOf(wanted) < UNIQUE_LABELS.indexOf(own) ? 'most' : 'least';
}

export function rangeTowards(wanted: UniqueLabel, own: UniqueLabel): LabelRange {
  return boundOf(wanted, own) === 'most'
    ? { easiest: 'trivial', hardest: wanted }
    : { easiest: wanted, hardest: 'extreme' };
}
