// Tests that the Draw screen bars no one: with a picture, its ambiguous cells, an offered change,
// colours, and an image.

import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { violationsInThemes, violationsOf } from './axe.ts';
import { paint, setSize, verdictIs } from './drawing.ts';
import { it } from './harness.ts';

interface State {
  readonly name: string;
  readonly reach: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Draws two cells on a diagonal, whose clues also fit the two cells of the other diagonal. */
async function ambiguous(page: Page): Promise<void> {
  await setSize(page, 4, 4);
  await page.getByTestId('drawing').scrollIntoViewIfNeeded();
  await paint(page, [[0, 0]]);
  await paint(page, [[1, 1]]);
  await verdictIs(page, 'multiple');
}

async function openMenu(page: Page): Promise<void> {
  await button(page, 'More').click();
  await page.getByRole('menu').waitFor();
}

const STATES: readonly State[] = [
  {
    name: 'one solution',
    async reach(page) {
      await setSize(page, 4, 4);
      await paint(page, [
        [1, 0],
        [1, 3],
      ]);
      await verdictIs(page, 'unique');
    },
  },
  {
    name: 'several solutions',
    async reach(page) {
      await ambiguous(page);
      await page.getByText('Why not reveal some cells at the start instead?').click();
      await button(page, 'Show the first ambiguous cell').click();
    },
  },
  {
    name: 'a change that is offered',
    async reach(page) {
      await ambiguous(page);
      await button(page, 'Make the solution unique').click();
      await page.getByTestId('offer').getByRole('button', { name: 'Apply' }).waitFor();
    },
  },
  {
    name: 'colours of which one goes',
    async reach(page) {
      await ambiguous(page);
      await button(page, 'Add a colour').click();
      await page.getByTestId('drawing').scrollIntoViewIfNeeded();
      await paint(page, [[2, 2]]);
      await button(page, 'Remove the colour').click();
      await page.getByLabel('Used by 1 cell. Replace with').waitFor();
      await page.getByTestId('verdict').getByRole('status').waitFor();
    },
  },
  { name: 'the menu More', reach: openMenu },
  {
    name: 'an image to choose',
    async reach(page) {
      await button(page, 'From an image').click();
      await button(page, 'Choose an image').waitFor();
    },
  },
  {
    name: 'an image that becomes a picture',
    async reach(page) {
      await button(page, 'From an image').click();
      const create = { width: 8, height: 8, channels: 3, background: '#222' } as const;
      const buffer = await sharp({ create }).png().toBuffer();
      const files = { name: 'dark.png', mimeType: 'image/png', buffer };
      await page.locator('input[type=file]').setInputFiles(files);
      await page.getByTestId('image-made').waitFor();
      await page.getByRole('switch', { name: 'Imitate shades with dots' }).click();
    },
  },
];

describe('axe finds nothing in any theme with', () => {
  it.for(STATES)('$name', async ({ reach }, { open }) => {
    const page = await open({ path: '/draw' });
    await reach(page);
    expect(await violationsInThemes(page)).toEqual([]);
  });
});

describe('axe finds nothing on a phone with', () => {
  it.for(STATES.filter(({ name }) => name !== 'one solution'))(
    '$name',
    async ({ reach }, { open }) => {
      const page = await open({ path: '/draw', touch: true });
      await reach(page);
      expect(await violationsOf(page)).toEqual([]);
    },
  );
});
