// Holds the data of a search for repairs, and answers its questions. Most questions are answered by
// line solves, which cost microseconds; only where lines leave cells open is the engine asked.

import {
  type SettledPicture,
  settlePicture,
} from '../../engine/picture-settling/settled-picture.ts';
import {
  ask,
  isLeft,
  makeBudget,
  partOf,
  type QuestionBudget,
} from '../../engine/question-budget.ts';
import type { Palette } from '../../puzzle/palette.ts';
import { type Ambiguity, ambiguityOf } from '../ambiguity.ts';
import { type Drawing, puzzleOfDrawing } from '../drawing.ts';
import { type Orbits, orbitsOf } from '../generate/orbits.ts';
import { compareSuggestions, type Suggestion, withChanges } from './change.ts';
import type { RepairOptions, RepairProgress } from './repair-options.ts';
import { visibilityOf } from './visibility.ts';

export interface RepairSearch {
  /** The picture before the repair. */
  readonly drawing: Drawing;
  readonly palette: Palette;
  readonly options: RepairOptions;
  /** The cells that change together. */
  readonly orbits: Orbits;
  readonly settled: SettledPicture;
  readonly budget: QuestionBudget<RepairProgress>;
  progress: RepairProgress;
  /** Whether so many cells are open that the engine takes long, and is not asked at each step. */
  hasManyOpen: boolean;
  /** Whether nothing was left out so far: no question, no answer, and no change that was to try. */
  isThorough: boolean;
}

const LIMITS = { seconds: 20 };
/**
 * The time that the search leaves unused: seconds at least, and a share of the limit. The last step
 * begins before the time is up and is not cut: on 100x100 cells in four colours it takes up to
 * 0.1 s. Of a short limit, half is used all the same.
 */
const RESERVE = { least: 0.1, share: 0.02, most: 0.5 };
const NONE_TRIED: RepairProgress = { stage: 'single', suggestions: [], tried: 0, candidates: 0 };

export function startRepair(
  drawing: Drawing,
  palette: Palette,
  options: RepairOptions,
): RepairSearch {
  // The clock of the budget runs while the picture is settled, which takes long on large boards.
  const limits = { ...LIMITS, ...options.limits };
  const seconds = usedOf(limits.seconds);
  const budget = makeBudget({ ...options, limits: { ...limits, seconds } }, () => search.progress);
  const search: RepairSearch = {
    drawing,
    palette,
    options,
    orbits: orbitsOf(drawing, options.symmetry ?? 'none'),
    settled: settlePicture(drawing, drawing.cells, palette.length),
    budget,
    progress: NONE_TRIED,
    hasManyOpen: false,
    isThorough: true,
  };
  return search;
}

function usedOf(seconds: number): number {
  const { least, share, most } = RESERVE;
  return Math.max(seconds * (1 - most), Math.min(seconds - least, seconds * (1 - share)));
}

/** Gives a part of what is left of the budget to questions that must not take all of it. */
export async function inPart<P, T>(
  { budget }: { readonly budget: QuestionBudget<P> },
  share: number,
  work: (part: QuestionBudget<P>) => Promise<T>,
): Promise<T> {
  const part = partOf(budget, share);
  const result = await work(part);
  budget.conflicts += part.conflicts;
  budget.pace.yieldedAt = part.pace.yieldedAt;
  budget.pace.reportedAt = part.pace.reportedAt;
  return result;
}

/** Asks the engine about a picture; returns undefined when the time is up or the host stops. */
export async function askAbout(
  search: RepairSearch,
  drawing: Drawing,
  conflicts: number,
  budget: RepairSearch['budget'] = search.budget,
): Promise<Ambiguity | undefined> {
  const { palette, options } = search;
  const puzzle = puzzleOfDrawing(drawing, palette, {}, options.given);
  const result = await ask(budget, puzzle, { maxSolutions: 2, conflicts });
  // A solve that the end of the budget cut short proves nothing about its puzzle.
  const isAnswered = result !== undefined && (await isLeft(budget));
  const ambiguity = isAnswered ? ambiguityOf(result) : undefined;
  if ((ambiguity?.verdict ?? 'unknown') === 'unknown') search.isThorough = false;
  return ambiguity;
}

/**
 * The number of open cells above which a single change is hardly ever enough, and the engine takes
 * long: a rule of thumb.
 */
export const MANY_OPEN = 300;

/** The most conflicts for the question whether a change is enough. */
export const CONFLICTS = 500;

function suggestionOf(search: RepairSearch, { changes, isMinimal }: FoundChanges): Suggestion {
  const { drawing, options } = search;
  const sorted = changes.toSorted((a, b) => a.cell - b.cell);
  const cells = sorted.map(({ cell }) => cell);
  const sureness = cells.reduce((sum, cell) => sum + (options.sureness?.[cell] ?? 0), 0);
  return {
    changes: sorted,
    isMinimal,
    visibility: visibilityOf(withChanges(drawing, sorted), cells),
    sureness,
  };
}

/** Changes that are enough: see `Suggestion`. */
export type FoundChanges = Pick<Suggestion, 'changes' | 'isMinimal'>;

/** Adds a suggestion in its place, unless it is there already. */
export function suggest(search: RepairSearch, found: FoundChanges): void {
  const suggestion = suggestionOf(search, found);
  const { suggestions } = search.progress;
  if (suggestions.some((other) => isSame(other, suggestion))) return;
  const all = [...suggestions, suggestion].sort(compareSuggestions);
  search.progress = { ...search.progress, suggestions: all };
}

/** Suggests changes in place of those of which they were left when others were taken back. */
export function suggestInstead(
  search: RepairSearch,
  before: FoundChanges,
  found: FoundChanges,
): void {
  const previous = suggestionOf(search, before);
  const suggestions = search.progress.suggestions.filter((other) => !isSame(other, previous));
  search.progress = { ...search.progress, suggestions };
  suggest(search, found);
}

function isSame({ changes }: Suggestion, other: Suggestion): boolean {
  return (
    changes.length === other.changes.length &&
    changes.every(({ cell, to }, i) => cell === other.changes[i].cell && to === other.changes[i].to)
  );
}
