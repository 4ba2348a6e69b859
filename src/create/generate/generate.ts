// Makes puzzles that have just one solution: as many as are wanted, of the wanted looks and
// difficulty. A wish and a seed give the same puzzles on every machine, whatever the time, because
// all limits but those of the host are numbers of steps.

import type { Rating } from '../../explain/rate/rate.ts';
import { goesOn, type Hosting, makePace, type Pace, secondsLeft } from '../../pacing/pace.ts';
import { defined } from '../../puzzle/defined.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type Drawing, puzzleOfDrawing } from '../drawing.ts';
import { type Attempts, makeAttempts, offers, type Reach } from './attempts.ts';
import { judge, type Measure, ONE_LABEL, type PictureJudgement } from './judge.ts';
import { metaOf } from './meta-of-puzzle.ts';
import {
  generatedPalette,
  type LabelRange,
  labelsOf,
  type PuzzleWish,
  pictureWishOf,
} from './puzzle-wish.ts';
import { isNewPicture } from './seen-pictures.ts';
import type { Turn } from './walk.ts';

export interface GeneratedPuzzle {
  /** The puzzle, with its only solution as its goal. */
  readonly puzzle: Puzzle;
  readonly rating?: Rating;
}

export interface GenerateOptions extends Hosting<GenerateProgress> {
  /** Takes each puzzle as soon as it is made. */
  readonly onPuzzle?: (made: GeneratedPuzzle) => void | Promise<void>;
  /** Whether puzzles are rated where no difficulty is wanted; true by default. */
  readonly isRated?: boolean;
}

export interface GenerateProgress {
  readonly made: number;
  readonly count: number;
  /** How many pictures have been drawn so far. */
  readonly drawn: number;
  /** How many pictures with one solution have been judged so far. */
  readonly judged: number;
  /** Of the pictures judged for the next puzzle, the nearest to the wish, if there is one. */
  readonly nearest?: NearestPuzzle;
}

export interface NearestPuzzle extends GeneratedPuzzle {
  /** The difficulty, or the technique that it does without. */
  readonly lacks: 'difficulty' | 'technique';
}

export interface Generation extends GenerateProgress {
  /** Whether a limit or the host ended the work. If not, all attempts have been made. */
  readonly isCut: boolean;
  /** The share of painted cells that came nearest to the wish, if none came near. */
  readonly nearestDensity?: number;
}

interface Generating {
  readonly wish: PuzzleWish;
  readonly attempts: Attempts;
  readonly measure: Measure;
  readonly pace: Pace<GenerateProgress>;
  readonly seen: Set<number>;
  readonly count: number;
  made: number;
  judged: number;
  nearest: { readonly made: NearestPuzzle; readonly distance: number } | undefined;
}

/**
 * Resolves when all puzzles are made, or none is found for one of them. The wish must be one that
 * `checkWish` accepts.
 */
export async function generate(
  wish: PuzzleWish,
  options: GenerateOptions = {},
): Promise<Generation> {
  const { seed, technique, count = 1 } = wish;
  const difficulty = labelsOf(wish);
  const state: Generating = {
    wish,
    attempts: makeAttempts(pictureWishOf(wish), seed, reachOf(wish, difficulty)),
    measure: { difficulty, technique, isRated: options.isRated ?? true },
    pace: makePace(options),
    seen: new Set(),
    count,
    made: 0,
    judged: 0,
    nearest: undefined,
  };
  let next: GeneratedPuzzle | 'none' | 'cut' = 'none';
  while (state.made < count) {
    next = await makePuzzle(state);
    if (next === 'none' || next === 'cut') break;
    state.made++;
    state.nearest = undefined;
    await options.onPuzzle?.(next);
  }
  const isCut = next === 'cut';
  if (state.made === count) return { ...progressOf(state), isCut };
  const { nearestDensity } = state.attempts;
  return { ...progressOf(state), isCut, ...defined({ nearestDensity }) };
}

/** Labels up to hard are those of pictures that lines settle; few extreme ones need summing. */
function reachOf({ technique }: PuzzleWish, difficulty: LabelRange | undefined): Reach {
  if (technique === 'summing') return 'summing';
  if (difficulty?.easiest === 'extreme') return 'search';
  if (difficulty?.easiest === 'expert') return technique === 'two-way' ? 'two-way' : 'beyond-lines';
  const isWide = difficulty?.hardest === 'expert' || difficulty?.hardest === 'extreme';
  return isWide ? 'either' : 'lines';
}

async function makePuzzle(state: Generating): Promise<GeneratedPuzzle | 'none' | 'cut'> {
  const pictures = offers(state.attempts, numberOf(state) - 1);
  let turn: Turn = 'elsewhere';
  for (let step = pictures.next(turn); !step.done; step = pictures.next(turn)) {
    if (!(await goesOn(state.pace, 0, () => progressOf(state)))) return 'cut';
    if (!step.value) continue;
    const { judgement, ...made } = await judgePicture(state);
    if (judgement.distance > 0) noteNearest(state, made, judgement.distance);
    else if (isNewPicture(state.seen, pictureOf(state))) return made;
    turn = judgement.turn;
  }
  return 'none';
}

function numberOf({ wish: { number = 1 }, made }: Generating): number {
  return number + made;
}

async function judgePicture(
  state: Generating,
): Promise<GeneratedPuzzle & { readonly judgement: PictureJudgement }> {
  const { measure, pace, attempts, wish } = state;
  const drawing = pictureOf(state);
  const palette = generatedPalette(attempts.wish.colours);
  const puzzle = puzzleOfDrawing(drawing, palette, metaOf(wish, attempts.wish, numberOf(state)));
  const terms = { seconds: secondsLeft(pace), ...defined({ stop: pace.stop }) };
  const judgement = await judge(puzzle, measure, terms);
  state.judged++;
  return { puzzle, ...defined({ rating: judgement.rating }), judgement };
}

function pictureOf({ attempts: { settled } }: Generating): Drawing {
  const { width, height, picture } = settled;
  return { width, height, cells: picture.slice() };
}

function noteNearest(state: Generating, made: GeneratedPuzzle, distance: number): void {
  const least = state.nearest?.distance ?? Number.POSITIVE_INFINITY;
  if (distance >= least) return;
  const lacks = distance < ONE_LABEL ? 'technique' : 'difficulty';
  state.nearest = { made: { ...made, lacks }, distance };
}

function progressOf({ made, count, attempts, judged, nearest }: Generating): GenerateProgress {
  return { made, count, drawn: attempts.drawn, judged, ...defined({ nearest: nearest?.made }) };
}
