import { describe, expect, it } from 'vitest';
import { BACKGROUND, makePalette } from '../../../src/puzzle/palette.ts';
import { puzzleOf, puzzleOfLengths } from '../../../test/boards.ts';
import type { Text } from '../../app/texts.ts';
import de from '../../messages/de/board.json';
import en from '../../messages/en/board.json';
import { textOf } from '../../messages/text-of.ts';
import { readLines } from '../state/line-states.ts';
import { CROSS, NOTE, painted } from '../state/mark.ts';
import { cellNamer, colourNames, headerName } from './spoken-names.ts';

const ENGLISH = textOf('en', en);
const GERMAN = textOf('de', de);
const PLAIN = { level: 0, look: 'none', isPreview: false, isGiven: false } as const;
const COLOURS = makePalette(BACKGROUND, [
  { name: 'red', rgb: '#ff0000' },
  { name: '#1c6dd0', rgb: '#1c6dd0' },
  { name: '#0000ff', rgb: '#0000ff' },
  { name: 'moss', rgb: '#445500' },
]);
const MONO = puzzleOfLengths([[2, 1], []], [[1], [1], [], [1]]);

describe('the name of a cell', () => {
  const mono = cellNamer(ENGLISH, MONO.palette);

  it('says its place and its state', () => {
    expect(mono(3, 6, { mark: painted(1), ...PLAIN })).toBe('row 4, column 7, filled');
    expect(mono(0, 99, { mark: CROSS, ...PLAIN })).toBe('row 1, column 100, crossed out');
    expect(mono(0, 0, { mark: 0, ...PLAIN })).toBe('row 1, column 1, unmarked');
    expect(mono(0, 0, { mark: painted(1) | NOTE, ...PLAIN })).toBe(
      'row 1, column 1, noted as filled',
    );
  });

  it('says that it is given', () => {
    const view = { ...PLAIN, mark: painted(1), isGiven: true };
    expect(mono(0, 1, view)).toBe('row 1, column 2, filled, given');
    expect(mono(0, 1, { ...view, isGiven: false })).toBe('row 1, column 2, filled');
  });

  it('says the trial and what is pointed at', () => {
    const view = { ...PLAIN, mark: CROSS, level: 2, look: 'wrong' } as const;
    expect(mono(0, 0, view)).toBe('row 1, column 1, crossed out, trial 2, wrong');
    expect(cellNamer(GERMAN, MONO.palette)(0, 0, view)).toBe(
      'Zeile 1, Spalte 1, Kreuz, Versuch 2, falsch',
    );
  });

  it('says what the shades of an image are called', () => {
    const shades = ['#55dd55', '#008b00', '#c8a2c8', '#00ffa9', '#8fd0ff', '#6b4423', '#9a9a9a'];
    const names = (text: Text) =>
      shades.map((rgb) => colourNames(text, makePalette(BACKGROUND, [{ name: rgb, rgb }]))[1]);
    expect(names(ENGLISH)).toEqual([
      'green',
      'green',
      'purple',
      'green',
      'light blue',
      'brown',
      'grey',
    ]);
    expect(names(GERMAN)).toEqual(['Grün', 'Grün', 'Lila', 'Grün', 'Hellblau', 'Braun', 'Grau']);
  });

  it('says colours, those of one name apart, unknown ones as they are', () => {
    expect(colourNames(ENGLISH, COLOURS)).toEqual(['white', 'red', 'blue', 'dark blue', 'moss']);
    expect(colourNames(GERMAN, COLOURS)[3]).toBe('Dunkelblau');
    expect(cellNamer(GERMAN, COLOURS)(1, 1, { mark: painted(1), ...PLAIN })).toBe(
      'Zeile 2, Spalte 2, gefüllt in Rot',
    );
  });
});

describe('the name of a clue', () => {
  const named = { puzzle: MONO, colours: colourNames(ENGLISH, MONO.palette) };
  const nameAt = (marks: readonly number[], line: number): string => {
    const cells = Uint8Array.from({ length: 8 }, (_, at) => marks[at] ?? 0);
    return headerName(ENGLISH, { ...named, line, state: readLines(MONO, cells).states[line] });
  };

  it('says the clue and its state', () => {
    expect(nameAt([], 0)).toBe('row 1: 2 1, 4 cells unmarked');
    expect(nameAt([0, 0, 0, 2], 0)).toBe('row 1: 2 1, block 2 done, 3 cells unmarked');
    expect(nameAt([2, 2, 1, 2], 0)).toBe('row 1: 2 1, blocks 1, 2 done, every cell marked');
    expect(nameAt([], 1)).toBe('row 2: empty, 4 cells unmarked');
    expect(nameAt([1, 0, 0, 0, 1], 2)).toBe('column 1: 1, no arrangement fits, every cell marked');
    expect(headerName(GERMAN, { ...named, line: 2, state: undefined })).toBe('Spalte 1: 1');
  });

  it('says the colours of its blocks', () => {
    const block = (colour: number) => ({ length: 1, colour });
    const puzzle = puzzleOf({
      rows: [[block(1), block(4)]],
      columns: [[block(1)], [block(4)]],
      palette: COLOURS,
    });
    const coloured = { puzzle, colours: colourNames(ENGLISH, COLOURS), line: 0, state: undefined };
    expect(headerName(ENGLISH, coloured)).toBe('row 1: 1 red, 1 moss');
  });

  it('says what is open in it', () => {
    const row = [
      { length: 2, colour: 1 },
      { length: null, colour: 4 },
    ];
    const puzzle = puzzleOf({ rows: [row], columns: [null, null, null], palette: COLOURS });
    const named = { puzzle, colours: colourNames(ENGLISH, COLOURS), state: undefined };
    expect(headerName(ENGLISH, { ...named, line: 0 })).toBe('row 1: 2 red, moss of unknown length');
    const states = readLines(puzzle, Uint8Array.of(2, 2, 5)).states;
    expect(headerName(ENGLISH, { ...named, line: 1, state: states[1] })).toBe(
      'column 1: unknown, nothing is said of this line, every cell marked',
    );
    const mono = { ...puzzle, rows: [row.map((block) => ({ ...block, colour: 1 }))] };
    const colours = colourNames(ENGLISH, MONO.palette);
    const inOne = { puzzle: mono, colours, line: 0, state: undefined };
    expect(headerName(ENGLISH, inOne)).toBe('row 1: 2, a block of unknown length');
  });
});
