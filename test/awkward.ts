// Arbitrary puzzles that are awkward to write down: their palettes, names and texts collide with
// signs of the formats and with each other, some colours are not used, and some boards are long and
// narrow. About half of the puzzles have a goal.

import fc from 'fast-check';
import { draftOfPicture } from '../src/puzzle/draft-of-picture.ts';
import { type Colour, MAX_COLOURS } from '../src/puzzle/palette.ts';
import { META_KEYS, type Meta, type Puzzle } from '../src/puzzle/puzzle.ts';
import { puzzleOf } from './boards.ts';

const SYMBOLS = [...'#X!"$%&\'()*+-/:;<=>@[\\]^_`{|}~abcdefghklmnoprstuwxyzABKRWéя雪█■◻·'];

const NAMES = [
  ...['', ' ', 'white', 'black', 'red', 'colour 1', 'colour 2', 'colour 3', 'colour 2 ', 'X', '.'],
  ...[
    'grün',
    '雪',
    '🙂',
    'a  b',
    'a\nb',
    '<&">',
    "it's",
    ']]>',
    '--',
    '0',
    '#ff0000',
    '\u0007\u001b[1m',
  ],
];

const RGBS = ['#ffffff', '#000000', '#ff0000', '#ff0000', '#00ff00', '#0000ff', '#123456'];

/**
 * Beginnings of other formats, texts that some formats cannot write as they are, and plain words.
 */
const PIECES = [
  ...[
    'P1',
    'P1\n5 5',
    'P4\n',
    '{',
    '[',
    '{"rows":[',
    '<?xml',
    '<!--',
    '<puzzle>',
    '<html>',
    '<script>',
  ],
  ...[
    'var d = [[',
    "task = '1/1'",
    'https://puzz.link/p?nonogram/2/2/',
    '?nonogram/2/2/',
    '5 5',
    '3x3:1',
  ],
  ...[
    'param m := 3;',
    '#',
    '#d',
    '#t',
    ':',
    ': rows',
    ': columns',
    'rows',
    'columns\n1',
    'width 3',
    '====',
  ],
  ...[
    'a',
    'Zwölf',
    '雪',
    '🙂',
    'אבג',
    '\u202e',
    '\u2028',
    '\uFEFF',
    '\uFFFF',
    '\uD83D',
    '\u0000',
    '\u0007',
  ],
  ...[
    '"',
    "'",
    '\\',
    '&',
    '&amp;',
    '&#65;',
    '&eacute;',
    '&#10;',
    ']]>',
    '--',
    '-->',
    '\n',
    '\r\n',
    '\r',
    '\t',
    ' ',
  ],
  ...['license: ', 'x'.repeat(3000), '..##', '0', '1 1', '/', ',', ';', '🙂'.repeat(50)],
];

const text = fc
  .tuple(fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }), fc.constantFrom('', ' ', '\n'))
  .map(([pieces, between]) => pieces.join(between));

const meta = fc.record(Object.fromEntries(META_KEYS.map((key) => [key, text])), {
  requiredKeys: [],
}) as fc.Arbitrary<Meta>;

function palette(colours: number): fc.Arbitrary<Colour[]> {
  const look = fc.record({ name: fc.constantFrom(...NAMES), rgb: fc.constantFrom(...RGBS) });
  return fc
    .tuple(
      fc.array(look, { minLength: colours + 1, maxLength: colours + 1 }),
      fc.uniqueArray(fc.constantFrom(...SYMBOLS), { minLength: colours, maxLength: colours }),
    )
    .map(([looks, symbols]) => looks.map((each, i) => ({ symbol: ['.', ...symbols][i], ...each })));
}

const size = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 })),
  fc.tuple(fc.integer({ min: 1, max: 90 }), fc.constant(1)),
  fc.tuple(fc.constant(1), fc.integer({ min: 1, max: 90 })),
);

const colours = fc.oneof(
  fc.constant(1),
  fc.integer({ min: 2, max: 4 }),
  fc.integer({ min: 5, max: MAX_COLOURS }),
);

/** Valid puzzles of up to 26 colours. */
export const awkwardPuzzle: fc.Arbitrary<Puzzle> = fc
  .tuple(size, colours, meta, fc.boolean())
  .chain(([[width, height], count, texts, hasGoal]) => {
    const painted = fc.array(
      // This gives pictures of few colours, pictures of many colours, and lines of background only.
      fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: count })),
      { minLength: width * height, maxLength: width * height },
    );
    return fc.tuple(painted, palette(count)).map(([cells, entries]) => {
      const masks = Int32Array.from(cells, (colour) => 1 << Math.min(colour, count));
      const draft = draftOfPicture({ width, height, cells: masks }, entries, texts);
      const puzzle = puzzleOf(draft);
      if (hasGoal) return puzzle;
      const { goal: _, ...rest } = puzzle;
      return rest;
    });
  });
