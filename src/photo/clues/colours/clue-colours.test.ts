import { describe, expect, it } from 'vitest';
import type { Image } from '../../../create/images/image-samples.ts';
import type { PixelBox } from '../../photo-reading.ts';
import { clueColours } from './clue-colours.ts';

const SIDE = 8;
const STEP = 2 * SIDE;
type Rgb = readonly [number, number, number];

/** Draws a full box of each colour in a cell of white or other paper, as digits without holes. */
function drawnDigits(colours: readonly Rgb[], papers: readonly Rgb[] = []) {
  const width = colours.length * STEP;
  const data = new Uint8ClampedArray(4 * width * SIDE).fill(255);
  papers.forEach((paper, i) => {
    for (let at = 0; at < SIDE * STEP; at++) {
      const pixel = Math.floor(at / STEP) * width + i * STEP - SIDE / 2 + (at % STEP);
      data.set([...paper, 255], 4 * Math.max(0, pixel));
    }
  });
  const image: Image = { width, height: SIDE, data };
  const ink = { width, height: SIDE, data: new Uint8Array(width * SIDE) };
  const boxes: PixelBox[] = colours.map((colour, i) => {
    for (let y = 0; y < SIDE; y++) {
      for (let x = i * STEP; x < i * STEP + SIDE; x++) {
        data.set([...colour, 255], 4 * (y * width + x));
        ink.data[y * width + x] = 255;
      }
    }
    return { left: i * STEP, top: 0, width: SIDE, height: SIDE };
  });
  return { boxes, seen: { image, ink, plates: undefined } };
}

const coloursOf = (colours: readonly Rgb[]) => {
  const { boxes, seen } = drawnDigits(colours);
  return clueColours(seen, boxes);
};

/** Mixes an ink with white paper, as thin strokes do. */
function mixed(ink: Rgb, share: number): Rgb {
  const [red, green, blue] = ink.map((level) => Math.round(255 - share * (255 - level)));
  return [red, green, blue];
}

const grey = (level: number): Rgb => [level, level, level];

const RED: Rgb = [244, 67, 54];
const DARK_RED: Rgb = [198, 40, 40];
const BLACK: Rgb = [0, 0, 0];
const BROWN: Rgb = [109, 76, 65];
const THIN_RED: Rgb = [247, 106, 96];
const THIN_BLUE: Rgb = [84, 173, 246];
const ROSE: Rgb = [240, 72, 62];
const BLUE: Rgb = [33, 150, 243];

describe('the colours of clues', () => {
  it('are told apart where two reds are clear', () => {
    const found = coloursOf([RED, DARK_RED, RED, DARK_RED, RED, RED]);
    expect(found.colours).toEqual([1, 2, 1, 2, 1, 1]);
    expect(found.palette.map(({ rgb }) => rgb)).toEqual(['#ffffff', '#f44336', '#c62828']);
    expect(found.areAlike).toBe(false);
  });

  it('are alike where each digit has a red of its own', () => {
    const reds = Array.from({ length: 20 }, (_, i): Rgb => [244 - 6 * i, 67 - i, 54]);
    expect(coloursOf(reds).areAlike).toBe(true);
  });

  it('are alike where a colour of some digits was taken for a commoner one', () => {
    const common = Array.from({ length: 400 }, (_, i) => (i % 2 === 0 ? RED : BLUE));
    const rare = Array.from({ length: 4 }, () => ROSE);
    expect(coloursOf(common).areAlike).toBe(false);
    expect(coloursOf([...common, ROSE])).toMatchObject({ areAlike: false });
    expect(coloursOf([...common, ...rare])).toMatchObject({ areAlike: true });
  });

  it('are those of thin strokes, which are as pale for each ink', () => {
    const thin = [BLACK, BROWN].map((ink) => mixed(ink, 0.4));
    const found = coloursOf([...thin, ...thin, ...thin]);
    expect(found).toMatchObject({ colours: [1, 2, 1, 2, 1, 2], areAlike: false });
  });

  it('are two where one is a paler shade of the other', () => {
    const pale = mixed(ROSE, 0.4);
    const found = coloursOf([ROSE, pale, ROSE, pale, ROSE, pale, ROSE]);
    expect(found).toMatchObject({ colours: [1, 2, 1, 2, 1, 2, 1], areAlike: false });
  });

  it('are three where there are three shades', () => {
    const shades = [1, 0.6, 0.3].map((share) => mixed(BLUE, share));
    const found = coloursOf([...shades, ...shades, ...shades]);
    expect(found).toMatchObject({ colours: [1, 2, 3, 1, 2, 3, 1, 2, 3], areAlike: false });
  });

  it('are alike where two shades were taken for one', () => {
    const shades = [1, 0.8].map((share) => mixed(BLUE, share));
    expect(coloursOf([...shades, ...shades, ...shades]).areAlike).toBe(true);
  });

  it('leave greys to the board, where something is marked if they are done', () => {
    const tinted: Rgb = [144, 164, 174];
    expect(coloursOf([BLACK, tinted, BLACK, tinted])).toMatchObject({ haveDone: true });
    expect(coloursOf([BLACK, BLACK, BLACK, BLACK])).toMatchObject({ haveDone: false });
  });

  it('are those of dark cells with bright digits, and alike where cells are bright', () => {
    const digits = (ink: Rgb, shades: readonly [Rgb, Rgb]) => {
      const { boxes, seen } = drawnDigits([ink, ink, ink, ink], [...shades, ...shades]);
      return clueColours(seen, boxes);
    };
    const dark = digits([255, 255, 255], [grey(51), grey(119)]);
    expect(dark).toMatchObject({ colours: [1, 2, 1, 2], areAlike: false });
    const bright = digits(BLACK, [grey(221), grey(153)]);
    expect(bright).toMatchObject({ colours: [1, 1, 1, 1], areAlike: true });
    expect(digits(BLACK, [grey(240), grey(225)])).toMatchObject({ areAlike: false });
  });

  it('are alike where compression has brought two dark inks near each other', () => {
    const inks = Array.from({ length: 40 }, (_, i): Rgb => {
      return i % 2 === 0 ? [60, 60, 60 + (i % 3)] : [66 + (i % 7), 60, 56 + (i % 5)];
    });
    expect(coloursOf(inks)).toMatchObject({ areAlike: true });
  });

  it('are none where all digits are grey', () => {
    const found = coloursOf([
      [20, 20, 20],
      [60, 60, 60],
      [20, 20, 20],
    ]);
    expect(found.palette).toHaveLength(2);
    expect(found.areAlike).toBe(false);
  });

  it('are told apart where one of them is nearly grey', () => {
    const found = coloursOf([BLACK, BROWN, BLACK, BROWN]);
    expect(found.colours).toEqual([1, 2, 1, 2]);
  });

  it('are those of full strokes, because thin ones are mixed with paper', () => {
    const found = coloursOf([RED, BLUE, THIN_RED, BLUE, RED, THIN_BLUE, RED, THIN_RED]);
    expect(found.colours).toEqual([1, 2, 1, 2, 1, 2, 1, 1]);
  });

  it('are alike where two hues cannot be told apart safely', () => {
    const reds = Array.from({ length: 20 }, (_, i): Rgb => [225, 60 + 2 * i, 50 + 4 * i]);
    expect(coloursOf(reds).areAlike).toBe(true);
  });
});
