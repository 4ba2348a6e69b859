// How to change a picture by few cells so that its clues have it as the only solution. Every change
// of one cell that is ambiguous, or beside one, is tried out; where none is enough, the one that
// leaves the fewest cells open is kept and the next one looked for. Cost: a solve for each change
// that is tried.

import type { Limits } from '../engine/options.ts';
import {
  ask,
  isLeft,
  makeBudget,
  type QuestionBudget,
} from '../explain/engine-questions/question-budget.ts';
import type { Palette } from '../puzzle/palette.ts';
import type { Verdict } from '../puzzle/result.ts';
import { type Ambiguity, ambiguityOf } from './ambiguity.ts';
import { type Drawing, painted, puzzleOfDrawing } from './drawing.ts';
import { sideCells } from './stroke-cells.ts';

export interface Change {
  readonly cell: number;
  /** Colour indices. */
  readonly from: number;
  readonly to: number;
}

export interface Suggestion {
  /** After all of these the picture is the only solution of its clues. */
  readonly changes: readonly Change[];
  /**
   * How much is seen of them: neighbours of changed cells that have another colour than the new
   * one.
   */
  readonly visibility: number;
}

export interface DisambiguateOptions {
  /** Twenty seconds and 100,000 conflicts unless told. */
  readonly limits?: Limits;
  readonly stop?: () => boolean;
  /** Called some ten times a second. */
  readonly onProgress?: (progress: DisambiguateProgress) => void;
  /** Changes in one suggestion, 8 unless told. */
  readonly maxChanges?: number;
}

export interface DisambiguateProgress {
  /** The least visible first. */
  readonly suggestions: readonly Suggestion[];
  /** Changes in the suggestions that are looked for now. */
  readonly changes: number;
  /** Changes of one cell to try in this round, and those that were. */
  readonly candidates: number;
  readonly tried: number;
}

export interface Disambiguation extends DisambiguateProgress {
  /** The ambiguity of the picture as it is. */
  readonly verdict: Verdict;
  /** Cells in which two solutions of the picture as it is differ. */
  readonly ambiguous: readonly number[];
  /** All that was to be tried was tried and settled. */
  readonly complete: boolean;
}

/**
 * A picture whose clues have one solution needs no suggestion. Throws a RangeError for a palette
 * that does not fit.
 */
export async function disambiguate(
  drawing: Drawing,
  palette: Palette,
  options: DisambiguateOptions = {},
): Promise<Disambiguation> {
  const work: Work = {
    palette,
    state: { suggestions: [], changes: 1, candidates: 0, tried: 0 },
    budget: makeBudget({ ...options, limits: { ...LIMITS, ...options.limits } }, () => work.state),
  };
  const before = await askAbout(work, drawing, FIRST);
  const settled = { verdict: before?.verdict ?? 'unknown', ambiguous: before?.cells ?? [] };
  if (before === undefined || before.verdict !== 'multiple') {
    return { ...work.state, ...settled, complete: before?.verdict === 'unique' };
  }
  const complete = await search(work, drawing, before, options.maxChanges ?? MOST_CHANGES);
  return { ...work.state, ...settled, complete };
}

const LIMITS: Limits = { seconds: 20, conflicts: 100_000 };
const MOST_CHANGES = 8;
/** Conflicts to settle the picture as it is, and each change. */
const FIRST = 20_000;
const NEXT = 500;
/** Changes tried in a round after the first one, which tries all: there each is only a step. */
const MOST_LATER = 300;

interface Work {
  readonly palette: Palette;
  readonly budget: QuestionBudget<DisambiguateProgress>;
  state: DisambiguateProgress;
}

/**
 * Rounds of one change more each, from the picture in which the last round left the least to do.
 */
async function search(
  work: Work,
  drawing: Drawing,
  ambiguity: Ambiguity,
  most: number,
): Promise<boolean> {
  let trial: Trial = { drawing, changes: [], ambiguity };
  let isSettled = true;
  for (let round = 1; round <= most; round++) {
    const all = candidatesOf(trial, work.palette);
    const candidates = round === 1 ? all : all.slice(0, MOST_LATER);
    work.state = { ...work.state, changes: round, candidates: candidates.length, tried: 0 };
    const outcome = await tryAll(work, trial, candidates);
    if (outcome === 'stopped') return false;
    isSettled &&= outcome.isSettled;
    if (work.state.suggestions.length > 0 || outcome.best === undefined) return isSettled;
    trial = outcome.best;
  }
  return isSettled;
}

/** A picture on the way, and what is open in it. */
interface Trial {
  readonly drawing: Drawing;
  readonly changes: readonly Change[];
  readonly ambiguity: Ambiguity;
}

/**
 * Ambiguous cells first, then those beside them, in every other colour; none twice in one
 * suggestion.
 */
function candidatesOf({ drawing, changes, ambiguity }: Trial, palette: Palette): Change[] {
  const cells = new Set(ambiguity.cells);
  for (const cell of ambiguity.cells) for (const next of sideCells(drawing, cell)) cells.add(next);
  for (const { cell } of changes) cells.delete(cell);
  return [...cells].flatMap((cell) => {
    const from = drawing.cells[cell];
    const others = [...palette.keys()].filter((colour) => colour !== from);
    return others.map((to) => ({ cell, from, to }));
  });
}

interface Round {
  /** The change that left the least to do, if any left less than there was. */
  readonly best: Trial | undefined;
  readonly isSettled: boolean;
}

async function tryAll(
  work: Work,
  { drawing, changes, ambiguity }: Trial,
  candidates: readonly Change[],
): Promise<Round | 'stopped'> {
  let best: Trial | undefined;
  let isSettled = true;
  let least = 2 * ambiguity.open.length + 1;
  for (const change of candidates) {
    const changed = painted(drawing, [change.cell], change.to);
    const after = await askAbout(work, changed, NEXT);
    if (after === undefined) return 'stopped';
    const all = [...changes, change];
    if (after.verdict === 'unique') suggest(work, { changes: all, visibility: seen(changed, all) });
    else if (after.verdict === 'unknown') isSettled = false;
    const left = leftOver(ambiguity, after);
    if (after.verdict === 'multiple' && left < least) {
      least = left;
      best = { drawing: changed, changes: all, ambiguity: after };
    }
    work.state = { ...work.state, tried: work.state.tried + 1 };
  }
  return { best, isSettled };
}

/**
 * How much there is to do after a change: open cells first. Where it leaves as many, it still
 * helped if the solutions differ elsewhere now.
 */
function leftOver(before: Ambiguity, after: Ambiguity): number {
  const isElsewhere = after.cells.every((cell) => !before.cells.includes(cell));
  return 2 * after.open.length + (isElsewhere ? 0 : 1);
}

function suggest(work: Work, suggestion: Suggestion): void {
  const suggestions = [...work.state.suggestions, suggestion];
  suggestions.sort((a, b) => a.visibility - b.visibility);
  work.state = { ...work.state, suggestions };
}

function seen(drawing: Drawing, changes: readonly Change[]): number {
  const unlike = changes.map(
    ({ cell, to }) =>
      sideCells(drawing, cell).filter((beside) => drawing.cells[beside] !== to).length,
  );
  return unlike.reduce((sum, each) => sum + each, 0);
}

/** Undefined when the budget is spent. */
async function askAbout(
  { palette, budget }: Work,
  drawing: Drawing,
  conflicts: number,
): Promise<Ambiguity | undefined> {
  const result = await ask(budget, puzzleOfDrawing(drawing, palette), {
    maxSolutions: 2,
    conflicts,
  });
  // A solve that the end of the budget cut short says nothing about its puzzle.
  if (result === undefined || !(await isLeft(budget))) return undefined;
  return ambiguityOf(result);
}
