// Reads the options of batches. They have the names of the command line's, and their values are
// numbers, truth values, or texts as they are typed there, so that a JSON file, an address and a
// command line can all say them.

import { NEEDED_TECHNIQUES } from '../../create/generate/needed-techniques.ts';
import { PICTURE_LOOKS } from '../../create/generate/picture-wish.ts';
import { MAX_LIGHT_FACTOR } from '../../create/images/adjust-light.ts';
import { MAX_IMAGE_COLOURS } from '../../create/images/image-to-picture.ts';
import { IMAGE_STYLES } from '../../create/images/one-colour.ts';
import { typedPalette } from '../../create/typed-palette.ts';
import {
  parseColourRange,
  parseCrop,
  parseImageSize,
  parseLabelRange,
  parseSymmetry,
  SYMMETRY_NAMES,
} from '../../create/typed-wish.ts';
import { UNIQUE_LABELS } from '../../explain/rate/label.ts';
import { LANGUAGE_IDS } from '../../explain/words/languages.ts';

interface OptionReader<T> {
  /** Says what the option is for, in the help. */
  readonly about: string;
  /** Whether the option is given without a value on the command line. */
  readonly isSwitch?: true;
  /** Says what its value must be, as the end of a sentence. */
  readonly expected: string;
  /** Returns undefined for any other value. */
  read(value: unknown): T | undefined;
}

export const OPTION_READERS = {
  time: {
    about: 'stop each item after this many seconds',
    expected: 'a number of seconds above 0',
    read: (value) => numberOf(value, (number) => number > 0),
  },
  conflicts: wholeNumber('stop each puzzle after this many conflicts', 1),
  'max-solutions': wholeNumber('stop at this many solutions; 2 tell whether there is only one', 1),
  limit: wholeNumber('stop counting at this number', 1),
  seed: wholeNumber('seed for what is left to chance', 0),
  count: wholeNumber('how many puzzles to make', 1),
  number: wholeNumber('number of the first puzzle among those of its seed', 1),
  map: truth('also tell how hard each cell is'),
  rating: truth('rate the puzzles (default: true)'),
  repair: truth('change cells where there are several solutions'),
  trim: truth('cut off empty margins, and those of one colour'),
  invert: truth('in one colour: paint what is light'),
  dither: truth('keep shades as patterns'),
  language: choice('language of the sentences', LANGUAGE_IDS),
  technique: choice('a technique that the puzzles need', NEEDED_TECHNIQUES),
  look: choice('look of the pictures', PICTURE_LOOKS),
  style: choice('how cells are chosen from an image', IMAGE_STYLES),
  density: share('share of painted cells'),
  threshold: share('in one colour: paint what is darker'),
  brightness: factor('factor for the light of an image'),
  contrast: factor('factor for the contrast of an image'),
  size: {
    about: 'columns and rows, or one side',
    expected: 'columns and rows, like 20x15, or a side',
    read: (value) => parseImageSize(textOf(value)),
  },
  difficulty: {
    about: 'difficulty that puzzles must have',
    expected: `one of ${UNIQUE_LABELS.join(', ')}, or two, like easy-hard`,
    read: (value) => parseLabelRange(textOf(value)),
  },
  colours: {
    about: 'colours besides the background',
    expected: `1 to ${MAX_IMAGE_COLOURS}, or a range like 1-4`,
    read: (value) => parseColourRange(textOf(value)),
  },
  symmetry: {
    about: 'symmetry of the pictures',
    expected: `one of ${SYMMETRY_NAMES.join(', ')}`,
    read: (value) => parseSymmetry(textOf(value)),
  },
  palette: {
    about: 'the only colours, the background first',
    expected: 'colours, the background first, like white,red,#1c6dd0',
    read: (value) => typedPalette(textOf(value)).palette,
  },
  crop: {
    about: 'the part of each image to use',
    expected: 'the left and the upper edge, the width and the height, like 10,20,300,200',
    read: (value) => parseCrop(textOf(value)),
  },
} as const satisfies Readonly<Record<string, OptionReader<unknown>>>;

export type OptionName = keyof typeof OPTION_READERS;

/** The values of options; those that were not given are absent. */
export type OptionValues = {
  readonly [K in OptionName]?: Exclude<ReturnType<(typeof OPTION_READERS)[K]['read']>, undefined>;
};

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function numberOf(value: unknown, isRight: (number: number) => boolean): number | undefined {
  const text = textOf(value);
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) && isRight(number) ? number : undefined;
}

function wholeNumber(about: string, least: number): OptionReader<number> {
  return {
    about,
    expected: `a whole number from ${least}`,
    read: (value) => numberOf(value, (number) => Number.isSafeInteger(number) && number >= least),
  };
}

function share(about: string): OptionReader<number> {
  return {
    about: `${about}, 0 to 1`,
    expected: 'a number from 0 to 1, like 0.55',
    read: (value) => numberOf(value, (number) => number >= 0 && number <= 1),
  };
}

function factor(about: string): OptionReader<number> {
  return {
    about: `${about}; 1 changes nothing`,
    expected: `a number from 0 to ${MAX_LIGHT_FACTOR}, like 1.2`,
    read: (value) => numberOf(value, (number) => number >= 0 && number <= MAX_LIGHT_FACTOR),
  };
}

/** An option without a value on the command line, and the word for it elsewhere. */
function truth(about: string): OptionReader<boolean> {
  return {
    about,
    expected: 'true or false',
    isSwitch: true,
    read: (value) => ({ true: true, false: false })[String(value)],
  };
}

function choice<const T extends string>(about: string, choices: readonly T[]): OptionReader<T> {
  return {
    about,
    expected: `one of ${choices.join(', ')}`,
    read: (value) => choices.find((each) => each === value),
  };
}
