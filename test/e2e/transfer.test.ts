// Tests that a game goes to another device as a code, and that no game is lost on the way.

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { testVisits } from './axe.ts';
import { boardReady, clickCell, marksOf } from './board.ts';
import { it } from './harness.ts';

async function openTransfer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Continue on another device' }).click();
}

async function codeOf(page: Page): Promise<string> {
  await openTransfer(page);
  const address = await page.getByLabel('Link to this game').inputValue();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return address;
}

async function first(page: Page): Promise<string> {
  return (await marksOf(page))[0];
}

async function atGame(page: Page): Promise<void> {
  await page.waitForURL(/\/play\/\d+x\d+-\d+$/);
  await boardReady(page);
}

describe('a game code', () => {
  it('takes a game to a browser without one, and asks where there is another', async ({ open }) => {
    const computer = await open({ path: '/play/duck' });
    await boardReady(computer);
    await clickCell(computer, [0, 2]);
    const begun = await codeOf(computer);
    await clickCell(computer, [0, 3]);
    const later = await codeOf(computer);

    const phone = await open({ path: '/play#g=', touch: true });
    await phone.getByLabel('Link or code of a game').fill(begun);
    await atGame(phone);
    expect(await first(phone)).toBe('..#.......');
    await phone.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => first(phone)).toBe('..........');
    await phone.getByRole('button', { name: 'Redo', exact: true }).click();
    await expect.poll(() => first(phone)).toBe('..#.......');

    await phone.goto(new URL(later).pathname + new URL(later).hash);
    const there = phone.getByRole('region', { name: 'From the code' });
    await there.getByRole('button', { name: 'Take this one' }).click();
    await atGame(phone);
    expect(await first(phone)).toBe('..##......');
    await openTransfer(phone);
    await phone.getByRole('button', { name: 'Bring back' }).click();
    await expect.poll(() => first(phone)).toBe('..#.......');
    await openTransfer(phone);
    expect(await phone.getByRole('button', { name: 'Bring back' }).count()).toBe(1);
    await phone.reload();
    await boardReady(phone);
    expect(await first(phone)).toBe('..#.......');
  });
});

testVisits([
  {
    path: '/play#g=',
    states: [
      {
        name: 'a field for a game code, and a code that is damaged',
        async reach(page) {
          await page.getByLabel('Link or code of a game').fill('#g=1115');
          await page.getByRole('button', { name: 'Open the game' }).click();
          await page.getByRole('alert').getByText('This code is damaged').waitFor();
        },
      },
    ],
  },
  {
    path: '/play/duck',
    states: [
      {
        name: 'the codes of a game',
        async reach(page) {
          await openTransfer(page);
          await page.getByLabel('Link to this game').waitFor();
        },
      },
    ],
  },
]);
