// A font of our own for text in drawings, drawn cell by cell. A line of text is seven rows high:
// capitals and digits stand in the rows 1 to 5, small letters in the rows 2 to 5, and what hangs
// below the line is in row 6. Letters are as wide as they need to be.

/** Characters that are drawn beside each other, with a blank between two of them. */
interface FontStrip {
  readonly characters: string;
  /** The row of the first of `rows`. */
  readonly top: number;
  readonly rows: readonly string[];
}

export const FONT_HEIGHT = 7;

export const FONT_STRIPS: readonly FontStrip[] = [
  {
    characters: 'ABCDEFGHIJKLM',
    top: 1,
    rows: [
      '.#. ##. .## ##. ### ### .### #.# ### ..# #.# #.. #...#',
      '#.# #.# #.. #.# #.. #.. #... #.# .#. ..# #.# #.. ##.##',
      '### ##. #.. #.# ##. ##. #.## ### .#. ..# ##. #.. #.#.#',
      '#.# #.# #.. #.# #.. #.. #..# #.# .#. #.# #.# #.. #...#',
      '#.# ##. .## ##. ### #.. .### #.# ### .#. #.# ### #...#',
    ],
  },
  {
    characters: 'NOPQRSTUVWXYZ',
    top: 1,
    rows: [
      '#..# .##. ##. .##. ##. .## ### #..# #.# #...# #.# #.# ###',
      '##.# #..# #.# #..# #.# #.. .#. #..# #.# #...# #.# #.# ..#',
      '#.## #..# ##. #..# ##. .#. .#. #..# #.# #.#.# .#. .#. .#.',
      '#..# #..# #.. #.#. #.# ..# .#. #..# #.# #.#.# #.# .#. #..',
      '#..# .##. #.. .#.# #.# ##. .#. .##. .#. .#.#. #.# .#. ###',
    ],
  },
  {
    characters: 'bdfhklß',
    top: 0,
    rows: [
      '#.. ..# .## #.. #.. #. .##.',
      '#.. ..# #.. #.. #.. #. #..#',
      '##. .## ##. ##. #.# #. #.#.',
      '#.# #.# #.. #.# ##. #. #..#',
      '#.# #.# #.. #.# #.# #. #..#',
      '##. .## #.. #.# #.# .# #.#.',
    ],
  },
  {
    characters: 'ij',
    top: 0,
    rows: ['# .#', '. ..', '# .#', '# .#', '# .#', '# .#', '. #.'],
  },
  {
    characters: 'acemnorsuvwxz',
    top: 2,
    rows: [
      '.## .## .#. ####. ##. .#. #.# .## #.# #.# #.#.# #.# ###',
      '#.# #.. ### #.#.# #.# #.# ##. #.. #.# #.# #.#.# .#. ..#',
      '#.# #.. #.. #.#.# #.# #.# #.. ..# #.# #.# #.#.# .#. #..',
      '.## .## .## #.#.# #.# .#. #.. ##. .## .#. .#.#. #.# ###',
    ],
  },
  {
    characters: 'gpqyç',
    top: 2,
    rows: [
      '.## ##. .## #.# .##',
      '#.# #.# #.# #.# #..',
      '.## #.# #.# .## #..',
      '..# ##. .## ..# .##',
      '##. #.. ..# ##. .#.',
    ],
  },
  { characters: 't', top: 1, rows: ['.#.', '###', '.#.', '.#.', '..#'] },
  { characters: 'Ç', top: 1, rows: ['.##', '#..', '#..', '#..', '.##', '.#.'] },
  {
    characters: '0123456789',
    top: 1,
    rows: [
      '.#. .#. ##. ##. #.# ### .## ### .#. .#.',
      '#.# ##. ..# ..# #.# #.. #.. ..# #.# #.#',
      '#.# .#. .#. .#. ### ##. ##. .#. .#. .##',
      '#.# .#. #.. ..# ..# ..# #.# .#. #.# ..#',
      '.#. ### ### ##. ..# ##. .#. .#. .#. ##.',
    ],
  },
  {
    characters: '!?()[]/\\&%#@€$<>♥',
    top: 1,
    rows: [
      '# ##. .# #. ## ## ..# #.. .##. #.# .#.#. .###. .## .## ..# #.. .#.#.',
      '# ..# #. .# #. .# ..# #.. #... ..# ##### #.#.# ##. ##. .#. .#. #####',
      '# .#. #. .# #. .# .#. .#. .#.# .#. .#.#. #.### #.. .#. #.. ..# #####',
      '. ... #. .# #. .# #.. ..# #.#. #.. ##### #.... ##. .## .#. .#. .###.',
      '# .#. .# #. ## ## #.. ..# .#.# #.# .#.#. .###. .## ##. ..# #.. ..#..',
    ],
  },
  {
    characters: '¡¿+=-–*:·«»',
    top: 2,
    rows: [
      '# .#. .#. ### .. .... #.# . . .#.# #.#.',
      '. ... ### ... ## #### .#. # # #.#. .#.#',
      '# .#. .#. ### .. .... #.# . . .#.# #.#.',
      '# #.. ... ... .. .... ... # . .... ....',
      '# .## ... ... .. .... ... . . .... ....',
    ],
  },
  { characters: '\'"°', top: 0, rows: ['# #.# .#.', '# #.# #.#', '. ... .#.'] },
  {
    characters: '.,;„_',
    top: 3,
    rows: ['. .. .# .... ...', '. .. .. .... ...', '# .# .# .#.# ...', '. #. #. #.#. ###'],
  },
];

/** The letters that carry a mark in row 0. Row 1 stays empty between them. */
export const LETTERS_UNDER_MARKS: FontStrip = {
  characters: 'AEINOUaeinou',
  top: 2,
  rows: [
    '.#. ### ### #..# .##. #..# .## .#. .#. ##. .#. #.#',
    '#.# ##. .#. ##.# #..# #..# #.# ### .#. #.# #.# #.#',
    '### #.. .#. #.## #..# #..# #.# #.. .#. #.# #.# #.#',
    '#.# ### ### #..# .##. .##. .## .## .#. #.# .#. .##',
  ],
};

/** The marks over a letter of three columns, and of four, by their combining characters. */
export const MARKS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  '\u0300': { 3: '##.', 4: '##..' },
  '\u0301': { 3: '.##', 4: '..##' },
  '\u0302': { 3: '.#.', 4: '.##.' },
  '\u0303': { 3: '###', 4: '####' },
  '\u0308': { 3: '#.#', 4: '#..#' },
};

/** Characters that look like others at this size. */
export const LOOKALIKES: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '—': '–',
  '\u00a0': ' ',
};
