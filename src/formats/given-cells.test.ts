import { describe, expect, it } from 'vitest';
import { randomPuzzle, withGivenCells } from '../../test/boards.ts';
import { makeRandom } from '../engine/random.ts';
import { MODEL_FORMATS } from '../models/index.ts';
import { parseText } from '../tasks/texts/parse.ts';
import { formatById, parsePuzzles, WRITABLE } from './index.ts';

const random = makeRandom(71);
const puzzleOf = (colours: number) =>
  withGivenCells(random, randomPuzzle(random, 6, 4, colours, 0.5), 0.3, undefined);

function jsonOf(colours: number): string {
  const text = formatById('json')?.write?.(puzzleOf(colours));
  if (!text?.ok) throw new Error('JSON holds given cells');
  return text.value;
}

describe('given cells', () => {
  it('are written to JSON and read from it, in colour too', () => {
    for (let round = 0; round < 20; round++) {
      const puzzle = puzzleOf(1 + (round % 3));
      const text = formatById('json')?.write?.(puzzle);
      if (!text?.ok) throw new Error('JSON holds given cells');
      expect(parsePuzzles(text.value)).toEqual([{ ok: true, value: puzzle }]);
    }
  });

  it('are refused by every other format and by models of other solvers', () => {
    const puzzle = puzzleOf(1);
    const refused = { ok: false, problems: [{ code: 'no-given' }] };
    for (const { id, write } of WRITABLE)
      if (id !== 'json') expect(write(puzzle), id).toMatchObject(refused);
    for (const { id, forms, write } of MODEL_FORMATS)
      expect(write(puzzle, forms[0]), id).toMatchObject(refused);
  });

  it('have their place when they are wrong', () => {
    const text = '{"rows": [[1], [1]],\n "cols": [[1], [1]],\n "given": ["#?", "?x"]}';
    expect(parsePuzzles(text)).toMatchObject([
      {
        ok: false,
        problems: [
          {
            message: 'given: row 2, cell 2 is "x": expected one of . # ?',
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
        problems: [{ message: expect.stringContaining('the list of given cells is 3') }],
      },
    ]);
  });

  it('keep a puzzle from a page that would not show them', async () => {
    const { value } = await parseText({ text: jsonOf(1) });
    expect(value).toMatchObject([{ ok: false, problems: [{ code: 'no-given' }] }]);
  });
});
