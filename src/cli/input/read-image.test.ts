import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { Crop } from '../../create/index.ts';
import { readImage } from './read-image.ts';

const folder = mkdtempSync(join(tmpdir(), 'crosshatch-images-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(name: string, content: string | Uint8Array, crop?: Crop) {
  const path = join(folder, name);
  writeFileSync(path, content);
  return readImage(path, crop);
}

async function sizeOf(name: string, content: string | Uint8Array, crop?: Crop): Promise<number[]> {
  const outcome = await read(name, content, crop);
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  const { width, height, data } = outcome.value.image;
  expect(data).toHaveLength(4 * width * height);
  return [width, height];
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c00' } });

describe('an image that is read', () => {
  it('is small enough, and as large as it was if it is small', async () => {
    expect(await sizeOf('large.jpg', await plain(3000, 1500).jpeg().toBuffer())).toEqual([
      1000, 500,
    ]);
    expect(await sizeOf('small.png', await plain(20, 30).png().toBuffer())).toEqual([20, 30]);
  });

  it('is drawn large if it is an SVG', async () => {
    const svg = (attributes: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h3v2H0z"/></svg>`;
    expect(await sizeOf('box.svg', svg('viewBox="0 0 3 2"'))).toEqual([1000, 667]);
    expect(await sizeOf('sized.svg', svg('width="9000" height="4500"'))).toEqual([1000, 500]);
  });

  it('is upright, and has colour and transparency', async () => {
    const turned = await plain(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sizeOf('turned.jpg', turned)).toEqual([20, 40]);
    const grey = await plain(4, 4).greyscale().png().toBuffer();
    expect(await sizeOf('grey.png', grey)).toEqual([4, 4]);
  });

  it('is cut in its own pixels, upright, before it is made smaller', async () => {
    const whole = { left: 0, top: 0, width: 20, height: 40 };
    const turned = await plain(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sizeOf('part.jpg', turned, { ...whole, top: 10, height: 30 })).toEqual([20, 30]);
    const large = await plain(3000, 1500).jpeg().toBuffer();
    const part = { left: 500, top: 300, width: 2000, height: 1200 };
    expect(await sizeOf('large-part.jpg', large, part)).toEqual([1000, 600]);
    const half = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path d="M2 0h2v2H2z"/></svg>`;
    const right = await read('half.svg', half, { left: 500, top: 0, width: 500, height: 500 });
    expect(right.ok && right.value.image.data.slice(0, 4)).toEqual(
      Uint8ClampedArray.of(0, 0, 0, 255),
    );
    expect(await read('beyond.jpg', turned, { ...whole, left: 1 })).toMatchObject({
      ok: false,
      problems: [{ code: 'bad-crop' }],
    });
  });

  it('loads no other file', async () => {
    writeFileSync(join(folder, 'other.png'), await plain(10, 10).png().toBuffer());
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><image href="other.png" width="9" height="9"/></svg>';
    const outcome = await read('link.svg', svg);
    expect(outcome.ok && outcome.value.image.data.every((level) => level === 0)).toBe(true);
  });

  it('is refused before it is unpacked if it is too large', async () => {
    const header = await plain(1, 1).png().toBuffer();
    header.writeUInt32BE(30_000, 16);
    header.writeUInt32BE(20_000, 20);
    const outcome = await read('huge.png', header);
    expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'too-large' }] });
  });

  it.each([
    ['text.png', 'hello'],
    ['empty.png', ''],
    ['open.svg', '<svg><path'],
  ])('is refused if it is none: %s', async (name, content) => {
    expect(await read(name, content)).toMatchObject({
      ok: false,
      problems: [{ code: 'no-image' }],
    });
  });

  it('that is not there is a problem, too', async () => {
    const outcome = await readImage(join(folder, 'none.png'));
    expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'cannot-read' }] });
  });
});
