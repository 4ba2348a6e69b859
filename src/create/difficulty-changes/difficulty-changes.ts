// Suggests how to make the puzzle of a picture easier or harder and keep its solution the only one:
// changes of one cell, or of the cells that a symmetry ties to it.
//
// Changes are tried in the order in which they are suggested, so the first ones found are the best.
// Where an easier puzzle is wanted, line solves rule out changes that make it harder; each of the
// others is rated as a whole.
// Cost: a settling for each change, and mostly a rating, of 10 ms on 10x10 cells and of 90 ms on
// 20x20.

import type { Limits } from '../../engine/options.ts';
import { countOpen } from '../../engine/picture-settling/open-cells.ts';
import { recolour, takeBack } from '../../engine/picture-settling/recolour.ts';
import {
  type SettledPicture,
  settlePicture,
} from '../../engine/picture-settling/settled-picture.ts';
import { isLeft, makeBudget, type QuestionBudget } from '../../engine/question-budget.ts';
import { type Rating, rate } from '../../explain/rate/rate.ts';
import { secondsLeft } from '../../pacing/pace.ts';
import { defined } from '../../puzzle/defined.ts';
import type { Palette } from '../../puzzle/palette.ts';
import { type Drawing, puzzleOfDrawing } from '../drawing.ts';
import { orbitsOf } from '../generate/orbits.ts';
import { type Change, withChanges } from '../repair/change.ts';
import type { RepairOptions } from '../repair/repair-options.ts';
import { mustStay } from '../repair/trials.ts';
import { visibilityOf } from '../repair/visibility.ts';
import { compareDifficulty } from './compare-difficulty.ts';

/** The direction in which a change is to move the difficulty. */
export type DifficultyTarget = 'easier' | 'harder';

export interface DifficultyChangesOptions
  extends Pick<RepairOptions, 'limits' | 'stop' | 'given' | 'kept' | 'symmetry'> {
  /** A function that is called about ten times a second at most. */
  readonly onProgress?: (progress: DifficultyChangesProgress) => void;
}

export interface DifficultyChange {
  readonly changes: readonly Change[];
  /** See visibility.ts. */
  readonly visibility: number;
  /** The rating of the puzzle after the changes. */
  readonly rating: Rating;
}

export interface DifficultyChangesProgress {
  /** The best first: fewer cells, then changes that are less visible. */
  readonly suggestions: readonly DifficultyChange[];
  readonly tried: number;
  readonly candidates: number;
}

export interface DifficultyChanges extends DifficultyChangesProgress {
  /** The rating of the unchanged picture. */
  readonly before: Rating;
  /** Whether every change was tried and rated, or as many were found as are suggested. */
  readonly complete: boolean;
}

interface DifficultySearch {
  readonly drawing: Drawing;
  readonly palette: Palette;
  readonly options: DifficultyChangesOptions;
  readonly target: DifficultyTarget;
  readonly settled: SettledPicture;
  readonly budget: QuestionBudget<DifficultyChangesProgress>;
  readonly suggestions: DifficultyChange[];
  tried: number;
  candidates: number;
}

const LIMITS = { seconds: 20 };
/** Nobody looks through more suggestions than this. */
const MOST = 20;
/** The most conflicts for the question whether the solution is still the only one. */
const CONFLICTS = 500;

/**
 * Suggests changes after which the puzzle is easier, or harder, by its label or, with the same
 * label, by the number of its steps. There are none for a picture that is not the only solution of
 * its clues. The limit is 20 seconds by default. Throws a RangeError for a size or a palette that
 * no puzzle can have.
 */
export async function difficultyChanges(
  drawing: Drawing,
  palette: Palette,
  target: DifficultyTarget,
  options: DifficultyChangesOptions = {},
): Promise<DifficultyChanges> {
  const search = startDifficultySearch(drawing, palette, target, options);
  const before = await rateNow(search, drawing, {});
  const isComplete = before.label !== undefined && (await tryChanges(search, before));
  return { before, ...progressOf(search), complete: isComplete };
}

function startDifficultySearch(
  drawing: Drawing,
  palette: Palette,
  target: DifficultyTarget,
  options: DifficultyChangesOptions,
): DifficultySearch {
  // The clock of the budget runs while the picture is settled.
  const limits = { ...LIMITS, ...options.limits };
  const budget = makeBudget<DifficultyChangesProgress>({ ...options, limits }, () =>
    progressOf(search),
  );
  const settled = settlePicture(drawing, drawing.cells, palette.length);
  const own = { drawing, palette, target, options, budget, settled };
  const search: DifficultySearch = { ...own, suggestions: [], tried: 0, candidates: 0 };
  return search;
}

function progressOf({
  suggestions,
  tried,
  candidates,
}: DifficultySearch): DifficultyChangesProgress {
  return { suggestions: [...suggestions], tried, candidates };
}

/** Rates within what is left of the budget. */
function rateNow(
  { palette, options, budget }: DifficultySearch,
  drawing: Drawing,
  bounds: Pick<Limits, 'conflicts'>,
): Promise<Rating> {
  const puzzle = puzzleOfDrawing(drawing, palette, {}, options.given);
  const limits = { seconds: secondsLeft(budget.pace), ...bounds };
  return rate(puzzle, { limits, ...defined({ stop: options.stop }) });
}

/** Returns whether nothing was left out. */
async function tryChanges(search: DifficultySearch, before: Rating): Promise<boolean> {
  const { drawing, budget, suggestions, settled, target, options } = search;
  if (before.verdict !== 'unique') return true;
  // Lines alone are settled without the given cells, so they tell nothing where there are some.
  const canRuleOut = target === 'easier' && !options.given && countOpen(settled) === 0;
  const all = possibleChanges(search);
  search.candidates = all.length;
  let isThorough = true;
  for (const { changes, visibility } of all) {
    if (suggestions.length === MOST) break;
    if (!(await isLeft(budget))) return false;
    search.tried++;
    // A puzzle that lines do not settle is harder than one that they settle.
    if (canRuleOut && leavesOpen(search, changes)) continue;
    const rating = await rateNow(search, withChanges(drawing, changes), { conflicts: CONFLICTS });
    if (rating.verdict === 'unknown' || rating.isCut) isThorough = false;
    const difference = compareDifficulty(rating, before);
    if (target === 'easier' ? difference < 0 : difference > 0)
      suggestions.push({ changes, visibility, rating });
  }
  return isThorough;
}

function leavesOpen({ settled }: DifficultySearch, changes: readonly Change[]): boolean {
  const cells = changes.map(({ cell }) => cell);
  recolour(settled, cells, changes[0].to);
  const open = countOpen(settled);
  takeBack(settled);
  return open > 0;
}

type PossibleChange = Omit<DifficultyChange, 'rating'>;

/** Lists all changes of one orbit, the best first. */
function possibleChanges({ drawing, palette, options }: DifficultySearch): PossibleChange[] {
  const orbits = orbitsOf(drawing, options.symmetry ?? 'none');
  const kept = defined({ kept: options.kept });
  const groups = [...new Set(orbits)].filter(
    ([cell]) => !mustStay({ orbits, options: kept }, cell),
  );
  // One copy for all changes: a copy for each would take as long as the square of the cells.
  const after = { ...drawing, cells: drawing.cells.slice() };
  const all = groups.flatMap((group) => changesOfGroup(drawing, after, palette, group));
  return all.sort((a, b) => a.changes.length - b.changes.length || a.visibility - b.visibility);
}

/** `after` is a copy of the drawing, and is one again in the end. */
function changesOfGroup(
  drawing: Drawing,
  after: Drawing,
  palette: Palette,
  group: readonly number[],
): PossibleChange[] {
  const from = drawing.cells[group[0]];
  const changed = [...palette.keys()]
    .filter((to) => to !== from)
    .map((to) => {
      for (const cell of group) after.cells[cell] = to;
      const changes = group.map((cell) => ({ cell, from, to }));
      return { changes, visibility: visibilityOf(after, group) };
    });
  for (const cell of group) after.cells[cell] = from;
  return changed;
}
