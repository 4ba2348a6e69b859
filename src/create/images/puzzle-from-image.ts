// Makes a puzzle of an image: a picture in the number of colours that suits the image, repaired if
// that is wanted and needed, judged by the engine, rated, and changed until it has the difficulty
// that is wanted. If the puzzle still has several solutions or another difficulty, the other
// numbers of colours are tried.

import { type Rating, rate } from '../../explain/rate/rate.ts';
import { goesOn, type Hosting, makePace, type Pace, secondsLeft } from '../../pacing/pace.ts';
import { defined } from '../../puzzle/defined.ts';
import type { Palette } from '../../puzzle/palette.ts';
import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';
import type { Meta, Puzzle } from '../../puzzle/puzzle.ts';
import { hasLabelOf } from '../difficulty-changes/difficulty-aim.ts';
import { difficultyChanges } from '../difficulty-changes/difficulty-changes.ts';
import { type Drawing, drawingOfGrid, puzzleOfDrawing } from '../drawing.ts';
import type { LabelRange } from '../generate/puzzle-wish.ts';
import { type Change, changesBetween, withChanges } from '../repair/change.ts';
import { repair } from '../repair/repair.ts';
import type { RepairProgress } from '../repair/repair-options.ts';
import { inUsedColours } from '../used-colours.ts';
import type { Image } from './image-samples.ts';
import type { ImageOptions, ImagePicture } from './image-to-picture.ts';
import { pictureInPalette } from './palette-picture.ts';
import { pixelArtOf } from './pixel-art.ts';
import { type ImagePreparation, preparedImage } from './prepare-image.ts';
import { type ColourRange, hasPaintedCells, suitedPictures } from './suited-pictures.ts';

export interface ImagePuzzleWish extends Omit<ImageOptions, 'colours'> {
  /**
   * Whether pixel art is taken cell by cell; its own size and colours count then, and not those of
   * the wish.
   */
  readonly isCellByCell?: boolean;
  /** The changes of the image before all else; pixel art that is taken cell by cell is only cut. */
  readonly preparation?: ImagePreparation;
  readonly colours: ColourRange;
  /** The only colours that the picture may have, the background first; `colours` is void then. */
  readonly palette?: Palette;
  /** Whether cells are changed where the picture is not the only solution of its clues. */
  readonly isRepaired: boolean;
  /** The labels of which the puzzle is to have one; cells are changed for that. */
  readonly difficulty?: LabelRange;
  readonly meta?: Meta;
}

export interface ImagePuzzle {
  /** The puzzle, with its picture as its goal. */
  readonly puzzle: Puzzle;
  readonly rating: Rating;
  /** Whether the puzzle has one solution, and a difficulty that is wanted. */
  readonly isAsWished: boolean;
  /** The cells that were changed in the picture of the image. */
  readonly changes: readonly Change[];
  /** Whether it is proved that none of the changes can be left out; true if there are none. */
  readonly isMinimal: boolean;
}

/** How far the search for changes is. */
export type ImagePuzzleProgress = Omit<RepairProgress, 'suggestions'>;

/** The most seconds for a rating. */
const LONGEST_RATING = 10;
/**
 * The part of the time that a repair may take; the rating and the changes of the difficulty come
 * after it.
 */
const REPAIR_SHARE = 0.6;
/** The part of the time left that changes of the difficulty may take. */
const DIFFICULTY_SHARE = 0.8;
/**
 * How many changes of the difficulty are found before the best one is taken. The first set of
 * several cells is seldom the smallest.
 */
const COMPARED = 5;
/** The greatest share of the cells that may change: more changes make another picture. */
const MOST_CHANGED = 0.1;

/**
 * Returns the first puzzle that is as wished, or else the first with one solution, or else the
 * puzzle of the picture that suits the image best; a failure if no picture has a painted cell.
 * Throws what `suitedPictures` throws.
 */
export async function puzzleFromImage(
  image: Image,
  wish: ImagePuzzleWish,
  hosting: Hosting<ImagePuzzleProgress> = {},
): Promise<Outcome<ImagePuzzle>> {
  const pace = makePace(hosting);
  let first: ImagePuzzle | undefined;
  for (const picture of picturesOf(image, wish)) {
    const made = await puzzleOfPicture(picture, wish, pace);
    if (made.isAsWished) return success(made);
    const isBetter = first?.rating.verdict !== 'unique' && made.rating.verdict === 'unique';
    if (first === undefined || isBetter) first = made;
    if (!(await goesOn(pace, 0, () => NEXT_COLOURS))) break;
  }
  return first === undefined ? failure(blankPicture(wish)) : success(first);
}

function picturesOf(image: Image, wish: ImagePuzzleWish): ImagePicture[] {
  const { isCellByCell = false, preparation = {}, palette, colours } = wish;
  const art = isCellByCell ? pixelArtOf(image, preparation.crop) : undefined;
  if (art !== undefined) return hasPaintedCells(art) ? [art] : [];
  const prepared = preparedImage(image, preparation);
  if (palette === undefined) return suitedPictures(prepared, wish, colours);
  const picture = pictureInPalette(prepared, wish, palette);
  return hasPaintedCells(picture) ? [picture] : [];
}

const NEXT_COLOURS: ImagePuzzleProgress = { stage: 'single', tried: 0, candidates: 0 };

interface Making {
  /** The picture of the image, before all changes of cells. */
  readonly original: Drawing;
  readonly palette: Palette;
  readonly wish: ImagePuzzleWish;
  readonly pace: Pace<ImagePuzzleProgress>;
}

interface Made extends Pick<ImagePuzzle, 'rating' | 'isMinimal'> {
  readonly drawing: Drawing;
}

async function puzzleOfPicture(
  picture: ImagePicture,
  wish: ImagePuzzleWish,
  pace: Pace<ImagePuzzleProgress>,
): Promise<ImagePuzzle> {
  const { drawing, palette } = inUsedColours({ ...picture, drawing: drawingOfGrid(picture.grid) });
  const making = { original: drawing, palette, wish, pace };
  const plain = { drawing, rating: await rateWithin(making, drawing), isMinimal: true };
  const made = await ofDifficulty(making, await repaired(making, plain));
  return {
    puzzle: puzzleOfDrawing(made.drawing, palette, wish.meta),
    rating: made.rating,
    isAsWished: isAsWished(made, wish),
    changes: changesBetween(drawing, made.drawing),
    isMinimal: made.isMinimal,
  };
}

/** Changes cells until the picture is the only solution of its clues, if that is wanted. */
async function repaired(making: Making, made: Made): Promise<Made> {
  const { palette, wish, pace } = making;
  if (made.rating.verdict === 'unique' || !wish.isRepaired) return made;
  const { suggestions } = await repair(made.drawing, palette, hostingOf(pace, REPAIR_SHARE));
  const [best] = suggestions;
  if (best === undefined || isTooMuch(making, best.changes)) return made;
  const drawing = withChanges(made.drawing, best.changes);
  return { drawing, rating: await rateWithin(making, drawing), isMinimal: best.isMinimal };
}

/** Changes cells until the puzzle has a difficulty that is wanted, if one is. */
async function ofDifficulty(making: Making, made: Made): Promise<Made> {
  const { palette, wish, pace, original } = making;
  if (wish.difficulty === undefined || made.rating.verdict !== 'unique') return made;
  const options = { ...hostingOf(pace, DIFFICULTY_SHARE), most: COMPARED };
  const found = await difficultyChanges(made.drawing, palette, wish.difficulty, options);
  const [best] = found.suggestions;
  // The rating before may have been cut sooner than the one of the search.
  const rated = found.before.label === undefined ? made : { ...made, rating: found.before };
  if (best === undefined) return rated;
  const drawing = withChanges(made.drawing, best.changes);
  const changes = changesBetween(original, drawing);
  if (isTooMuch(making, changes)) return rated;
  // Some changes of a repair may not be needed any more.
  const isMinimal = best.isMinimal && made.drawing === original;
  return { drawing, rating: best.rating, isMinimal };
}

function hostingOf({ stop, onProgress, ...pace }: Pace<ImagePuzzleProgress>, share: number) {
  return { limits: { seconds: share * secondsLeft(pace) }, ...defined({ stop, onProgress }) };
}

function isTooMuch({ original }: Making, { length }: readonly Change[]): boolean {
  return length > MOST_CHANGED * original.cells.length;
}

function isAsWished({ rating }: Made, { difficulty }: ImagePuzzleWish): boolean {
  if (difficulty === undefined) return rating.verdict === 'unique';
  return hasLabelOf(rating, difficulty);
}

function rateWithin({ palette, pace }: Making, drawing: Drawing): Promise<Rating> {
  const seconds = Math.min(LONGEST_RATING, secondsLeft(pace));
  const puzzle = puzzleOfDrawing(drawing, palette);
  return rate(puzzle, { limits: { seconds }, ...defined({ stop: pace.stop }) });
}

function blankPicture({ width, height }: ImagePuzzleWish): Problem {
  const message = `nothing is painted in ${width}x${height} cells: take more cells, another threshold or more colours`;
  return { code: 'blank-picture', message };
}
