import { describe, expect, it } from 'vitest';
import { rate } from '../src/explain/rate/rate.ts';
import { puzzleOfTile, readMosaic, writeMosaic } from '../src/packs/mosaic.ts';
import { mosaicFiles } from './library.ts';

const mosaics = mosaicFiles().map((file) => ({ ...file, mosaic: readMosaic(file.text) }));

describe('packs/mosaics', () => {
  it('are numbered from 1 without a gap, as their files are', () => {
    const numbers = mosaics.map(({ mosaic }) => mosaic.number).toSorted((a, b) => a - b);
    expect(numbers.length).toBeGreaterThanOrEqual(10);
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    for (const { name, mosaic } of mosaics) expect(name).toBe(`${mosaic.number}.jsonl`);
  });

  it.each(mosaics)('$name is written as it was read, and names the sets of its icons', (file) => {
    const { text, mosaic } = file;
    expect(writeMosaic(mosaic)).toBe(text);
    expect(mosaic.tiles).toHaveLength(mosaic.columns * mosaic.rows);
    const sets = new Set(mosaic.icons.map((icon) => icon.split(':')[0]));
    expect(mosaic.sets).toHaveLength(sets.size);
    expect(mosaic.sets.map(({ licence }) => licence)).not.toContain('');
  });

  it.each(mosaics)('every tile of $name has one solution, and its label', async ({ mosaic }) => {
    for (const [at, tile] of mosaic.tiles.entries()) {
      const puzzle = puzzleOfTile(mosaic, tile);
      if (!puzzle.ok) throw new Error(`tile ${at}: ${puzzle.problems[0].message}`);
      const { verdict, label } = await rate(puzzle.value);
      expect([at, verdict, label]).toEqual([at, 'unique', tile.label]);
    }
  });
});
