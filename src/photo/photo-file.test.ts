import { describe, expect, it } from 'vitest';
import { foreignPhoto, isAnimated } from './photo-file.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const FRAME = '\x00!\xf9\x04\x00\x0a\x00\x00\x00,';

describe('the file of a photo', () => {
  it.each([
    ['\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'heic'],
    ['\x00\x00\x00\x18ftypmif1\x00\x00\x00\x00mif1heic', 'heic'],
    ['\x00\x00\x00\x1cftypmif1\x00\x00\x00\x00mif1avif', undefined],
    ['\x00\x00\x00\x1cftypavif\x00\x00\x00\x00avifmif1', undefined],
    ['%PDF-1.7\n', 'pdf'],
    ['\xff\xd8\xff\xe0', undefined],
    ['', undefined],
  ])('is told from its first bytes: %j', (text, format) => {
    expect(foreignPhoto(bytesOf(text))).toBe(format);
  });

  it.each([
    [`GIF89a${FRAME}pixels${FRAME}pixels`, true],
    [`GIF89a${FRAME}pixels`, false],
    ['RIFF\x10\x00\x00\x00WEBPVP8X\x0a\x00\x00\x00\x12', true],
    ['RIFF\x10\x00\x00\x00WEBPVP8 ', false],
    ['\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x08acTL', true],
    ['\xff\xd8\xff\xe0', false],
  ])('moves, or does not: %j', (text, moves) => {
    expect(isAnimated(bytesOf(text))).toBe(moves);
  });
});
