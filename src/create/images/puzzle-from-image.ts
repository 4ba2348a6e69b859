// Makes a puzzle of an image: a picture in the number of colours that suits the image, repaired if
// that is wanted and needed, judged by the engine, and rated. If the puzzle still has several
// solutions, the other numbers of colours are tried.

import { type Rating, rate } from '../../explain/rate/rate.ts';
import { goesOn, type Hosting, makePace, type Pace, secondsLeft } from '../../pacing/pace.ts';
import { defined } from '../../puzzle/defined.ts';
import type { Palette } from '../../puzzle/palette.ts';
import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';
import type { Meta, Puzzle } from '../../puzzle/puzzle.ts';
import { drawingOfGrid, puzzleOfDrawing } from '../drawing.ts';
import { type Change, withChanges } from '../repair/change.ts';
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
  readonly meta?: Meta;
}

export interface ImagePuzzle {
  /** The puzzle, with its picture as its goal. */
  readonly puzzle: Puzzle;
  readonly rating: Rating;
  /** The cells that the repair changed in the picture of the image. */
  readonly changes: readonly Change[];
  /** Whether it is proved that none of the changes can be left out; true if there are none. */
  readonly isMinimal: boolean;
}

/** The most seconds for a rating. */
const LONGEST_RATING = 10;
/** The part of the time that a repair may take; the rating comes after it. */
const REPAIR_SHARE = 0.6;
/** A repair that changes more than this share of the cells makes another picture. */
const MOST_CHANGED = 0.1;

/**
 * Returns the first puzzle with one solution, or else the puzzle of the picture that suits the
 * image best; a failure if no picture has a painted cell. Throws what `suitedPictures` throws.
 */
export async function puzzleFromImage(
  image: Image,
  wish: ImagePuzzleWish,
  hosting: Hosting<RepairProgress> = {},
): Promise<Outcome<ImagePuzzle>> {
  const pace = makePace(hosting);
  let first: ImagePuzzle | undefined;
  for (const picture of picturesOf(image, wish)) {
    const made = await puzzleOfPicture(picture, wish, pace);
    if (made.rating.verdict === 'unique') return success(made);
    first ??= made;
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

const NEXT_COLOURS: RepairProgress = { stage: 'single', suggestions: [], tried: 0, candidates: 0 };

async function puzzleOfPicture(
  picture: ImagePicture,
  { isRepaired, meta = {} }: ImagePuzzleWish,
  pace: Pace<RepairProgress>,
): Promise<ImagePuzzle> {
  const { drawing, palette } = inUsedColours({ ...picture, drawing: drawingOfGrid(picture.grid) });
  const puzzle = puzzleOfDrawing(drawing, palette, meta);
  const rating = await rateWithin(puzzle, pace);
  const plain = { puzzle, rating, changes: [], isMinimal: true };
  if (rating.verdict === 'unique' || !isRepaired) return plain;
  const { stop, onProgress } = pace;
  const { suggestions } = await repair(drawing, palette, {
    limits: { seconds: REPAIR_SHARE * secondsLeft(pace) },
    ...defined({ stop, onProgress }),
  });
  const [best] = suggestions;
  if (best === undefined || best.changes.length > MOST_CHANGED * drawing.cells.length) return plain;
  const { changes, isMinimal } = best;
  const unique = puzzleOfDrawing(withChanges(drawing, changes), palette, meta);
  return { puzzle: unique, rating: await rateWithin(unique, pace), changes, isMinimal };
}

function rateWithin(puzzle: Puzzle, pace: Pace<RepairProgress>): Promise<Rating> {
  const seconds = Math.min(LONGEST_RATING, secondsLeft(pace));
  return rate(puzzle, { limits: { seconds }, ...defined({ stop: pace.stop }) });
}

function blankPicture({ width, height }: ImagePuzzleWish): Problem {
  const message = `nothing is painted in ${width}x${height} cells: take more cells, another threshold or more colours`;
  return { code: 'blank-picture', message };
}
