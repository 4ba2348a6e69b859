// The choices of a person for a puzzle to be generated, and the wish that follows from them.

import { isDeepTechnique, NEEDED_TECHNIQUES } from '../../src/create/generate/needed-techniques.ts';
import { PICTURE_LOOKS, PICTURE_SYMMETRIES } from '../../src/create/generate/picture-wish.ts';
import type { LabelRange, PuzzleWish } from '../../src/create/generate/puzzle-wish.ts';
import { UNIQUE_LABELS } from '../../src/explain/rate/label.ts';
import { defined } from '../../src/puzzle/defined.ts';
import { isObject } from '../app/json.ts';

/** The sides of the squares that one press chooses. */
export const SQUARES = [5, 10, 15, 20, 25, 30] as const;
export const LONGEST_SIDE = 50;
export const MOST_COLOURS = 4;

const DIFFICULTY_CHOICES = ['any', ...UNIQUE_LABELS] as const;
const HARDEST_CHOICES = ['same', ...UNIQUE_LABELS] as const;
const TECHNIQUE_CHOICES = ['any', ...NEEDED_TECHNIQUES] as const;
export const LOOK_CHOICES = ['any', ...PICTURE_LOOKS] as const;
/** Shares of painted cells, in percent. */
export const DENSITY_CHOICES = ['any', '30', '40', '50', '60', '70', '80'] as const;
/** How many puzzles one press makes. */
export const COUNT_CHOICES = ['1', '5', '10', '20'] as const;

export interface PuzzleChoices {
  readonly width: number;
  readonly height: number;
  readonly difficulty: (typeof DIFFICULTY_CHOICES)[number];
  /** The hardest difficulty, if it is not the same as `difficulty`. */
  readonly hardest: (typeof HARDEST_CHOICES)[number];
  readonly colours: number;
  readonly technique: (typeof TECHNIQUE_CHOICES)[number];
  readonly look: (typeof LOOK_CHOICES)[number];
  readonly symmetry: (typeof PICTURE_SYMMETRIES)[number];
  readonly density: (typeof DENSITY_CHOICES)[number];
  readonly count: (typeof COUNT_CHOICES)[number];
  /** It is not kept: the same seed would make the same puzzle. */
  readonly seed: number | 'random';
}

/** Returns whether a puzzle of the choices takes long to find. */
export function isSlow({ difficulty, technique }: PuzzleChoices): boolean {
  return difficulty === 'extreme' || isDeepTechnique(technique);
}

/** Returns whether anything is chosen that is folded away at first. */
export function hasMoreChoices(choices: PuzzleChoices): boolean {
  const folded = ['technique', 'look', 'symmetry', 'hardest', 'density', 'count', 'seed'] as const;
  return folded.some((name) => choices[name] !== FIRST_CHOICES[name]);
}

export const FIRST_CHOICES: PuzzleChoices = {
  width: 10,
  height: 10,
  difficulty: 'easy',
  hardest: 'same',
  colours: 1,
  technique: 'any',
  look: 'any',
  symmetry: 'none',
  density: 'any',
  count: '1',
  seed: 'random',
};

/** Returns what a record has of valid choices, and the first choices for the rest. */
export function knownChoices(kept: unknown, first = FIRST_CHOICES): PuzzleChoices {
  if (!isObject(kept)) return first;
  return {
    width: wholeUpTo(LONGEST_SIDE, kept.width) ?? first.width,
    height: wholeUpTo(LONGEST_SIDE, kept.height) ?? first.height,
    difficulty: oneOf(DIFFICULTY_CHOICES, kept.difficulty) ?? first.difficulty,
    hardest: oneOf(HARDEST_CHOICES, kept.hardest) ?? first.hardest,
    colours: wholeUpTo(MOST_COLOURS, kept.colours) ?? first.colours,
    technique: oneOf(TECHNIQUE_CHOICES, kept.technique) ?? first.technique,
    look: oneOf(LOOK_CHOICES, kept.look) ?? first.look,
    symmetry: oneOf(PICTURE_SYMMETRIES, kept.symmetry) ?? first.symmetry,
    density: oneOf(DENSITY_CHOICES, kept.density) ?? first.density,
    count: oneOf(COUNT_CHOICES, kept.count) ?? first.count,
    seed: 'random',
  };
}

export function wishOfChoices(choices: PuzzleChoices, seed: number): PuzzleWish {
  const { width, height, colours, symmetry, technique, look, density } = choices;
  return {
    ...{ width, height, colours, symmetry, seed, count: Number(choices.count) },
    ...defined({
      difficulty: rangeOf(choices),
      technique: technique === 'any' ? undefined : technique,
      look: look === 'any' ? undefined : look,
      density: density === 'any' ? undefined : Number(density) / 100,
    }),
  };
}

function rangeOf({ difficulty: easiest, hardest }: PuzzleChoices): LabelRange | undefined {
  if (easiest === 'any') return undefined;
  return { easiest, hardest: hardest === 'same' ? easiest : hardest };
}

/** Returns the labels that can end a range that begins with this difficulty. */
export function hardestChoices(easiest: PuzzleChoices['difficulty']): PuzzleChoices['hardest'][] {
  if (easiest === 'any') return ['same'];
  return ['same', ...UNIQUE_LABELS.slice(UNIQUE_LABELS.indexOf(easiest) + 1)];
}

function wholeUpTo(most: number, value: unknown): number | undefined {
  const isWhole = typeof value === 'number' && Number.isInteger(value);
  return isWhole && value >= 1 && value <= most ? value : undefined;
}

function oneOf<T extends string>(choices: readonly T[], value: unknown): T | undefined {
  return choices.find((choice) => choice === value);
}
