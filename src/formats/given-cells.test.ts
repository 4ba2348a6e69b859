import { describe, expect, it } from 'vitest';
import { randomPuzzle, withGivenCells } from '../../test/boards.ts';
import { makeRandom } from '../engine/random.ts';
import { writeRows } from '../puzzle/grid-text.ts';
import { detect, formatById, parsePuzzles, WRITABLE } from './index.ts';

const random = makeRandom(71);
const puzzleOf = (colours: number, share: number) =>
  withGivenCells(random, randomPuzzle(random, 9, 7, colours, 0.5), share, undefined);

describe('given cells', () => {
  it.each(WRITABLE.filter(({ holds }) => holds.given))(
    'are read from $id as they were written',
    ({ id, holds, write }) => {
      for (let round = 0; round < 60; round++) {
        const puzzle = puzzleOf(holds.colours ? 1 + (round % 3) : 1, (round % 7) / 6);
        const text = write(puzzle);
        if (!text.ok) throw new Error(JSON.stringify(text.problems));
        const [again] = parsePuzzles(text.value, formatById(id));
        expect(again).toMatchObject({ ok: true, value: { rows: puzzle.rows } });
        expect(again.ok ? again.value.given : undefined).toEqual(puzzle.given);
        expect(detect(text.value)?.id).toBe(id);
      }
    },
  );

  it('are refused by every other format', () => {
    const puzzle = puzzleOf(1, 0.3);
    const refused = { ok: false, problems: [{ code: 'no-given' }] };
    for (const { id, holds, write } of WRITABLE)
      if (!holds.given) expect(write(puzzle), id).toMatchObject(refused);
  });

  it.each([
    ['3x2:1/1/1/1/2,bAC', '?.# ??#'.split(' ')],
    ['3x2:1/1/1/1/2,aAaaaA', '.#. ..#'.split(' ')],
    ['3x2:1/1/1/1/2,F', '??? ??#'.split(' ')],
  ])('stand in a game id as letters: %s', (id, rows) => {
    const [outcome] = parsePuzzles(id);
    if (!outcome.ok || outcome.value.given === undefined) throw new Error(JSON.stringify(outcome));
    expect(writeRows(outcome.value.given, outcome.value.palette)).toEqual(rows);
  });

  it.each([
    ['given "?#"\n', 'given-size', 'the given cells are written for 2 cells, the puzzle 4'],
    ['given "1x?"\n', 'bad-given', 'cell 2 of given is "x": expected one of 0 1 ? . #'],
    ['given "0????"\n', 'given-size', 'the given cells are written for 5 cells, the puzzle 4'],
    ['given 0???\ngiven 1???\n', 'too-many-grids', 'given stands here 2 times: at most 1'],
  ])('are refused in a .non where they are not clear: %#', (property, code, message) => {
    const [outcome] = parsePuzzles(`rows\n1\n1\ncolumns\n1\n1\n${property}`);
    expect(outcome).toMatchObject({ ok: false, problems: [{ code }] });
    expect(outcome.ok ? '' : outcome.problems[0].message).toContain(message);
  });

  it.each(['given "#?.?"', 'given 1?0?', 'given #?\n .?', "given '# ?\n0\n?'"])(
    'are read from a .non as people type them: %s',
    (property) => {
      const [outcome] = parsePuzzles(`rows\n1\n1\ncolumns\n1\n1\n${property}\n`);
      if (!outcome.ok || outcome.value.given === undefined)
        throw new Error(JSON.stringify(outcome));
      expect(writeRows(outcome.value.given, outcome.value.palette)).toEqual(['#?', '.?']);
    },
  );

  it('have the line of a wrong character in a .non', () => {
    const text = 'rows\n1\n1\ncolumns\n1\n1\ngiven "??\n?x"\n';
    expect(parsePuzzles(text)).toMatchObject([{ ok: false, problems: [{ line: 8, column: 1 }] }]);
  });

  it('have no # in a .non where all colours have letters', () => {
    const text = 'color a red\nrows\n1a\n1a\ncolumns\n1a\n1a\ngiven "a#??"\n';
    const message = 'cell 2 of given is "#": expected one of 0 1 a ? .';
    expect(parsePuzzles(text)).toMatchObject([{ ok: false, problems: [{ message, line: 8 }] }]);
  });

  it('stay with a .non whose clues must be corrected', () => {
    const [outcome] = parsePuzzles('rows\n1\n2\ncolumns\n1\n1\ngiven 1???\n');
    expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'sums-differ' }] });
    expect([...(outcome.draft?.given?.cells ?? [])]).toEqual([2, 3, 3, 3]);
  });

  it('are not lost where both they and the clues of a .non are wrong', () => {
    const [outcome] = parsePuzzles('rows\n1\n2\ncolumns\n1\n1\ngiven "?x??"\n');
    expect(outcome).toMatchObject({
      ok: false,
      problems: [{ code: 'sums-differ' }, { code: 'bad-given' }],
    });
    expect(outcome).not.toHaveProperty('draft');
  });

  it('have their place when they are wrong', () => {
    const text = '{"rows": [[1], [1]],\n "cols": [[1], [1]],\n "given": ["#?", "?x"]}';
    expect(parsePuzzles(text)).toMatchObject([
      {
        ok: false,
        problems: [
          {
            code: 'bad-given',
            message: 'the list of given cells: row 2, cell 2 is "x": expected one of . # ?',
            line: 3,
            where: { row: 2 },
          },
        ],
      },
    ]);
    expect(parsePuzzles(text.replace('["#?", "?x"]', '["#?"]'))).toMatchObject([
      { ok: false, problems: [{ message: 'the given cells are 2x1, the puzzle 2x2' }] },
    ]);
    expect(parsePuzzles(text.replace('["#?", "?x"]', '3'))).toMatchObject([
      {
        ok: false,
        problems: [
          {
            code: 'bad-given',
            message: expect.stringContaining('the list of given cells is 3'),
          },
        ],
      },
    ]);
  });
});
