// Suggests how to change a picture so that it becomes the only solution of its clues: every single
// change that is enough or, if there is none, sets of several changes. Of a set, changes are taken
// back until none can be left out, or until the time is up, and the suggestion says which. A set is
// as small as was found in the time; a large one is a mend by many small changes.

import { countOpen, openCells } from '../../engine/picture-settling/open-cells.ts';
import { resettle } from '../../engine/picture-settling/settled-picture.ts';
import type { Palette } from '../../puzzle/palette.ts';
import type { Verdict } from '../../puzzle/verdict.ts';
import type { Ambiguity } from '../ambiguity.ts';
import type { Drawing } from '../drawing.ts';
import type { RepairOptions, RepairProgress } from './repair-options.ts';
import { askAbout, inPart, MANY_OPEN, type RepairSearch, startRepair } from './repair-search.ts';
import { findSeveralChanges } from './several-changes.ts';
import { trySingleChanges } from './single-changes.ts';

export interface Repair extends RepairProgress {
  /** The verdict on the clues of the unchanged picture. */
  readonly verdict: Verdict;
  /** Cells in which two solutions of the unchanged clues differ. */
  readonly ambiguous: readonly number[];
  /**
   * Whether the search came to its end before its time, every change near an open cell was tried
   * alone, and every question to the engine was asked and answered.
   */
  readonly complete: boolean;
}

/**
 * Bounds the search for the first verdict, by conflicts and by a part of the time: a smaller one
 * where lines leave many cells open, because there the time is needed for changes.
 */
const FIRST = { conflicts: 20_000, share: 0.2, shareOfManyOpen: 0.05 };

/**
 * Suggests changes that make a picture the only solution of its clues; a picture that already is
 * the only solution needs no change. Throws a RangeError for a size or a palette that no puzzle can
 * have.
 */
export async function repair(
  drawing: Drawing,
  palette: Palette,
  options: RepairOptions = {},
): Promise<Repair> {
  const search = startRepair(drawing, palette, options);
  const isLong = countOpen(search.settled) > MANY_OPEN;
  const share = isLong ? FIRST.shareOfManyOpen : FIRST.share;
  const before = await inPart(search, share, (part) =>
    askAbout(search, drawing, FIRST.conflicts, part),
  );
  const found = { verdict: before?.verdict ?? 'unknown', ambiguous: before?.cells ?? [] };
  if (before?.verdict === 'unique') return { ...search.progress, ...found, complete: true };
  const ambiguity = before?.verdict === 'multiple' ? before : openByLines(search);
  search.hasManyOpen = ambiguity.open.length > MANY_OPEN;
  await trySingleChanges(search, ambiguity);
  if (search.progress.suggestions.length === 0) await findSeveralChanges(search, ambiguity);
  return { ...search.progress, ...found, complete: search.isThorough };
}

/** Stands for the answer of the engine where that takes too long. */
function openByLines({ settled, drawing }: RepairSearch): Ambiguity {
  resettle(settled, drawing.cells);
  return { verdict: 'unknown', cells: [], open: openCells(settled) };
}
