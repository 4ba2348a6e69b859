import { describe, expect, it } from 'vitest';
import { writeRows } from '../../puzzle/grid-text.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { detect, formatById, parsePuzzles } from '../detect.ts';

function read(text: string): Puzzle {
  expect(detect(text)?.id).toBe('gno');
  const [outcome] = parsePuzzles(text);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

const CLUES = '[Row clues]\n1, 1\n2\n[Column clues]\n2\n1\n1\n';
const SIZE = '[Dimensions]\n2\n3\n';

describe('gno', () => {
  it('has texts, clues, a solution and the cells of a game', () => {
    const puzzle = read(
      `[Description]\nTwo rows\nNobody\n2010/06/27\n4\n[License]\nCC BY-SA\n${SIZE}${CLUES}[Solution grid]\n2 1 2 \n2 2 1 \n[Locked]\ntrue\n[Working grid]\n2 0 0 \n0 0 1 \n[State]\nGNONOGRAMS_GAME_STATE_SOLVING\n[History]\n0,0,2,0;\n`,
    );
    expect(puzzle.meta).toEqual({
      title: 'Two rows',
      author: 'Nobody',
      date: '2010/06/27',
      licence: 'CC BY-SA',
    });
    expect(puzzle.otherProperties).toEqual(['difficulty 4']);
    expect(puzzle.goal && writeRows(puzzle.goal, puzzle.palette)).toEqual(['#.#', '##.']);
    expect(puzzle.saved?.map((grid) => writeRows(grid, puzzle.palette))).toEqual([['#??', '??.']]);
  });

  it('names the sections of a game', () => {
    const [outcome] = parsePuzzles(`${SIZE}${CLUES}[Locked]\ntrue\n[History]\n0,0,2,0;\n`);
    expect(outcome.remarks?.map(({ line, message }) => [line, message])).toEqual([
      [11, 'the section "[Locked]" is not read'],
      [13, 'the section "[History]" is not read'],
    ]);
  });

  it.each([
    ['without blank lines', 'A title\nSomebody\n2\n', { title: 'A title', author: 'Somebody' }],
    [
      'with a date alone',
      'A title\n2024-12-11T10:36:56+0000\n',
      { title: 'A title', date: '2024-12-11T10:36:56+0000' },
    ],
    [
      'with an empty author',
      'A title\n\n2024-12-11\n1\n',
      { title: 'A title', date: '2024-12-11' },
    ],
    ['with nothing', '\n', {}],
  ])('has a description %s', (_, lines, meta) => {
    expect(read(`[Description]\n${lines}${SIZE}${CLUES}`).meta).toEqual(meta);
  });

  it.each([
    ['the solution alone', `${SIZE}[Solution]\n2 1 2\n2 2 1\n`],
    ['clues with single commas', `${SIZE}[Row clues]\n1,1\n2\n[Column clues]\n2\n1\n1\n`],
    ['comments', '[dimensions]\n2 // Rows\n3 // Columns\n[ROW]\n1, 1\n2\n[COL]\n2\n1\n1\n'],
    ['line ends of Windows', `${SIZE}${CLUES}`.replaceAll('\n', '\r\n')],
  ])('is read from %s', (_, text) => {
    const { rows } = read(text);
    expect(rows.map((clue) => clue?.map(({ length }) => length))).toEqual([[1, 1], [2]]);
  });

  it('keeps a solution with unknown cells as a saved grid', () => {
    const puzzle = read(`${SIZE}${CLUES}[Solution grid]\n2 0 2\n2 2 1\n`);
    expect([puzzle.goal, puzzle.saved?.length]).toEqual([undefined, 1]);
  });

  it('writes no square brackets into texts', () => {
    const puzzle = { ...read(`${SIZE}${CLUES}`), meta: { title: '[Dimensions] 50%' } };
    const text = formatById('gno')?.write?.(puzzle);
    expect(text?.ok && text.value).toContain('%5BDimensions%5D 50%25');
    expect(read(text?.ok ? text.value : '').meta).toEqual(puzzle.meta);
  });

  it.each([
    [`[Dimensions]\n2\n${CLUES}`, 'bad-size', 2],
    [`[Dimensions]\n2\n9999\n${CLUES}`, 'too-large', 2],
    [`${SIZE}[Row clues]\n1, 1\n2\n`, 'missing-section', 1],
    [`${SIZE}[Column clues]\n1\n1\n1\n`, 'missing-section', 1],
    [`${SIZE}[Row clues]\n1, x\n2\n[Column clues]\n2\n1\n1\n`, 'bad-number', 5],
    [`${SIZE}${CLUES}[Solution grid]\n2 1\n2 2 1\n`, 'ragged-grid', 12],
    [`${SIZE}${CLUES}[Solution grid]\n2 1 2\n`, 'ragged-grid', 11],
    [`${SIZE}${CLUES}[Working grid]\n2 1 7\n2 2 1\n`, 'unknown-symbol', 12],
    [`${SIZE}[Row clues]\n1, 1\n[Column clues]\n2\n1\n1\n`, 'wrong-line-count', 5],
  ])('is refused with the place: %#', (text, code, line) => {
    const [outcome] = parsePuzzles(text, formatById('gno'));
    expect(outcome).toMatchObject({ problems: [{ code, line }] });
  });
});
