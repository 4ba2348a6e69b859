import { describe, expect, it } from 'vitest';
import type { Technique } from '../../explain/model/step.ts';
import type { UniqueLabel } from '../../explain/rate/label.ts';
import { rate } from '../../explain/rate/rate.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { puzzleOfDrawing } from '../drawing.ts';
import { type Depth, depthOf } from './depth.ts';
import type { DeepTechnique } from './needed-techniques.ts';

const PICTURES: Readonly<Record<DeepTechnique, readonly string[]>> = {
  'two-way': [
    '###.###....#.#',
    '.#........##.#',
    '.....#.#....#.',
    '...#..########',
    '.##.##..#.#.##',
    '#..##...#..###',
    '.#....#.......',
    '...#..#.....#.',
    '#..##.#.......',
    '#####.#...##.#',
    '###....####.#.',
    '##..#.....##.#',
    '#.......##....',
    '.##.....#..#.#',
  ],
  summing: [
    '....#.....###.#',
    '.##.#.#.#...#..',
    '...##.#.#...#..',
    '#..#.##.##...##',
    '#....#..#.#.##.',
    '#.#..#.....#.#.',
    '#...#.....#....',
    '.#..###.....##.',
    '####...####....',
    '#####..###.....',
    '.##....#...#...',
    '#..#.........##',
    '#.##..##.#.#.##',
    '.#.#.####...###',
    '.......#...#...',
  ],
  search: [
    '.##..##...',
    '.#.#...##.',
    '.....#.##.',
    '....#.#.#.',
    '#..####...',
    '###..#....',
    '...##...#.',
    '....##....',
    '....#....#',
    '...##.##.#',
  ],
};

interface Drawn {
  readonly puzzle: Puzzle;
  readonly cells: Uint8Array;
}

function drawn(rows: readonly string[]): Drawn {
  const cells = Uint8Array.from(rows.join(''), (text) => (text === '#' ? 1 : 0));
  const size = { width: rows[0].length, height: rows.length };
  return { puzzle: puzzleOfDrawing({ ...size, cells }, BLACK_AND_WHITE), cells };
}

function depthIn({ puzzle, cells }: Drawn, technique: DeepTechnique): Depth | undefined {
  const measure = depthOf(puzzle, cells, technique, Number.POSITIVE_INFINITY);
  let step = measure.next();
  while (step.done !== true) step = measure.next();
  return step.value;
}

describe('the depth of a picture', () => {
  it.each<[DeepTechnique, UniqueLabel]>([
    ['two-way', 'expert'],
    ['summing', 'extreme'],
    ['search', 'extreme'],
  ])('agrees with the rating of a puzzle that needs %s', async (technique, label) => {
    const picture = drawn(PICTURES[technique]);
    const depth = depthIn(picture, technique);
    expect(depth?.open).toEqual([]);
    expect(depth?.settled).toBeGreaterThan(0);
    const rating = await rate(picture.puzzle);
    expect(rating.label).toBe(label);
    expect(rating.steps?.shares[technique as Technique]).toBeGreaterThan(0);
  });

  it('is none where a technique before settles everything', () => {
    const easy = drawn(['###', '#..', '###']);
    for (const technique of ['two-way', 'summing', 'search'] as const) {
      expect(depthIn(easy, technique)).toBeUndefined();
    }
    expect(depthIn(drawn(PICTURES['two-way']), 'search')).toBeUndefined();
    expect(depthIn(drawn(PICTURES.search), 'two-way')).toBeUndefined();
    expect(depthIn(drawn(PICTURES.search), 'summing')).toBeUndefined();
  });
});
