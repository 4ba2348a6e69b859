// Tests that every screen is accessible when it opens, in any theme on a desktop and in one theme
// on a phone.

import { describe, expect } from 'vitest';
import { violationsInThemes, violationsOf } from './axe.ts';
import { it } from './harness.ts';
import { SCREENS } from './screens.ts';

/**
 * A search that leaves few cards. On the whole list axe takes many times as long; because the cards
 * are alike, only the test on a phone checks them all.
 */
const FEW_CARDS = '?size=huge';

describe('axe finds nothing in any theme', () => {
  it.for(SCREENS)('on $name', async ({ name, path }, { open }) => {
    const page = await open({ path: name === 'library' ? path + FEW_CARDS : path });
    await page.waitForLoadState('networkidle');
    expect(await violationsInThemes(page)).toEqual([]);
  });
});

describe('axe finds nothing on a phone', () => {
  it.for(SCREENS)('on $name', async ({ path }, { open }) => {
    const page = await open({ path, touch: true, language: 'de' });
    await page.waitForLoadState('networkidle');
    expect(await violationsOf(page)).toEqual([]);
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
