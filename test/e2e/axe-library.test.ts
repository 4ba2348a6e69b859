// Tests that the library and the print page bar no one, whatever is open on them.

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violationsInThemes, violationsOf } from './axe.ts';
import { it } from './harness.ts';

interface State {
  readonly name: string;
  readonly path: string;
  readonly reach: (page: Page) => Promise<void>;
}

async function give(page: Page, name: string, text: string): Promise<void> {
  const files = [{ name, mimeType: 'text/plain', buffer: Buffer.from(text) }];
  await page.locator('input[type=file]').setInputFiles(files);
}

const BACKUP = { kind: 'crosshatch-backup', version: 1, made: 0, records: {} };

/** In most of them a search keeps the list short: the test of all screens checks the whole list. */
const STATES: readonly State[] = [
  {
    name: 'the details of a puzzle',
    path: '/library?q=bubble',
    async reach(page) {
      await page.getByRole('button', { name: 'Details: Bubble Cat' }).click();
      await page.getByRole('dialog', { name: 'Bubble Cat' }).waitFor();
    },
  },
  {
    name: 'a backup to import',
    path: '/library?q=bubble',
    async reach(page) {
      await give(page, 'backup.json', JSON.stringify(BACKUP));
      await page.getByRole('dialog').getByRole('table').waitFor();
    },
  },
  {
    name: 'a backup that is damaged',
    path: '/library?q=bubble',
    async reach(page) {
      await give(page, 'backup.json', JSON.stringify(BACKUP).slice(0, -5));
      await page.getByRole('dialog').getByRole('alert').waitFor();
    },
  },
  {
    name: 'a file that is wrong',
    path: '/library?from=own',
    async reach(page) {
      await give(page, 'wrong.nin', '3 3\n1\n3\nx\n1\n3\n1\n');
      await page.getByRole('alert').getByText('No puzzle was imported').waitFor();
    },
  },
  {
    name: 'a puzzle that was deleted',
    path: '/library?from=own',
    async reach(page) {
      await give(page, 'cross.nin', '3 3\n1\n3\n1\n1\n3\n1\n');
      await page.getByRole('button', { name: 'Details: cross' }).click();
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.locator('li', { hasText: 'Deleted: cross' }).waitFor();
    },
  },
  {
    name: 'all filters',
    path: '/library?q=fish&size=medium&colours=colour&sort=title',
    async reach(page) {
      const filters = page.getByRole('button', { name: /^Filters/ });
      const all = page.getByRole('button', { name: 'Show all' });
      await filters.or(all).filter({ visible: true }).first().waitFor();
      if (await filters.isVisible()) await filters.click();
      await all.waitFor();
    },
  },
  {
    name: 'numbers that get too small for paper',
    path: '/print/wild-tattoo',
    async reach(page) {
      await page.getByRole('radio', { name: '6', exact: true }).click();
      await page.getByRole('searchbox', { name: 'Search' }).fill('tattoo');
      await page.getByText(/hard to read/).waitFor();
    },
  },
];

describe('axe finds nothing in any theme with', () => {
  it.for(STATES)('$name', async ({ path, reach }, { open }) => {
    const page = await open({ path });
    await reach(page);
    expect(await violationsInThemes(page)).toEqual([]);
  });
});

describe('axe finds nothing on a phone with', () => {
  it.for(STATES)('$name', async ({ path, reach }, { open }) => {
    const page = await open({ path, touch: true });
    await reach(page);
    expect(await violationsOf(page)).toEqual([]);
  });
});
