import { describe, expect, it } from 'vitest';
import { puzzleOfLengths } from '../../test/boards.ts';
import type { Problem } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { detect, parsePuzzles } from './detect.ts';
import { puzzLink } from './puzz-link.ts';
import { tatham } from './tatham.ts';

function read(text: string): Puzzle {
  const [outcome] = parsePuzzles(text);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

function problem(text: string): Problem {
  const [outcome] = parsePuzzles(text);
  if (outcome.ok) throw new Error('it was read');
  return outcome.problems[0];
}

const lengths = (clues: Puzzle['rows']) => clues.map((clue) => clue?.map(({ length }) => length));

describe('puzz.link', () => {
  /** The example in the tests of pzprjs. */
  const body = '6/6/12g1111h11112j12g11g21j11g3h';

  it.each([
    `https://puzz.link/p?nonogram/${body}`,
    `http://pzv.jp/p.html?nonogram/${body}`,
    `https://pzprxs.vercel.app/p?nonogram_edit/${body}`,
    `  ?nonogram/${body}\n`,
  ])('is read: %s', (url) => {
    expect(detect(url)?.id).toBe('puzz-link');
    const puzzle = read(url);
    expect(lengths(puzzle.rows)).toEqual([[2, 1], [1, 1], [1, 2], [], [1, 1], [3]]);
    expect(lengths(puzzle.columns)).toEqual([[2, 1], [1, 1, 1], [1], [1, 1, 1], [2, 1], []]);
    const written = puzzLink.write?.(puzzle);
    expect(written).toEqual({ ok: true, value: `https://puzz.link/p?nonogram/${body}\n` });
  });

  it('holds numbers of two digits, and none of three', () => {
    const line = (length: number) =>
      puzzleOfLengths(
        [[length]],
        Array.from({ length }, () => [1]),
      );
    const url = puzzLink.write?.(line(200));
    expect(url?.ok && url.value).toContain('/200/1/');
    expect(url?.ok && lengths(read(url.value).rows)).toEqual([[200]]);
    expect(puzzLink.write?.(line(300))).toMatchObject({ problems: [{ code: 'block-too-long' }] });
  });

  it('is read line by line', () => {
    const url = `https://puzz.link/p?nonogram/${body}`;
    const outcomes = parsePuzzles(`${url}\n\nhttps://puzz.link/p?slither/1/1/\n${url}\n`);
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(outcomes[1]).toMatchObject({
      problems: [{ code: 'unread-format', line: 3, column: 1 }],
    });
  });

  it.each([
    ['2/2/11', 'wrong-length', 18, 'only 2'],
    ['2/2/11111', 'wrong-length', 20, 'more'],
    ['2/2/z', 'wrong-length', 17, 'more'],
    ['2/2/1-x11', 'bad-number', 17, '"-x1"'],
    ['2/2/1A11', 'bad-number', 17, 'expected a digit'],
    ['9999/9/1', 'too-large', 19, 'at most 5000'],
    ['2/2/1131', 'clue-too-long', 18, 'row 1 needs 3'],
    ['2/2/1121', 'sums-differ', 18, 'add up'],
    ['2/x/1111', 'bad-link', 1, 'expected a link'],
  ])('refuses %s with %s', (text, code, column, message) => {
    const found = problem(`x?nonogram/${text}`.replace('x?', '     ?'));
    expect(found.message).toContain(message);
    expect(found).toMatchObject({ code, line: 1 });
    expect(found.column).toBe(column === 1 ? 1 : column + 4);
  });
});

describe('game ids of Pattern', () => {
  const id = '5x10:2.1/2.1.3/7/1.3/2.1/2/2.1/1.1/3/1.1/1.1/2/1.1/1.2/2';

  it('are read and written', () => {
    expect(detect(id)?.id).toBe('tatham');
    const puzzle = read(id);
    expect(lengths(puzzle.columns)).toEqual([[2, 1], [2, 1, 3], [7], [1, 3], [2, 1]]);
    expect(lengths(puzzle.rows)[8]).toEqual([1, 2]);
    expect(tatham.write?.(puzzle)).toEqual({ ok: true, value: `${id}\n` });
  });

  it('are square where only one number is given; empty clues are empty', () => {
    expect(lengths(read('2:/1/1/').columns)).toEqual([[], [1]]);
  });

  it('are read line by line', () => {
    expect(parsePuzzles(`1x1:1/1\n${id}\n`).map(({ ok }) => ok)).toEqual([true, true]);
  });

  it.each([
    ['5x5#1234', 'random-seed', 4, 'Specific'],
    ['2x2:1/1/1/1,a1', 'bad-given', 14, '"1" gives no cell'],
    ['2x2:1/1/1/1,', 'given-size', 13, '0 of the 4 cells'],
    ['2x2:1/1/1/1,ab', 'given-size', 13, '3 of the 4 cells'],
    ['2x2:1/1/1/1,bAaa', 'given-size', 16, 'beyond the 4 cells'],
    ['2x2:1/1/1/1,z', 'given-size', 13, 'beyond the 4 cells'],
    ['2x2:1/1/1/1,a,b', 'bad-given', 14, '"," gives no cell'],
    ['2x2:1/1/1', 'wrong-line-count', 5, 'expected 2 column and 2 row clues'],
    ['2x2:1/1/1/1/1', 'wrong-line-count', 5, 'found 5'],
    ['2x2:1/x/1/1', 'bad-number', 7, '"x" is not a block'],
    ['2x2:1/1..1/1/1', 'bad-number', 9, 'a number is missing'],
    ['2x2:1/1/3/1', 'clue-too-long', 9, 'row 1 needs 3'],
    ['2x2:1/1/2/1', 'sums-differ', 9, 'add up'],
    ['9999:1', 'too-large', 1, 'at most 5000'],
  ])('are refused: %s', (text, code, column, message) => {
    const found = problem(text);
    expect(found.message).toContain(message);
    expect(found).toMatchObject({ code, line: 1, column });
  });
});
