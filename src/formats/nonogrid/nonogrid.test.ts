import { describe, expect, it } from 'vitest';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { detect, parsePuzzles } from '../detect.ts';

function read(text: string): Puzzle {
  expect(detect(text)?.id).toBe('nonogrid');
  const [outcome] = parsePuzzles(text);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

const lengths = ({ rows, columns }: Puzzle) =>
  [rows, columns].map((clues) => clues.map((clue) => clue?.map(({ length }) => length)));

describe('clues of nonogrid and pynogram', () => {
  it.each([
    ['INI on one line each', '[clues]\ncolumns=2,1,1\nrows=1 1,2\n'],
    [
      'INI',
      '# two rows\n\n[clues]\nrows =\n    1 1   ; above\n\n    2\ncolumns =\n  2\n\n  # on the right\n  1,1\n\n[colors]\n',
    ],
    [
      'TOML',
      '[clues]\nrows = """\n  \'1 1\', "2"\n"""\n\n# between\ncolumns = """2\n  1, 1, # two\n"""\n',
    ],
    [
      'TOML in apostrophes',
      '[colors]\ndefs = []\n[clues]\nrows = \'1 1, 2\'\ncolumns = "2, 1, 1" # all\n',
    ],
    ['line ends of Windows', '[clues]\r\nrows = """\r\n1 1\r\n2\r\n"""\r\ncolumns = "2,1,1"\r\n'],
  ])('are read from %s', (_, text) => {
    expect(lengths(read(text))).toEqual([
      [[1, 1], [2]],
      [[2], [1], [1]],
    ]);
  });

  it.each([
    [
      'INI',
      '[colors]\n    gg=(0, 204, 0) %\n    r=(red) *\n\n[clues]\nrows = 1gg 1r, 1 2r\ncolumns = 1gg 1, 2r, 1r\n',
    ],
    [
      'TOML',
      '[clues]\nrows = "1gg 1r, 1 2r"\ncolumns = "1gg 1B, 2r, 1r"\n[colors]\ndefs = [\n  "gg = (00cc00) %", # green\n  "r = (red) *",\n]\n',
    ],
  ])('have colours by their names, and black last: %s', (_, text) => {
    const { palette, rows } = read(text);
    expect(palette.map(({ rgb }) => rgb)).toEqual(['#ffffff', '#00cc00', '#ff0000', '#000000']);
    expect(rows).toEqual([
      [
        { length: 1, colour: 1 },
        { length: 1, colour: 2 },
      ],
      [
        { length: 1, colour: 3 },
        { length: 2, colour: 2 },
      ],
    ]);
  });

  it('have empty lines as 0, and texts in comments', () => {
    const puzzle = read(
      '# title: Dot\n# by: nobody\n# a dot\n[clues]\nrows = 0, 1 ; the dot\ncolumns = 1\n',
    );
    expect(lengths(puzzle)).toEqual([[[], [1]], [[1]]]);
    expect(puzzle.meta).toEqual({ title: 'Dot', author: 'nobody', description: 'a dot\nthe dot' });
  });

  it('keep a comment that only looks like a background', () => {
    expect(read('# background: a meadow\n[clues]\nrows = 1\ncolumns = 1\n').meta).toEqual({
      description: 'background: a meadow',
    });
  });

  it.each([
    ['[clues]\nrows = 1\n', 'missing-section', 1, 1],
    ['[clues]\nrows = 1,\n x\ncolumns = 1\n', 'bad-number', 3, 2],
    ['[clues]\nrows = 1q\ncolumns = 1\n', 'unknown-colour', 2, 8],
    ['[colors]\nq = (no)\n[clues]\nrows = 1q\ncolumns = 1q\n', 'bad-colour', 2, 1],
    ['[colors]\nq = (0, 0, 256)\n[clues]\nrows = 1q\ncolumns = 1q\n', 'bad-colour', 2, 1],
    ['[colors]\nred\n[clues]\nrows = 1\ncolumns = 1\n', 'bad-colour', 2, 1],
    ['[clues]\nrows = 2\ncolumns = 1\n', 'clue-too-long', 2, 8],
  ])('are refused with the place: %j', (text, code, line, column) => {
    const [outcome] = parsePuzzles(text);
    expect(outcome.ok ? {} : outcome.problems[0]).toMatchObject({ code, line, column });
  });
});
