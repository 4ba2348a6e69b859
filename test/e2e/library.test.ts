// Tests the library: searching, importing and exporting files, the person's own puzzles, and games
// that were begun.

import { text as textOf } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from './harness.ts';

const CROSS = '3 3\n1\n3\n1\n1\n3\n1\n';

/**
 * Finds the cards by their tags, because computing the roles and names of hundreds of elements
 * takes seconds.
 */
function cards(page: Page): Locator {
  return page.locator('ul[aria-label="Puzzles"] > li');
}

function card(page: Page, title: string): Locator {
  return cards(page).filter({ has: page.locator(`a:text-is("${title}")`) });
}

async function give(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(
    Object.entries(files).map(([name, text]) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    })),
  );
}

/** Stores a game in which the first `painted` cells are filled, and loads the page again. */
async function play(page: Page, id: string, painted: number, progress: number): Promise<void> {
  const changes = Array.from({ length: painted }, (_, cell) => ({ cell, from: 0, to: 2 }));
  const past = [{ kind: 'paint', changes, at: 0 }];
  const rest = { future: [], elapsed: 1000, changed: 1, solved: progress === 1, helps: 0 };
  const value = { puzzleId: id, past, progress, ...rest };
  await page.evaluate(
    (record) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('crosshatch');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('saves', 'readwrite');
          writing.objectStore('saves').put(record);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { key: id, value },
  );
  await page.reload();
  await cards(page).first().waitFor();
}

describe('finding', () => {
  it('goes through packs, and comes back to the place that was left', async ({ open }) => {
    const page = await open({ path: '/library' });
    const last = page.getByRole('region', { name: 'Packs' }).getByRole('link').last();
    const name = (await last.textContent()) ?? '';
    const heading = page.getByRole('heading', { level: 1, name });
    await last.click();
    await page.waitForURL('**/library/*');
    await heading.waitFor();
    const scrolled = () => page.evaluate(() => scrollY);
    await expect.poll(scrolled).toBe(0);
    await page.getByRole('link', { name: /^Play next: / }).click();
    await page.waitForURL('**/play/*');
    await page.goBack();
    await heading.waitFor();
    await page.getByRole('link', { name: 'All packs' }).click();
    await last.waitFor();
    await expect.poll(scrolled).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Surprise me' }).click();
    await page.waitForURL('**/play/*');
    await page.goto('/library/no-such-pack');
    await page.getByText('There is no pack called no-such-pack').waitFor();
    await last.waitFor();
  });

  it('says that packs, mosaics and days are missing, and tries again', async ({ open }) => {
    const parts = /_virtual_(packs|mosaics)|daily-20/;
    const expected = [parts, /dynamically imported/, /Failed to load/];
    const page = await open({ path: '/help', fresh: true, expected });
    await page.route(/_virtual_packs/, (route) => route.abort());
    await page.route(/_virtual_mosaics/, (route) => route.abort());
    await page.route(/daily-20/, (route) => route.abort());
    await page.goto('/library');
    const mosaics = page.getByRole('region', { name: 'Mosaics' });
    await mosaics.getByText('could not be loaded').waitFor();
    await page.unroute(/_virtual_mosaics/);
    await mosaics.getByRole('button', { name: 'Try again' }).click();
    await mosaics.getByRole('link', { name: /^Mosaic 1/ }).waitFor();
    const alert = page.getByRole('alert').filter({ hasText: 'packs of puzzles' });
    await alert.waitFor();
    const packs = page.getByRole('region', { name: 'Packs' });
    await packs.getByRole('link', { name: 'Classics' }).waitFor();
    expect(await packs.getByRole('link').count()).toBe(1);
    const day = page.getByRole('region', { name: 'Puzzles of the day' });
    await day.getByText('could not be loaded').waitFor();
    await page.unroute(/daily-20/);
    await day.getByRole('button', { name: 'Try again' }).click();
    await day.getByRole('link', { name: /Mini/ }).waitFor();
    await page.goto('/play/9x9-99999');
    await page
      .getByRole('alert')
      .getByText(/^9×9 · No. 99999 was not opened/)
      .waitFor();
    await page.unroute(/_virtual_packs/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Puzzle not found' }).waitFor();
  });

  it('keeps search, filters and order in the address', async ({ open }) => {
    const page = await open({ path: '/library?sort=size' });
    await cards(page).first().waitFor();
    const all = await cards(page).count();
    expect(all).toBeGreaterThan(50);
    await page.getByLabel('Colours').selectOption('Several colours');
    await page.getByRole('combobox', { name: 'Size' }).selectOption('11 to 20');
    await page.getByLabel('Sort by').selectOption('Title');
    await page.getByRole('searchbox').fill('classics 20x15');
    await expect.poll(() => cards(page).count()).toBe(1);
    await card(page, '20×15 · No. 1').waitFor();
    const query = 'q=classics+20x15&size=medium&colours=colour&sort=title';
    await expect.poll(() => new URL(page.url()).search).toBe(`?${query}`);
    await page.reload();
    await card(page, '20×15 · No. 1').waitFor();
    expect(await cards(page).count()).toBe(1);
    await page.getByRole('searchbox').fill('goldfish');
    await page.getByText('No puzzle matches').waitFor();
    await page.getByText('Titles stay hidden until a puzzle is solved').waitFor();
    await page.getByRole('checkbox', { name: 'Search hidden titles' }).check();
    await expect.poll(() => cards(page).count()).toBe(1);
    await page.getByRole('searchbox').fill('animals');
    await page
      .getByRole('region', { name: 'Packs' })
      .getByRole('link', { name: 'Birds' })
      .waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => cards(page).count()).toBe(all);
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=title');
  });

  it('shows all again where the filters are folded away', async ({ open }) => {
    const page = await open({ path: '/library?q=no+such+thing&size=small', touch: true });
    await page.getByText('No puzzle matches').waitFor();
    await page.getByRole('button', { name: 'Show all packs' }).click();
    await page.getByRole('region', { name: 'Packs' }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    const focused = () => page.evaluate(() => document.activeElement?.id);
    await expect.poll(focused).toBe('content');
  });

  it('goes by keyboard to a board', async ({ open }) => {
    const page = await open({ path: '/library?q=5x9' });
    await cards(page).first().waitFor();
    await page.getByRole('searchbox').focus();
    const link = page.getByRole('link', { name: '5×9 · No. 1', exact: true });
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      if (await link.evaluate((element) => element === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/play/5x9-1');
  });

  it('tells where a puzzle comes from', async ({ open }) => {
    const page = await open({ path: '/library?q=30x30' });
    await page.getByRole('button', { name: 'Details: 30×30 · No. 1', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '30×30 · No. 1' });
    await dialog.getByText('Jakub Wilk').waitFor();
    await dialog.getByText('MIT').waitFor();
    expect(await dialog.getByRole('button', { name: 'Delete' }).count()).toBe(0);
    await dialog.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    const focused = (): Promise<string | null | undefined> =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe('Details: 30×30 · No. 1');
  });
});

describe('what was begun', () => {
  it('shows own marks, and nothing of a new puzzle', async ({ open }) => {
    const page = await open({ path: '/library?q=5x9' });
    await cards(page).first().waitFor();
    expect(await page.locator('canvas').count()).toBe(0);
    await play(page, 'daily-2026-11-27-10x10', 10, 0.2);
    await play(page, 'mosaic-1-r1c1', 10, 0.3);
    await play(page, 'lock', 10, 0.4);
    await card(page, '5×9 · No. 1').getByText('40%').waitFor();
    const inks = () =>
      card(page, '5×9 · No. 1')
        .locator('canvas')
        .evaluate((canvas: HTMLCanvasElement) => {
          const copy = new OffscreenCanvas(5, 9).getContext('2d')!;
          copy.drawImage(canvas, 0, 0);
          const { data } = copy.getImageData(0, 0, 5, 9);
          return Array.from({ length: 45 }, (_, cell) => data.slice(cell * 4, cell * 4 + 3).join());
        });
    await expect.poll(async () => new Set(await inks()).size).toBe(2);
    expect(new Set((await inks()).slice(0, 10)).size).toBe(1);
    expect(new Set((await inks()).slice(10)).size).toBe(1);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    const row = page.getByRole('region', { name: 'Continue' });
    await row.getByRole('link', { name: /5×9 · No. 1.*40%/ }).waitFor();
    await row.getByRole('link', { name: /Small puzzle of November 27, 2026.*20%/ }).waitFor();
    await row.getByRole('link', { name: /Mosaic 1, row 1, column 1.*30%/ }).waitFor();
  });

  it('is solved in the end', async ({ open }) => {
    const page = await open({ path: '/library?q=5x9' });
    await cards(page).first().waitFor();
    await play(page, 'lock', 10, 1);
    await card(page, 'Lock').getByText('Solved').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    const classics = page.getByRole('listitem').filter({ hasText: 'Classics' });
    await classics.getByText('1 of 76 solved').waitFor();
    expect(await page.getByRole('region', { name: 'Continue' }).count()).toBe(0);
  });
});

describe('own puzzles', () => {
  it('come from files, with the places of what is wrong, and are rated', async ({ open }) => {
    const page = await open({ path: '/library?from=own' });
    const two = '{"title":"One","rows":[[2]],"columns":[[1],[1]]}\n{"rows":[[1]],"columns":[[1]]}';
    await give(page, { 'wrong.nin': CROSS.replace('3\n1\n1', 'x\n1\n1'), 'two.jsonl': two });
    const notice = page.getByRole('main').getByRole('status');
    await notice.getByText('2 puzzles were added to the library.').waitFor();
    await notice.getByRole('link', { name: 'One' }).waitFor();
    const wrong = notice.getByRole('listitem').filter({ hasText: 'wrong.nin could not be read:' });
    await wrong.getByText(/^Line 3, column 1: "x" is not a block: expected/).waitFor();
    await give(page, { 'two.jsonl': two });
    await page.getByText('No new puzzles: 2 were there already.').first().waitFor();
    await card(page, 'One').getByText('Trivial').waitFor();
    await card(page, 'two').getByText('Trivial').waitFor();
    await page.reload();
    await card(page, 'One').getByText('Trivial').waitFor();
  });

  it('that are there already are named, and can be opened', async ({ open }) => {
    const page = await open({ path: '/library?from=own' });
    await give(page, { 'cross.nin': CROSS });
    await page.getByText('1 puzzle was added to the library.').first().waitFor();
    await give(page, { 'other.nin': CROSS });
    const notice = page.getByRole('main').getByRole('status');
    await notice.getByText('No new puzzles: “cross” was there already.').waitFor();
    await notice.getByRole('link', { name: 'cross' }).click();
    await page.waitForURL('**/play/own-*');
  });

  it('are refused in the language of the page, with the words of the format', async ({ open }) => {
    const page = await open({ path: '/library', language: 'de' });
    await give(page, { 'wrong.nin': CROSS.replace('3\n1\n1', 'x\n1\n1') });
    const unread = { hasText: 'wrong.nin ließ sich nicht lesen:' };
    const refusal = page.getByRole('alert').getByRole('listitem').filter(unread);
    await refusal.getByText(/^Textzeile 3, .*: „x“ ist keine Hinweiszahl\. Erwartet: /).waitFor();
  });

  it('come by drop, are deleted and brought back', async ({ open }) => {
    const page = await open({ path: '/library?from=own' });
    await page.getByText('No puzzle matches').waitFor();
    await page.evaluate((text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'cross.nin'));
      for (const type of ['dragover', 'drop'])
        document.body.dispatchEvent(
          new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
        );
    }, CROSS);
    await card(page, 'cross').waitFor();
    await page.getByRole('button', { name: 'Details: cross' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Deleted: cross', { exact: true }).waitFor();
    await expect.poll(() => cards(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await card(page, 'cross').waitFor();
  });

  it('are refused when the file is none of ours, and nothing else changes', async ({ open }) => {
    const page = await open({ path: '/library?from=own' });
    await give(page, { 'photo.png': '\u0089PNG\r\n', 'huge.txt': 'x'.repeat(8 * 2 ** 20 + 1) });
    const alert = page.getByRole('alert');
    await alert.getByText('No puzzle was imported.').waitFor();
    await alert.getByText(/photo\.png.*No puzzle in a known format/).waitFor();
    await alert.getByText('huge.txt is too large').waitFor();
    expect(await cards(page).count()).toBe(0);
  });

  it('are many and still found', async ({ open }) => {
    const page = await open({ path: '/library?from=own' });
    // Each puzzle has one row. Every second cell, from the first cell on, stands for a bit of the
    // number of the puzzle and is filled if the bit is 1. The other cells are empty.
    const lines = Array.from({ length: 300 }, (_, index) => {
      const bits = [...index.toString(2).padStart(9, '0')].map((bit) => (bit === '1' ? [1] : []));
      const columns = bits.flatMap((column) => [column, []]);
      return JSON.stringify({ title: `Bar ${index}`, rows: [bits.flat()], columns });
    });
    await give(page, { 'bars.jsonl': lines.join('\n') });
    await page.getByText(/^300 of [\d,]+ puzzles$/).waitFor();
    expect(await cards(page).count()).toBe(60);
    await page.getByRole('button', { name: 'Show more (240 left)' }).press('Enter');
    await expect.poll(() => cards(page).count()).toBeGreaterThan(60);
    await page.getByRole('searchbox').fill('bar 299');
    await expect.poll(() => cards(page).count()).toBe(1);
    await card(page, 'Bar 299').waitFor();
  });
});

describe('a backup', () => {
  it('takes everything to another browser, and tells before what it changes', async ({ open }) => {
    const from = await open({ path: '/library?sort=size' });
    await cards(from).first().waitFor();
    await play(from, 'lock', 10, 0.4);
    await give(from, { 'cross.nin': CROSS });
    await card(from, 'cross').waitFor();
    await from.getByRole('button', { name: 'More', exact: true }).click();
    const [download] = await Promise.all([
      from.waitForEvent('download'),
      from.getByRole('menuitem', { name: 'Export everything' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^crosshatch-\d{4}-\d\d-\d\d\.json$/);
    const text = await textOf(await download.createReadStream());

    const to = await open({ path: '/library?sort=size' });
    await give(to, { 'crosshatch.json': text });
    const dialog = to.getByRole('dialog', { name: 'Import a backup' });
    await dialog.getByRole('row', { name: 'Puzzles 1 0 0' }).waitFor();
    await dialog.getByRole('row', { name: 'Games 1 0 0' }).waitFor();
    expect(await card(to, 'cross').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Import' }).click();
    await card(to, 'cross').waitFor();
    await card(to, '5×9 · No. 1').getByText('40%').waitFor();
    await give(to, { 'crosshatch.json': text });
    await dialog.getByRole('row', { name: 'Puzzles 0 0 1' }).waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: 'Import' }).isDisabled()).toBe(true);
  });

  it.for([
    ['is cut off', '{"kind":"crosshatch-backup","version":1,"rec', /damaged/],
    ['is newer', '{"kind":"crosshatch-backup","version":9,"records":{}}', /newer version/],
  ] as const)('that %s is refused', async ([, text, words], { open }) => {
    const page = await open({ path: '/library' });
    await give(page, { 'backup.json': text });
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect.poll(() => alert.textContent()).toMatch(words);
    await alert.getByText(/Nothing was changed/).waitFor();
  });

  it('is at hand when the browser keeps nothing', async ({ open }) => {
    const page = await open({
      path: '/library?from=own',
      before: () => {
        indexedDB.open = () => {
          throw new DOMException('denied', 'SecurityError');
        };
      },
    });
    await give(page, { 'cross.nin': CROSS });
    await card(page, 'cross').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('alert').getByRole('button', { name: 'Export everything' }).click(),
    ]);
    const { records } = JSON.parse(await textOf(await download.createReadStream()));
    expect(records.puzzles).toHaveLength(1);
    expect(records.puzzles[0][1].puzzle.meta.title).toBe('cross');
  });
});
