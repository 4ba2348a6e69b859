import { describe, expect, it } from 'vitest';
import { mayBeImage } from './image-beginning.ts';

const bytesOf = (latin1: string): Uint8Array =>
  Uint8Array.from(latin1, (letter) => letter.charCodeAt(0));

describe('the first bytes of a file', () => {
  it.each([
    ['PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
    ['JPEG', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['GIF', 'GIF89a\x01\0'],
    ['WebP', 'RIFF\x24\0\0\0WEBPVP8 '],
    ['AVIF', '\0\0\0\x20ftypavif'],
    ['TIFF', 'II*\0\x08\0\0\0'],
    ['BigTIFF', 'MM\0+\0\x08'],
    ['SVG', '\xef\xbb\xbf\n<?xml version="1.0"?><svg/>'],
    ['compressed SVG', '\x1f\x8b\x08'],
  ])('may be those of an image: %s', (_, text) => {
    expect(mayBeImage(bytesOf(text))).toBe(true);
  });

  it.each([
    ['JSON lines', '{"rows": [[1]], "cols": [[1]]}\n'],
    ['a text', 'width 5\nheight 5\n'],
    ['PDF', '%PDF-1.7'],
    ['a beginning of PNG', '\x89PN'],
    ['nothing', ''],
  ])('tell that it is none: %s', (_, text) => {
    expect(mayBeImage(bytesOf(text))).toBe(false);
  });
});
