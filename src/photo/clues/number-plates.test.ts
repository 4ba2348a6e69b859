import { describe, expect, it } from 'vitest';
import type { StraightPuzzle } from '../page/straight-puzzle.ts';
import type { PixelBox } from '../photo-reading.ts';
import { numberColours } from './colours/plate-colours.ts';
import { levelledPlates } from './level-plates.ts';
import { numberPlates, plateAround } from './number-plates.ts';
import type { Channels } from './pixel-channels.ts';

const CELL = 32;
const PAGE: Channels = [246, 243, 236];
const RED: Channels = [217, 72, 15];
const BLUE: Channels = [77, 171, 247];
const INK: Channels = [20, 20, 20];
const GREY: Channels = [116, 107, 90];

interface Painted {
  readonly box: PixelBox;
  readonly colour: Channels;
}

/** Paints boxes onto the clues of a puzzle of three rows without columns. */
function straightOf(painted: readonly Painted[], page = PAGE): StraightPuzzle {
  const [width, height] = [3 * CELL, 3 * CELL];
  const data = new Uint8ClampedArray(4 * width * height);
  for (let at = 0; at < data.length; at += 4) data.set([...page, 255], at);
  for (const { box, colour } of painted) {
    for (let y = box.top; y < box.top + box.height; y++) {
      for (let x = box.left; x < box.left + box.width; x++) data.set(colour, 4 * (y * width + x));
    }
  }
  return {
    image: { width, height, data },
    cell: CELL,
    grid: { column: 3, row: 0, columns: 0, rows: 3 },
    rows: [0, 1, 2].map((row) => ({ column: 0, row, columns: 3, rows: 1 })),
    columns: [],
    rowSide: 'before',
    columnSide: 'before',
    isBoxed: false,
  };
}

/** Paints a plate of 18 by 20 pixels with a digit on it. */
function plateAt(left: number, row: number, colour: Channels): Painted[] {
  const top = row * CELL + 6;
  return [
    { box: { left, top, width: 18, height: 20 }, colour },
    { box: { left: left + 8, top: top + 4, width: 3, height: 12 }, colour: INK },
  ];
}

/** Paints a crossed-out digit above the stroke that is left of its plate. */
function barePlateAt(left: number, row: number, colour: Channels): Painted[] {
  const top = row * CELL + 6;
  return [
    { box: { left, top: top + 16, width: 18, height: 4 }, colour },
    { box: { left: left + 8, top: top + 4, width: 3, height: 12 }, colour: GREY },
  ];
}

const DIGITS = [10, 47, 66].map((left) => ({ left, top: 10, width: 3, height: 12 }));

describe('the plates of numbers', () => {
  const touching = [...plateAt(39, 0, RED), ...plateAt(58, 0, BLUE), ...plateAt(58, 1, RED)];

  it('are cut where a gap is between them', () => {
    const plates = numberPlates(straightOf(touching))?.plates ?? [];
    expect(plates.map(({ left, width }) => ({ left, width }))).toEqual([
      { left: 39, width: 18 },
      { left: 58, width: 18 },
      { left: 58, width: 18 },
    ]);
    expect(plates.map(({ colour }) => colour)).toEqual([RED, BLUE, RED]);
  });

  it('are not there where numbers stand on the page itself', () => {
    const digits = touching.filter(({ colour }) => colour === INK);
    expect(numberPlates(straightOf(digits))).toBeUndefined();
  });

  it('are known by a stroke where a number was crossed out', () => {
    const straight = straightOf([...touching, ...barePlateAt(2, 0, BLUE)]);
    const plates = numberPlates(straight);
    if (plates === undefined) throw new Error('there are plates');
    expect(plateAround(plates, DIGITS[0])).toMatchObject({ isBare: true, colour: BLUE });
    const [bare, red, blue] = numberColours(plates, DIGITS, () => [0, 0, 0]);
    expect(bare).toEqual(blue);
    expect(red).not.toEqual(blue);
  });

  it('are levelled, so that all digits stand dark on a bright page', () => {
    const straight = straightOf([...touching, ...barePlateAt(2, 0, BLUE)]);
    const plates = numberPlates(straight);
    if (plates === undefined) throw new Error('there are plates');
    const { data, width } = levelledPlates(straight.image, plates);
    const lightAt = (x: number, y: number): number => data[y * width + x];
    const page = lightAt(30, 3);
    expect([lightAt(42, 16), lightAt(61, 16), lightAt(7, 24)]).toEqual([page, page, page]);
    for (const { left } of DIGITS) expect(lightAt(left + 1, 16)).toBeLessThan(page - 100);
  });

  it('are levelled to what light can be on a page of medium grey', () => {
    const straight = straightOf(touching, [140, 140, 140]);
    const plates = numberPlates(straight);
    if (plates === undefined) throw new Error('there are plates');
    const { data } = levelledPlates(straight.image, plates);
    expect(data.every((light) => light >= 0 && light <= 255)).toBe(true);
  });
});
