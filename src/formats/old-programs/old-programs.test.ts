import { describe, expect, it } from 'vitest';
import type { Problem } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { detect, formatById, parsePuzzles } from '../detect.ts';

function read(text: string): Puzzle {
  const [outcome] = parsePuzzles(text);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

function problems(text: string, id?: string): readonly Problem[] {
  const outcomes = parsePuzzles(text, ...(id === undefined ? [] : [formatById(id)]));
  return outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome.problems));
}

const lengths = ({ rows, columns }: Puzzle) =>
  [rows, columns].map((clues) => clues.map((clue) => clue?.map(({ length }) => length)));

/** The clues of `#.#` over `##.`. */
const TWO_ROWS = [
  [[1, 1], [2]],
  [[2], [1], [1]],
];

describe('clues of one colour', () => {
  it.each([
    ['mk', '2 3\n1 1\n2\n#\n2\n1\n1\n'],
    ['mk', '3 2\r\n1 1\r\n2\r\n# columns\r\n2\r\n1\r\n1\r\n\r\n'],
    ['cwd', '2\n3\n1 1\n2\n\n2\n1\n1\n'],
    ['cwd', '2\r\n3\r\n1 1\r\n2\r\n\r\n2\r\n1\r\n1'],
    ['solvers', '1 1 0\n2 0\n#\n2 0\n1 0\n1 0\n#\n'],
    ['solvers', '# from a list\n1 1 0\n2 0\n#\n2 0\n1 0\n1 0\n'],
    ['solvers', '* rows\n1 1\n2\n&\n* columns\n2\n1\n1\n'],
    ['solvers', '# rows\n1,1\n2\n\n# columns\n2\n1\n1\n'],
    ['non', 'rows\n1 1\n2\ncolumns\n2\n1\n1\n'],
    ['clues', '1 1\n2\n\n2\n1\n1\n'],
    [
      'bosch',
      'number_of_rows: 2\nnumber_of_columns: 3\n\nrow_1\nnumber_of_clusters: 2\nsize(s): 1 1\nrow_2\nnumber_of_clusters: 1\nsize(s): 2\ncolumn_1\nnumber_of_tiles: 1\nwidth(s): 2\ncolumn_2 n 1 s 1\ncolumn_3 n 1 s 1\n',
    ],
  ])('are read as %s from %j', (id, text) => {
    expect(detect(text)?.id).toBe(id);
    expect(lengths(read(text))).toEqual(TWO_ROWS);
  });

  it.each([
    ['mk', '2 1\n\n1\n#\n1\n'],
    ['mk', '2 1\n0\n1\n#\n1\n'],
    ['cwd', '2\n1\n\n1\n\n1\n'],
    ['cwd', '2\n1\n0\n1\n\n1\n'],
    ['solvers', '0\n1 0\n#\n1 0\n#\n'],
    ['bosch', 'number_of_rows: 2 number_of_columns: 1 row_1 n 0 row_2 n 1 s 1 column_1 n 1 s 1'],
  ])('may be empty in %s: %j', (id, text) => {
    expect(detect(text)?.id).toBe(id);
    expect(lengths(read(text))).toEqual([[[], [1]], [[1]]]);
  });

  it('keep the comments of the list', () => {
    expect(read('# by: nobody\n# two rows\n1\n1\n\n2\n').meta).toEqual({
      author: 'nobody',
      description: 'two rows',
    });
  });

  it.each([
    ['1\n1\n\n1\n1\n', 'clues'],
    ['2 2\n1\n1\n1\n1\n', 'nin'],
    ['1 1\n1\n1\n#\n1\n', 'picture'],
    ['#\n#\n\n#\n', 'picture'],
    ['1\n1\n1\n1\n\n2\n2\n', 'clues'],
  ])('are told from others: %j', (text, id) => expect(detect(text)?.id).toBe(id));

  it.each([
    ['mk', '2 1\n1\n1\n1\n', 'missing-section', 1],
    ['mk', 'x\n1\n#\n1\n', 'bad-size', 1],
    ['mk', '1 1\n1\n2\n#\n1\n', 'wrong-line-count', 2],
    ['mk', '1 1\nx\n#\n1\n', 'bad-number', 2],
    ['cwd', '2\n1\n1\n1\n2\n', 'wrong-line-count', 5],
    ['cwd', '1\n1\n1\n\n1\n1\n', 'wrong-line-count', 6],
    ['cwd', '1 1\n1\n\n1\n', 'bad-size', 1],
    ['cwd', '1\n9999\n1\n\n1\n', 'too-large', 1],
    ['solvers', '1\n&\n1\n&\n1\n', 'missing-section', 1],
    ['bosch', 'number_of_rows: x', 'bad-size', 1],
    ['bosch', 'number_of_rows: 1\nnumber_of_columns: 1\nrow_2 n 1 s 1', 'bad-index', 3],
    ['bosch', 'number_of_rows: 1\nnumber_of_columns: 1\nrow_1 n x', 'bad-number', 3],
    ['bosch', 'number_of_rows: 1\nnumber_of_columns: 1\nrow_1 n 1 s x', 'bad-number', 3],
  ])('are refused with the place: %s %j', (id, text, code, line) => {
    expect(problems(text, id)[0]).toMatchObject({ code, line });
  });
});

describe('cwc', () => {
  const TWO_COLOURS = '1\n2\n2\n1 1\n\n1 2\n\n1\n1\n\n1\n2\n';

  it('has the colours of blocks in sections of their own', () => {
    expect(detect(TWO_COLOURS)?.id).toBe('cwc');
    const { rows, palette } = read(TWO_COLOURS);
    expect(rows[0]).toEqual([
      { length: 1, colour: 1 },
      { length: 1, colour: 2 },
    ]);
    expect(palette.map(({ rgb }) => rgb)).toEqual(['#ffffff', '#000000', '#ff0000']);
  });

  it('is black on white with one colour', () => {
    expect(read('1\n1\n1\n1\n\n1\n\n1\n\n1\n').palette.map(({ symbol }) => symbol)).toEqual([
      '.',
      '#',
    ]);
  });

  it.each([
    ['1\n1\n1\n1\n\n2\n\n1\n\n1\n', 'bad-colour', 6],
    ['1\n1\n2\n1\n\n1 2\n\n1\n\n1\n', 'bad-colour', 6],
    ['1\n1\n1\n1\n\n?\n\n1\n\n1\n', 'bad-colour', 6],
    ['1\n1\n99\n1\n\n1\n\n1\n\n1\n', 'bad-palette', 3],
    ['1\n1\n1\n1\n\n1\n\n1\n1\n', 'wrong-line-count', 9],
  ])('is refused with the place: %j', (text, code, line) => {
    expect(problems(text, 'cwc')[0]).toMatchObject({ code, line });
  });
});
