// Tests the screen of batches against a server that has them, in a folder of its own.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { startServer } from '../../scripts/server.mjs';
import { violationsOf } from './axe.ts';
import { it } from './harness.ts';

const PUZZLE = '{"rows": [[2], [1]], "cols": [[2], [1]]}';
const BAD = '{oops';
/** An image of two squares at opposite corners, whose clues another picture has, too. */
const SQUARES =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0h5v5H0zM5 5h5v5H5z"/></svg>';

let folder = '';
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-'));
  server = await startServer(['--batches', 'folder', '--batch-folder', folder]);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function download(page: Page, name: string): Promise<readonly string[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^three-\w{8}(-failures)?\.jsonl$/);
  return (await textOf(await file.createReadStream())).trimEnd().split('\n');
}

async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([fileName, content]) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([content], fileName));
      return dropped;
    },
    [name, text] as const,
  );
  await page.dispatchEvent('main', 'drop', { dataTransfer: data });
}

describe('batches', () => {
  it('are submitted, watched to their end, downloaded and removed', async ({ open }) => {
    const page = await open({ fresh: true, path: `${server.address}/batches` });
    await page.getByText('There is no batch yet').waitFor();
    await page.getByRole('link', { name: 'New batch' }).click();
    await page.getByLabel('Or paste text').fill([PUZZLE, BAD, PUZZLE].join('\n'));
    await page.getByLabel('Name').fill('three');
    await page.getByLabel('Seconds for each').fill('x');
    await page.getByRole('button', { name: 'Start batch' }).click();
    await page.getByText('Expected a number above 0, at most 1,000,000.').waitFor();
    await page.getByLabel('Seconds for each').fill('5');
    await page.getByRole('button', { name: 'Start batch' }).click();

    await page.getByRole('heading', { level: 1, name: 'three' }).waitFor();
    await page.getByText('Done', { exact: true }).waitFor();
    await page.getByRole('row', { name: 'One solution 2' }).waitFor();
    await page.getByRole('row', { name: 'Not JSON as expected' }).waitFor();
    await page.getByText('Item 2', { exact: true }).waitFor();
    const bar = page.getByRole('progressbar', { name: 'Progress' });
    expect(await bar.getAttribute('aria-valuetext')).toBe('3 of 3 done, 1 failure');
    expect(await violationsOf(page)).toEqual([]);

    const lines = (await download(page, 'Download results')).map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { item: 1, verdict: 'unique' },
      { item: 2, errors: [{ code: 'bad-json' }] },
      { item: 3, verdict: 'unique' },
    ]);
    expect(await download(page, 'Download failures')).toHaveLength(1);

    await dropFile(page, 'a.png', SQUARES);
    await page.getByRole('heading', { level: 1, name: 'New batch' }).waitFor();
    await page.getByText('a.png').waitFor();
    await page.getByLabel('What to do with each puzzle').selectOption('Puzzles from images');
    await page.getByRole('switch', { name: 'Make the solution unique' }).click();
    await page.getByText('More options').click();
    await page.getByLabel('Style').selectOption('Light');
    await page.getByLabel('Threshold').fill('2');
    await page.getByText('More options').click();
    await page.getByRole('button', { name: 'Start batch' }).click();
    await page.getByText('Expected a number from 0 to 1.').waitFor();
    await page.getByLabel('Threshold').fill('');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start batch' }).click();
    await page.getByRole('heading', { level: 1, name: 'a.png' }).waitFor();
    for (const option of [/Make the solution unique/, /Style: Light/])
      await page.getByText(option).waitFor();
    await page.getByRole('row', { name: 'One solution 1' }).waitFor();

    await page.getByRole('link', { name: 'All batches' }).click();
    const entry = page.getByRole('listitem').filter({ hasText: 'three' });
    await entry.getByText('1 failure').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await entry.getByRole('link').click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('listitem').filter({ hasText: 'a.png' }).waitFor();
    expect(await entry.count()).toBe(0);
  });
});
