import { describe, expect, it } from 'vitest';
import { exampleOf, LINE_EXAMPLES, readTypedLine, type TypedLine } from './typed-line.ts';

const typed = (changes: Partial<TypedLine>): TypedLine => ({
  ...{ clue: '1 1', cells: '5', known: '' },
  ...changes,
});

describe('a typed line', () => {
  it.each([
    ['3', [3]],
    ['  1, 2 10', [1, 2, 10]],
    ['0', []],
    ['', []],
  ])('has the clue %j', (clue, lengths) => {
    const read = readTypedLine(typed({ clue, cells: ' 20 ' }));
    expect(read).toMatchObject({ clue: { size: 20, lengths: Int32Array.from(lengths) } });
  });

  it('has unknown cells behind those that were typed', () => {
    const read = readTypedLine(typed({ known: '?1 0' }));
    expect(read).toMatchObject({ candidates: Int32Array.of(3, 2, 1, 3, 3) });
  });

  it.each<[keyof TypedLine, Partial<TypedLine>]>([
    ['clue', { clue: '1 -1' }],
    ['clue', { clue: 'two' }],
    ['clue', { clue: '3 2' }],
    ['clue', { clue: '99999999999999999999' }],
    ['cells', { cells: '0' }],
    ['cells', { cells: '61' }],
    ['cells', { cells: '5.5' }],
    ['cells', { cells: '' }],
    ['known', { known: '?1x' }],
    ['known', { known: '??????' }],
  ])('is refused for its %s: %j', (field, changes) => {
    expect(readTypedLine(typed(changes))).toBe(field);
  });
});

describe('the examples', () => {
  it.each(Object.entries(LINE_EXAMPLES))(
    '%s can be read, and is known as such',
    (name, example) => {
      expect(readTypedLine(example)).toHaveProperty('clue');
      expect(exampleOf({ ...example })).toBe(name);
    },
  );

  it('are not any other line', () => {
    expect(exampleOf(typed({ known: '?' }))).toBeUndefined();
  });
});
