import { describe, expect, it } from 'vitest';
import { puzzleOf } from '../../../test/boards.ts';
import { BACKGROUND } from '../../puzzle/palette.ts';
import { clueText } from './cell-words.ts';
import { makeWords } from './message-formatter.ts';

const PUZZLE = puzzleOf({
  rows: [
    [
      { length: 1, colour: 1 },
      { length: 2, colour: 2 },
    ],
  ],
  columns: [[{ length: 1, colour: 1 }], [{ length: 1, colour: 2 }], [{ length: 1, colour: 2 }]],
  palette: [
    BACKGROUND,
    { symbol: 'a', name: 'colour 4', rgb: '#123456' },
    { symbol: 'b', name: 'red', rgb: '#ff0000' },
  ],
});

describe('the text of a clue', () => {
  it.each([
    ['en', '1 of colour 4, red 2'],
    ['de', '1 von colour 4, 2 rot'],
  ] as const)('keeps lengths apart from numbers in names: %s', (language, text) => {
    expect(clueText(makeWords(language), PUZZLE, 0)).toBe(text);
  });
});
