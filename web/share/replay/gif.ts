// Animated GIF files: a palette, and frames that each replace a box of the one before. A pixel of a
// frame may be transparent, so that what was there stays; then it costs next to nothing. The format
// is that of "Graphics Interchange Format, Version 89a".

import type { Size } from '../../../src/puzzle/places.ts';
import { lzwOf } from './lzw.ts';

export interface GifFrame extends Size {
  readonly x: number;
  readonly y: number;
  /** Indices into the palette, row by row; an index beyond it is transparent. */
  readonly pixels: Uint8Array;
  /** How long the frame stays, in hundredths of a second. */
  readonly stays: number;
}

/** `palette` has at most 255 colours as `#rrggbb`. The pictures repeat for ever. */
export function gifHeader({ width, height }: Size, palette: readonly string[]): Uint8Array {
  const bits = bitsOf(palette);
  const colours = palette.flatMap((rgb) =>
    [1, 3, 5].map((at) => Number.parseInt(rgb.slice(at, at + 2), 16)),
  );
  const table = new Uint8Array(3 << bits);
  table.set(colours);
  return Uint8Array.from([
    ...ascii('GIF89a'),
    ...word(width),
    ...word(height),
    0xf0 | (bits - 1),
    0,
    0,
    ...table,
    ...[0x21, 0xff, 11, ...ascii('NETSCAPE2.0'), 3, 1, 0, 0, 0],
  ]);
}

export function gifFrame(frame: GifFrame, palette: readonly string[]): Uint8Array {
  const { x, y, width, height, pixels, stays } = frame;
  const bits = bitsOf(palette);
  return Uint8Array.from([
    // The frame stays when the next one comes, and has a transparent colour.
    ...[0x21, 0xf9, 4, 0b101, ...word(stays), palette.length, 0],
    ...[0x2c, ...word(x), ...word(y), ...word(width), ...word(height), 0],
    bits,
    ...blocksOf(lzwOf(pixels, bits)),
  ]);
}

export const GIF_END = Uint8Array.of(0x3b);

/** Returns the bits of an index, with one index more than colours, for transparent pixels. */
function bitsOf(palette: readonly string[]): number {
  return Math.max(2, Math.ceil(Math.log2(palette.length + 1)));
}

/** Returns the bytes in blocks of at most 255, each after its length, and an empty block. */
function blocksOf(bytes: Uint8Array): number[] {
  const blocks: number[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.subarray(at, at + 255);
    blocks.push(block.length, ...block);
  }
  return [...blocks, 0];
}

function word(value: number): [number, number] {
  return [value & 255, value >> 8];
}

function ascii(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}
