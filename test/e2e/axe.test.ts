// Tests that every screen is accessible when it opens, in any theme on a desktop and in one theme
// on a phone. Several screens share a page, because to load it takes longer than to check a screen.

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { goTo, violationsInThemes, violationsOf } from './axe.ts';
import { it } from './harness.ts';
import { namePart } from './name-part.ts';
import { SCREENS, type Screen } from './screens.ts';

/** Those who open a page by its address and by a link get the same screen. */
const TOURS = [SCREENS.slice(0, 3), SCREENS.slice(3, 6), SCREENS.slice(6)].map((screens) => ({
  screens,
  name: screens.map(({ name }) => name).join(', '),
}));

/** Opens the screens one after another, and returns the violations on all of them. */
async function violationsOn(
  page: Page,
  screens: readonly Screen[],
  check: (page: Page) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { name, path } of screens) {
    const violations = await namePart(name, async () => {
      await goTo(page, path);
      await loaded(page);
      return check(page);
    });
    found.push(...violations.map((violation) => `${name}: ${violation}`));
  }
  return found;
}

/** Waits until the screen has loaded what it shows, and has stood still for a while. */
async function loaded(page: Page): Promise<void> {
  const opening = /^(Loading|Wird geladen|Opening the puzzle|Das Rätsel wird geöffnet)$/;
  await page.getByRole('main').getByText(opening).waitFor({ state: 'detached' });
  await page.evaluate(
    (still) =>
      new Promise<void>((end) => {
        let timer = setTimeout(end, still);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, still);
        }).observe(document.body, { subtree: true, childList: true });
      }),
    STILL,
  );
}

/** Milliseconds without a change after which a screen counts as complete. */
const STILL = 250;

describe('axe finds nothing in any theme', () => {
  it.for(TOURS)('on $name', async ({ screens }, { open }) => {
    const page = await open({ path: '/no/such/page' });
    expect(await violationsOn(page, screens, (each) => violationsInThemes(each))).toEqual([]);
  });
});

describe('axe finds nothing on a phone', () => {
  it.for(TOURS)('on $name', async ({ screens }, { open }) => {
    const page = await open({ path: '/no/such/page', touch: true, language: 'de' });
    expect(await violationsOn(page, screens, violationsOf)).toEqual([]);
  });
});

describe('axe', () => {
  it('would find a button without a name', async ({ open }) => {
    const page = await open({ path: '/help' });
    await page.evaluate(() => document.body.append(document.createElement('button')));
    expect((await violationsOf(page)).join('\n')).toMatch(/^button-name: /m);
  });

  it('would find a text that is pale in one theme alone', async ({ open }) => {
    const page = await open({ path: '/help' });
    await page.addStyleTag({ content: '[data-theme="dark"] h1 { color: #333; }' });
    const found = await violationsInThemes(page);
    expect(found.map((violation) => violation.split('\n')[0])).toEqual([
      expect.stringMatching(/^in dark: color-contrast: /),
    ]);
  });
});
