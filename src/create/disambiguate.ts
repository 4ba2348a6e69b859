// Suggests how to change a few cells of a picture so that the picture becomes the only solution of
// its clues. The first round tries every change of one cell that is ambiguous or beside an
// ambiguous cell. If no change is enough, the change that leaves the fewest cells open is kept, and
// the next round looks for a further change. Cost: one solve per change that is tried.

import type { Limits } from '../engine/options.ts';
import { ask, isLeft, makeBudget, type QuestionBudget } from '../engine/question-budget.ts';
import type { Palette } from '../puzzle/palette.ts';
import type { Verdict } from '../puzzle/verdict.ts';
import { type Ambiguity, ambiguityOf } from './ambiguity.ts';
import { type Drawing, painted, puzzleOfDrawing } from './drawing.ts';
import { sideCells } from './tool-cells.ts';

export interface Change {
  readonly cell: number;
  /** The colour index before the change; `to` is the colour index after the change. */
  readonly from: number;
  readonly to: number;
}

export interface Suggestion {
  /** The changes that together make the picture the only solution of its clues. */
  readonly changes: readonly Change[];
  /**
   * How visible the changes are: for all changed cells, the number of neighbours whose colour
   * differs from the new colour of the cell.
   */
  readonly visibility: number;
}

export interface DisambiguateOptions {
  /** 20 seconds and 100,000 conflicts by default. */
  readonly limits?: Limits;
  readonly stop?: () => boolean;
  /** A function that is called about ten times a second at most. */
  readonly onProgress?: (progress: DisambiguateProgress) => void;
  /** The most changes in one suggestion, 8 by default. */
  readonly maxChanges?: number;
  /**
   * Cells that are not 0 here are given cells: they are known from the start, in the colours of the
   * picture, also after a change.
   */
  readonly given?: Drawing;
}

export interface DisambiguateProgress {
  /** The suggestions so far, the least visible first. */
  readonly suggestions: readonly Suggestion[];
  /** The number of changes in each suggestion that the current round looks for. */
  readonly changes: number;
  /**
   * The number of single-cell changes to try in this round; `tried` counts those that have been
   * tried.
   */
  readonly candidates: number;
  readonly tried: number;
}

export interface Disambiguation extends DisambiguateProgress {
  /** The verdict on the clues of the unchanged picture. */
  readonly verdict: Verdict;
  /** Cells in which two solutions of the unchanged clues differ. */
  readonly ambiguous: readonly number[];
  /**
   * Whether the verdict is known for the unchanged picture and after every change that was to be
   * tried.
   */
  readonly complete: boolean;
}

/**
 * Suggests changes that make a picture the only solution of its clues; a picture that already is
 * the only solution needs no change. Throws a RangeError for a size or a palette that no puzzle can
 * have.
 */
export async function disambiguate(
  drawing: Drawing,
  palette: Palette,
  options: DisambiguateOptions = {},
): Promise<Disambiguation> {
  const work: Work = {
    palette,
    given: options.given,
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
/**
 * The most conflicts for settling the unchanged picture; `NEXT` is the most for settling each
 * change.
 */
const FIRST = 20_000;
const NEXT = 500;
/** The most changes that each later round tries; the first round tries all. */
const MOST_LATER = 300;

interface Work {
  readonly palette: Palette;
  readonly given: Drawing | undefined;
  readonly budget: QuestionBudget<DisambiguateProgress>;
  state: DisambiguateProgress;
}

/**
 * Searches in rounds. Each round adds one change to the best picture of the previous round. Returns
 * whether the verdict is known after every change that was to be tried.
 */
async function search(
  work: Work,
  drawing: Drawing,
  ambiguity: Ambiguity,
  most: number,
): Promise<boolean> {
  let picture: ChangedPicture = { drawing, changes: [], ambiguity };
  let isSettled = true;
  for (let round = 1; round <= most; round++) {
    const all = candidatesOf(picture, work.palette);
    const candidates = round === 1 ? all : all.slice(0, MOST_LATER);
    work.state = { ...work.state, changes: round, candidates: candidates.length, tried: 0 };
    const outcome = await tryAll(work, picture, candidates);
    if (outcome === 'cut') return false;
    isSettled &&= outcome.isSettled;
    if (work.state.suggestions.length > 0 || outcome.best === undefined) return isSettled;
    picture = outcome.best;
  }
  return isSettled;
}

/** A picture after some changes, and its ambiguity. */
interface ChangedPicture {
  readonly drawing: Drawing;
  readonly changes: readonly Change[];
  readonly ambiguity: Ambiguity;
}

/**
 * Lists the changes to try: ambiguous cells first, then the cells beside them, each in every other
 * colour. No cell is changed twice in one suggestion.
 */
function candidatesOf({ drawing, changes, ambiguity }: ChangedPicture, palette: Palette): Change[] {
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
  /**
   * The picture after the change that left the least to do, if any change left less than before.
   */
  readonly best: ChangedPicture | undefined;
  readonly isSettled: boolean;
}

async function tryAll(
  work: Work,
  { drawing, changes, ambiguity }: ChangedPicture,
  candidates: readonly Change[],
): Promise<Round | 'cut'> {
  let best: ChangedPicture | undefined;
  let isSettled = true;
  let least = 2 * ambiguity.open.length + 1;
  for (const change of candidates) {
    const changed = painted(drawing, [change.cell], change.to);
    const after = await askAbout(work, changed, NEXT);
    if (after === undefined) return 'cut';
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
 * Measures how much there is to do after a change, first of all by the number of open cells. If
 * there are as many open cells as before, the change still helped if the solutions now differ only
 * in other cells.
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

/**
 * Finds the ambiguity of a drawing; undefined when the budget is spent or `stop` asks for the end.
 */
async function askAbout(
  { palette, given, budget }: Work,
  drawing: Drawing,
  conflicts: number,
): Promise<Ambiguity | undefined> {
  const puzzle = puzzleOfDrawing(drawing, palette, {}, given);
  const result = await ask(budget, puzzle, { maxSolutions: 2, conflicts });
  // A solve that the end of the budget cut short proves nothing about its puzzle.
  if (result === undefined || !(await isLeft(budget))) return undefined;
  return ambiguityOf(result);
}
