// The way of a good teacher from the marks of a player to the end: what is wrong comes first, then
// the easiest step there is, then search, and where nothing follows any more, why. The puzzle is
// solved once, for the mistakes, for the promise that symmetry needs, and for what only a computer
// finds.

import type { Limits } from '../../engine/options.ts';
import { goesOn, makePace, type Pace } from '../../engine/pace.ts';
import { isKnown } from '../../puzzle/grid.ts';
import { allCandidates } from '../../puzzle/palette.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { conflictingLines, type LineConflict } from '../contradictory-clues/contradictory-lines.ts';
import type { Solutions } from '../engine-questions/known-solutions.ts';
import { blamed, type Judged, judgeMarks, type Mistakes } from '../mistakes/mistakes.ts';
import type { History } from '../model/move-history.ts';
import { makeSheet, mark, type Sheet } from '../model/sheet.ts';
import type { Step } from '../model/step.ts';
import { isSolved } from '../next-step/next-line-step.ts';
import { nextStep } from '../next-step/next-step.ts';
import { searchStep, stepToSolution } from '../techniques/search.ts';

/** Why there is no step. */
export type Ending =
  | { readonly kind: 'solved' }
  /** No solution has these marks. */
  | { readonly kind: 'mistake'; readonly mistakes: Mistakes }
  /** There are several solutions within the marks; each of these cells differs in some of them. */
  | { readonly kind: 'several'; readonly cells: readonly number[] }
  /** The clues have no solution, whatever is marked. */
  | { readonly kind: 'none'; readonly conflict?: LineConflict }
  /** Nothing was found within the limits. */
  | { readonly kind: 'unknown' };

export type Turn = { readonly kind: 'step'; readonly step: Step } | Ending;

export interface GuideOptions {
  /** Seconds for all of it, conflicts for each search. */
  readonly limits: Limits;
  readonly stop?: (() => boolean) | undefined;
  readonly onProgress?: ((progress: GuideProgress) => void) | undefined;
  /** All moves from the empty board to these marks. */
  readonly history?: History | undefined;
  /** Of the puzzle, where somebody has looked for them before. */
  readonly solutions?: Solutions | undefined;
  /** Whether a note that a cell does not have a colour counts as a step. */
  readonly notes: boolean;
}

export interface GuideProgress {
  readonly steps: number;
  readonly knownCells: number;
  readonly cells: number;
}

export interface Guide {
  readonly sheet: Sheet;
  /** As they were at first. */
  readonly marks: Int32Array;
  readonly options: GuideOptions;
  readonly judged: Judged;
  readonly pace: Pace<GuideProgress>;
  /** Steps that were made so far. */
  steps: number;
}

/** Looks at the marks, which are those of a board of this size. */
export async function startGuide(
  puzzle: Puzzle,
  marks: Int32Array,
  options: GuideOptions,
): Promise<Guide> {
  const { limits, stop, onProgress, history, solutions } = options;
  const pace = makePace<GuideProgress>({
    limits,
    ...(stop && { stop }),
    ...(onProgress && { onProgress }),
  });
  const judged = await judgeMarks(puzzle, marks, {
    limits: halfOf(limits),
    ...(stop && { stop }),
    ...(history && { history }),
    solutions,
  });
  return { sheet: makeSheet(puzzle, marks), marks, options, judged, pace, steps: 0 };
}

/** Steps get the other half of the time. */
function halfOf({ seconds, ...limits }: Limits): Limits {
  return seconds === undefined ? limits : { ...limits, seconds: seconds / 2 };
}

/** What the marks themselves put an end to, before any step. */
export async function endingAtOnce(guide: Guide): Promise<Ending | undefined> {
  const { mistakes } = guide.judged;
  if (mistakes.verdict === 'none') return noSolution(guide);
  return mistakes.fits === 'no' ? { kind: 'mistake', mistakes } : undefined;
}

/** The next step on the sheet, or why there is none; `near` are cells of the last move. */
export async function nextTurn(guide: Guide, near: readonly number[]): Promise<Turn> {
  const { sheet, judged, options, pace } = guide;
  if (isSolved(sheet)) return { kind: 'solved' };
  if (options.stop?.()) return { kind: 'unknown' };
  // The first step is looked for whatever the look at the marks has cost.
  const goes = await goesOn(pace, 0, () => progressOf(guide));
  if (!goes && guide.steps > 0) return { kind: 'unknown' };
  const isUnique = judged.mistakes.verdict === 'unique';
  const step = nextStep(sheet, { near, isUnique, notes: options.notes });
  if (step !== undefined && (options.notes || settles(step))) return { kind: 'step', step };
  const found = await searchOn(guide, near);
  return found.kind === 'unknown' && step !== undefined ? { kind: 'step', step } : found;
}

/**
 * One after another, each marked on the sheet when the next is asked for; returns why there is none
 * any more.
 */
export async function* stepsOf(guide: Guide): AsyncGenerator<Step, Ending> {
  for (let near: readonly number[] = []; ; ) {
    const turn = await nextTurn(guide, near);
    if (turn.kind !== 'step') return turn;
    yield turn.step;
    mark(guide.sheet, turn.step.conclusions);
    guide.steps++;
    near = turn.step.conclusions.map(({ cell }) => cell);
  }
}

function settles({ conclusions }: Step): boolean {
  return conclusions.some(({ candidates }) => isKnown(candidates));
}

async function searchOn(guide: Guide, near: readonly number[]): Promise<Turn> {
  const { sheet, judged, options, pace } = guide;
  const { solutions } = judged;
  if (solutions?.verdict === 'unique') {
    const step = stepToSolution(sheet, solutions.found[0], near);
    if (step !== undefined) return { kind: 'step', step };
  }
  const searched = await searchStep(sheet, {
    near,
    limits: { ...options.limits, seconds: secondsLeft(pace) },
    ...(options.stop && { stop: options.stop }),
    onProgress: () => pace.onProgress?.(progressOf(guide)),
  });
  if (searched.found === 'step') return { kind: 'step', step: searched.step };
  if (searched.found === 'either') return { kind: 'several', cells: searched.cells };
  return searched.found === 'none' ? notWithin(guide) : { kind: 'unknown' };
}

/** Only the search came to the verdict that no solution has the marks. */
async function notWithin(guide: Guide): Promise<Ending> {
  const { sheet, marks, judged } = guide;
  const all = allCandidates(sheet.puzzle.palette);
  const cells = [...marks.keys()].filter((cell) => marks[cell] !== all);
  if (cells.length === 0) return noSolution(guide);
  // Whether the marks or the clues themselves are to blame is open.
  if (judged.mistakes.verdict === 'unknown') return { kind: 'unknown' };
  const blame = blamed({ cells, minimal: false });
  return { kind: 'mistake', mistakes: { ...judged.mistakes, fits: 'no', ...blame } };
}

async function noSolution({ sheet, options, pace }: Guide): Promise<Ending> {
  const conflict = await conflictingLines(sheet.puzzle, {
    limits: { ...options.limits, seconds: secondsLeft(pace) },
    ...(options.stop && { stop: options.stop }),
  });
  return { kind: 'none', ...(conflict.ok && { conflict: conflict.value }) };
}

function secondsLeft({ end }: Pace<GuideProgress>): number {
  return Math.max(0, end - Date.now()) / 1000;
}

function progressOf({ sheet, steps }: Guide): GuideProgress {
  const cells = sheet.cells.length;
  return { steps, knownCells: cells - sheet.unknown, cells };
}
