// Tests printing: what the print page shows, what the printer gets, and what the PDF contains.

import { buffer } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { parsePuzzles } from '../../src/formats/index.ts';
import type { OwnPuzzle } from '../../web/storage/records.ts';
import { it } from './harness.ts';

const POINTS_PER_MM = 72 / 25.4;

async function sheetsOf(page: Page): Promise<string[]> {
  return page
    .locator('.printed-sheet svg')
    .evaluateAll((sheets) =>
      sheets.map((sheet) =>
        [...sheet.querySelectorAll('text')].map((text) => text.textContent).join(' '),
      ),
    );
}

/** Returns the size of each page of a PDF in millimetres, such as `210x297`. */
function sizesOf(pdf: string): string[] {
  return [...pdf.matchAll(/\/MediaBox \[([^\]]+)\]/g)].map((match) =>
    match[1]
      .trim()
      .split(/\s+/)
      .slice(2)
      .map((points) => Math.round(Number(points) / POINTS_PER_MM))
      .join('x'),
  );
}

async function savedPdf(page: Page): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as PDF' }).click(),
  ]);
  const bytes = await buffer(await download.createReadStream());
  return { name: download.suggestedFilename(), text: bytes.toString('latin1') };
}

function ownPuzzle(id: string, rows: readonly number[][], columns: readonly number[][]): OwnPuzzle {
  const [outcome] = parsePuzzles(JSON.stringify({ rows, columns, title: id }));
  if (!outcome?.ok) throw new Error(outcome?.problems[0]?.message);
  return { id, puzzle: outcome.value, made: 'entered', created: 0, changed: 0 };
}

/** Stores puzzles as the person's own. Runs in the page after the page has made its store. */
function keepPuzzles(all: readonly OwnPuzzle[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('crosshatch');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('puzzles', 'readwrite');
      for (const own of all) transaction.objectStore('puzzles').put({ key: own.id, value: own });
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
      transaction.onerror = () => reject(transaction.error);
    };
  });
}

/** Records the tasks that workers are given. Runs in the page before its scripts. */
function noteAsked(): void {
  const asked: string[] = [];
  Reflect.set(window, 'asked', asked);
  const send = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message: { task?: string }) {
    if (message.task !== undefined) asked.push(message.task);
    send.call(this, message);
  };
}

function solutionsOf(page: Page): Locator {
  return page.getByRole('switch', { name: 'With solutions' });
}

describe('the print page', () => {
  it('shows a page a puzzle, and the solutions behind them', async ({ open }) => {
    const page = await open({ path: '/print/goldfish,lock' });
    await expect.poll(() => sheetsOf(page)).toHaveLength(2);
    await solutionsOf(page).click();
    await expect.poll(() => sheetsOf(page)).toHaveLength(3);
    // The address of an earlier version becomes the present one.
    await expect.poll(() => new URL(page.url()).pathname).toBe('/print/20x15-1,5x9-1');
    // The puzzles are solved one after the other, so the test waits for both solutions.
    const whole =
      /^Goldfish 20×15 · No. 1 · Crosshatch Lock 5×9 · No. 1 .* Solutions · page 3 of 3$/;
    await expect.poll(async () => (await sheetsOf(page))[2]).toMatch(whole);
    const [goldfish, lock] = await sheetsOf(page);
    expect(goldfish).toMatch(/^20×15 · No. 1 .* Page 1 of 3$/);
    expect(lock).toMatch(/^5×9 · No. 1 /);
    await solutionsOf(page).click();
    await expect.poll(() => sheetsOf(page)).toHaveLength(2);
    await page.getByRole('radio', { name: '2', exact: true }).click();
    await expect.poll(() => sheetsOf(page)).toHaveLength(1);
  });

  it('takes puzzles from the library and keeps them in the address', async ({ open }) => {
    const page = await open({ path: '/print' });
    await page.getByText('Select at least one puzzle').waitFor();
    await page.getByRole('searchbox', { name: 'Search' }).fill('25x17');
    await page.getByRole('checkbox', { name: /^25×17 · No\. 1\b/ }).check();
    await expect.poll(() => sheetsOf(page)).toHaveLength(1);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/print/25x17-1');
    await page.reload();
    await expect.poll(() => sheetsOf(page)).toHaveLength(1);
    await page.getByRole('checkbox', { name: /^25×17 · No\. 1\b/ }).uncheck();
    await expect.poll(() => sheetsOf(page)).toHaveLength(0);
  });

  it('says what is not there, what has several solutions and what has none', async ({ open }) => {
    const page = await open({ path: '/help' });
    await page.evaluate(keepPuzzles, [
      ownPuzzle('both', [[1], [1]], [[1], [1]]),
      // Both rows fill their middle cell, but the middle column asks for only one cell.
      ownPuzzle('none', [[2], [2]], [[2], [1], [1]]),
    ]);
    await page.goto('/print/nobody,both,none');
    await solutionsOf(page).click();
    await page.getByText('Not in this browser’s library: nobody').waitFor();
    await page.getByText('Printed with one of several solutions: both').waitFor();
    await page.getByText(/Printed without a solution.*: none$/).waitFor();
    await expect.poll(() => sheetsOf(page)).toHaveLength(3);
  });

  it('solves each puzzle once, whatever is ticked after it', async ({ open }) => {
    const page = await open({ path: '/help', before: noteAsked });
    await page.evaluate(keepPuzzles, [ownPuzzle('corner', [[2], [1]], [[2], [1]])]);
    await page.goto('/print/corner');
    await solutionsOf(page).click();
    await expect.poll(() => sheetsOf(page)).toHaveLength(2);
    const search = page.getByRole('searchbox', { name: 'Search' });
    const tick = async (name: string): Promise<void> => {
      await search.fill(name);
      await page.getByRole('checkbox', { name }).click();
    };
    await tick('25×17 · No. 1');
    await expect.poll(() => sheetsOf(page)).toHaveLength(3);
    await tick('corner');
    await expect.poll(() => sheetsOf(page)).toHaveLength(2);
    await tick('corner');
    await expect.poll(() => sheetsOf(page)).toHaveLength(3);
    expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toEqual(['solve', 'solve']);
  });

  it('tells when numbers get too small to read', async ({ open }) => {
    const page = await open({ path: '/print/wild-tattoo' });
    await page.getByText(/Clue numbers are at least .* points high/).waitFor();
    await page.getByRole('radio', { name: '6', exact: true }).click();
    await page.getByText(/hard to read/).waitFor();
  });
});

describe('on paper', () => {
  it('there are the sheets and nothing else, in their size', async ({ open }) => {
    const page = await open({ path: '/print/goldfish,lock', theme: 'dark' });
    await solutionsOf(page).click();
    await expect.poll(() => sheetsOf(page)).toHaveLength(3);
    await page.getByRole('radio', { name: 'Landscape' }).click();
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    expect(sizesOf(pdf.toString('latin1'))).toEqual(['297x210', '297x210', '297x210']);
    await page.emulateMedia({ media: 'print' });
    const shown = await page
      .locator('body *:visible:not(.printed-sheet, .printed-sheet *)')
      .evaluateAll(
        (elements) => elements.filter((each) => !each.querySelector('.printed-sheet')).length,
      );
    expect(shown).toBe(0);
  });
});

describe('the PDF', () => {
  it('has the pages of the preview', async ({ open }) => {
    const page = await open({ path: '/print/goldfish,lock' });
    await solutionsOf(page).click();
    await expect.poll(() => sheetsOf(page)).toHaveLength(3);
    const { name, text } = await savedPdf(page);
    expect(name).toBe('crosshatch.pdf');
    expect(text.slice(0, 5)).toBe('%PDF-');
    expect(sizesOf(text)).toEqual(['210x297', '210x297', '210x297']);
  });

  it('of one puzzle has its name and the paper that was chosen', async ({ open }) => {
    const page = await open({ path: '/print/goldfish' });
    await page.getByRole('radio', { name: 'Letter', exact: true }).click();
    await expect.poll(() => sheetsOf(page)).toHaveLength(1);
    const { name, text } = await savedPdf(page);
    expect(name).toBe('nonogram-20x15-1.pdf');
    expect(sizesOf(text)).toEqual(['216x279']);
  });
});
