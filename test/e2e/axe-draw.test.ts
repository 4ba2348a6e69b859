// Tests that the Draw screen is accessible: with a picture, its ambiguous cells, an offered change,
// colours, and an image.

import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { type State, testVisits } from './axe.ts';
import { paint, setSize, verdictIs } from './drawing.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Draws two cells on a diagonal, whose clues also fit the two cells of the other diagonal. */
async function ambiguous(page: Page): Promise<void> {
  await setSize(page, 4, 4);
  await page.getByTestId('drawing').scrollIntoViewIfNeeded();
  await paint(page, [[0, 0]]);
  await paint(page, [[1, 1]]);
  await verdictIs(page, 'multiple');
}

const DRAWING: readonly State[] = [
  {
    name: 'the menu More',
    async reach(page) {
      await button(page, 'More').click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'one solution',
    async reach(page) {
      await page.keyboard.press('Escape');
      await setSize(page, 4, 4);
      await page.getByTestId('drawing').scrollIntoViewIfNeeded();
      await paint(page, [
        [1, 0],
        [1, 3],
      ]);
      await page.getByText('More about the puzzle').click();
      await verdictIs(page, 'unique');
      await page.getByText('Reach a certain difficulty').click();
      await button(page, 'Make it harder').click();
      await page.getByTestId('offer').getByText('One solution').waitFor();
    },
  },
  {
    name: 'cells that are selected',
    async reach(page) {
      await button(page, 'Select').click();
      await paint(page, [
        [1, 0],
        [2, 3],
      ]);
      await page.getByRole('toolbar', { name: 'Selected cells' }).waitFor();
    },
  },
  {
    name: 'a text that is typed',
    async reach(page) {
      await button(page, 'Add text').click();
      await page.getByRole('textbox', { name: 'Text' }).fill('Aß狐');
      await page.getByText('left out: 狐').waitFor();
    },
  },
];

const AMBIGUITY: readonly State[] = [
  {
    name: 'several solutions',
    async reach(page) {
      await ambiguous(page);
      await page.getByText('Give some cells at the start instead').click();
      await button(page, 'Show the first ambiguous cell').click();
    },
  },
  {
    name: 'a change that is offered',
    async reach(page) {
      await page.getByText('What must stay as it is').click();
      await button(page, 'Make the solution unique').click();
      await page.getByTestId('offer').getByText('One solution').waitFor();
      await page.getByTestId('offer').getByRole('button', { name: 'Apply' }).waitFor();
    },
  },
];

const COLOURS: State = {
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
};

function dark(): Promise<Buffer> {
  const create = { width: 8, height: 8, channels: 3, background: '#222' } as const;
  return sharp({ create }).png().toBuffer();
}

/** Scrolls so that the buttons at the bottom of the dialog cover no part of an option. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.getByRole('dialog').evaluate((dialog) => {
    for (const each of [dialog, ...dialog.querySelectorAll('*')])
      each.scrollTop = each.scrollHeight;
  });
}

const IMAGE: readonly State[] = [
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
      const buffer = await dark();
      const files = { name: 'dark.png', mimeType: 'image/png', buffer };
      await page.getByRole('dialog').locator('input[type=file]').setInputFiles(files);
      await page.getByTestId('image-made').waitFor();
      await page.getByRole('radio', { name: 'Light' }).check();
      await page.getByRole('switch', { name: 'Imitate shades with dots' }).click();
      await scrollToEnd(page);
    },
  },
  {
    name: 'a list of colours for the picture',
    async reach(page) {
      await page.getByRole('radio', { name: 'List' }).check();
      await page.getByLabel('List of colours').fill('white, rde');
      await page.getByText('“rde” is not a colour').waitFor();
      await scrollToEnd(page);
      await page.getByLabel('List of colours').fill('white, red, black');
      await page
        .getByRole('button', { name: /^Brightness.*One solution/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'an image to trace',
    async reach(page) {
      await page.keyboard.press('Escape');
      const buffer = await dark();
      const files = { name: 'dark.png', mimeType: 'image/png', buffer };
      await page.getByLabel('Open an image to trace').setInputFiles(files);
      await page.getByRole('switch', { name: 'Show the image' }).waitFor();
    },
  },
];

testVisits([DRAWING, AMBIGUITY, [COLOURS], IMAGE].map((states) => ({ path: '/draw', states })));
