// Tests that puzzles are made in the page's worker, the same ones as in Node, and that making one
// can be cancelled.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type GeneratedPuzzle, generate } from '../../src/create/generate/generate.ts';
import {
  FIRST_CHOICES,
  type PuzzleChoices,
  wishOfChoices,
} from '../../web/generate/puzzle-choices.ts';
import { fingerprintOf } from '../../web/storage/fingerprint.ts';
import { boardReady } from './board.ts';
import { it } from './harness.ts';

const SEED = 7;

function withSeed(): void {
  Crypto.prototype.getRandomValues = <T>(array: T): T => {
    if (array instanceof Uint32Array) array.fill(7);
    return array;
  };
}

/** Returns the address of the puzzle that Node makes of the choices. */
async function addressInNode(choices: PuzzleChoices): Promise<string> {
  const all: GeneratedPuzzle[] = [];
  await generate(wishOfChoices(choices, SEED), { onPuzzle: (made) => void all.push(made) });
  return `/play/own-${fingerprintOf(all[0].puzzle)}`;
}

async function expectPlayed(page: Page, choices: PuzzleChoices): Promise<void> {
  const address = await addressInNode(choices);
  await expect.poll(() => new URL(page.url()).pathname).toBe(address);
  await boardReady(page);
}

it('makes the puzzles that Node makes, and a harder one after the end', async ({ open }) => {
  const page = await open({ path: '/library?from=generated', before: withSeed });
  await page.getByRole('button', { name: 'New puzzle' }).click();
  await page.getByRole('button', { name: 'Make it' }).click();
  await expectPlayed(page, FIRST_CHOICES);
  await expect
    .poll(() => page.getByTestId('announcer').textContent())
    .toContain('A new puzzle is ready');
  await page.getByRole('heading', { name: '10×10 · New · 1' }).waitFor();
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Fill in the solution' }).click();
  await page.getByTestId('solved').getByRole('button', { name: 'Harder' }).click();
  await expectPlayed(page, { ...FIRST_CHOICES, difficulty: 'medium' });
  await page.goBack();
  await page.getByTestId('solved').waitFor();
  await page.goto('/library?from=generated');
  await page.getByText(/^2 of \d+ puzzles$/).waitFor();
});

it('cancels what takes long, and keeps the choices', async ({ open }) => {
  const page = await open({ path: '/library', before: withSeed });
  await page.getByRole('button', { name: 'New puzzle' }).click();
  const dialog = page.getByRole('dialog', { name: 'New puzzle' });
  await dialog.getByText('Other size').click();
  await dialog.getByLabel('Columns').selectOption('50');
  await dialog.getByLabel('Rows').selectOption('50');
  await dialog.getByLabel('Difficulty').selectOption('Extreme');
  await dialog.getByRole('button', { name: 'Make it' }).click();
  await dialog.getByRole('progressbar').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('progressbar').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'New puzzle' }).click();
  await expect.poll(() => dialog.getByLabel('Difficulty').inputValue()).toBe('extreme');
});
