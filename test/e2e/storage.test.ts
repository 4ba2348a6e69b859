// A browser that keeps nothing: the person is told, and the page goes on with what is in memory.

import { describe, expect } from 'vitest';
import { it } from './harness.ts';

describe('a blocked store', () => {
  it('is told, and settings still work', async ({ open }) => {
    const page = await open({
      path: '/help',
      before: () => {
        indexedDB.open = () => {
          throw new DOMException('denied', 'SecurityError');
        };
      },
    });
    const alert = page.getByRole('alert');
    await expect.poll(() => alert.textContent()).toMatch(/does not let this page keep anything/);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark', exact: true }).click();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });
});

describe('a full store', () => {
  it('is told when something is to be kept', async ({ open }) => {
    const page = await open({
      path: '/help',
      before: () => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('no room', 'QuotaExceededError');
        };
      },
    });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark', exact: true }).click();
    await page.keyboard.press('Escape');
    const alert = page.getByRole('alert');
    await expect.poll(() => alert.textContent()).toMatch(/no room left/);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });
});
