import { readFileSync } from 'node:fs';
import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { parsePuzzles } from '../../src/formats/index.ts';
import { BLACK_AND_WHITE } from '../../src/puzzle/palette.ts';
import type { VectorImage } from '../../src/vector/shape.ts';
import { puzzleOf } from '../../test/boards.ts';
import { CROSS, painted, UNMARKED } from '../board/state/mark.ts';
import { fileNameOf } from './file-name.ts';
import { knownSolution } from './known-solution.ts';
import { MAX_QR_TEXT, qrImage } from './qr-image.ts';

const clue = (...lengths: number[]) => lengths.map((length) => ({ length, colour: 1 }));
const CORNER = puzzleOf({
  rows: [clue(2), clue(1)],
  columns: [clue(2), clue(1)],
  palette: BLACK_AND_WHITE,
});

/** Returns the pixels that a camera would see, `scale` pixels a module. */
function pixelsOf({ width, height, shapes }: VectorImage, scale: number) {
  const side = width * scale;
  const data = new Uint8Array(side * height * scale * 4).fill(255);
  for (const shape of shapes) {
    if (shape.kind !== 'fills') throw new Error('a QR code is made of boxes');
    for (const box of shape.boxes)
      for (let y = box.y * scale; y < (box.y + box.height) * scale; y++)
        for (let x = box.x * scale; x < (box.x + box.width) * scale; x++)
          data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  }
  return { width: side, height: height * scale, data };
}

describe('a QR code', () => {
  it('reads as the text, short and long', () => {
    for (const length of [10, 90, 500, 501, MAX_QR_TEXT]) {
      const text = `https://example.org/play#p=1${'aZ-_09'.repeat(300)}`.slice(0, length);
      const image = qrImage(text);
      expect(decodeQR(pixelsOf(image!, 4), { effort: Infinity, timeLimit: Infinity })).toBe(text);
    }
  });

  it('has a quiet zone of four modules', () => {
    const { shapes, width } = qrImage('crosshatch')!;
    const boxes = shapes.flatMap((shape) => (shape.kind === 'fills' ? shape.boxes : []));
    expect(Math.min(...boxes.flatMap(({ x, y }) => [x, y]))).toBe(4);
    expect(Math.max(...boxes.map((box) => box.x + box.width))).toBe(width - 4);
    expect(Math.max(...boxes.map((box) => box.y + box.height))).toBe(width - 4);
  });

  it('is not made of what no camera reads', () => {
    expect(qrImage('x'.repeat(MAX_QR_TEXT + 1))).toBeUndefined();
  });
});

describe('names of files', () => {
  it.each([
    ['The old lock!', 'the-old-lock.png'],
    ['Ähre & Größe', 'ähre-größe.png'],
    ['雪', '雪.png'],
    ['../../etc/passwd', 'etc-passwd.png'],
    ['A/B: "C"', 'a-b-c.png'],
    [' ', 'nonogram-2x2.png'],
  ])('%j is %s', (title, name) => {
    expect(fileNameOf({ puzzle: { ...CORNER, meta: { title } } }, 'png')).toBe(name);
  });

  it('say what the file shows, and stay short', () => {
    const meta = { title: 'long '.repeat(100) };
    expect(fileNameOf({ puzzle: { ...CORNER, meta: { title: 'Lock' } } }, 'svg', 'solution')).toBe(
      'lock-solution.svg',
    );
    expect(fileNameOf({ puzzle: { ...CORNER, meta } }, 'svg').length).toBeLessThan(70);
  });

  it('have the number of a built-in puzzle whose title is hidden', () => {
    const heart = { ...CORNER, width: 5, height: 5, meta: {} };
    expect(fileNameOf({ id: 'heart', puzzle: heart }, 'non')).toBe('nonogram-5x5-1.non');
    const solved = { ...heart, meta: { title: 'Heart' } };
    expect(fileNameOf({ id: 'heart', puzzle: solved }, 'non')).toBe('heart.non');
  });
});

describe('the known solution', () => {
  const [black, none] = [painted(1), UNMARKED];

  it('is what the player found, with or without crosses', () => {
    for (const blank of [UNMARKED, CROSS]) {
      const found = knownSolution(CORNER, Uint8Array.of(black, black, black, blank));
      expect(found?.cells).toEqual(Int32Array.of(2, 2, 2, 1));
    }
  });

  it('is not what is wrong or half done', () => {
    expect(knownSolution(CORNER, Uint8Array.of(black, none, black, none))).toBeUndefined();
    expect(knownSolution(CORNER)).toBeUndefined();
  });

  it('is what the maker gave', () => {
    const [outcome] = parsePuzzles(readFileSync('puzzles/lock.non', 'utf8'));
    if (!outcome?.ok) throw new Error('lock');
    expect(knownSolution(outcome.value)).toBe(outcome.value.goal);
  });
});
