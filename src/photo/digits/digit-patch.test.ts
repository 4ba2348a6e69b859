import { describe, expect, it } from 'vitest';
import { digitPatch, type InkImage, PATCH_SIDE } from './digit-patch.ts';

/** Makes an image of ink: each character is a pixel, a # of `dark` and a dot of none. */
function inkOf(rows: readonly string[], dark = 255): InkImage {
  const data = Uint8Array.from([...rows.join('')], (sign) => (sign === '#' ? dark : 0));
  return { width: rows[0].length, height: rows.length, data };
}

/** Returns the patch as rows of text, with a # for more than half of full ink. */
function drawn(patch: Uint8Array): string[] {
  return Array.from({ length: PATCH_SIDE }, (_, y) =>
    Array.from(patch.subarray(y * PATCH_SIDE, (y + 1) * PATCH_SIDE), (value) =>
      value > 127 ? '#' : '.',
    ).join(''),
  );
}

const bar = (width: number, height: number) => Array<string>(height).fill('#'.repeat(width));

describe('digitPatch', () => {
  it('fits the longer side to 14 pixels and keeps the proportion', () => {
    const patch = digitPatch(inkOf(bar(4, 28)), { left: 0, top: 0, width: 4, height: 28 });
    const row = '.......##.......';
    expect(drawn(patch)).toEqual(['.'.repeat(16), ...Array(14).fill(row), '.'.repeat(16)]);
  });

  it('makes small boxes larger', () => {
    const box = { left: 0, top: 0, width: 7, height: 7 };
    const rows = drawn(digitPatch(inkOf(bar(7, 7)), box));
    expect(rows.slice(1, 15)).toEqual(Array(14).fill(`.${'#'.repeat(14)}.`));
  });

  it('takes nothing from outside the box', () => {
    const ink = inkOf(bar(40, 40));
    const patch = digitPatch(ink, { left: 10, top: 5, width: 4, height: 28 });
    expect(patch.filter((value) => value > 0).length).toBeLessThanOrEqual(4 * 16);
  });

  it('makes faint ink as dark as strong ink', () => {
    const rows = ['#..#', '#..#', '####', '...#', '...#', '...#'];
    const box = { left: 0, top: 0, width: 4, height: 6 };
    const strong = digitPatch(inkOf(rows), box);
    const faint = digitPatch(inkOf(rows, 40), box);
    expect(Math.max(...faint)).toBe(255);
    for (let i = 0; i < strong.length; i++) expect(Math.abs(strong[i] - faint[i])).toBeLessThan(8);
  });

  it('takes the mean of the pixels on the area of a pixel', () => {
    // Two of four columns are ink in every second row: a quarter of full ink everywhere.
    const rows = Array.from({ length: 28 }, (_, y) => (y % 2 === 0 ? '#.' : '..').repeat(14));
    const patch = digitPatch(inkOf(rows), { left: 0, top: 0, width: 28, height: 28 });
    const inner = [...patch].filter((_, i) => i % 16 > 1 && i % 16 < 14 && i > 32 && i < 224);
    expect(Math.min(...inner)).toBe(Math.max(...inner));
  });

  it('bears boxes that reach beyond the image', () => {
    const patch = digitPatch(inkOf(bar(3, 6)), { left: -2.5, top: 1, width: 9, height: 12.5 });
    expect(patch.length).toBe(PATCH_SIDE ** 2);
    expect(Math.max(...patch)).toBe(255);
  });

  it('finds nothing where nothing is', () => {
    const blank = inkOf(['....', '....', '....', '....']);
    expect(Math.max(...digitPatch(blank, { left: 0, top: 0, width: 4, height: 4 }))).toBe(0);
  });
});
