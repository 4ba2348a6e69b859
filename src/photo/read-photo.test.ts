import { describe, expect, it } from 'vitest';
import type { GridPlace, PhotoWish } from './photo-reading.ts';
import { readPhoto } from './read-photo.ts';

function blank(width: number, height: number, level = 255) {
  return { width, height, data: new Uint8ClampedArray(4 * width * height).fill(level) };
}

const square = (side: number, lines = 5): GridPlace => ({
  ...{ width: lines, height: lines },
  corners: [
    { x: 10, y: 10 },
    { x: side, y: 10 },
    { x: side, y: side },
    { x: 10, y: side },
  ],
});

async function problemOf(image: ReturnType<typeof blank>, wish: PhotoWish = {}) {
  const outcome = await readPhoto(image, wish);
  return outcome.ok ? undefined : outcome.problems[0].code;
}

describe('an image without a puzzle', () => {
  it.each([
    [1, 1, 255],
    [1, 900, 255],
    [900, 1, 0],
    [200, 300, 255],
    [200, 300, 0],
  ])('is told: %ix%i pixels of level %i', async (width, height, level) => {
    expect(await problemOf(blank(width, height, level))).toBe('no-puzzle');
  });

  it('is told to have no clues where somebody places a grid', async () => {
    expect(await problemOf(blank(200, 200), { place: square(150) })).toBe('no-clues');
  });
});

describe('a place that can be no grid', () => {
  it('has corners on a line, or that go the wrong way', async () => {
    const { corners, ...size } = square(150);
    const [a, b, c, d] = corners;
    for (const wrong of [
      [a, a, a, a],
      [a, b, b, a],
      [a, d, c, b],
      [a, c, b, d],
    ] as const) {
      const place = { ...size, corners: wrong };
      expect(await problemOf(blank(200, 200), { place })).toBe('bad-corners');
    }
  });

  it('has a corner far outside of the image', async () => {
    const { corners, ...size } = square(150);
    const [a, b, c, d] = corners;
    const place = { ...size, corners: [a, { ...b, x: 401 }, c, d] } as const;
    expect(await problemOf(blank(200, 200), { place })).toBe('bad-corners');
    expect(await problemOf(blank(201, 201), { place })).toBe('no-clues');
  });

  it('has too many lines', async () => {
    expect(await problemOf(blank(200, 200), { place: square(150, 201) })).toBe('too-large');
  });
});

describe('reading', () => {
  it('ends when it is told to', async () => {
    const outcome = await readPhoto(blank(200, 300), {}, { stop: () => true });
    expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'cancelled' }] });
  });
});
