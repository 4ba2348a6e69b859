import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { unpackPhoto } from './unpack-photo.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#cc000000' } });

async function unpacked(bytes: Uint8Array) {
  const outcome = await unpackPhoto(bytes);
  if (!outcome.ok) throw new Error(outcome.problems[0]?.message);
  return outcome.value;
}

describe('a photo that is unpacked', () => {
  it('is upright, and as small as the reader wants it', async () => {
    const bytes = await plain(5200, 1300).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { image, factor } = await unpacked(bytes);
    expect([image.width, image.height]).toEqual([650, 2600]);
    expect(factor).toBe(2);
    expect(image.data).toHaveLength(4 * 650 * 2600);
  });

  it('is white where nothing is painted', async () => {
    const { image } = await unpacked(await plain(3, 2).png().toBuffer());
    expect(image.data.every((level) => level === 255)).toBe(true);
  });

  it.each([
    ['%PDF-1.7', 'foreign-photo'],
    ['\x00\x00\x00\x18ftypheic', 'foreign-photo'],
    ['hello', 'no-image'],
    ['', 'no-image'],
  ])('is refused with a clear word if it is none: %j', async (text, code) => {
    const outcome = await unpackPhoto(Buffer.from(text, 'latin1'));
    expect(outcome).toMatchObject({ ok: false, problems: [{ code }] });
  });
});
