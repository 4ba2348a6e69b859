// The choices of a person for a puzzle to be generated, and the wish that follows from them.

import { NEEDED_TECHNIQUES } from '../../src/create/generate/needed-techniques.ts';
import { PICTURE_LOOKS, PICTURE_SYMMETRIES } from '../../src/create/generate/picture-wish.ts';
import type { PuzzleWish } from '../../src/create/generate/puzzle-wish.ts';
import { UNIQUE_LABELS } from '../../src/explain/rate/label.ts';
import { defined } from '../../src/puzzle/defined.ts';
import { isObject } from '../app/json.ts';

/** The sides of the squares that one press chooses. */
export const SQUARES = [5, 10, 15, 20, 25, 30] as const;
export const LONGEST_SIDE = 50;
export const MOST_COLOURS = 4;

const DIFFICULTY_CHOICES = ['any', ...UNIQUE_LABELS] as const;
const TECHNIQUE_CHOICES = ['any', ...NEEDED_TECHNIQUES] as const;
export const LOOK_CHOICES = ['any', ...PICTURE_LOOKS] as const;

export interface PuzzleChoices {
  readonly width: number;
  readonly height: number;
  readonly difficulty: (typeof DIFFICULTY_CHOICES)[number];
  readonly colours: number;
  readonly technique: (typeof TECHNIQUE_CHOICES)[number];
  readonly look: (typeof LOOK_CHOICES)[number];
  readonly symmetry: (typeof PICTURE_SYMMETRIES)[number];
}

export const FIRST_CHOICES: PuzzleChoices = {
  width: 10,
  height: 10,
  difficulty: 'easy',
  colours: 1,
  technique: 'any',
  look: 'any',
  symmetry: 'none',
};

/** Returns what a record has of valid choices, and the first choices for the rest. */
export function knownChoices(kept: unknown, first = FIRST_CHOICES): PuzzleChoices {
  if (!isObject(kept)) return first;
  return {
    width: wholeUpTo(LONGEST_SIDE, kept.width) ?? first.width,
    height: wholeUpTo(LONGEST_SIDE, kept.height) ?? first.height,
    difficulty: oneOf(DIFFICULTY_CHOICES, kept.difficulty) ?? first.difficulty,
    colours: wholeUpTo(MOST_COLOURS, kept.colours) ?? first.colours,
    technique: oneOf(TECHNIQUE_CHOICES, kept.technique) ?? first.technique,
    look: oneOf(LOOK_CHOICES, kept.look) ?? first.look,
    symmetry: oneOf(PICTURE_SYMMETRIES, kept.symmetry) ?? first.symmetry,
  };
}

export function wishOfChoices(choices: PuzzleChoices, seed: number): PuzzleWish {
  const { width, height, colours, symmetry, difficulty: label } = choices;
  const difficulty = label === 'any' ? undefined : { easiest: label, hardest: label };
  const technique = choices.technique === 'any' ? undefined : choices.technique;
  const look = choices.look === 'any' ? undefined : choices.look;
  return {
    ...{ width, height, colours, symmetry, seed },
    ...defined({ difficulty, technique, look }),
  };
}

function wholeUpTo(most: number, value: unknown): number | undefined {
  const isWhole = typeof value === 'number' && Number.isInteger(value);
  return isWhole && value >= 1 && value <= most ? value : undefined;
}

function oneOf<T extends string>(choices: readonly T[], value: unknown): T | undefined {
  return choices.find((choice) => choice === value);
}
