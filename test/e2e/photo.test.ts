// Tests reading a puzzle from a picture: from a screenshot of the page itself to the clues on the
// board, with all corrections by hand, and on a phone.

import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { violationsInThemes, violationsOf } from './axe.ts';
import { boardReady } from './board.ts';
import { scriptsOf } from './built-scripts.ts';
import { it as base } from './harness.ts';
import { givePageBack, takePage } from './kept-pages.ts';

const ROWS = ['3', '5', '1', '1', '2'];
const COLUMNS = ['1', '2\n1', '5', '2', '1'];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const numbers = (page: Page, line: string) =>
  page.getByRole('button', { name: new RegExp(`^${line}, number`) });

/** Provides a screenshot of the umbrella, of 5x5 cells, as it is played, for all tests. */
const it = base.extend<{ picture: Buffer }>({
  picture: [
    async ({ host }, use) => {
      const taken = await takePage(host, { viewport: { width: 1280, height: 800 } });
      await taken.page.goto('/play/umbrella');
      await boardReady(taken.page);
      await taken.page.evaluate(() => document.fonts.ready.then(() => undefined));
      const picture = await taken.page.screenshot();
      await givePageBack(host, taken, false);
      await use(picture);
    },
    { scope: 'file' },
  ],
});

async function openPhoto(page: Page, buffer: Buffer, name = 'umbrella.png'): Promise<void> {
  await button(page, 'From a photo').click();
  const file = { name, mimeType: 'image/png', buffer };
  await page.getByTestId('photo-file').setInputFiles(file);
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('the element is not shown');
  return box;
}

async function cluesAre(page: Page, side: 'Row' | 'Column', expected: readonly string[]) {
  const clues = () =>
    Promise.all(
      expected.map((_, i) => page.getByLabel(`${side} ${i + 1}`, { exact: true }).inputValue()),
    );
  await expect.poll(clues).toEqual(expected);
}

describe('a screenshot of a puzzle', () => {
  it('becomes clues on the board, which undo takes back, and stays beside them', async ({
    open,
    picture,
  }) => {
    const page = await open({ path: '/enter' });
    await openPhoto(page, picture);
    await page.getByText('5 rows and 5 columns were read.').waitFor();
    expect(await violationsInThemes(page)).toEqual([]);
    await button(page, 'Use these clues').click();
    await cluesAre(page, 'Row', ROWS);
    await cluesAre(page, 'Column', COLUMNS);
    await button(page, 'Undo').first().click();
    await cluesAre(page, 'Row', ['', '']);
    await page.reload();
    await button(page, 'Show the photo').click();
    await expect.poll(() => numbers(page, 'Column 2').count()).toBe(2);
    await button(page, 'Remove the photo').click();
    await page.getByText('Choose, paste or drop a picture').waitFor();
  });

  it('is corrected by hand on a phone, where nothing is wider than the screen', async ({
    open,
    picture,
  }) => {
    const viewport = { width: 390, height: 844 };
    const page = await open({ path: '/enter', touch: true, viewport });
    await openPhoto(page, picture);
    await numbers(page, 'Row 1').first().click();
    await page.getByLabel('Other number').fill('2');
    await button(page, 'Set').click();
    await expect.poll(() => numbers(page, 'Row 1').getAttribute('aria-label')).toContain(': 2');
    await button(page, 'Row 4: a number is missing at the end').click();
    await page.getByLabel('Other number').fill('1');
    await button(page, 'Set').click();
    await expect.poll(() => numbers(page, 'Row 4').count()).toBe(2);
    await numbers(page, 'Row 2').click();
    await button(page, 'Remove this number').click();
    await expect.poll(() => numbers(page, 'Row 2').count()).toBe(0);
    const corner = page.getByRole('button', { name: /^Upper left corner/ });
    const before = await corner.getAttribute('aria-label');
    await corner.press('Shift+ArrowLeft');
    await expect.poll(() => corner.getAttribute('aria-label')).not.toBe(before);
    expect(await violationsOf(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
    await button(page, 'Use these clues').click();
    await cluesAre(page, 'Row', ['2', '0', '1', '1 1', '2']);
  });

  it('is read again where its corners are put', async ({ open, picture }) => {
    const page = await open({ path: '/enter' });
    await openPhoto(page, picture);
    await page.getByText('5 rows and 5 columns were read.').waitFor();
    await numbers(page, 'Row 2').click();
    await button(page, 'Remove this number').click();
    await expect.poll(() => numbers(page, 'Row 2').count()).toBe(0);
    await page.getByRole('button', { name: /^Lower right corner/ }).press('ArrowRight');
    await button(page, 'Read again').click();
    await expect.poll(() => numbers(page, 'Row 2').count()).toBe(1);
    await button(page, 'Use these clues').click();
    await cluesAre(page, 'Row', ROWS);
    await button(page, 'Save to the library').click();
    await page.waitForURL(/\/enter\/own-/);
    await button(page, 'Show the photo').click();
    await page.getByText('5 rows and 5 columns were read.').waitFor();
  });

  it('has corrections with undo, and marks on the board what is left to look at', async ({
    open,
    picture,
  }) => {
    const page = await open({ path: '/enter' });
    await openPhoto(page, picture);
    await button(page, 'Row 4: a number is missing at the end').click();
    await page.getByText('The clues have no solution').waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('The clues have exactly one solution.').waitFor();
    expect(await numbers(page, 'Row 4').count()).toBe(1);
    await button(page, 'Redo').click();
    await expect.poll(() => numbers(page, 'Row 4').count()).toBe(2);
    await button(page, 'Use these clues').click();
    await page.getByText('1 line is marked').waitFor();
    await button(page, 'Go to the first marked line').click();
    const field = page.getByLabel('Row 4', { exact: true });
    const note = await field.getAttribute('aria-describedby');
    expect(await page.locator(`#${note}`).textContent()).toContain('is doubtful');
    expect(await violationsOf(page)).toEqual([]);
    await field.press('Enter');
    await page.getByText('The photo of these clues is kept').waitFor();
    expect(await field.getAttribute('aria-describedby')).toBeNull();
  });

  it('has corners that a mouse drags, and that a reload keeps', async ({ open, picture }) => {
    const page = await open({ path: '/enter' });
    await openPhoto(page, picture);
    const corner = page.getByRole('button', { name: /^Upper left corner/ });
    const from = await boxOf(corner);
    // The pointer is beside the middle, and the corner does not jump to it.
    const [x, y] = [from.x + from.width / 2 + 5, from.y + from.height / 2 - 4];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 25, { steps: 4 });
    const loupe = page.getByTestId('photo-loupe').locator('> div');
    const magnified = await boxOf(loupe);
    expect(magnified.x > x + 80 || magnified.x + magnified.width < x).toBe(true);
    await page.mouse.up();
    await loupe.waitFor({ state: 'detached' });
    await page.mouse.move(x + 90, y, { steps: 4 });
    const to = await boxOf(corner);
    expect(Math.abs(to.x - from.x - 40)).toBeLessThan(1.5);
    expect(Math.abs(to.y - from.y - 25)).toBeLessThan(1.5);
    const name = await corner.getAttribute('aria-label');
    await page.reload();
    await page.getByText('its clues have been read, but they are not on the grid').waitFor();
    await button(page, 'Show the photo').click();
    expect(await corner.getAttribute('aria-label')).toBe(name);
  });

  it('with corners that cross gets a word in the language of the page', async ({
    open,
    picture,
  }) => {
    const page = await open({ path: '/enter', language: 'de' });
    await button(page, 'Von einem Foto').click();
    const file = { name: 'umbrella.avif', mimeType: 'image/avif' };
    const buffer = await sharp(picture).avif({ quality: 90, effort: 0 }).toBuffer();
    await page.getByTestId('photo-file').setInputFiles({ ...file, buffer });
    await page.getByText('5 Zeilen und 5 Spalten wurden gelesen.').waitFor();
    const [left, right] = [/^Ecke oben links/, /^Ecke oben rechts/].map((name) =>
      page.getByRole('button', { name }),
    );
    const [from, to] = [await boxOf(left), await boxOf(right)];
    await left.hover();
    await page.mouse.down();
    await page.mouse.move(to.x + 2 * (to.x - from.x), to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
    await button(page, 'Noch einmal lesen').click();
    await page.getByText('So können die Ecken eines Gitters nicht liegen').waitFor();
    await page.getByText('Unten steht noch, was vorher gelesen wurde.').waitFor();
  });

  it('that is removed can be taken back, in place of another one', async ({ open, picture }) => {
    const page = await open({ path: '/enter' });
    await openPhoto(page, picture);
    await button(page, 'Row 4: a number is missing at the end').click();
    await expect.poll(() => numbers(page, 'Row 4').count()).toBe(2);
    await button(page, 'Remove the photo').click();
    const toast = page.getByRole('listitem').filter({ hasText: 'The photo and its reading were' });
    const undo = toast.getByRole('button', { name: 'Undo' });
    // A toast under the pointer stays.
    await undo.hover();
    const other = await sharp(picture).extend({ top: 9, background: '#fff' }).png().toBuffer();
    await page.getByTestId('photo-file').setInputFiles({
      ...{ name: 'other.png', mimeType: 'image/png', buffer: other },
    });
    await page.getByText('5 rows and 5 columns were read.').waitFor();
    expect(await numbers(page, 'Row 4').count()).toBe(1);
    await undo.click();
    await expect.poll(() => numbers(page, 'Row 4').count()).toBe(2);
    await undo.click();
    await expect.poll(() => numbers(page, 'Row 4').count()).toBe(1);
  });

  it('without a puzzle, or in a format of its own, gets a clear word', async ({ open }) => {
    const page = await open({ path: '/enter' });
    await openPhoto(page, Buffer.from('%PDF-1.7'), 'page.pdf');
    await page.getByText('page.pdf is a PDF.').waitFor();
    await page.getByTestId('photo-file').setInputFiles({
      ...{ name: 'broken.png', mimeType: 'image/png' },
      buffer: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    });
    await page.getByText('broken.png is not a picture').waitFor();
  });

  it('that its camera noted as turned is kept upright and bounded', async ({ open }) => {
    const lying = {
      create: { width: 3000, height: 900, channels: 3, background: '#fff' },
    } as const;
    const turned = await sharp(lying).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const page = await open({ path: '/enter' });
    await openPhoto(page, turned, 'turned.jpg');
    const picture = page.getByRole('img', { name: 'The picture with the corners of the grid' });
    const size = () =>
      picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    await expect.poll(size).toEqual([780, 2600]);
  });
});

/** The bytes, as they are sent, that a worker loads at most before it can read a photo. */
const MOST_BYTES = 100_000;

it('the reader of photos is small, with the part of the engine that it needs', () => {
  const scripts = scriptsOf('read-photo');
  expect(scripts.some(({ name }) => name.startsWith('solve-'))).toBe(true);
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MOST_BYTES);
});
