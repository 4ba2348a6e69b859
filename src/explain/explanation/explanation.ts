// Leads from the marks of a player to the solution as a good teacher would: mistakes come first,
// then the easiest step that there is, then search; when there is no further step, the reason is
// given. The puzzle is solved once, at the beginning. The solve shows mistakes, shows whether there
// is a single solution, which symmetry needs, and gives the steps that only a search finds. When
// the puzzle is not known to have a single solution, such steps take further searches.

import type { Limits } from '../../engine/options.ts';
import { goesOn, makePace, type Pace, secondsLeft } from '../../pacing/pace.ts';
import { defined } from '../../puzzle/defined.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import {
  type ContradictoryLines,
  contradictoryLines,
} from '../contradictory-clues/contradictory-lines.ts';
import type { KnownSolutions } from '../engine-questions/known-solutions.ts';
import { blamed, type ExaminedMarks, examineMarks, type Mistakes } from '../mistakes/mistakes.ts';
import { type MarkedBoard, makeMarkedBoard, mark } from '../model/marked-board.ts';
import { type History, marksAtStart } from '../model/move-history.ts';
import { type Step, settlesCell } from '../model/step.ts';
import { isSolved } from '../next-step/next-line-step.ts';
import { nextStep } from '../next-step/next-step.ts';
import { searchStep, stepToSolution } from '../techniques/search.ts';

/** The reason why there is no step. */
export type Ending =
  | { readonly kind: 'solved' }
  /** No solution contains these marks. */
  | { readonly kind: 'mistake'; readonly mistakes: Mistakes }
  /**
   * There are several solutions within the marks; each of these cells differs between two of these
   * solutions.
   */
  | { readonly kind: 'several'; readonly cells: readonly number[] }
  /** The clues have no solution, regardless of the marks. */
  | { readonly kind: 'none'; readonly conflict?: ContradictoryLines }
  /** A limit or the caller ended the work before a step or another reason was found. */
  | { readonly kind: 'unknown' };

type StepOrEnding = { readonly kind: 'step'; readonly step: Step } | Ending;

export interface ExplanationOptions {
  /** Seconds for the whole explanation; conflicts for the examination and for each later search. */
  readonly limits: Limits;
  readonly stop?: () => boolean;
  readonly onProgress?: (progress: ExplainProgress) => void;
  /** All moves from the start to these marks. */
  readonly history?: History;
  /** The solutions of the puzzle, if they were searched for before. */
  readonly solutions?: KnownSolutions;
  /** Whether a note that a cell does not have a colour counts as a step. */
  readonly notes: boolean;
}

export interface ExplainProgress {
  readonly steps: number;
  readonly knownCells: number;
  readonly cells: number;
}

export interface Explanation {
  readonly board: MarkedBoard;
  /** The marks at the beginning. */
  readonly marks: Int32Array;
  readonly options: ExplanationOptions;
  readonly examined: ExaminedMarks;
  readonly pace: Pace<ExplainProgress>;
  /** How many steps were made so far. */
  steps: number;
}

/** Examines the marks, which must have the size of the board, and prepares the explanation. */
export async function startExplanation(
  puzzle: Puzzle,
  marks: Int32Array,
  options: ExplanationOptions,
): Promise<Explanation> {
  const { limits, stop, onProgress, history, solutions } = options;
  const pace = makePace<ExplainProgress>({ limits, ...defined({ stop, onProgress }) });
  const examined = await examineMarks(puzzle, marks, {
    limits: halfOf(limits),
    ...defined({ stop, history, solutions }),
  });
  return { board: makeMarkedBoard(puzzle, marks), marks, options, examined, pace, steps: 0 };
}

/** Gives half of the seconds to the examination; at least the other half is left for the steps. */
function halfOf({ seconds, ...limits }: Limits): Limits {
  return seconds === undefined ? limits : { ...limits, seconds: seconds / 2 };
}

/**
 * Returns the ending that is known before any step: a mistake, or clues without a solution;
 * undefined when there is neither.
 */
export async function endingAtOnce(explanation: Explanation): Promise<Ending | undefined> {
  const { mistakes } = explanation.examined;
  if (mistakes.verdict === 'none') return noSolution(explanation);
  return mistakes.fits === 'no' ? { kind: 'mistake', mistakes } : undefined;
}

/**
 * Returns the next step on the board, or why there is none; `near` are the cells of the last move.
 */
export async function nextStepOrEnding(
  explanation: Explanation,
  near: readonly number[],
): Promise<StepOrEnding> {
  const { board, examined, options, pace } = explanation;
  if (isSolved(board)) return { kind: 'solved' };
  if (options.stop?.()) return { kind: 'unknown' };
  // The first step is searched for no matter how much time the examination of the marks took.
  const goes = await goesOn(pace, 0, () => progressOf(explanation));
  if (!goes && explanation.steps > 0) return { kind: 'unknown' };
  const isUnique = examined.mistakes.verdict === 'unique';
  const step = nextStep(board, { near, isUnique, notes: options.notes });
  if (step !== undefined && (options.notes || settlesCell(step))) return { kind: 'step', step };
  const found = await searchOn(explanation, near);
  return found.kind === 'unknown' && step !== undefined ? { kind: 'step', step } : found;
}

/**
 * Yields one step after another and marks each on the board when the next is asked for; returns why
 * there is no further step.
 */
export async function* stepsOf(explanation: Explanation): AsyncGenerator<Step, Ending> {
  for (let near: readonly number[] = []; ; ) {
    const next = await nextStepOrEnding(explanation, near);
    if (next.kind !== 'step') return next;
    yield next.step;
    mark(explanation.board, next.step.conclusions);
    explanation.steps++;
    near = next.step.conclusions.map(({ cell }) => cell);
  }
}

async function searchOn(explanation: Explanation, near: readonly number[]): Promise<StepOrEnding> {
  const { board, examined, options, pace } = explanation;
  const { solutions } = examined;
  if (solutions?.verdict === 'unique') {
    const step = stepToSolution(board, solutions.found[0], near);
    if (step !== undefined) return { kind: 'step', step };
  }
  const searched = await searchStep(board, {
    near,
    limits: { ...options.limits, seconds: secondsLeft(pace) },
    ...defined({ stop: options.stop }),
    onProgress: () => pace.onProgress?.(progressOf(explanation)),
  });
  if (searched.found === 'step') return { kind: 'step', step: searched.step };
  if (searched.found === 'either') return { kind: 'several', cells: searched.cells };
  return searched.found === 'none' ? notWithin(explanation) : { kind: 'unknown' };
}

/** Returns the ending when only the search for a step found that no solution contains the marks. */
async function notWithin(explanation: Explanation): Promise<Ending> {
  const { board, marks, examined } = explanation;
  const untouched = marksAtStart(board.puzzle);
  const cells = [...marks.keys()].filter((cell) => marks[cell] !== untouched[cell]);
  if (cells.length === 0) return noSolution(explanation);
  // Either the marks or the clues are at fault, but it is not known which of the two.
  if (examined.mistakes.verdict === 'unknown') return { kind: 'unknown' };
  const blame = blamed({ cells, minimal: false });
  return { kind: 'mistake', mistakes: { ...examined.mistakes, fits: 'no', ...blame } };
}

async function noSolution({ board, options, pace }: Explanation): Promise<Ending> {
  const conflict = await contradictoryLines(board.puzzle, {
    limits: { ...options.limits, seconds: secondsLeft(pace) },
    ...defined({ stop: options.stop }),
  });
  return { kind: 'none', ...defined({ conflict: conflict.ok ? conflict.value : undefined }) };
}

function progressOf({ board, steps }: Explanation): ExplainProgress {
  const cells = board.cells.length;
  return { steps, knownCells: cells - board.unknown, cells };
}
