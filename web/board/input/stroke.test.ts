import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place } from '../../../src/puzzle/places.ts';
import { CROSS, NOTE, painted, UNMARKED } from '../state/mark.ts';
import { withChanges } from '../state/play-state.ts';
import { brushOf } from './mark-tool.ts';
import {
  beginStroke,
  cellsOfStroke,
  changesAlong,
  extendStroke,
  lengthsOf,
  type Stroke,
} from './stroke.ts';

const SIZE = { width: 6, height: 5 };
const FILL = painted(1);
const MARKS: Readonly<Record<string, number>> = {
  '?': UNMARKED,
  '.': CROSS,
  '#': FILL,
  r: painted(2),
  n: FILL | NOTE,
};

interface Drag {
  readonly from: number;
  readonly to: number;
  readonly brush: number;
}

/** Returns a row of 6 cells after a drag from one column to another; `given` are columns. */
function drag(row: string, { from, to, brush }: Drag, given: readonly number[] = []): string {
  const fixed = Int32Array.from({ length: 30 }, (_, cell) => (given.includes(cell) ? 2 : 3));
  const board = { ...SIZE, given: { ...SIZE, cells: fixed } };
  const cells = new Uint8Array(30);
  cells.set([...row].map((letter) => MARKS[letter]));
  const begun = beginStroke(board, cells, { row: 0, column: from }, brush);
  const stroke = extendStroke(begun, SIZE, { row: 0, column: to });
  const along = cellsOfStroke(stroke, SIZE);
  const after = withChanges(cells, changesAlong(board, cells, stroke.pen, along));
  const letterOf = (mark: number): string =>
    Object.keys(MARKS).find((letter) => MARKS[letter] === mark) ?? '!';
  return [...after.subarray(0, 6)].map(letterOf).join('');
}

describe('a stroke', () => {
  it.each([
    ['paints unmarked cells', '??????', 0, 3, FILL, '####??'],
    ['paints backwards', '??????', 5, 3, FILL, '???###'],
    ['leaves crosses in its way', '?.?.??', 0, 4, FILL, '#.#.#?'],
    ['leaves other colours in its way', '?rr???', 0, 4, FILL, '#rr##?'],
    ['goes over what it starts on', '.?.r??', 0, 5, FILL, '###r##'],
    ['goes over notes', '?n?n??', 0, 3, FILL, '####??'],
    ['erases where it starts on its own mark', '##.?r#', 0, 5, FILL, '??.?r?'],
    ['crosses what is open', '?#?#??', 0, 5, CROSS, '.#.#..'],
    ['takes crosses away', '..#.??', 1, 5, CROSS, '.?#???'],
    ['notes what is open and no more', '?#.???', 0, 3, FILL | NOTE, 'n#.n??'],
    ['takes notes away', 'nn#n??', 0, 3, FILL | NOTE, '??#???'],
  ])('%s', (_, before, from, to, brush, after) => {
    expect(drag(before, { from, to, brush })).toBe(after);
  });

  it.each([
    ['passes over given cells', '??#?.?', [2, 4], { from: 0, to: 5, brush: CROSS }, '..#...'],
    ['erases no given cell', '####??', [1, 3], { from: 0, to: 4, brush: FILL }, '?#?#??'],
    ['marks from a given cell on', '#?..??', [0, 2], { from: 0, to: 5, brush: FILL }, '##..##'],
    [
      'goes over no mark equal to a given one',
      '.?.?#?',
      [0],
      { from: 0, to: 5, brush: FILL },
      '.#.###',
    ],
    ['does nothing in a given cell', '??#???', [2], { from: 2, to: 2, brush: FILL }, '??#???'],
  ])('%s', (_, before, given, dragged, after) => {
    expect(drag(before, dragged, given)).toBe(after);
  });

  const place: fc.Arbitrary<Place> = fc.record({
    row: fc.integer({ min: -3, max: 8 }),
    column: fc.integer({ min: -3, max: 9 }),
  });
  const start = fc.record({ row: fc.nat(4), column: fc.nat(5) });

  it('is a row or a column without gaps, inside the board, wherever the pointer goes', () => {
    fc.assert(
      fc.property(start, fc.array(place), (from, places) => {
        let stroke: Stroke = beginStroke(SIZE, new Uint8Array(30), from, FILL);
        for (const to of places) stroke = extendStroke(stroke, SIZE, to);
        const along = cellsOfStroke(stroke, SIZE);
        const steps = new Set(along.slice(1).map((cell, i) => Math.abs(cell - along[i])));
        expect(along[0]).toBe(from.row * 6 + from.column);
        expect([[], [1], [6]]).toContainEqual([...steps]);
        expect(
          stroke.start.row === stroke.end.row || stroke.start.column === stroke.end.column,
        ).toBe(true);
        expect(along.every((cell) => cell >= 0 && cell < 30)).toBe(true);
      }),
    );
  });

  it('keeps to the line it left its first cell along', () => {
    let stroke = beginStroke(SIZE, new Uint8Array(30), { row: 1, column: 1 }, FILL);
    stroke = extendStroke(stroke, SIZE, { row: 1, column: 3 });
    stroke = extendStroke(stroke, SIZE, { row: 4, column: 4 });
    expect(stroke.end).toEqual({ row: 1, column: 4 });
    stroke = extendStroke(stroke, SIZE, { row: 1, column: 1 });
    stroke = extendStroke(stroke, SIZE, { row: 3, column: 2 });
    expect(stroke.end).toEqual({ row: 3, column: 1 });
    expect(extendStroke(stroke, SIZE, { row: 3, column: 5 })).toBe(stroke);
  });

  it('counts its cells and the run that they become a part of', () => {
    const cells = new Uint8Array(30);
    cells.set([FILL, FILL, UNMARKED, UNMARKED, FILL]);
    const begun = beginStroke(SIZE, cells, { row: 0, column: 2 }, FILL);
    expect(lengthsOf(SIZE, cells, begun)).toEqual({ stroke: 1, run: 3 });
    const stroke = extendStroke(begun, SIZE, { row: 0, column: 3 });
    expect(lengthsOf(SIZE, cells, stroke)).toEqual({ stroke: 2, run: 5 });
    const erasing = beginStroke(SIZE, cells, { row: 0, column: 0 }, FILL);
    expect(lengthsOf(SIZE, cells, erasing)).toEqual({ stroke: 1, run: 1 });
    const down = extendStroke(begun, SIZE, { row: 2, column: 2 });
    expect(lengthsOf(SIZE, cells, down)).toEqual({ stroke: 3, run: 3 });
  });
});

describe('a brush', () => {
  it('has the mark of the tool, and the other one on the second button', () => {
    expect([brushOf('fill', 2, false), brushOf('fill', 2, true)]).toEqual([painted(2), CROSS]);
    expect([brushOf('cross', 2, false), brushOf('cross', 2, true)]).toEqual([CROSS, painted(2)]);
    expect([brushOf('note', 2, false), brushOf('note', 2, true)]).toEqual([
      painted(2) | NOTE,
      CROSS | NOTE,
    ]);
  });
});
