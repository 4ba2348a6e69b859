import { describe, expect, it } from 'vitest';
import { image, WHITE } from '../../../test/images.ts';
import { coverPart, greyImage, transposedGrey } from './grey-image.ts';

describe('the light of an image', () => {
  it('is the mean of the pixels that become one', () => {
    const grey = greyImage(
      image(5, 4, (x) => (x % 2 === 0 ? [0, 0, 0] : WHITE)),
      2,
    );
    expect(grey).toMatchObject({ width: 2, height: 2 });
    expect([...grey.data].map(Math.round)).toEqual([128, 128, 128, 128]);
  });

  it('is that of paper where an image is transparent', () => {
    expect(
      greyImage(
        image(1, 1, () => [0, 0, 0, 0]),
        1,
      ).data[0],
    ).toBe(255);
  });

  it('changes rows and columns', () => {
    const [width, height] = [70, 45];
    const data = Float32Array.from({ length: width * height }, (_, i) => i);
    const turned = transposedGrey({ width, height, data });
    expect(turned).toMatchObject({ width: height, height: width });
    expect(transposedGrey(turned).data).toEqual(data);
    expect(turned.data[3 * height + 2]).toBe(2 * width + 3);
  });
});

describe('covering a part', () => {
  const blank = () => ({ width: 20, height: 20, data: new Float32Array(400) });
  const part = { column: 0, row: 0, columns: 1, rows: 1 };

  it('paints what is within its corners', () => {
    const grey = blank();
    const covered = coverPart(grey, (x, y) => ({ x: 4 + 8 * x, y: 5 + 6 * y }), part);
    expect(covered).toBe(9 * 7);
    expect(grey.data.filter((light) => light === 255)).toHaveLength(covered);
    expect(grey.data[5 * 20 + 4]).toBe(255);
    expect(grey.data[12 * 20 + 4]).toBe(0);
  });

  it('keeps to the sides of a part that is turned', () => {
    const grey = blank();
    const covered = coverPart(grey, (x, y) => ({ x: 10 + 7 * (x - y), y: 3 + 7 * (x + y) }), part);
    const within = Array.from({ length: 400 }, (_, i) => [i % 20, Math.floor(i / 20)]).filter(
      ([x, y]) => Math.abs(x - 10) + Math.abs(y - 10) <= 7,
    );
    expect(covered).toBe(within.length);
    for (const [x, y] of within) expect(grey.data[20 * y + x]).toBe(255);
  });
});
