// Tests Help: the tutorial, the techniques with their examples, and the texts on difficulty and
// formats.

import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { FORMATS } from '../../src/formats/index.ts';
import { violationsInThemes, violationsOf } from './axe.ts';
import { boardReady, cellAt, clickCell, drag, marksAre, marksOf } from './board.ts';
import { it } from './harness.ts';
import { namePart } from './name-part.ts';
import { boxOf } from './settled-box.ts';

function currentLesson(page: Page): Promise<string | null> {
  return page.locator('[aria-current="step"] h3').textContent();
}

async function pressAll(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

async function paintAlong(page: Page, key: string, times: number): Promise<void> {
  await page.keyboard.press('Space');
  await page.keyboard.down('Shift');
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
  await page.keyboard.up('Shift');
}

async function tabToBoard(page: Page): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    const role = await page.evaluate(() => document.activeElement?.getAttribute('role'));
    if (role === 'gridcell') return;
  }
  throw new Error('Tab does not lead to the board');
}

describe('the tutorial', () => {
  it('is played to its end by keyboard', async ({ open }) => {
    const page = await open({ path: '/help' });
    await boardReady(page);
    await tabToBoard(page);
    await expect.poll(() => currentLesson(page)).toBe('Read a clue');
    await page.keyboard.press('ArrowDown');
    await paintAlong(page, 'ArrowRight', 4);
    await expect.poll(() => currentLesson(page)).toBe('Fill many cells at once');
    await pressAll(page, 'ArrowDown', 'Home');
    await paintAlong(page, 'ArrowRight', 4);
    await expect.poll(() => currentLesson(page)).toBe('Cross out what stays empty');
    await pressAll(page, 'Control+Home', 'x', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'x');
    await pressAll(page, 'ArrowDown', 'x', 'End', 'x', 'ArrowUp', 'x', 'PageUp', 'x');
    await expect.poll(() => currentLesson(page)).toBe('Use what is left');
    await pressAll(page, 'Home', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight');
    await paintAlong(page, 'ArrowRight', 2);
    await expect.poll(() => currentLesson(page)).toBe('Ask for a hint');

    const hint = page.getByRole('button', { name: 'Tell me more' });
    await page.keyboard.press('h');
    await hint.waitFor();
    const announced = page.getByTestId('announcer');
    await expect.poll(() => announced.textContent()).toMatch(/^Look at /);
    await pressAll(page, 'h', 'h');
    await expect.poll(() => currentLesson(page)).toBe('Finish the picture');
    await expect.poll(() => announced.textContent()).toMatch(/Fill cells? /);

    await pressAll(page, 'Control+Home', 'ArrowRight', 'Space', 'ArrowRight', 'ArrowRight');
    await pressAll(page, 'Space', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
    await pressAll(page, 'ArrowLeft', 'Space');
    await page.getByRole('link', { name: 'Choose a puzzle' }).waitFor();
    await expect.poll(() => announced.textContent()).toContain('Solved: a heart!');
    await marksAre(page, ['x#.#x', '#####', '#####', 'x###x', 'x.#.x']);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('shows a wrong mark, and takes it back', async ({ open }) => {
    const page = await open({ path: '/help' });
    await boardReady(page);
    await drag(page, [
      [1, 0],
      [1, 4],
    ]);
    await clickCell(page, [0, 0]);
    const mistake = page.getByRole('main').getByText('The outlined mark does not fit');
    await mistake.waitFor();
    await expect
      .poll(() => cellAt(page, [0, 0]).getAttribute('aria-label'))
      .toBe('row 1, column 1, filled, wrong');
    await page.getByRole('button', { name: 'Undo' }).click();
    await mistake.waitFor({ state: 'detached' });
    await marksAre(page, ['.....', '#####', '.....', '.....', '.....']);
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect.poll(() => currentLesson(page)).toBe('Read a clue');
  });

  it('tells a hint once to screen readers', async ({ open }) => {
    const page = await open({ path: '/help' });
    await boardReady(page);
    for (const row of [1, 2]) {
      await drag(page, [
        [row, 0],
        [row, 4],
      ]);
    }
    await page.getByRole('radio', { name: 'Cross' }).click();
    for (const column of [0, 4]) {
      await clickCell(page, [0, column]);
      await drag(page, [
        [3, column],
        [4, column],
      ]);
    }
    await page.getByRole('radio', { name: 'Fill' }).click();
    await drag(page, [
      [3, 1],
      [3, 3],
    ]);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page
      .getByRole('main')
      .getByText(/^Look at /)
      .waitFor();
    const said = page.getByRole('status').filter({ hasText: 'Look at ' });
    await expect.poll(() => said.count()).toBe(1);
  });

  it('has the lesson above the board on a phone, with all of it in sight', async ({ open }) => {
    const viewport = { width: 360, height: 740 };
    const page = await open({ path: '/help', touch: true, viewport });
    await boardReady(page);
    const lesson = page.getByText('The 5 beside row 2 stands for');
    await lesson.evaluate((text) => text.closest('ol')?.scrollIntoView());
    const inSight = async (seen: Locator): Promise<[number, number]> => {
      const { y, height } = await boxOf(seen);
      return [y, y + height];
    };
    const [top, end] = await inSight(lesson);
    const [boardTop, boardEnd] = await inSight(page.getByRole('grid'));
    const [, toolsEnd] = await inSight(page.getByRole('button', { name: 'Undo' }));
    expect(top).toBeGreaterThanOrEqual(0);
    expect(end).toBeLessThanOrEqual(boardTop);
    expect(boardEnd).toBeLessThan(toolsEnd);
    expect(toolsEnd).toBeLessThanOrEqual(viewport.height);
  });

  it('has a tool for crosses under the finger', async ({ open }) => {
    const page = await open({ path: '/help', touch: true });
    await boardReady(page);
    await page.getByRole('radio', { name: 'Cross' }).tap();
    await cellAt(page, [0, 0]).tap();
    await marksAre(page, ['x....', '.....', '.....', '.....', '.....']);
  });
});

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
        await page.goto(`/help/${topic}`);
        await page.locator('main :is(table, figure, h3)').first().waitFor();
        expect(await violationsInThemes(page)).toEqual([]);
      });
    }
  });
});
