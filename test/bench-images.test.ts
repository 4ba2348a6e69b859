import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readImage } from '../src/cli/input/read-image.ts';
import { pictureFromImage, sizeFor } from '../src/create/index.ts';
import { writeRows } from '../src/puzzle/grid-text.ts';
import { filesBelow, ROOT } from './source-files.ts';

const FOLDER = 'bench/create/images';
const images = filesBelow([FOLDER], /\.(svg|jpg|png)$/)
  .filter((path) => !path.includes('/sheets/'))
  .map((path) => basename(path));

describe('the images for measuring', () => {
  it('are few, small and free, each with its source', () => {
    expect(images).toHaveLength(30);
    const bytes = images.reduce((sum, name) => sum + statSync(join(ROOT, FOLDER, name)).size, 0);
    expect(bytes).toBeLessThan(1.5e6);
    const rows = readFileSync(join(ROOT, FOLDER, 'README.md'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `') && / (CC0-1\.0|MIT|Apache-2\.0) \|$/.test(line));
    expect(rows.map((row) => row.split('`')[1])).toEqual([...images].sort());
  });

  it('keep the eyes of the cat', async () => {
    const read = await readImage(join(ROOT, FOLDER, 'cat-face.svg'));
    if (!read.ok) throw new Error(read.problems[0].message);
    const { image } = read.value;
    const options = { ...sizeFor(image, 25), colours: 1 };
    const eyesOf = ({ grid, palette }: ReturnType<typeof pictureFromImage>): boolean[] =>
      [8, 15].map((column) => {
        const eye = writeRows(grid, palette)
          .slice(10, 15)
          .map((row) => row.slice(column - 2, column + 3));
        return eye.some((row) => row.includes('#')) && eye.some((row) => row.includes('...'));
      });
    expect(eyesOf(pictureFromImage(image, options))).toEqual([true, true]);
    expect(eyesOf(pictureFromImage(image, { ...options, style: 'light' }))).toEqual([false, false]);
  });
});
