import { describe, expect, it } from 'vitest';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { puzzleOfLengths } from '../../../test/boards.ts';
import type { PlayedMove } from '../../board/state/play-state.ts';
import { replayBoards } from './replay-boards.ts';
import { MAX_REPLAY_BYTES, makeReplayGif } from './replay-gif.ts';

const INK = ['#ffffff', '#000000'];

const MANY = Array.from({ length: 27 }, (_, i) => `#${String(100_000 + i)}`);

function randomNumbers(): (below: number) => number {
  let seed = 1;
  return (below) => {
    seed = (48_271 * seed) % 2_147_483_647;
    return seed % below;
  };
}

const move = (changes: PlayedMove['changes']): PlayedMove => ({ kind: 'paint', changes, at: 0 });
const paint = (cell: number, from = 0): PlayedMove => move([{ cell, from, to: 2 }]);

function gifOf(puzzle: Puzzle, past: readonly PlayedMove[], palette = INK): Uint8Array {
  const making = makeReplayGif({ puzzle, past }, palette);
  for (;;) {
    const { done, value } = making.next();
    if (done) return value;
    expect(value).toBeGreaterThan(0);
    expect(value).toBeLessThanOrEqual(1);
  }
}

interface ReadFrame {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** The size of a pixel in bits, and its codes. */
  readonly bits: number;
  readonly codes: readonly number[];
  readonly transparent: number;
  /** Hundredths of a second. */
  readonly stays: number;
}

/** Reads a file as a browser does; written from the specification, apart from the writer. */
function framesOf(file: Uint8Array): readonly ReadFrame[] {
  const word = (at: number): number => file[at] | (file[at + 1] << 8);
  const frames: ReadFrame[] = [];
  let [stays, transparent] = [0, -1];
  let at = 13 + (3 << ((file[10] & 7) + 1));
  const codes: number[] = [];
  const blocks = (start: number): void => {
    codes.length = 0;
    for (at = start; file[at] !== 0; at += file[at] + 1)
      for (let byte = 1; byte <= file[at]; byte++) codes.push(file[at + byte]);
    at++;
  };
  while (file[at] !== 0x3b) {
    if (file[at] === 0x21) {
      if (file[at + 1] === 0xf9) [stays, transparent] = [word(at + 4), file[at + 6]];
      blocks(at + 2);
      continue;
    }
    const box = [word(at + 1), word(at + 3), word(at + 5), word(at + 7)] as const;
    const bits = file[at + 10];
    blocks(at + 11);
    frames.push({ box, bits, codes: [...codes], transparent, stays });
  }
  return frames;
}

/** Returns the whole picture after each frame, as indices into the palette. */
function picturesOf(frames: readonly ReadFrame[]): readonly Uint8Array[] {
  const [, , width, height] = frames[0].box;
  const screen = new Uint8Array(width * height);
  return frames.map(({ box, bits, codes, transparent }) => {
    for (const [pixel, index] of unpacked(codes, bits).entries()) {
      const place = (box[1] + Math.floor(pixel / box[2])) * width + box[0] + (pixel % box[2]);
      if (index !== transparent) screen[place] = index;
    }
    return screen.slice();
  });
}

/** Returns the pixels that the codes of a frame stand for. */
function unpacked(data: readonly number[], bits: number): number[] {
  const [clear, end] = [1 << bits, (1 << bits) + 1];
  const pixels: number[] = [];
  let runs: (readonly number[])[] = [];
  let [length, place] = [bits + 1, 0];
  let before: readonly number[] | undefined;
  for (;;) {
    let code = 0;
    for (let bit = 0; bit < length; bit++, place++)
      code |= ((data[place >> 3] >> (place & 7)) & 1) << bit;
    if (code === end) return pixels;
    if (code === clear) {
      runs = Array.from({ length: end + 1 }, (_, pixel) => [pixel]);
      length = bits + 1;
      before = undefined;
      continue;
    }
    const run = runs[code] ?? [...(before ?? []), (before ?? [])[0]];
    pixels.push(...run);
    if (before !== undefined && runs.length < 4096) runs.push([...before, run[0]]);
    if (runs.length === 1 << length && length < 12) length++;
    before = run;
  }
}

describe('the boards of a replay', () => {
  const puzzle = puzzleOfLengths([[3]], [[1], [1], [1]]);
  const cross = move([{ cell: 1, from: 0, to: 1 }]);

  it('are those that changed the picture', () => {
    const boards = replayBoards({ puzzle, past: [paint(0), cross, paint(1, 1), paint(2)] }, 9);
    expect(boards.map((board) => board.join(''))).toEqual(['000', '100', '110', '111']);
  });

  it('are sampled evenly, up to the last one', () => {
    const boards = replayBoards({ puzzle, past: [paint(0), paint(1), paint(2)] }, 2);
    expect(boards.map((board) => board.join(''))).toEqual(['000', '110', '111']);
    const given = { width: 3, height: 1, cells: Int32Array.of(2, 2, 2) };
    const whole = replayBoards({ puzzle: { ...puzzle, given }, past: [] }, 2);
    expect(whole.map((board) => board.join(''))).toEqual(['000', '111']);
  });
});

describe('the animated image of a replay', () => {
  it('shows each board, and the last one for longer', () => {
    const puzzle = puzzleOfLengths([[1], [1]], [[1], [1]]);
    const erased = move([{ cell: 1, from: 2, to: 0 }]);
    const frames = framesOf(gifOf(puzzle, [paint(1), paint(2), erased, paint(0)]));
    const pictures = picturesOf(frames);
    const [, , width] = frames[0].box;
    const cells = (picture: Uint8Array) =>
      [40, 88].map((y) => [40, 88].map((x) => picture[y * width + x]).join('')).join('/');
    expect(pictures.map(cells)).toEqual(['00/00', '01/00', '01/10', '00/10', '10/10']);
    expect(pictures[4][0]).toBe(0);
    expect(frames.map(({ stays }) => stays)).toEqual([25, 25, 25, 25, 300]);
  });

  it('keeps every pixel of noise', () => {
    const side = 100;
    const blank = Array.from({ length: side }, () => []);
    const puzzle = puzzleOfLengths(blank, blank);
    const random = randomNumbers();
    const all = Array.from({ length: side * side }, (_, cell) => ({
      cell,
      from: 0,
      to: 1 + random(27),
    }));
    const frames = framesOf(gifOf(puzzle, [move(all)], MANY));
    const [, , width] = frames[0].box;
    const [, picture] = picturesOf(frames);
    const wrong = all.filter(({ cell, to }) => {
      const [x, y] = [16 + 4 * (cell % side), 16 + 4 * Math.floor(cell / side)];
      return picture[y * width + x] !== to - 1 || picture[(y + 3) * width + x + 3] !== to - 1;
    });
    expect(wrong).toEqual([]);
  });

  it('comes to at most two megabytes and fifteen seconds, whatever was played', () => {
    const side = 100;
    const cells = side * side;
    const blank = Array.from({ length: side }, () => []);
    const puzzle = puzzleOfLengths(blank, blank);
    const random = randomNumbers();
    const stroke = Array.from({ length: 12_000 }, () =>
      move([{ cell: random(cells), from: 0, to: random(27) }]),
    );
    const upheaval = Array.from({ length: 60 }, () =>
      move(Array.from({ length: cells }, (_, cell) => ({ cell, from: 1, to: 1 + random(27) }))),
    );
    for (const past of [stroke, upheaval]) {
      const file = gifOf(puzzle, past, MANY);
      expect(file.length).toBeLessThanOrEqual(MAX_REPLAY_BYTES);
      const frames = framesOf(file);
      expect(frames.reduce((sum, { stays }) => sum + stays, 0)).toBeLessThanOrEqual(1500);
      expect(frames.length).toBeGreaterThan(15);
    }
  });
});
