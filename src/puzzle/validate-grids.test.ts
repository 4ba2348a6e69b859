import { describe, expect, it } from 'vitest';
import { clueOfLengths } from './clue.ts';
import type { Grid } from './grid.ts';
import { parseRows } from './grid-text.ts';
import { BLACK_AND_WHITE } from './palette.ts';
import type { Draft, Puzzle } from './puzzle.ts';
import { MAX_PROPERTIES, MAX_PROPERTY, validate } from './validate.ts';
import { MAX_STORED_GRIDS } from './validate-grids.ts';

function grid(...rows: string[]): Grid {
  const outcome = parseRows(rows, BLACK_AND_WHITE);
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}

const draft = (fields: Partial<Draft>): Draft => ({
  rows: [clueOfLengths([1]), clueOfLengths([1])],
  columns: [clueOfLengths([1]), clueOfLengths([1])],
  palette: BLACK_AND_WHITE,
  ...fields,
});

function valid(fields: Partial<Draft>): Puzzle {
  const outcome = validate(draft(fields));
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}

function messages(fields: Partial<Draft>): string[] {
  const outcome = validate(draft(fields));
  return outcome.ok ? [] : outcome.problems.map(({ code, message }) => `${code}: ${message}`);
}

const [FALLING, RISING] = [grid('#.', '.#'), grid('.#', '#.')];

describe('the grids of a puzzle', () => {
  it('are kept in their order, and the first goal is the goal', () => {
    const puzzle = valid({ otherGoals: [RISING, FALLING], saved: [grid('??', '?.')] });
    expect(puzzle.goal).toEqual(RISING);
    expect(puzzle.otherGoals).toEqual([FALLING]);
    expect(puzzle.saved).toEqual([grid('??', '?.')]);
  });

  it('are absent if there are none', () => {
    const given = grid('??', '??');
    const puzzle = valid({ otherGoals: [], saved: [], given, otherProperties: [] });
    for (const key of ['goal', 'otherGoals', 'saved', 'given', 'otherProperties'])
      expect(Object.hasOwn(puzzle, key), key).toBe(false);
  });

  it.each([
    [{ otherGoals: [grid('#?', '.#')] }, 'goal-unknown: the goal picture has 1 unknown cell'],
    [
      { goal: FALLING, otherGoals: [grid('#')] },
      'goal-size: the goal picture is 1x1, the puzzle 2x2',
    ],
    [{ saved: [FALLING, grid('#')] }, 'saved-size: a saved grid is 1x1, the puzzle 2x2'],
    [
      { saved: [{ width: 2, height: 2, cells: Int32Array.of(1, 2, 3, 4) }] },
      'bad-saved: the saved cell in row 2, column 2 must have one colour of the palette',
    ],
    [
      { saved: new Array(MAX_STORED_GRIDS + 1).fill(FALLING) },
      'too-many-grids: 21 saved grids: at most 20 are kept',
    ],
    [
      { goal: FALLING, otherGoals: new Array(MAX_STORED_GRIDS).fill(FALLING) },
      'too-many-grids: 21 goal pictures: at most 20 are kept',
    ],
  ])('are refused if they cannot be right: %#', (fields, message) => {
    expect(messages(fields)).toEqual([message]);
  });
});

describe('properties of other programs', () => {
  it('are lines of text', () => {
    const { otherProperties } = valid({ otherProperties: ['a\r\nb\u0007', ' \u2028 '] });
    expect(otherProperties).toEqual(['a b']);
  });

  it('are bounded', () => {
    const longest = 'x'.repeat(MAX_PROPERTY);
    expect(messages({ otherProperties: new Array(MAX_PROPERTIES).fill(longest) })).toEqual([]);
    expect(messages({ otherProperties: [`${longest}x`] })).toEqual([
      expect.stringContaining('too-many-properties: properties of other programs: 1 lines'),
    ]);
    expect(messages({ otherProperties: new Array(MAX_PROPERTIES + 1).fill('a') })).toEqual([
      expect.stringContaining('at most 100 with 1000 characters each'),
    ]);
  });
});
