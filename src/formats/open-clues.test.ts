import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryPuzzle, withOpenClues } from '../../test/arbitrary.ts';
import type { Problem } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { formatById, parsePuzzles, WRITABLE } from './index.ts';

function read(text: string, id?: string): Puzzle {
  const [outcome] = parsePuzzles(text, id === undefined ? undefined : formatById(id));
  if (!outcome.ok) throw new Error(JSON.stringify({ text, problems: outcome.problems }));
  return outcome.value;
}

function problems(text: string): readonly Problem[] {
  return parsePuzzles(text).flatMap((outcome) => (outcome.ok ? [] : outcome.problems));
}

const lengths = (clues: Puzzle['rows']) => clues.map((clue) => clue?.map(({ length }) => length));

describe('blotted blocks and unknown lines', () => {
  it.each(
    WRITABLE.filter(({ holds }) => holds.clues !== 'exact').map(
      ({ id, holds }) => [id, holds] as const,
    ),
  )('are read from %s as they were written', (id, { clues, colours = false }) => {
    const puzzles = arbitraryPuzzle(colours ? 4 : 1).chain((puzzle) =>
      withOpenClues(puzzle, { lines: clues === 'any' }),
    );
    fc.assert(
      fc.property(puzzles, (puzzle) => {
        const text = formatById(id)?.write?.(puzzle);
        if (!text?.ok) throw new Error(JSON.stringify(text));
        const again = read(text.value, id);
        expect([again.rows, again.columns]).toEqual([puzzle.rows, puzzle.columns]);
        expect(formatById(id)?.write?.(again)).toEqual(text);
      }),
      { numRuns: 300 },
    );
  });

  it.each(WRITABLE)('are refused by $id if it does not hold them', ({ holds, write }) => {
    const blotted = read('{"rows": [["?"], [1]], "cols": [[1], [1]], "goal": ["#.", ".#"]}');
    const unknown = read('{"rows": [[1], [1]], "cols": [[1], null], "goal": ["#.", ".#"]}');
    const codeOf = (puzzle: Puzzle) => {
      const text = write(puzzle);
      return text.ok ? undefined : text.problems.map(({ code, where }) => [code, where]);
    };
    expect(codeOf(blotted)).toEqual(
      holds.clues === 'exact' ? [['no-blotted', { row: 1 }]] : undefined,
    );
    expect(codeOf(unknown)).toEqual(
      holds.clues === 'any' ? undefined : [['no-unknown-line', { column: 2 }]],
    );
  });

  it.each([
    ['non', 'width 2\nheight 2\nrows\n?\n*\ncolumns\n1\n?,0\n'],
    ['nin', '2 2\n?\n*\n1\n?\n'],
    ['clues', '?\n*\n\n1\n?\n'],
    ['g', ': rows\n?\n*\n: columns\n1\n?\n'],
    ['g', '[A title]\n: rows\n?\n*\n: columns\n1\n?\n'],
    ['json', '{"rows": [["?"], null], "cols": [[1], "?"]}'],
    ['json', '{"rows": ["?", " * "], "cols": ["1", ["?"]]}'],
  ])('are read from %s as people type them', (id, text) => {
    const puzzle = read(text);
    expect(puzzle).toEqual(read(text, id));
    expect(lengths(puzzle.rows)).toEqual([[null], undefined]);
    expect(lengths(puzzle.columns)).toEqual([[1], [null]]);
  });

  it.each([
    ['rows\n2\n?x\ncolumns\n1\n1\n', 'bad-number', 3, 1],
    ['rows\n1\n?\ncolumns\n1\nlevel 2\n?\n', 'stray-clue', 7, 1],
    ['*\nrows\n1\n?\ncolumns\n1\n?\n', 'stray-clue', 1, 1],
    ['rows\n2\n* 1\ncolumns\n1\n1\n', 'bad-number', 3, 1],
    ['rows\n1\n0?\ncolumns\n1\n0\n', 'bad-number', 3, 1],
    ['rows\n1\n0*\ncolumns\n1\n0\n', 'bad-number', 3, 1],
    ['color a red\nrows\n1a\n00?\ncolumns\n1a\n0\n', 'unknown-colour', 4, 1],
    ['1\n0x\n1\n\n1\n0\n1\n', 'bad-number', 2, 1],
    ['{"rows": [[1], ["0?"]], "cols": [[1], []]}', 'bad-number', 1, 17],
    ['rows\n2\n1 ? ?\ncolumns\n1\n1\n', 'clue-too-long', 3, 1],
    ['{"rows": [[1], ["?", "?"]], "cols": [[1], [1]]}', 'clue-too-long', 1, 16],
    ['{"rows": [[1], ["??"]], "cols": [[1], [1]]}', 'bad-number', 1, 17],
    ['{"rows": [[1], [null]], "cols": [[1], [1]]}', 'bad-shape', 1, 17],
    ['{"rows": [[1], ["?"]], "cols": [[1], []]}', 'sums-differ', 1, 1],
    [
      '<puzzle><clues type="rows"/><clues type="columns">\n<line><count>x</count></line></clues></puzzle>',
      'bad-number',
      2,
      7,
    ],
    ['https://puzz.link/p?nonogram/2/2/..1', 'wrong-length', 1, 37],
    ['https://puzz.link/p?nonogram/3/1/.1.2.', 'clue-too-long', 1, 37],
  ])('have their place when they are wrong: %s', (text, code, line, column) => {
    expect(problems(text)[0]).toMatchObject({ code, line, column });
  });

  it('are not in a nought with the letter of a colour', () => {
    const text = 'color a red\nrows\n1a\n0a\ncolumns\n1a\n0\n';
    expect(lengths(read(text).rows)).toEqual([[1], []]);
  });

  it.each([
    ['rows\n2\n1 *\ncolumns\n1\n1\n', '"*" is not a block: it stands alone'],
    ['1\n1, *\n\n1\n1\n', '"*" is not a block: it stands alone'],
    ['{"rows": [[1], ["*"]], "cols": [[1], []]}', 'the clue of an unknown line is null'],
    ['{"rows": [[1], [1, null]], "cols": [[1], []]}', 'a number, "?" for one that is not known'],
  ])('have a message that helps where they are wrong: %s', (text, message) => {
    expect(problems(text)[0].message).toContain(message);
  });
});
