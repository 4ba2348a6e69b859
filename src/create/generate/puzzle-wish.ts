// Describes the puzzles that a person wants to be made, and chooses what the person leaves open.

import type { Technique } from '../../explain/model/step.ts';
import { tierOf } from '../../explain/next-step/technique-tier.ts';
import { UNIQUE_LABELS, type UniqueLabel } from '../../explain/rate/label.ts';
import { defined } from '../../puzzle/defined.ts';
import { BACKGROUND, BLACK_AND_WHITE, makePalette, type Palette } from '../../puzzle/palette.ts';
import type { Size } from '../../puzzle/places.ts';
import { OFFERED_COLOURS } from '../offered-colours.ts';
import type { PictureLook, PictureSymmetry, PictureWish } from './picture-wish.ts';

/** A range of labels, both ends included. */
export interface LabelRange {
  readonly easiest: UniqueLabel;
  readonly hardest: UniqueLabel;
}

export interface PuzzleWish extends Size {
  /** A safe whole number from 0. */
  readonly seed: number;
  /** How many puzzles, 1 by default; no two are the same, however they are turned or mirrored. */
  readonly count?: number;
  /**
   * The number of the first puzzle among those of the seed, 1 by default: with it, a puzzle is made
   * again without those before it.
   */
  readonly number?: number;
  /** The number of colours besides the background, 1 by default. */
  readonly colours?: number;
  /** The share of painted cells, from 0 to 1; by default one that suits the difficulty. */
  readonly density?: number;
  /** Soft shapes by default, but noise for what is harder than they are. */
  readonly look?: PictureLook;
  /** None by default. */
  readonly symmetry?: PictureSymmetry;
  /** Any difficulty by default, or that of the technique. */
  readonly difficulty?: LabelRange;
  /**
   * A technique that the puzzle needs: where all other techniques up to its tier stall, it finds
   * something. Full line, mercury, joining, two places, colours that meet and edge logic are each
   * contained in others of their tier; for these, all techniques before it find nothing at some
   * moment, in the order in which a person tries them.
   */
  readonly technique?: Technique;
}

/** Returns the labels that a puzzle may have; undefined if it may have any. */
export function labelsOf({ difficulty, technique }: PuzzleWish): LabelRange | undefined {
  if (technique === undefined) return difficulty;
  const least = easiestLabelOf(technique);
  const label = UNIQUE_LABELS[tierOf(technique) - 1];
  const { easiest, hardest } = difficulty ?? { easiest: least, hardest: label };
  return { easiest: harderOf(easiest, least), hardest };
}

function harderOf(a: UniqueLabel, b: UniqueLabel): UniqueLabel {
  return UNIQUE_LABELS.indexOf(a) > UNIQUE_LABELS.indexOf(b) ? a : b;
}

/** Returns the easiest label that a puzzle can have that needs the technique. */
export function easiestLabelOf(technique: Technique): UniqueLabel {
  // Colours that meet are easy if the reach of the blocks is enough.
  return technique === 'colours-meet' ? 'easy' : UNIQUE_LABELS[tierOf(technique) - 1];
}

/** The most colours besides the background. */
export const MAX_GENERATED_COLOURS = 8;

export function generatedPalette(colours: number): Palette {
  return colours === 1
    ? BLACK_AND_WHITE
    : makePalette(BACKGROUND, OFFERED_COLOURS.slice(0, colours));
}

/** Densities at which puzzles of a difficulty are most frequent. */
const DENSITIES: Readonly<Record<Exclude<UniqueLabel, 'trivial' | 'extreme'>, number>> = {
  easy: 0.6,
  medium: 0.5,
  hard: 0.45,
  expert: 0.45,
};

/**
 * Large puzzles are trivial only when they are nearly full. Techniques beyond contradictions are
 * most frequent where few drawn pictures have one solution, but not much is open in the others; on
 * larger boards, that is at a higher density.
 */
function densityFor({ hardest }: LabelRange, { width, height, technique }: PuzzleWish): number {
  if (hardest === 'trivial') return Math.min(0.92, 0.6 + 0.015 * Math.max(width, height));
  if (hardest !== 'extreme' && technique !== 'two-way') return DENSITIES[hardest];
  return Math.min(0.55, Math.round(30 + 0.32 * (width + height)) / 100);
}

export function pictureWishOf(wish: PuzzleWish): PictureWish {
  const { width, height } = wish;
  const difficulty = labelsOf(wish);
  const isHard = difficulty !== undefined && !['trivial', 'easy'].includes(difficulty.hardest);
  return {
    width,
    height,
    colours: 1,
    density: difficulty === undefined ? 0.5 : densityFor(difficulty, wish),
    look: isHard ? 'noise' : 'blobs',
    symmetry: 'none',
    ...defined({
      colours: wish.colours,
      density: wish.density,
      look: wish.look,
      symmetry: wish.symmetry,
      // A dense picture has no empty line by itself.
      hasEmptyLine: wish.technique === 'empty-line' ? true : undefined,
    }),
  };
}
