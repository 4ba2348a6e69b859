// Tests that a book is made of puzzles that the library shows, in the page's worker.

import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { readPdf } from '../print/pdf.ts';
import { it } from './harness.ts';

it('makes a book of the puzzles that are chosen, and can be cancelled', async ({ open }) => {
  const page = await open({ path: '/library/classics' });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Make a book' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a book' });
  await dialog.getByText(/^With all \d+ puzzles/).waitFor();
  await dialog.getByRole('button', { name: 'Make the PDF' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('progressbar').waitFor({ state: 'detached' });
  expect(await dialog.getByRole('status').or(dialog.getByRole('alert')).count()).toBe(0);
  await dialog.getByText('Choose puzzles').click();
  await dialog.getByRole('button', { name: 'Select none' }).click();
  await dialog.getByText('No puzzle is selected').waitFor();
  for (const name of [/^5×5 · No. 1 /, /^5×5 · No. 2 /])
    await dialog.getByRole('checkbox', { name }).press('Space');
  await dialog.getByText(/^With 2 of the \d+ puzzles/).waitFor();
  const margin = dialog.getByRole('textbox', { name: 'Margin', exact: true });
  await margin.fill('95mm');
  await dialog.getByRole('button', { name: 'Make the PDF' }).click();
  const refusal = dialog.getByRole('alert');
  await refusal.waitFor();
  expect(await refusal.textContent()).toMatch(/nearest is a margin of 85 mm/);
  await margin.fill('0.5in');
  await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('Κλειδί und Ключ');
  await dialog.getByRole('combobox', { name: 'Puzzles per page' }).selectOption('6');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Make the PDF' }).click(),
  ]);
  const read = readPdf(await buffer(await download.createReadStream()));
  expect(download.suggestedFilename()).toBe('crosshatch-book.pdf');
  expect(read.embedded).toBe(2);
  const text = read.texts.join('').replaceAll(' ', '');
  for (const part of ['ΚλειδίundКлюч', '2puzzles', 'Solutions']) expect(text).toContain(part);
  const saved = dialog.getByRole('status').filter({ hasText: 'saved as a PDF' });
  await saved.waitFor();
  expect(await saved.textContent()).toContain(`${read.pages} pages with 2 puzzles`);
});
