import { describe, expect, it } from 'vitest';
import de from '../messages/de/app.json';
import en from '../messages/en/app.json';
import { textOf } from '../messages/text-of.ts';
import { type NamedPuzzle, puzzleName, shownTitle } from './puzzle-name.ts';

const HIDDEN = { hideTitles: true };
const SHOWN = { hideTitles: false };
const BUILT_IN: NamedPuzzle = { width: 10, height: 12, number: 7, title: 'Robot' };
const OWN: NamedPuzzle = { width: 1000, height: 3, title: 'Line' };
const english = textOf('en', en);

describe('a built-in puzzle', () => {
  it('has a size and a number until it is solved', () => {
    expect(puzzleName(BUILT_IN, false, HIDDEN, english)).toBe('10×12 · No. 7');
    expect(puzzleName(BUILT_IN, false, HIDDEN, textOf('de', de))).toBe('10×12 · Nr. 7');
    expect(puzzleName(BUILT_IN, true, HIDDEN, english)).toBe('Robot');
    expect(puzzleName(BUILT_IN, false, SHOWN, english)).toBe('Robot');
  });

  it('keeps its number while its title is not loaded', () => {
    const { title: _, ...untitled } = BUILT_IN;
    expect(puzzleName(untitled, true, HIDDEN, english)).toBe('10×12 · No. 7');
    expect(shownTitle(untitled, true, HIDDEN)).toBeUndefined();
  });
});

it('a tile of a mosaic has its place for a name', () => {
  const tile = { width: 10, height: 10, tile: { mosaic: 3, row: 2, column: 4 } };
  expect(puzzleName(tile, true, SHOWN, english)).toBe('Mosaic 3, row 2, column 4');
  expect(puzzleName(tile, false, HIDDEN, textOf('de', de))).toBe('Mosaik 3, Zeile 2, Spalte 4');
});

describe('an own puzzle', () => {
  it('always has its title', () => {
    expect(puzzleName(OWN, false, HIDDEN, english)).toBe('Line');
  });

  it.each([undefined, '', ' '])('with the title %j is untitled', (title) => {
    const { title: _, ...untitled } = OWN;
    const puzzle = title === undefined ? untitled : { ...untitled, title };
    expect(puzzleName(puzzle, true, SHOWN, english)).toBe('Untitled 1000×3');
  });
});

describe('a puzzle of the day', () => {
  it('is named by size and date, solved or not', () => {
    const daily = { width: 10, height: 10, daily: { date: '2026-11-27', size: '10x10' } } as const;
    expect(puzzleName(daily, false, HIDDEN, english)).toBe('Small puzzle of November 27, 2026');
    expect(puzzleName(daily, true, SHOWN, textOf('de', de))).toBe(
      'Kleines Rätsel vom 27. November 2026',
    );
  });
});
