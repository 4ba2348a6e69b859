// Holds the data of a search for changes of the difficulty, and rates the pictures that it tries.

import type { Limits } from '../../engine/options.ts';
import {
  type SettledPicture,
  settlePicture,
} from '../../engine/picture-settling/settled-picture.ts';
import { makeBudget, type QuestionBudget } from '../../engine/question-budget.ts';
import { type Rating, rate } from '../../explain/rate/rate.ts';
import { secondsLeft } from '../../pacing/pace.ts';
import { defined } from '../../puzzle/defined.ts';
import type { Palette } from '../../puzzle/palette.ts';
import { type Drawing, puzzleOfDrawing } from '../drawing.ts';
import { type Orbits, orbitsOf } from '../generate/orbits.ts';
import { type Change, sameChanges, withChanges } from '../repair/change.ts';
import type { RepairOptions, RepairProgress } from '../repair/repair-options.ts';
import { visibilityOf } from '../repair/visibility.ts';
import { compareDifficulty, stepsIn } from './compare-difficulty.ts';
import { type DifficultyAim, hasLabelOf } from './difficulty-aim.ts';

export interface DifficultyChangesOptions
  extends Pick<RepairOptions, 'stop' | 'given' | 'kept' | 'symmetry'> {
  /** 20 seconds by default. The time is used until all is tried, or enough is found. */
  readonly limits?: Pick<Limits, 'seconds'>;
  /**
   * The most suggestions, 20 by default. The search ends when so many lead to a label that is
   * wanted, even if more walks to sets of changes could find sets of fewer cells.
   */
  readonly most?: number;
  /** A function that is called about ten times a second at most. */
  readonly onProgress?: (progress: DifficultyChangesProgress) => void;
}

export interface DifficultyChange {
  readonly changes: readonly Change[];
  /**
   * Whether no part of the changes, each with those that the symmetry ties to it, can be left out;
   * false if time was short.
   */
  readonly isMinimal: boolean;
  /** See visibility.ts. */
  readonly visibility: number;
  /** The rating of the puzzle after the changes. */
  readonly rating: Rating;
}

export interface DifficultyChangesProgress extends Pick<RepairProgress, 'stage'> {
  /**
   * The best first: changes that lead to a label that is wanted, then fewer cells, then changes
   * that are less visible, then puzzles whose number of steps is nearer to that of the picture.
   */
  readonly suggestions: readonly DifficultyChange[];
  /** How many changes were tried, or how many walks to sets of changes were made. */
  readonly tried: number;
  /** How many there are to try. */
  readonly candidates: number;
}

export interface DifficultySearch {
  readonly drawing: Drawing;
  readonly palette: Palette;
  readonly options: DifficultyChangesOptions;
  /** The cells that change together. */
  readonly orbits: Orbits;
  readonly settled: SettledPicture;
  readonly budget: QuestionBudget<DifficultyChangesProgress>;
  progress: DifficultyChangesProgress;
}

/** A search that knows the picture as it is, and where the changes are to lead. */
export interface AimedSearch extends DifficultySearch {
  readonly before: Rating;
  readonly aim: DifficultyAim;
}

const LIMITS = { seconds: 20 };
/** The most conflicts for the question whether the solution is still the only one. */
const CONFLICTS = 500;
/** Nobody looks through more suggestions than this. */
const MOST_SUGGESTED = 20;

export function startDifficultySearch(
  drawing: Drawing,
  palette: Palette,
  options: DifficultyChangesOptions,
): DifficultySearch {
  // The clock of the budget runs while the picture is settled.
  const limits = { ...LIMITS, ...options.limits };
  const budget = makeBudget({ ...options, limits }, () => search.progress);
  const search: DifficultySearch = {
    drawing,
    palette,
    options,
    orbits: orbitsOf(drawing, options.symmetry ?? 'none'),
    settled: settlePicture(drawing, drawing.cells, palette.length),
    budget,
    progress: { stage: 'single', suggestions: [], tried: 0, candidates: 0 },
  };
  return search;
}

/** Rates the picture as it is within what is left of the budget. */
export function rateBefore(search: DifficultySearch): Promise<Rating> {
  return rateDrawing(search, search.drawing, {});
}

/** Rates the picture after some changes. */
export function rateChanged(search: DifficultySearch, changes: readonly Change[]): Promise<Rating> {
  const drawing = withChanges(search.drawing, changes);
  return rateDrawing(search, drawing, { conflicts: CONFLICTS });
}

function rateDrawing(
  { palette, options, budget }: DifficultySearch,
  drawing: Drawing,
  bounds: Pick<Limits, 'conflicts'>,
): Promise<Rating> {
  const puzzle = puzzleOfDrawing(drawing, palette, {}, options.given);
  const limits = { seconds: secondsLeft(budget.pace), ...bounds };
  return rate(puzzle, { limits, ...defined({ stop: options.stop }) });
}

/** Returns whether a puzzle has a label that is wanted. */
export function isReached({ aim }: AimedSearch, rating: Rating): boolean {
  return aim.labels !== undefined && hasLabelOf(rating, aim.labels);
}

/** Returns how many suggestions lead to a label that is wanted. */
export function countReached(search: AimedSearch): number {
  return search.progress.suggestions.filter(({ rating }) => isReached(search, rating)).length;
}

/** Returns whether as many lead to a label that is wanted as are suggested. */
export function hasEnough(search: AimedSearch): boolean {
  return countReached(search) >= mostSuggested(search);
}

type FoundDifficulty = Pick<DifficultyChange, 'changes' | 'isMinimal' | 'rating'>;

/** Adds a suggestion in its place if it is of use, and not there already. */
export function suggestDifficulty(search: AimedSearch, found: FoundDifficulty): void {
  if (!isOfUse(search, found.rating)) return;
  const changes = found.changes.toSorted((a, b) => a.cell - b.cell);
  const cells = changes.map(({ cell }) => cell);
  const visibility = visibilityOf(withChanges(search.drawing, changes), cells);
  const { suggestions } = search.progress;
  if (suggestions.some((other) => sameChanges(other.changes, changes))) return;
  const all = [...suggestions, { ...found, changes, visibility }];
  all.sort((a, b) => compareChanges(search, a, b));
  search.progress = { ...search.progress, suggestions: all.slice(0, mostSuggested(search)) };
}

function mostSuggested({ options: { most = MOST_SUGGESTED } }: DifficultySearch): number {
  return most;
}

function isOfUse(search: AimedSearch, rating: Rating): boolean {
  if (isReached(search, rating)) return true;
  const { direction, isAnyOfUse } = search.aim;
  const difference = compareDifficulty(rating, search.before);
  return isAnyOfUse && (direction === 'easier' ? difference < 0 : difference > 0);
}

function compareChanges(search: AimedSearch, a: DifficultyChange, b: DifficultyChange): number {
  const far = ({ rating }: DifficultyChange) => Math.abs(stepsIn(rating) - stepsIn(search.before));
  return (
    Number(isReached(search, b.rating)) - Number(isReached(search, a.rating)) ||
    a.changes.length - b.changes.length ||
    a.visibility - b.visibility ||
    far(a) - far(b)
  );
}
