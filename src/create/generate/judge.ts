// Judges an offered picture, which is the only solution of its clues: how hard it is, and how far
// that is from what is wanted.

import type { Technique } from '../../explain/model/step.ts';
import { isStrictlyNeeded } from '../../explain/next-step/needed-technique.ts';
import { LABELS } from '../../explain/rate/label.ts';
import { type Rating, rate } from '../../explain/rate/rate.ts';
import { defined } from '../../puzzle/defined.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { STRICTLY_NEEDED } from './needed-techniques.ts';
import type { LabelRange } from './puzzle-wish.ts';
import type { Turn } from './walk.ts';

/** How a puzzle is judged. */
export interface Measure {
  readonly difficulty: LabelRange | undefined;
  readonly technique: Technique | undefined;
  /** Whether a rating is made where nothing depends on it. */
  readonly isRated: boolean;
}

export interface PictureJudgement {
  /** Absent where none is wanted. */
  readonly rating?: Rating;
  /** How many labels are between the puzzle and what is wanted; infinite without a label. */
  readonly distance: number;
  readonly turn: Turn;
}

interface Terms {
  readonly seconds: number;
  readonly stop?: () => boolean;
}

/** The most seconds for a rating on which nothing depends. */
const LONGEST_RATING = 10;

export async function judge(
  puzzle: Puzzle,
  measure: Measure,
  terms: Terms,
): Promise<PictureJudgement> {
  const { difficulty, technique, isRated } = measure;
  if (difficulty === undefined && !isRated) return WANTED;
  const seconds = difficulty ? terms.seconds : Math.min(terms.seconds, LONGEST_RATING);
  const rating = await rate(puzzle, { limits: { seconds }, ...defined({ stop: terms.stop }) });
  if (difficulty === undefined) return { rating, ...WANTED };
  return { rating, ...aimed(puzzle, rating, difficulty, technique) };
}

/** The distance of a puzzle whose label is one beside the wanted labels. */
export const ONE_LABEL = 1;
/** The distances of a puzzle of a wanted label in which other techniques replace the wanted one. */
const REPLACED = ONE_LABEL / 4;
const WITHOUT_TECHNIQUE = ONE_LABEL / 2;
const WANTED = { distance: 0, turn: 'elsewhere' } as const;
/** If the picture is not new, others near it may be; only tiny boards come to this. */
const AIMED_AT = { distance: 0, turn: 'easier' } as const;
const USELESS = { distance: Number.POSITIVE_INFINITY, turn: 'elsewhere' } as const;

function aimed(
  puzzle: Puzzle,
  { label, steps }: Rating,
  { easiest, hardest }: LabelRange,
  technique: Technique | undefined,
): Omit<PictureJudgement, 'rating'> {
  if (label === undefined) return USELESS;
  const level = LABELS.indexOf(label);
  const below = LABELS.indexOf(easiest) - level;
  const above = level - LABELS.indexOf(hardest);
  if (below > 0 || above > 0) {
    const distance = ONE_LABEL * Math.max(below, above);
    return { distance, turn: below > 0 ? 'harder' : 'easier' };
  }
  if (technique === undefined) return AIMED_AT;
  if (steps?.shares[technique] === undefined)
    return { distance: WITHOUT_TECHNIQUE, turn: 'harder' };
  return isNeeded(puzzle, technique) ? AIMED_AT : { distance: REPLACED, turn: 'harder' };
}

function isNeeded(puzzle: Puzzle, technique: Technique): boolean {
  return !STRICTLY_NEEDED.has(technique) || isStrictlyNeeded(puzzle, technique);
}
