// Reads the options of batches, and tells what a form needs to offer them. They have the names of
// the command line's, and their values are numbers, truth values, or texts as they are typed there,
// so that a JSON file, an address, a form and a command line can all say them.

import { NEEDED_TECHNIQUES } from '../../create/generate/needed-techniques.ts';
import { PICTURE_LOOKS, PICTURE_SYMMETRIES } from '../../create/generate/picture-wish.ts';
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
import { METHOD_IDS } from '../../methods/method-ids.ts';

/** How an option is entered. */
export type OptionInput =
  | { readonly kind: 'number'; readonly isWhole: boolean; readonly bounds: NumberBounds }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  /** Without a value on the command line, where `--no-` is before it if it is usually on. */
  | { readonly kind: 'switch'; readonly isUsuallyOn: boolean }
  | { readonly kind: 'text' };

interface NumberBounds {
  readonly least: number;
  /** Whether `least` itself is too little. */
  readonly isAbove?: true;
  readonly most?: number;
}

interface OptionReader<T> {
  /** Says what the option is for, in the help; of one that is usually on, what `--no-` is for. */
  readonly about: string;
  readonly input: OptionInput;
  /** Says what its value must be, as the end of a sentence. */
  readonly expected: string;
  /** Returns undefined for any other value. */
  read(value: unknown): T | undefined;
}

/** Timers cannot last much longer than twice as long. */
const MOST_SECONDS = 1_000_000;
const SECONDS = { least: 0, isAbove: true, most: MOST_SECONDS } as const;

const TEXT: OptionInput = { kind: 'text' };

export const OPTION_READERS = {
  time: {
    about: 'stop each item after this many seconds',
    input: { kind: 'number', isWhole: false, bounds: SECONDS },
    expected: `a number of seconds above 0, at most ${MOST_SECONDS}`,
    read: (value) => numberOf(value, SECONDS),
  },
  conflicts: wholeNumber('stop each puzzle after this many conflicts', 1),
  'max-solutions': wholeNumber('stop at this many solutions; 2 tell whether there is only one', 1),
  method: choice('solve by this method instead of the engine', METHOD_IDS),
  limit: wholeNumber('stop counting at this number', 1),
  seed: wholeNumber('seed for what is left to chance', 0),
  count: wholeNumber('how many puzzles to make', 1),
  number: wholeNumber('number of the first puzzle among those of its seed', 1),
  map: truth('also tell how hard each cell is'),
  rating: truth('do not rate puzzles where no difficulty is wanted', true),
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
    input: TEXT,
    expected: 'columns and rows, like 20x15, or a side',
    read: (value) => parseImageSize(textOf(value)),
  },
  difficulty: {
    about: 'difficulty that puzzles must have',
    input: { kind: 'choice', choices: UNIQUE_LABELS },
    expected: `one of ${UNIQUE_LABELS.join(', ')}, or two, like easy-hard`,
    read: (value) => parseLabelRange(textOf(value)),
  },
  colours: {
    about: 'colours besides the background',
    input: TEXT,
    expected: `1 to ${MAX_IMAGE_COLOURS}, or a range like 1-4`,
    read: (value) => parseColourRange(textOf(value)),
  },
  symmetry: {
    about: 'symmetry of the pictures',
    input: { kind: 'choice', choices: PICTURE_SYMMETRIES },
    expected: `one of ${SYMMETRY_NAMES.join(', ')}`,
    read: (value) => parseSymmetry(textOf(value)),
  },
  palette: {
    about: 'the only colours, the background first',
    input: TEXT,
    expected: 'colours, the background first, like white,red,#1c6dd0',
    read: (value) => typedPalette(textOf(value)).palette,
  },
  crop: {
    about: 'the part of each image to use',
    input: TEXT,
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

function numberOf(value: unknown, bounds: NumberBounds): number | undefined {
  const { least, isAbove, most = Number.POSITIVE_INFINITY } = bounds;
  const text = textOf(value);
  const number = text.trim() === '' ? Number.NaN : Number(text);
  const isRight = (isAbove ? number > least : number >= least) && number <= most;
  return Number.isFinite(number) && isRight ? number : undefined;
}

function wholeNumber(about: string, least: number): OptionReader<number> {
  return {
    about,
    input: { kind: 'number', isWhole: true, bounds: { least } },
    expected: `a whole number from ${least}`,
    read(value) {
      const number = numberOf(value, { least });
      return Number.isSafeInteger(number) ? number : undefined;
    },
  };
}

function share(about: string): OptionReader<number> {
  return numberWithin(`${about}, 0 to 1`, 'a number from 0 to 1, like 0.55', 1);
}

function factor(about: string): OptionReader<number> {
  const expected = `a number from 0 to ${MAX_LIGHT_FACTOR}, like 1.2`;
  return numberWithin(`${about}; 1 changes nothing`, expected, MAX_LIGHT_FACTOR);
}

function numberWithin(about: string, expected: string, most: number): OptionReader<number> {
  const bounds = { least: 0, most };
  return {
    about,
    input: { kind: 'number', isWhole: false, bounds },
    expected,
    read: (value) => numberOf(value, bounds),
  };
}

function truth(about: string, isUsuallyOn = false): OptionReader<boolean> {
  return {
    about,
    input: { kind: 'switch', isUsuallyOn },
    expected: 'true or false',
    read: (value) => ({ true: true, false: false })[String(value)],
  };
}

function choice<const T extends string>(about: string, choices: readonly T[]): OptionReader<T> {
  return {
    about,
    input: { kind: 'choice', choices },
    expected: `one of ${choices.join(', ')}`,
    read: (value) => choices.find((each) => each === value),
  };
}
