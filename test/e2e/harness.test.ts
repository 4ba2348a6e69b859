// Tests that the harness notices each kind of fault. The other browser tests rely on that.

import { chromium } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { watchFaults } from './faults.ts';
import { it } from './harness.ts';

/** Provokes faults in a page, and looks at them while the page is still open. */
async function withFaults(
  provoke: () => void | Promise<void>,
  look: (faults: readonly string[]) => Promise<void>,
): Promise<void> {
  const browser = await chromium.connect(inject('browser'));
  try {
    const context = await browser.newContext({ baseURL: inject('address') });
    const faults = watchFaults(context, [/as expected/]);
    const page = await context.newPage();
    await page.goto('/help');
    await page.locator('main').waitFor();
    expect(faults).toEqual([]);
    await page.evaluate(provoke);
    await look(faults);
  } finally {
    await browser.close();
  }
}

describe('the harness notices', () => {
  test.each<[string, () => void | Promise<void>, RegExp]>([
    ['errors in the console', () => console.error('oh'), /^console error: oh/],
    ['warnings in the console', () => console.warn('hm'), /^console warning: hm/],
    [
      'uncaught errors',
      () =>
        void setTimeout(() => {
          throw new Error('thrown');
        }),
      /^uncaught: .*thrown/,
    ],
    [
      'rejections that nobody handles',
      () => void Promise.reject(new Error('lost')),
      /^uncaught: .*lost/,
    ],
    [
      'answers that are no success',
      async () => void (await fetch('/api/nothing')),
      /^console error: Failed to load .*404/,
    ],
    [
      'scripts that the policy refuses',
      () => {
        const script = document.createElement('script');
        script.textContent = 'document.title = "run"';
        document.body.append(script);
      },
      /^console error: .*Content Security Policy/,
    ],
    [
      'errors in a worker',
      () => {
        const real = document.querySelector<HTMLScriptElement>('script[type=module]')!.src;
        new Worker(real, { type: 'module' });
      },
      /document is not defined/,
    ],
  ])('%s', async (_, provoke, pattern) => {
    await withFaults(provoke, async (faults) => {
      await expect.poll(() => faults.join('\n')).toMatch(pattern);
    });
  });

  test('nothing that is expected', async () => {
    const provoke = (): void => {
      console.error('as expected');
      console.error('later');
    };
    await withFaults(provoke, async (faults) => {
      await expect.poll(() => faults).toEqual([expect.stringMatching(/^console error: later/)]);
    });
  });
});

describe('a page of the harness', () => {
  it('has the theme and the language that the test asks for', async ({ open }) => {
    const page = await open({ path: '/help', theme: 'dark', language: 'de' });
    await page.locator('html[data-theme="dark"][lang="de"]').waitFor();
  });

  it('knows high contrast and fingers', async ({ open }) => {
    const page = await open({ path: '/help', theme: 'contrast', touch: true });
    await page.locator('html[data-theme="contrast"]').waitFor();
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  });
});
