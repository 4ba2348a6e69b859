// Tests that puzzles are read from images: from rendered pages of all kinds, and from pictures of
// this app. What is read wrongly must be doubtful, on whatever page.

import { describe, expect, it } from 'vitest';
import { appScreens } from '../bench/photo/app-screens.ts';
import { isAcceptedReading, type Judgement } from '../bench/photo/judge-reading.ts';
import type { TestPage } from '../bench/photo/page-set.ts';
import { pageWithoutPuzzle } from '../bench/photo/pages-without-puzzle.ts';
import { readPage } from '../bench/photo/read-page.ts';
import { type Demand, TEST_PAGES } from '../bench/photo/test-pages.ts';
import { readPhoto } from '../src/photo/read-photo.ts';

describe('a rendered page', () => {
  const right: Record<Demand, boolean[]> = {
    'all are right': [],
    'nine of ten are right': [],
    'nothing else': [],
  };

  it.each(TEST_PAGES)('is read, or doubtful: $name', async ({ demand, make }) => {
    const judgements = await judged(await make());
    expect(judgements.some(({ isAcceptedButWrong }) => isAcceptedButWrong)).toBe(false);
    const isRight = judgements.every(({ after }) => after.isRight);
    right[demand].push(isRight);
    if (demand === 'all are right') expect(isRight).toBe(true);
  });

  it('is read nine times of ten', () => {
    const most = right['nine of ten are right'];
    expect(most.length).toBeGreaterThan(20);
    expect(most.filter((isRight) => isRight).length).toBeGreaterThanOrEqual(0.9 * most.length);
  });
});

describe('a page without a puzzle', () => {
  it.each([0, 1, 2])('is not taken for one: page %i', async (index) => {
    const image = await pageWithoutPuzzle(index, { fonts: 'installed' });
    const outcome = await readPhoto(image, {}, { limits: LIMITS });
    expect(outcome.ok && isAcceptedReading(outcome.value)).toBe(false);
  });
});

describe('a picture of this app', () => {
  it.each(appScreens())('is read: $name', async ({ make }) => {
    const [{ isFound, isAcceptedButWrong, after }] = await judged(await make());
    const isRight = after.isRight;
    expect({ isFound, isRight, isAcceptedButWrong }).toEqual({
      isFound: true,
      isRight: true,
      isAcceptedButWrong: false,
    });
  });
});

/** The solver gives up hopeless readings after this time; it needs milliseconds for others. */
const LIMITS = { seconds: 2 };

async function judged(page: TestPage): Promise<Judgement[]> {
  const read = await readPage(page, { limits: LIMITS });
  return read.map(({ judgement }) => judgement);
}
