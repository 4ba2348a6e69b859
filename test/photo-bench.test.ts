// Tests the pages of the photo bench and how readings are judged, without reading any.

import { describe, expect, it } from 'vitest';
import { judgeReading } from '../bench/photo/judge-reading.ts';
import { PAGE_ROWS } from '../bench/photo/page-rows.ts';
import { type PageTruth, pageOf } from '../bench/photo/page-set.ts';
import { TEST_PAGES } from '../bench/photo/test-pages.ts';
import { DIGIT_KINDS, type DigitReading } from '../src/explain/clue-readings/clue-reading.ts';
import type { ReadNumber } from '../src/explain/clue-readings/read-number.ts';
import type { PhotoReading } from '../src/photo/photo-reading.ts';
import type { ExactClue } from '../src/puzzle/clue.ts';

const INSTALLED = { fonts: 'installed' } as const;

describe('pages of the photo bench', () => {
  it('are at least 1,200, of rows with different names', () => {
    expect(PAGE_ROWS.reduce((sum, { pages }) => sum + pages, 0)).toBeGreaterThanOrEqual(1200);
    expect(new Set(PAGE_ROWS.map(({ name }) => name)).size).toBe(PAGE_ROWS.length);
    expect(TEST_PAGES).toHaveLength(41);
  });

  it('follow from row, index and seed', async () => {
    const row = rowNamed('photo, 8°');
    const bytes = async (seed: number) => {
      const { image } = await pageOf(row, 1, { ...INSTALLED, seed });
      return Buffer.from(image.data);
    };
    const first = await bytes(1);
    expect(first.equals(await bytes(1))).toBe(true);
    expect(first.equals(await bytes(2))).toBe(false);
  });

  it.each(['screenshot, 20 px', 'photo, curl', 'photo, perspective 15°', 'photo, turned by 90°'])(
    'have the corners of the grid where it is drawn: %s',
    async (name) => {
      const { image, truth } = await pageOf(rowNamed(name), 1, INSTALLED);
      for (const { x, y } of truth.corners) {
        const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [x + dx, y + dy]));
        const levels = around.map(([u, v]) => {
          return image.data[4 * (Math.floor(v) * image.width + Math.floor(u))];
        });
        expect(Math.min(...levels)).toBeLessThan(140);
      }
    },
  );
});

describe('the judgement of a reading', () => {
  it('finds everything right in the truth', async () => {
    const { truth } = await pageOf(rowNamed('layout, coloured numbers'), 0, INSTALLED);
    const judgement = judgeReading(readingOf(truth), truth);
    expect(judgement).toMatchObject({ isFound: true, isAccepted: true, isAcceptedButWrong: false });
    expect(judgement.before).toEqual(judgement.after);
    expect(judgement.after.isRight).toBe(true);
    expect(judgement.after.right).toBe(judgement.after.numbers);
  });

  it('tells that a wrong number was accepted', async () => {
    const { truth } = await pageOf(rowNamed('screenshot, 20 px'), 1, INSTALLED);
    const reading = readingOf(truth);
    const at = truth.rows.findIndex((clue) => clue.length > 0);
    const rows = reading.settled.rows.map((row, i) =>
      i === at ? row.map((number) => ({ ...number, length: number.length + 1 })) : row,
    );
    const wrong = { ...reading, settled: { ...reading.settled, rows } };
    const judgement = judgeReading(wrong, truth);
    expect(judgement).toMatchObject({ isFound: true, isAccepted: true, isAcceptedButWrong: true });
    expect(judgement.before.isRight).toBe(true);
    expect(judgement.after.right).toBeLessThan(judgement.after.numbers);
  });

  it('finds nothing right where nothing was read', async () => {
    const { truth } = await pageOf(rowNamed('screenshot, 20 px'), 1, INSTALLED);
    const judgement = judgeReading(undefined, truth);
    expect(judgement).toMatchObject({ isFound: false, isAccepted: false });
    expect(judgement.after).toMatchObject({ right: 0, isRight: false });
  });
});

function rowNamed(name: string) {
  const row = PAGE_ROWS.find((each) => each.name === name);
  if (row === undefined) throw new Error(name);
  return row;
}

/** Returns the reading of somebody who sees everything and is sure of it. */
function readingOf(truth: PageTruth): PhotoReading {
  const { width, height, palette, corners } = truth;
  const nothing = { width: 0, height: 0, left: 0, top: 0 };
  const none = { rows: [], columns: [] };
  return {
    place: { width, height, corners },
    puzzles: 1,
    puzzle: 0,
    isCutOff: false,
    areColoursAlike: false,
    straight: { width: 0, height: 0, data: new Uint8ClampedArray() },
    grid: nothing,
    readings: {
      width,
      height,
      palette,
      rows: truth.rows.map(digitsOf),
      columns: truth.columns.map(digitsOf),
    },
    digitBoxes: none,
    clueBoxes: none,
    settled: {
      rows: truth.rows.map(numbersOf),
      columns: truth.columns.map(numbersOf),
      verdict: 'unique',
      isChanged: false,
      isCut: false,
    },
  };
}

function digitsOf(clue: ExactClue): DigitReading[] {
  return clue.flatMap(({ length, colour }) =>
    [...String(length)].map((digit, i) => ({
      kinds: Array.from({ length: DIGIT_KINDS }, (_, kind) => (kind === Number(digit) ? 1 : 0)),
      begins: i === 0 ? 1 : 0,
      colour,
    })),
  );
}

function numbersOf(clue: ExactClue): ReadNumber[] {
  const sure = { start: 0, end: 0, probability: 1, isDoubtful: false, isChanged: false };
  return clue.map(({ length, colour }) => ({ ...sure, length, colour, alternatives: [] }));
}
