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

/** Returns the addresses of the puzzles that Node makes of the choices. */
async function addressesInNode(choices: PuzzleChoices, seed = SEED): Promise<string[]> {
  const all: GeneratedPuzzle[] = [];
  await generate(wishOfChoices(choices, seed), { onPuzzle: (made) => void all.push(made) });
  return all.map(({ puzzle }) => `/play/own-${fingerprintOf(puzzle)}`);
}

async function expectPlayed(page: Page, choices: PuzzleChoices): Promise<void> {
  const [address] = await addressesInNode(choices);
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
  await page.getByText(/^2 of [\d,]+ puzzles$/).waitFor();
});

it('makes several puzzles of a chosen seed, the ones of Node', async ({ open }) => {
  const page = await open({ path: '/library' });
  await page.getByRole('button', { name: 'New puzzle' }).click();
  const dialog = page.getByRole('dialog', { name: 'New puzzle' });
  await dialog.getByText('More options').click();
  await dialog.getByLabel('3', { exact: true }).click();
  await dialog.getByLabel('Difficulty', { exact: true }).selectOption('Any');
  await dialog.getByLabel('Look').selectOption('Pattern');
  await dialog.getByLabel('Symmetry').selectOption('Half turn');
  await dialog.getByLabel('Filled cells').selectOption('About 60%');
  await dialog.getByLabel('Number of puzzles').selectOption('5');
  await dialog.getByLabel('Seed').fill('4 2');
  await dialog.getByRole('button', { name: 'Make it' }).click();
  await page.waitForURL(/from=generated/);
  const expected = await addressesInNode(
    {
      ...FIRST_CHOICES,
      ...{ colours: 3, difficulty: 'any', look: 'pattern', symmetry: 'half-turn' },
      ...{ density: '60', count: '5' },
    },
    42,
  );
  expect(expected).toHaveLength(5);
  await page.getByText(/^5 of [\d,]+ puzzles$/).waitFor();
  const links = page.getByRole('main').locator('a[href^="/play/own-"]');
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(found)).toEqual(new Set(expected));
});

it('makes a puzzle that needs a technique, the one of Node', async ({ open }) => {
  const page = await open({ path: '/library', before: withSeed });
  await page.getByRole('button', { name: 'New puzzle' }).click();
  const dialog = page.getByRole('dialog', { name: 'New puzzle' });
  await dialog.getByText('More options').click();
  await dialog.getByLabel('Difficulty', { exact: true }).selectOption('Any');
  await dialog.getByLabel('Needed technique').selectOption('edge-logic');
  await dialog.getByRole('button', { name: 'Make it' }).click();
  await expectPlayed(page, { ...FIRST_CHOICES, difficulty: 'any', technique: 'edge-logic' });
});

it('cancels what takes long, and keeps the choices', async ({ open }) => {
  const page = await open({ path: '/library', before: withSeed });
  await page.getByRole('button', { name: 'New puzzle' }).click();
  const dialog = page.getByRole('dialog', { name: 'New puzzle' });
  await dialog.getByText('Other size').click();
  await dialog.getByLabel('Columns').selectOption('50');
  await dialog.getByLabel('Rows').selectOption('50');
  await dialog.getByLabel('Difficulty').selectOption('Medium');
  await dialog.getByRole('button', { name: 'Make it' }).click();
  await dialog.getByRole('progressbar').waitFor();
  await dialog.getByText(/([2-9]|\d\d+) pictures tried/).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('progressbar').waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Play the nearest' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'New puzzle' }).click();
  await expect.poll(() => dialog.getByLabel('Difficulty').inputValue()).toBe('medium');
});
