import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imageHeader } from './image-header.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } });

/** The beginning of an AVIF file, up to the box of its sizes. */
const AVIF = [
  ...['\0\0\0\x10ftypavif\0\0\0\0', '\0\0\0\x64meta\0\0\0\0', '\0\0\0\x58iprp'],
  ...['\0\0\0\x50ipco', '\0\0\0\x14ispe\0\0\0\0'],
].join('');

const svg = (text: string) => imageHeader(new TextEncoder().encode(text));

describe('the header of an image', () => {
  it.each(['png', 'jpeg', 'gif', 'webp'] as const)('tells the size of a %s file', async (kind) => {
    const bytes = new Uint8Array(await blank(301, 57).toFormat(kind).toBuffer());
    expect(imageHeader(bytes)).toEqual({ kind, width: 301, height: 57 });
  });

  it('reads WebP without loss and with transparency', async () => {
    const lossless = await blank(40, 70).webp({ lossless: true }).toBuffer();
    expect(imageHeader(new Uint8Array(lossless))).toEqual({ kind: 'webp', width: 40, height: 70 });
    const clear = await blank(40, 70).ensureAlpha(0.5).webp().toBuffer();
    expect(imageHeader(new Uint8Array(clear))).toEqual({ kind: 'webp', width: 40, height: 70 });
  });

  it('finds the size of a JPEG file behind what the camera notes', async () => {
    const noted = await blank(12, 34).withExif({ IFD0: { Copyright: 'x'.repeat(5000) } });
    const bytes = new Uint8Array(await noted.jpeg().toBuffer());
    expect(imageHeader(bytes)).toEqual({ kind: 'jpeg', width: 12, height: 34 });
  });

  it('tells the size of an AVIF file, also of one with brands of pictures in general', async () => {
    const bytes = new Uint8Array(await blank(301, 57).avif({ effort: 0 }).toBuffer());
    expect(imageHeader(bytes)).toEqual({ kind: 'avif', width: 301, height: 57 });
    bytes.set(new TextEncoder().encode('mif1'), 8);
    expect(imageHeader(bytes)).toEqual({ kind: 'avif', width: 301, height: 57 });
    const heic = Uint8Array.from(bytes);
    const first = new TextDecoder('latin1').decode(bytes.subarray(0, bytes[3]));
    for (let at = first.indexOf('avif'); at >= 0; at = first.indexOf('avif', at + 4))
      heic.set(new TextEncoder().encode('heic'), at);
    expect(imageHeader(heic)).toBeUndefined();
  });

  it('reads BMP files whose rows go either way', () => {
    const bytes = new Uint8Array(54);
    bytes.set([0x42, 0x4d]);
    const view = new DataView(bytes.buffer);
    view.setInt32(18, 9, true);
    view.setInt32(22, -5, true);
    expect(imageHeader(bytes)).toEqual({ kind: 'bmp', width: 9, height: 5 });
  });

  it('tells the size of an SVG file', () => {
    expect(svg('<svg width="40" height="30"/>')).toEqual({ kind: 'svg', width: 40, height: 30 });
  });

  it('is missing from anything else, however it begins', async () => {
    const png = new Uint8Array(await blank(5, 5).png().toBuffer());
    const starts = [
      '\x89PNG\r\n\x1a\n',
      '\xff\xd8\xff',
      'GIF8',
      'RIFF\0\0\0\0WEBPVP8 ',
      'BM',
      AVIF,
    ];
    expect(svg('<html><svg width="1" height="1"/></html>')).toBeUndefined();
    expect(svg('<svgs width="1" height="1"/>')).toBeUndefined();
    expect(imageHeader(png.subarray(0, 20))).toBeUndefined();
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 64 }), (start, rest) => {
        const bytes = Uint8Array.from([...[...start].map((c) => c.charCodeAt(0)), ...rest]);
        const header = imageHeader(bytes);
        return header === undefined || (header.width > 0 && header.height > 0);
      }),
    );
  });
});
