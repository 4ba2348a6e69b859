// No screen bars anyone, in any theme, on a desk or on a phone.

import { describe, expect } from 'vitest';
import { violationsOf } from './axe.ts';
import { it } from './harness.ts';
import { SCREENS } from './screens.ts';

describe.each(['light', 'dark', 'contrast'] as const)('axe finds nothing in %s', (theme) => {
  it.for(SCREENS)('on $name', async ({ path }, { open }) => {
    const page = await open({ path, theme });
    await page.waitForLoadState('networkidle');
    expect(await violationsOf(page)).toEqual([]);
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
});
