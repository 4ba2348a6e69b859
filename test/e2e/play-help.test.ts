// Tests the help on the Play screen: hints at three levels, checks, the way back to a board without
// mistakes, and why a line is wrong.

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violationsInThemes } from './axe.ts';
import { boardReady, cellAt, clickCell, marksOf } from './board.ts';
import { it, type Open } from './harness.ts';
import type { OpenOptions } from './kept-pages.ts';
import { linkOfClues, linkOfPicture } from './puzzles.ts';
import { boxOf } from './settled-box.ts';

/**
 * Opens the duck, a puzzle of 10x10 cells. The solution fills cells 3 to 6 of the first row,
 * counted from 1.
 */
async function openDuck(
  open: Open,
  options: Pick<OpenOptions, 'fresh' | 'language'> = {},
): Promise<Page> {
  const page = await open({ path: '/play/duck', ...options });
  await boardReady(page);
  return page;
}

const answer = (page: Page) => page.getByTestId('answer');
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

/** Checks that the answer has exactly the buttons that are offered when marks are wrong. */
async function expectWays(
  page: Page,
  marks: 'one' | 'several',
  back: string,
  why = 'Why is this wrong?',
): Promise<void> {
  const show = marks === 'one' ? 'Show the mistake' : 'Show the mistakes';
  const remove = marks === 'one' ? 'Remove the mistake' : 'Remove the mistakes';
  const shown = answer(page).locator('button:not([aria-label])');
  await expect.poll(() => shown.allTextContents()).toEqual([show, why, remove, back]);
}

describe('a hint', () => {
  it('tells where to look, then the rule, then the cells', async ({ open }) => {
    const page = await openDuck(open);
    await page.keyboard.press('h');
    await expect.poll(() => answer(page).textContent()).toMatch(/Hint 1 of 3.*row 8/);
    await button(page, 'Hint').click();
    await expect.poll(() => answer(page).textContent()).toMatch(/Hint 2 of 3.*fills all 10 cells/);
    const technique = answer(page).getByRole('link', { name: 'Full line' });
    expect(await technique.getAttribute('href')).toBe('/help/full-line');
    await button(page, 'Tell me more').click();
    await expect.poll(() => answer(page).textContent()).toMatch(/Hint 3 of 3.*Fill cells 1 to 10/);
    const announcer = page.getByTestId('announcer');
    await expect.poll(() => announcer.textContent()).toMatch(/Fill cells 1 to 10/);
    await page.keyboard.press('Escape');
    await expect.poll(() => answer(page).count()).toBe(0);
    expect((await marksOf(page)).join('')).not.toContain('#');
  });

  it('speaks the language of the page', async ({ open }) => {
    const page = await openDuck(open, { language: 'de' });
    await page.keyboard.press('h');
    await expect.poll(() => answer(page).textContent()).toMatch(/Tipp 1 von 3.*Zeile 8/);
  });

  it('is made as one move by the next step', async ({ open }) => {
    const page = await openDuck(open);
    await page.keyboard.press('n');
    await expect.poll(() => answer(page).textContent()).toMatch(/Row 8: .* Fill cells 1 to 10/);
    await expect.poll(async () => (await marksOf(page))[7]).toBe('##########');
    await page.keyboard.press('u');
    await expect.poll(async () => (await marksOf(page))[7]).toBe('..........');
  });

  it('names wrong marks first and leads back', async ({ open }) => {
    const page = await openDuck(open);
    await clickCell(page, [0, 2]);
    await clickCell(page, [0, 0]);
    await clickCell(page, [0, 3]);
    await page.keyboard.press('h');
    await expect
      .poll(() => answer(page).textContent())
      .toMatch(/There is a mistake in the last 2 moves/);
    await expectWays(page, 'one', 'Go back 2 moves to the last correct position');
    await button(page, 'Go back 2 moves to the last correct position').click();
    await expect.poll(async () => (await marksOf(page))[0]).toBe('..#.......');
    await page.keyboard.press('r');
    await expect.poll(async () => (await marksOf(page))[0]).toBe('#.#.......');
  });
});

describe('help that cannot be loaded', () => {
  it('says so in plain words, and that the network is away', async ({ open }) => {
    const page = await open({ fresh: true, path: '/help', expected: [/worker/] });
    await page.route(/\/worker-[^/]*\.js/, (route) => route.abort());
    await page.goto('/play/duck');
    await boardReady(page);
    await button(page, 'Hint').click();
    await answer(page)
      .getByText('The solver could not be loaded, or it stopped too early.')
      .waitFor();
    await page.context().setOffline(true);
    await button(page, 'Hint').click();
    await answer(page).getByText('the network cannot be reached. Your marks are saved.').waitFor();
  });
});

describe('step by step', () => {
  it('stops at wrong marks with the same ways on', async ({ open }) => {
    const page = await openDuck(open);
    await clickCell(page, [0, 0]);
    await button(page, 'Solve').click();
    await page.getByRole('menuitem', { name: 'Show step by step' }).click();
    await expect.poll(() => answer(page).textContent()).toMatch(/There is a mistake/);
    await expectWays(page, 'one', 'Go back 1 move to the last correct position');
  });
});

describe('a check', () => {
  it('counts mistakes, shows them, removes them', async ({ open }) => {
    const page = await openDuck(open);
    for (const column of [0, 1, 2]) await clickCell(page, [0, column]);
    await page.keyboard.press('c');
    await expect.poll(() => answer(page).textContent()).toMatch(/2 marks are wrong/);
    expect(await page.locator('[data-look="wrong"]').count()).toBe(0);
    const back = 'Go back 3 moves to the last correct position';
    await expectWays(page, 'several', back);
    await button(page, 'Show the mistakes').click();
    await expect.poll(() => answer(page).textContent()).toMatch(/2 marks are outlined/);
    await expectWays(page, 'several', back);
    await button(page, 'Why is this wrong?').click();
    await expect.poll(() => answer(page).textContent()).toMatch(/must be empty.*steps show that/);
    await expectWays(page, 'several', back, 'Show the 5 steps');
    await button(page, 'Remove the mistakes').click();
    await expect.poll(async () => (await marksOf(page))[0]).toBe('..#.......');
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await marksOf(page))[0]).toBe('###.......');
  });

  it('finds nothing to blame in marks that are right', async ({ open }) => {
    const page = await openDuck(open);
    await clickCell(page, [0, 2]);
    await button(page, 'Check').click();
    await expect.poll(() => answer(page).textContent()).toMatch(/No mistakes so far/);
  });

  it('is not there for people who do not want to know, and comes by itself for others', async ({
    open,
  }) => {
    const page = await openDuck(open);
    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: 'Game settings' }).click();
    await page.getByRole('radio', { name: 'Never' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => button(page, 'Check').count()).toBe(0);
    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: 'Game settings' }).click();
    await page.getByRole('radio', { name: 'Immediately' }).click();
    await page.keyboard.press('Escape');
    await clickCell(page, [0, 0]);
    const announcer = page.getByTestId('announcer');
    await expect.poll(() => announcer.textContent()).toMatch(/1 mistake on the board/);
    await page.keyboard.press('u');
    await expect.poll(() => announcer.textContent()).toMatch(/No mistakes left/);
  });
});

describe('a contradiction', () => {
  it('is played out on the board, line by line, by keys', async ({ open }) => {
    const page = await open({
      path: await linkOfPicture('....##', '.##.#.', '##...#', '..##.#', '##..#.', '.#....'),
    });
    await boardReady(page);
    const playOut = answer(page).getByRole('button', { name: 'Play it out' });
    // The puzzle begins with steps in one line. Each step has to be on the board before the next is
    // asked for; otherwise a key too many would go beyond the contradiction.
    while ((await playOut.count()) === 0) {
      const marks = await marksOf(page);
      await page.keyboard.press('n');
      await expect.poll(() => marksOf(page)).not.toEqual(marks);
      await answer(page).waitFor();
    }
    await page.keyboard.press('u');
    const before = await marksOf(page);
    for (let level = 1; level <= 3; level++) {
      await page.keyboard.press('h');
      await answer(page).getByText(`Hint ${level} of 3`).waitFor();
    }
    await playOut.press('Enter');
    const panel = page.getByRole('region', { name: 'Line by line' });
    await panel.getByText(/^Suppose that cell 2 of row 1 is filled/).waitFor();
    expect(await page.locator('[data-level="1"]').count()).toBe(1);
    await page.keyboard.press('ArrowRight');
    await panel.getByText(/^Then in row 1/).waitFor();
    const announcer = page.getByTestId('announcer');
    await expect.poll(() => announcer.textContent()).toMatch(/^Then in row 1/);
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
    await panel.getByText('Now no arrangement of the blocks fits row 3.').waitFor();
    await page.locator('[data-look="wrong"]').first().waitFor();
    await panel.getByRole('button', { name: 'Step back' }).click();
    await panel.getByText('4 of 6').waitFor();
    expect(await violationsInThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await answer(page).getByText('Hint 3 of 3').waitFor();
    expect(await marksOf(page)).toEqual(before);
    await playOut.click();
    await panel.getByRole('button', { name: 'Apply this step' }).click();
    await expect.poll(async () => (await marksOf(page))[0]?.[1]).toBe('x');
  });
});

describe('a mistake that is told at once', () => {
  it('is brought into sight when it is new, not at moves after it', async ({ open }) => {
    const full = Array.from({ length: 60 }, () => [60]);
    const page = await open({ path: await linkOfClues(full, full) });
    await boardReady(page);
    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: 'Game settings' }).click();
    await page.getByRole('radio', { name: 'Immediately' }).click();
    await page.keyboard.press('Escape');
    const announcer = page.getByTestId('announcer');
    await clickCell(page, [0, 0], 'right');
    await expect.poll(() => announcer.textContent()).toMatch(/1 mistake on the board/);
    const last = cellAt(page, [59, 59]);
    await last.scrollIntoViewIfNeeded();
    const before = await boxOf(last);
    await clickCell(page, [59, 58]);
    await clickCell(page, [59, 57], 'right');
    await expect.poll(() => announcer.textContent()).toMatch(/2 mistakes on the board/);
    await page.locator('[data-look="wrong"]').nth(1).waitFor();
    expect(await boxOf(last)).toEqual(before);
    // If the page scrolled, it would scroll to the second mistake.
    const first = cellAt(page, [0, 59]);
    await first.scrollIntoViewIfNeeded();
    const away = await boxOf(first);
    await page.keyboard.press('c');
    await answer(page).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => answer(page).count()).toBe(0);
    expect(await boxOf(first)).toEqual(away);
  });
});

describe('why a line is wrong', () => {
  it('is told by marks of which none can be left out', async ({ open }) => {
    const page = await openDuck(open);
    await clickCell(page, [7, 3]);
    await clickCell(page, [7, 5], 'right');
    await button(page, 'Why is this wrong?').click();
    await expect
      .poll(() => answer(page).textContent())
      .toMatch(/In (row 8|column 6), no arrangement of the blocks fits the outlined mark/);
    await button(page, 'Go back 1 move to the last correct position').click();
    await expect.poll(async () => (await marksOf(page))[7]).toBe('...#......');
  });
});

describe('why marks are wrong that no line alone shows', () => {
  it('is told by a cell and by how many steps lead there, which play on the board', async ({
    open,
  }) => {
    const page = await openDuck(open, { fresh: true });
    for (const column of [0, 1, 2]) await clickCell(page, [0, column]);
    await page.keyboard.press('c');
    await button(page, 'Why is this wrong?').click();
    await expect
      .poll(() => answer(page).textContent())
      .toMatch(/Cell 1 of row 1 must be empty.*5 steps show that. The last one is: Line complete/);
    expect(await page.locator('[data-look="wrong"]').count()).toBe(1);
    await button(page, 'Show the 5 steps').click();
    await button(page, 'Pause').click();
    const slider = page.getByRole('slider', { name: 'Position' });
    await slider.press('End');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('5 of 5');
    await expect.poll(() => page.locator('[data-look="wrong"]').count()).toBe(1);
    expect((await marksOf(page))[0]).toMatch(/^#/);
    await page.locator('p', { hasText: 'cannot be right' }).waitFor();
    await button(page, 'Back to my board').click();
    await expect.poll(async () => (await marksOf(page))[0]).toBe('###.......');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Show the 5 steps');
  });
});

describe('the offer of a hint', () => {
  const offer = (page: Page) => page.getByText('Stuck? A hint shows where to look first.');
  const isOffered = async (page: Page): Promise<boolean> => (await offer(page).count()) > 0;

  /** Opens the duck with a clock that the test can control. */
  async function openQuiet(open: Open): Promise<Page> {
    const page = await open({ fresh: true, path: '/help' });
    await page.clock.install();
    await page.goto('/play/duck');
    await boardReady(page);
    return page;
  }

  it('comes after a silence of somebody who plays, and goes with the hint', async ({ open }) => {
    const page = await openQuiet(open);
    // From here on, only the test moves the clock. On a slow machine, a running clock would make
    // the silence longer.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await page.clock.runFor('00:02');
    expect(await isOffered(page)).toBe(false);
    await clickCell(page, [0, 2]);
    await page.clock.runFor('00:40');
    expect(await isOffered(page)).toBe(false);
    await page.clock.runFor('00:10');
    await offer(page).waitFor();
    await page.clock.resume();
    expect(await violationsInThemes(page)).toEqual([]);
    await page
      .getByRole('status')
      .filter({ has: offer(page) })
      .getByRole('button')
      .click();
    await expect.poll(() => answer(page).textContent()).toMatch(/Hint 1 of 3/);
    await page.clock.runFor('00:02');
    await expect.poll(() => isOffered(page)).toBe(false);
  });

  it('goes with the next move, and does not come to those who do not want it', async ({ open }) => {
    const page = await openQuiet(open);
    await clickCell(page, [0, 2]);
    await page.clock.runFor('00:50');
    await offer(page).waitFor();
    await clickCell(page, [0, 3]);
    await page.clock.runFor('00:02');
    await expect.poll(() => isOffered(page)).toBe(false);
    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: 'Game settings' }).click();
    await page.getByRole('switch', { name: 'Offer a hint after a while' }).click();
    await page.keyboard.press('Escape');
    await clickCell(page, [0, 4]);
    await page.clock.runFor('02:00');
    expect(await isOffered(page)).toBe(false);
  });
});
