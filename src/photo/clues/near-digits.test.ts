import { describe, expect, it } from 'vitest';
import { nearDigits } from './near-digits.ts';

const column = (tops: readonly number[]) =>
  tops.map((top) => ({ box: { left: 0, top, width: 8, height: 12 } }));

const topsOf = (lines: readonly { readonly box: { readonly top: number } }[][]): number[][] =>
  lines.map((digits) => digits.map(({ box }) => box.top));

/** The clues of columns above a grid. */
const ABOVE = { along: 'y', side: 'before', height: 12, cell: 32, isBoxed: false } as const;

describe('digits near the grid', () => {
  it('are kept in order, from the grid outwards', () => {
    const lines = [column([60, 80, 100]), column([100, 80])];
    const near = nearDigits(lines, ABOVE);
    expect(topsOf(near)).toEqual([
      [100, 80, 60],
      [100, 80],
    ]);
  });

  it('do not include a text beyond a wide gap', () => {
    const lines = [column([10, 80, 100]), column([12, 100]), column([60, 80, 100])];
    const near = nearDigits(lines, ABOVE);
    expect(topsOf(near)).toEqual([[100, 80], [100], [100, 80, 60]]);
  });

  it('may be nearly a cell apart where each number has a cell of its own', () => {
    const lines = [column([4, 36, 68, 100])];
    expect(topsOf(nearDigits(lines, { ...ABOVE, isBoxed: true }))).toEqual([[100, 68, 36, 4]]);
    const far = [column([0, 68, 100]), column([68, 100])];
    expect(topsOf(nearDigits(far, { ...ABOVE, isBoxed: true }))).toEqual([
      [100, 68],
      [100, 68],
    ]);
  });

  it('do not include a text that most clues, of one number, have above them', () => {
    const lines = [column([10, 100]), column([12, 100]), column([14, 68, 100])];
    expect(topsOf(nearDigits(lines, ABOVE))).toEqual([[100], [100], [100, 68]]);
  });

  it('are looked for on the other side as well', () => {
    const lines = [column([0, 20, 90]), column([0, 20])];
    const near = nearDigits(lines, { ...ABOVE, side: 'after' });
    expect(topsOf(near)).toEqual([
      [0, 20],
      [0, 20],
    ]);
  });
});
