// Tests that puzzles are read from images: from rendered pages of all kinds, and from pictures of
// this app. What is read wrongly must be doubtful, on whatever page.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appScreens } from '../bench/photo/app-screens.ts';
import { beside } from '../bench/photo/drawing/page-canvas.ts';
import { isAcceptedReading, type Judgement } from '../bench/photo/judge-reading.ts';
import type { TestPage } from '../bench/photo/page-set.ts';
import { pageWithoutPuzzle } from '../bench/photo/pages-without-puzzle.ts';
import { readPage } from '../bench/photo/read-page.ts';
import { TEST_PAGES } from '../bench/photo/test-pages.ts';
import type { Image } from '../src/create/images/image-samples.ts';
import type { PhotoWish } from '../src/photo/photo-reading.ts';
import { type ThreadPool, threadPool } from '../src/workers/thread-pool.ts';

// The built program reads about a third faster than modules that the test transforms.
let pool: ThreadPool;
beforeAll(async () => {
  pool = await threadPool({ threads: 2 });
});
afterAll(() => pool.close());

const read = (image: Image, wish: PhotoWish) =>
  pool.run('read-photo', { image, wish, limits: LIMITS });

describe('a rendered page', () => {
  const judgements = new Map<string, readonly Judgement[]>();
  beforeAll(async () => {
    const all = await Promise.all(TEST_PAGES.map(async ({ make }) => judged(await make())));
    for (const [i, { name }] of TEST_PAGES.entries()) judgements.set(name, all[i]);
  }, SECONDS_FOR_ALL * 1000);

  const isRight = (name: string): boolean =>
    (judgements.get(name) ?? []).every(({ after }) => after.isRight);

  it.each(TEST_PAGES)('is read, or doubtful: $name', ({ name, demand }) => {
    const own = judgements.get(name) ?? [];
    expect(own.some(({ isAcceptedButWrong }) => isAcceptedButWrong)).toBe(false);
    if (demand === 'all are right') expect(isRight(name)).toBe(true);
  });

  it('is read nine times of ten', () => {
    const most = TEST_PAGES.filter(({ demand }) => demand === 'nine of ten are right');
    expect(most.length).toBeGreaterThan(20);
    const right = most.filter(({ name }) => isRight(name));
    expect(right.length).toBeGreaterThanOrEqual(0.9 * most.length);
  });

  it('has its marks read where its grid is found', () => {
    const found = [...judgements.values()].flat().filter(({ isFound }) => isFound);
    const marked = found.flatMap(({ marks }) => marks ?? []);
    expect(marked.length).toBeGreaterThan(3);
    for (const { right, marks } of marked) expect(right).toBeGreaterThanOrEqual(0.97 * marks);
  });
});

describe('a page without a puzzle', () => {
  it.each([0, 1, 2])('is not taken for one: page %i', async (index) => {
    const image = await pageWithoutPuzzle(index, { fonts: 'installed' });
    const outcome = await read(image, {});
    expect(outcome.ok && isAcceptedReading(outcome.value)).toBe(false);
  });
});

describe('a page with a grid without clues beside the puzzle', () => {
  it('is read for the puzzle unless the other is chosen', async () => {
    const [{ make }] = TEST_PAGES;
    const { image, truth } = await make();
    const both = beside(await pageWithoutPuzzle(EMPTY_GRID, { fonts: 'installed' }), image);
    const { width, height } = truth;
    const place = { width, height };
    expect(await read(both, {})).toMatchObject({
      ok: true,
      value: { puzzles: 2, puzzle: 1, place },
    });
    const problems = [{ code: 'no-clues' }];
    expect(await read(both, { puzzle: 0 })).toMatchObject({ ok: false, problems });
  });
});

/** Every puzzle once, on a phone or a desktop by turns. The bench reads both. */
const SCREENS = appScreens().filter((_, i) => i % 4 === 0 || i % 4 === 3);

describe('a picture of this app', () => {
  it.each(SCREENS)('is read: $name', async ({ make }) => {
    const [{ isFound, isAcceptedButWrong, after }] = await judged(await make());
    const isRight = after.isRight;
    expect({ isFound, isRight, isAcceptedButWrong }).toEqual({
      isFound: true,
      isRight: true,
      isAcceptedButWrong: false,
    });
  });
});

/** The number of a page without a puzzle that has a clear grid. */
const EMPTY_GRID = 10;

/** Reading all pages takes far less, even on a machine with other work. */
const SECONDS_FOR_ALL = 600;

/** The solver gives up hopeless readings after this time; it needs milliseconds for others. */
const LIMITS = { seconds: 2 };

async function judged(page: TestPage): Promise<Judgement[]> {
  const puzzles = await readPage(page, read);
  return puzzles.map(({ judgement }) => judgement);
}
