// Tests that the library and the print page are accessible, whatever is open on them.

import type { Page } from 'playwright-core';
import { testVisits } from './axe.ts';

async function give(page: Page, name: string, text: string): Promise<void> {
  const files = [{ name, mimeType: 'text/plain', buffer: Buffer.from(text) }];
  await page.locator('input[type=file]').setInputFiles(files);
}

const BACKUP = { kind: 'crosshatch-backup', version: 1, made: 0, records: {} };

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

testVisits([
  {
    // A search keeps the list short: the test of all screens checks the whole list.
    path: '/library?q=classics+30',
    states: [
      {
        name: 'the details of a puzzle',
        async reach(page) {
          await page.getByRole('button', { name: 'Details: 30×30 · No. 1' }).click();
          await page.getByRole('dialog', { name: '30×30 · No. 1' }).waitFor();
        },
      },
      {
        name: 'a new puzzle',
        async reach(page) {
          await closeDialog(page);
          await page.getByRole('button', { name: 'New puzzle' }).click();
          await page.getByText('More options').click();
          await page.getByText('Other size').click();
          await page.getByLabel('Columns').waitFor();
        },
      },
      {
        name: 'a book to make',
        async reach(page) {
          await closeDialog(page);
          await page.getByRole('button', { name: 'More', exact: true }).click();
          await page.getByRole('menuitem', { name: 'Make a book' }).click();
          await page.getByText('Choose puzzles').click();
          await page.getByRole('button', { name: 'Select none' }).waitFor();
        },
      },
      {
        name: 'a backup to import',
        async reach(page) {
          await closeDialog(page);
          await give(page, 'backup.json', JSON.stringify(BACKUP));
          await page.getByRole('dialog').getByRole('table').waitFor();
        },
      },
      {
        name: 'a backup that is damaged',
        async reach(page) {
          await closeDialog(page);
          await give(page, 'backup.json', JSON.stringify(BACKUP).slice(0, -5));
          await page.getByRole('dialog').getByRole('alert').waitFor();
        },
      },
    ],
  },
  {
    path: '/library?from=own',
    states: [
      {
        name: 'a file that is wrong',
        async reach(page) {
          await give(page, 'wrong.nin', '3 3\n1\n3\nx\n1\n3\n1\n');
          await page.getByRole('alert').getByText('No puzzle was imported').waitFor();
        },
      },
      {
        name: 'a puzzle that was deleted',
        async reach(page) {
          await give(page, 'cross.nin', '3 3\n1\n3\n1\n1\n3\n1\n');
          await page.getByRole('button', { name: 'Details: cross' }).click();
          await page.getByRole('button', { name: 'Delete' }).click();
          await page.locator('li', { hasText: 'Deleted: cross' }).waitFor();
        },
      },
    ],
  },
  {
    path: '/library?q=20x15&size=medium&colours=colour&sort=title',
    states: [
      {
        name: 'all filters',
        async reach(page) {
          const filters = page.getByRole('button', { name: /^Filters/ });
          const all = page.getByRole('button', { name: 'Clear filters' });
          await filters.or(all).filter({ visible: true }).first().waitFor();
          if (await filters.isVisible()) await filters.click();
          await all.waitFor();
        },
      },
    ],
  },
  {
    path: '/library/classics?q=30x30',
    states: [
      {
        name: 'a pack',
        async reach(page) {
          await page.getByRole('link', { name: /^Play next: / }).waitFor();
        },
      },
      {
        name: 'an unknown pack',
        path: '/library/no-such-pack',
        async reach(page) {
          await page.getByText('There is no pack').waitFor();
        },
      },
    ],
  },
  {
    path: '/print/wild-tattoo',
    states: [
      {
        name: 'numbers that get too small for paper',
        async reach(page) {
          await page.getByRole('radio', { name: '6', exact: true }).click();
          await page.getByRole('searchbox', { name: 'Search' }).fill('tattoo');
          await page.getByText(/hard to read/).waitFor();
        },
      },
    ],
  },
]);
