// Tests Help: the techniques with their examples, and the texts on difficulty and formats. The
// tests of newcomers are about the tutorial.

import { describe, expect } from 'vitest';
import { FORMATS } from '../../src/formats/index.ts';
import { goTo, violationsInThemes } from './axe.ts';
import { boardReady, marksOf } from './board.ts';
import { it } from './harness.ts';
import { namePart } from './name-part.ts';

describe('techniques', () => {
  it('are all there, and lead to a page with an example', async ({ open }) => {
    const page = await open({ path: '/help/techniques' });
    const cards = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect.poll(() => cards.count()).toBe(23);
    const items = page.getByRole('main').getByRole('listitem');
    const pictured = items.filter({ has: page.locator('[role="img"], [role="grid"]') });
    await expect.poll(() => pictured.count()).toBe(23);
    await page.getByRole('link', { name: 'Contradiction', exact: true }).click();
    await page.waitForURL('**/help/contradiction');
    await page.getByRole('heading', { level: 1, name: 'Contradiction' }).waitFor();
    await boardReady(page);
    const boards = page.getByRole('grid');
    await expect
      .poll(() => boards.evaluateAll((all) => all.map((board) => board.ariaLabel)))
      .toEqual(['Before', 'What would follow', 'After']);
    await expect.poll(() => marksOf(page)).toContain('.#....');
    const last = boards
      .last()
      .locator('[aria-label="row 1, column 2, crossed out, the hint is about it"]');
    await last.waitFor();
    await page.getByText('if cell 2 of row 1 were filled, row 3 could not be completed').waitFor();
    await page.getByText('Row 3 cannot be completed.').waitFor();
  });

  it('show single lines with words for those who do not see them', async ({ open }) => {
    const page = await open({ path: '/help/splitting', language: 'de' });
    await page.getByRole('heading', { level: 1, name: 'Trennen' }).waitFor();
    const pictures = () =>
      page.getByRole('img').evaluateAll((all) => all.map((one) => one.ariaLabel));
    await expect
      .poll(pictures)
      .toEqual([
        'Vorher: Hinweis 2 2, Felder unmarkiert, gefüllt, gefüllt, unmarkiert, gefüllt, unmarkiert, unmarkiert, unmarkiert, unmarkiert',
        'Nachher: Hinweis 2 2, Felder unmarkiert, gefüllt, gefüllt, Kreuz, gefüllt, unmarkiert, unmarkiert, unmarkiert, unmarkiert',
      ]);
  });

  it('that do not exist lead to the library', async ({ open }) => {
    const page = await open({ path: '/help/guessing' });
    await page.getByRole('link', { name: 'Open the library' }).waitFor();
  });
});

describe('the other pages of help', () => {
  it('explain labels, with the way to each technique', async ({ open }) => {
    const page = await open({ path: '/help/difficulty' });
    const row = page.getByRole('row', { name: /^Hard/ });
    await row.getByRole('link', { name: 'Case analysis' }).click();
    await page.waitForURL('**/help/case-analysis');
  });

  it('list the formats', async ({ open }) => {
    const page = await open({ path: '/help/formats' });
    await expect.poll(() => page.getByRole('row').count()).toBe(FORMATS.length + 1);
    expect(await page.getByRole('row', { name: /^Saved web page/ }).textContent()).toContain(
      'read only',
    );
  });

  it('show pictures once they come into sight', async ({ open }) => {
    const page = await open({ path: '/help' });
    const picture = page.getByRole('img', { name: 'Methods compared in the Lab' });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(1200);
  });

  it('show the keys that the board has, and lead to the licences', async ({ open }) => {
    const page = await open({ path: '/help' });
    await page.getByRole('row', { name: 'Mark cells while moving Shift+←' }).waitFor();
    const licences = page.getByRole('link', { name: 'Licences of third-party components' });
    const address = await licences.evaluate((link) => (link as HTMLAnchorElement).href);
    expect(await page.request.get(address).then((answer) => answer.text())).toMatch(/react/);
  });
});

const TOPICS = [
  'techniques',
  'contradiction',
  'colours-meet',
  'joining',
  'difficulty',
  'formats',
] as const;

describe('axe finds nothing in any theme', () => {
  it('on any page of help', async ({ open }) => {
    const page = await open({ path: '/help' });
    for (const topic of TOPICS) {
      await namePart(topic, async () => {
        await goTo(page, `/help/${topic}`);
        await page.locator('main :is(table, figure, h3)').first().waitFor();
        expect(await violationsInThemes(page)).toEqual([]);
      });
    }
  });
});
