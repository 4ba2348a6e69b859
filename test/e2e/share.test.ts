// Tests sharing a puzzle from the Play screen: its link in another browser, its QR code, pictures
// and files.

import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { violationsInThemes, violationsOf } from './axe.ts';
import { it } from './harness.ts';

async function openSharing(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const link = page.getByRole('textbox', { name: 'Link' });
  await link.waitFor();
  return link.inputValue();
}

async function saved(page: Page, name: string, role: 'button' | 'menuitem' = 'button') {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole(role, { name, exact: true }).click(),
  ]);
  const content = await buffer(await download.createReadStream());
  return { name: download.suggestedFilename(), content };
}

/** Returns the texts of the row and column headers. */
async function cluesOf(page: Page): Promise<string[]> {
  const headers = page.locator('[role="rowheader"], [role="columnheader"]');
  await headers.first().waitFor();
  return headers.allTextContents();
}

describe('the dialog', () => {
  const ask = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
  };

  it('is there at once and says that it is loading', async ({ open }) => {
    const page = await open({ fresh: true, path: '/play/lock' });
    let come = (): void => undefined;
    const script = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(/assets\/share-panel.*\.js/, async (route) => {
      await script;
      await route.continue();
    });
    await ask(page);
    const dialog = page.getByRole('dialog', { name: 'Share this puzzle' });
    await dialog.getByRole('progressbar', { name: 'Loading' }).waitFor();
    come();
    await dialog.getByRole('textbox', { name: 'Link' }).waitFor();
    expect(await dialog.getByRole('progressbar').count()).toBe(0);
  });

  it('says that it could not be loaded, and loads again when the network is back', async ({
    open,
  }) => {
    const expected = [/ERR_INTERNET_DISCONNECTED/, /preload CSS|Failed to fetch/];
    const page = await open({ fresh: true, path: '/play/lock', expected });
    await cluesOf(page);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const share = page.getByRole('menuitem', { name: 'Share' });
    await share.waitFor();
    await page.context().setOffline(true);
    await share.click();
    const missing = page.getByRole('dialog', { name: 'This part could not be loaded' });
    await missing.getByRole('alert').filter({ hasText: 'network' }).waitFor();
    expect(await page.locator('[role="gridcell"]').count()).toBe(45);
    await missing.getByRole('button', { name: 'Try again' }).waitFor();
    await page.context().setOffline(false);
    const dialog = page.getByRole('dialog', { name: 'Share this puzzle' });
    const link = dialog.getByRole('textbox', { name: 'Link' });
    await link.waitFor();
    // The styles of the dialog were loaded too; without the styles, a browser draws the field
    // narrower.
    expect((await link.boundingBox())!.width).toBeGreaterThan(300);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('bars no one, nor does its menu', async ({ open }) => {
    const page = await open({ path: '/play/goldfish' });
    await openSharing(page);
    await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
    expect(await violationsInThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save as file' }).click();
    await page.getByRole('menu').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it('leads to the print page', async ({ open }) => {
    const page = await open({ path: '/play/lock' });
    await openSharing(page);
    await page.getByRole('link', { name: 'Print or save as PDF' }).click();
    await page.locator('.printed-sheet svg').first().waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/print/5x9-1');
  });
});

describe('a shared link', () => {
  it('opens the same puzzle in another browser', async ({ open }) => {
    const page = await open({ path: '/play/goldfish' });
    const clues = await cluesOf(page);
    const url = await openSharing(page);
    const { pathname, hash } = new URL(url);
    const other = await open({ path: pathname + hash });
    await expect.poll(() => cluesOf(other)).toEqual(clues);
    expect(clues.length).toBeGreaterThan(30);
  });

  it('is copied', async ({ open }) => {
    const page = await open({ fresh: true, path: '/play/lock' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const url = await openSharing(page);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const text = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(text).toBe(url);
    await page.getByRole('button', { name: 'Copy clues as text' }).click();
    await expect.poll(text).toMatch(/^rows\n.*^columns\n/ms);
    expect(await text()).not.toContain('goal');
  });

  it('is told when it is broken', async ({ open }) => {
    const page = await open({ path: '/play#p=1abc' });
    await page.getByRole('alert').filter({ hasText: 'link' }).waitFor();
  });
});

describe('the QR code', () => {
  it.for(['light', 'dark'] as const)('reads as the link in %s', async (theme, { open }) => {
    const page = await open({ path: '/play/goldfish', theme });
    const url = await openSharing(page);
    const picture = await page.getByRole('img', { name: 'QR code of the link' }).screenshot();
    const { data, info } = await sharp(picture)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const limits = { effort: Infinity, timeLimit: Infinity };
    expect(decodeQR({ width, height, data: new Uint8Array(data) }, limits)).toBe(url);
  });
});

describe('files', () => {
  it('are pictures and every format, with names that say what they are', async ({ open }) => {
    const page = await open({ path: '/play/lock' });
    await openSharing(page);
    const png = await saved(page, 'PNG');
    expect(png.name).toBe('nonogram-5x9-1.png');
    const { format, width = 0, height = 0 } = await sharp(png.content).metadata();
    expect(format).toBe('png');
    expect(height).toBeGreaterThan(width);
    const svg = await saved(page, 'SVG');
    expect(svg.name).toBe('nonogram-5x9-1.svg');
    expect(svg.content.toString()).toMatch(/^<svg .*<title>5×9 · No. 1<\/title>/);
    await page.getByRole('button', { name: 'Save as file' }).click();
    const non = await saved(page, 'Simpson .non', 'menuitem');
    expect(non.name).toBe('nonogram-5x9-1.non');
    expect(non.content.toString()).toContain('2,4');
  });

  it('say what their format leaves out', async ({ open }) => {
    const page = await open({ path: '/play/lock' });
    await openSharing(page);
    await page.getByRole('button', { name: 'Save as file' }).click();
    await saved(page, 'Wilk .nin', 'menuitem');
    await expect
      .poll(() => page.getByRole('status').allTextContents())
      .toContainEqual(expect.stringMatching(/Its format leaves out: .*licence/));
  });

  it('for pictures say that the solution is needed', async ({ open }) => {
    const page = await open({ path: '/play/lock' });
    await openSharing(page);
    await page.getByRole('button', { name: 'Save as file' }).click();
    await page.getByRole('menuitem', { name: 'PBM picture (P1, P4)' }).click();
    await expect
      .poll(() => page.getByRole('alert').allTextContents())
      .toContainEqual(expect.stringContaining('Solve the puzzle first'));
  });
});
