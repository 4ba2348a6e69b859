import { describe, expect, it } from 'vitest';
import { check, isSolution } from './check-grid.ts';
import { type Clue, clueOfCells, clueOfLengths } from './clue.ts';
import { draftOfPicture } from './draft-of-picture.ts';
import { isKnown } from './grid.ts';
import { parseRows, writeRows } from './grid-text.ts';
import { BLACK_AND_WHITE, makePalette, type Palette } from './palette.ts';
import type { Draft, Puzzle } from './puzzle.ts';
import { MAX_SIDE, validate } from './validate.ts';
import { verdictOf } from './verdict.ts';
import { wrongLines } from './wrong-lines.ts';

const RED_AND_BLUE: Palette = [
  BLACK_AND_WHITE[0],
  { symbol: 'r', name: 'red', rgb: '#ff0000' },
  { symbol: 'b', name: 'blue', rgb: '#0000ff' },
];

function draft(rows: number[][], columns: number[][], more: Partial<Draft> = {}): Draft {
  return {
    rows: rows.map((lengths) => clueOfLengths(lengths)),
    columns: columns.map((lengths) => clueOfLengths(lengths)),
    palette: BLACK_AND_WHITE,
    ...more,
  };
}

function valid(given: Draft): Puzzle {
  const outcome = validate(given);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

function messages(given: Draft): string[] {
  const outcome = validate(given);
  return outcome.ok ? [] : outcome.problems.map(({ code, message }) => `${code}: ${message}`);
}

function grid(rows: string[], palette = BLACK_AND_WHITE) {
  const outcome = parseRows(rows, palette);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

function paletteWith(symbol: string): Palette {
  return [BLACK_AND_WHITE[0], { ...BLACK_AND_WHITE[1], symbol }];
}

describe('validate', () => {
  it('reports every problem, not just the first', () => {
    expect(messages(draft([[4], [1, 2]], [[1], [1], [1]]))).toEqual([
      'clue-too-long: row 1 needs 4 cells (4 painted and 0 gaps) but has 3: 1 too many',
      'clue-too-long: row 2 needs 4 cells (3 painted and 1 gap) but has 3: 1 too many',
      'sums-differ: the rows add up to 7, the columns to 3: the rows have 4 too many or the columns 4 too few',
    ]);
  });

  it('needs a gap between blocks of one colour only', () => {
    const clue: Clue = [
      { length: 1, colour: 1 },
      { length: 1, colour: 2 },
      { length: 1, colour: 2 },
    ];
    const columns: Clue[] = [[clue[0]], [clue[1]], [], [clue[2]]];
    expect(validate({ rows: [clue], columns, palette: RED_AND_BLUE }).ok).toBe(true);
    expect(
      messages({ rows: [clue], columns: columns.slice(0, 3), palette: RED_AND_BLUE })[0],
    ).toContain('row 1 needs 4 cells (3 painted and 1 gap) but has 3');
  });

  it('compares the sums of each colour', () => {
    const rows: Clue[] = [[{ length: 1, colour: 1 }], [{ length: 1, colour: 2 }]];
    const columns: Clue[] = [[{ length: 2, colour: 2 }]];
    expect(messages({ rows, columns, palette: RED_AND_BLUE })).toEqual([
      'sums-differ: in red the rows add up to 1, the columns to 0: the rows have 1 too many or the columns 1 too few',
      'sums-differ: in blue the rows add up to 1, the columns to 2: the columns have 1 too many or the rows 1 too few',
    ]);
  });

  it('says how many clues there must be', () => {
    expect(messages(draft([[1]], [[1], [0], [0]], { width: 1 }))[0]).toContain(
      'expected 1 column clue, found 3: 2 too many',
    );
    expect(messages(draft([[1]], [[1]], { height: 2 }))[0]).toContain(
      'expected 2 row clues, found 1: 1 missing',
    );
  });

  it('says how many cells of the goal are unknown', () => {
    const goalMessages = (goal: string[]) =>
      messages(draft([[2]], [[1], [1]], { goal: grid(goal) }));
    expect(goalMessages(['#?'])).toEqual(['goal-unknown: the goal picture has 1 unknown cell']);
    expect(goalMessages(['??'])).toEqual(['goal-unknown: the goal picture has 2 unknown cells']);
  });

  it.each<[string, Draft]>([
    ['no-lines', draft([], [])],
    ['wrong-line-count', draft([[1]], [[1]], { height: 2 })],
    ['too-large', draft([[1]], [[1]], { width: MAX_SIDE + 1 })],
    ['bad-block', draft([[-1]], [[1]])],
    ['bad-block', draft([[0.5]], [[1]])],
    ['bad-block', draft([[Number.NaN]], [[1]])],
    ['bad-block', { ...draft([[1]], []), columns: [[{ length: 1, colour: 2 }]] }],
    ['bad-palette', draft([[1]], [[1]], { palette: BLACK_AND_WHITE.slice(0, 1) })],
    ['bad-palette', draft([[1]], [[1]], { palette: [BLACK_AND_WHITE[1], BLACK_AND_WHITE[1]] })],
    ['bad-palette', draft([[1]], [[1]], { palette: paletteWith('\u202e') })],
    ['bad-palette', draft([[1]], [[1]], { palette: paletteWith('\uD83D') })],
    ['goal-size', draft([[1]], [[1]], { goal: grid(['##']) })],
    ['goal-unknown', draft([[1]], [[1]], { goal: grid(['?']) })],
  ])('refuses with %s', (code, given) => {
    expect(messages(given)[0]).toMatch(new RegExp(`^${code}: `));
  });

  it('refuses the emoji that count as two characters, and says so', () => {
    expect(messages(draft([[1]], [[1]], { palette: paletteWith('☃') }))).toEqual([]);
    const [message] = messages(draft([[1]], [[1]], { palette: paletteWith('😀') }));
    expect(message).toContain('one visible character (most emoji count as two) that is not');
  });
});

describe('texts of a puzzle', () => {
  it('lose control characters and halves of characters, in names as well', () => {
    const palette = BLACK_AND_WHITE.map((colour) => ({ ...colour, name: '\u001b[1mü\uD83D🙂' }));
    const puzzle = valid(
      draft([[1]], [[1]], { palette, meta: { title: 'a\u0007\n\uFFFFb\uDC00' } }),
    );
    expect(puzzle.palette.map(({ name }) => name)).toEqual(['[1mü🙂', '[1mü🙂']);
    expect(puzzle.meta).toEqual({ title: 'a\nb' });
  });

  it('lose what changes the direction of other text, but not the marks of a direction', () => {
    const title = '\u202ea\u202c \u2067b\u2069 \u200fc\u200e';
    expect(valid(draft([[1]], [[1]], { meta: { title } })).meta.title).toBe('a b \u200fc\u200e');
  });
});

describe('check', () => {
  const puzzle = valid(draft([[2], [1]], [[2], [1]]));

  it('accepts a solution', () => {
    expect(isSolution(puzzle, grid(['##', '#.']))).toBe(true);
  });

  it('names every line that reads otherwise, and unknown cells', () => {
    expect(check(puzzle, grid(['#.', '?.']))).toEqual([
      { line: 0, expected: clueOfLengths([2]), found: clueOfLengths([1]) },
      { line: 1, expected: clueOfLengths([1]), found: { unknown: 1 } },
      { line: 2, expected: clueOfLengths([2]), found: { unknown: 1 } },
      { line: 3, expected: clueOfLengths([1]), found: [] },
    ]);
  });

  it('counts the unknown cells of a line', () => {
    const [row, , column] = wrongLines(puzzle, grid(['??', '#.']));
    expect([row.found, column.found]).toEqual(['2 unknown cells', '1 unknown cell']);
  });

  it('tells colours apart', () => {
    const coloured = valid({
      rows: [
        [
          { length: 1, colour: 1 },
          { length: 1, colour: 2 },
        ],
      ],
      columns: [[{ length: 1, colour: 1 }], [{ length: 1, colour: 2 }]],
      palette: RED_AND_BLUE,
    });
    expect(isSolution(coloured, grid(['rb'], RED_AND_BLUE))).toBe(true);
    expect(isSolution(coloured, grid(['br'], RED_AND_BLUE))).toBe(false);
  });

  it('does not take a grid of another size', () => {
    expect(() => check(puzzle, grid(['#']))).toThrow('1x1');
  });
});

describe('pictures and clues', () => {
  it('read runs of colours', () => {
    expect(clueOfCells([0, 1, 1, 2, 0, 2])).toEqual([
      { length: 2, colour: 1 },
      { length: 1, colour: 2 },
      { length: 1, colour: 2 },
    ]);
    expect(clueOfCells([0, 0])).toEqual([]);
  });

  it('make a puzzle that the picture solves', () => {
    const picture = grid(['r.b', '.bb'], RED_AND_BLUE);
    expect(isSolution(valid(draftOfPicture(picture, RED_AND_BLUE)), picture)).toBe(true);
  });

  it('write what they read, unknown cells too', () => {
    const rows = ['r?b', '.b.'];
    expect(writeRows(grid(rows, RED_AND_BLUE), RED_AND_BLUE)).toEqual(rows);
    expect(grid(rows, RED_AND_BLUE).cells.filter(isKnown)).toHaveLength(5);
  });
});

describe('makePalette', () => {
  const of = (...symbols: string[]) =>
    makePalette(
      { name: 'white', rgb: '#ffffff' },
      symbols.map((symbol) => ({ symbol, name: 'x', rgb: '#000000' })),
    )
      .map(({ symbol }) => symbol)
      .join('');

  it('keeps the symbols given, and fills in free letters', () => {
    expect(of('r', 'a', 'Z')).toBe('.raZ');
    expect(of('b', '', 'b', '3', '?')).toBe('.bacde');
    expect(of('r')).toBe('.#');
  });
});

describe('verdictOf', () => {
  const one = grid(['#']);

  it.each([
    ['unique', [one], true],
    ['unknown', [one], false],
    ['multiple', [one, one], false],
    ['multiple', [one, one], true],
    ['none', [], true],
    ['unknown', [], false],
  ] as const)('is %s', (verdict, solutions, complete) => {
    expect(verdictOf({ solutions, complete })).toBe(verdict);
  });
});

describe('given cells', () => {
  const cross = draft([[1], [3], [1]], [[1], [3], [1]]);

  it('must be as many as cells, and each known or not', () => {
    expect(messages({ ...cross, given: grid(['?#?']) })).toEqual([
      'given-size: the given cells are 3x1, the puzzle 3x3',
    ]);
    const cells = Int32Array.from([3, 3, 3, 3, 0, 3, 3, 3, 4]);
    const outcome = validate({ ...cross, given: { width: 3, height: 3, cells } });
    expect(outcome).toMatchObject({
      ok: false,
      problems: [
        {
          code: 'bad-given',
          message: 'the given cell in row 2, column 2 must have one colour of the palette',
          where: { row: 2, column: 2 },
        },
        { code: 'bad-given', where: { row: 3, column: 3 } },
      ],
    });
  });

  it('are left out where none is known', () => {
    expect(valid({ ...cross, given: grid(['???', '???', '???']) })).not.toHaveProperty('given');
  });

  it('are looked at by the check of a grid', () => {
    const puzzle = valid({ ...cross, given: grid(['.#?', '???', '??#']) });
    const found = grid(['.#.', '###', '.#.']);
    expect(check(puzzle, found)).toEqual([{ cell: 8, expected: 2, found: 1 }]);
    expect(isSolution(puzzle, found)).toBe(false);
    expect(wrongLines(puzzle, found)).toEqual([{ row: 3, column: 3, expected: '#', found: '.' }]);
    expect(wrongLines(puzzle, grid(['.#.', '###', '.#?'])).at(-1)).toEqual({
      ...{ row: 3, column: 3, expected: '#', found: 'unknown' },
    });
  });
});
