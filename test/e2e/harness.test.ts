// Tests that the harness notices each kind of fault, and that a page it keeps has nothing of the
// test before. The other browser tests rely on that.

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from './harness.ts';
import { givePageBack, type Host, takePage } from './kept-pages.ts';

/** Provokes faults in a page, and looks at them while the page is still open. */
async function withFaults(
  host: Host,
  provoke: () => void | Promise<void>,
  look: (faults: readonly string[]) => Promise<void>,
): Promise<void> {
  const opened = await takePage(host, { expected: [/as expected/] });
  const { page, faults } = opened;
  await page.goto('/help');
  await page.locator('main').waitFor();
  expect(faults).toEqual([]);
  await page.evaluate(provoke);
  await look(faults);
  await givePageBack(host, opened, false);
}

describe('the harness notices', () => {
  it.for<[string, () => void | Promise<void>, RegExp]>([
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
  ])('%s', async ([, provoke, pattern], { host }) => {
    await withFaults(host, provoke, async (faults) => {
      await expect.poll(() => faults.join('\n')).toMatch(pattern);
    });
  });

  it('nothing that is expected', async ({ host }) => {
    const provoke = (): void => {
      console.error('as expected');
      console.error('later');
    };
    await withFaults(host, provoke, async (faults) => {
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

describe('a page that is kept', () => {
  /** Returns a host that has no pages of other tests. */
  const hostOfNone = ({ browser }: Host): Host => ({ browser, kept: new Map() });

  const tracesOn = (page: Page) =>
    page.evaluate(async () => ({
      stored: [localStorage.length, sessionStorage.length, document.cookie],
      databases: (await indexedDB.databases()).flatMap(({ name }) => (name === 'left' ? name : [])),
      caches: await caches.keys(),
      history: history.length,
      width: innerWidth,
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      isPrinted: matchMedia('print').matches,
      hasScript: 'before' in window,
    }));

  it('has nothing of the test before', async ({ host }) => {
    const own = hostOfNone(host);
    const before = () => void Object.assign(window, { before: true });
    const first = await takePage(own, { theme: 'dark', before });
    await first.page.goto('/help');
    await first.page.evaluate(async () => {
      localStorage.setItem('left', 'here');
      sessionStorage.setItem('left', 'here');
      // biome-ignore lint/suspicious/noDocumentCookie: the other interface needs a secure origin
      document.cookie = 'left=here';
      await caches.open('left');
      await new Promise((opened) => {
        indexedDB.open('left').onsuccess = opened;
      });
      history.pushState(null, '', '/help/left');
    });
    const other = await first.page.context().newPage();
    await other.goto('/help');
    await first.page.setViewportSize({ width: 500, height: 500 });
    await first.page.emulateMedia({ media: 'print' });
    await givePageBack(own, first, false);
    const second = await takePage(own, {});
    await second.page.goto('/icon.svg');
    expect(second.page).toBe(first.page);
    expect(second.page.context().pages()).toHaveLength(1);
    expect(await tracesOn(second.page)).toEqual({
      stored: [0, 0, ''],
      databases: [],
      caches: [],
      history: 1,
      width: 1280,
      isDark: false,
      isPrinted: false,
      hasScript: false,
    });
    await givePageBack(own, second, true);
  });

  it('refuses what would outlast the test', async ({ host }) => {
    const own = hostOfNone(host);
    const opened = await takePage(own, {});
    const { page } = opened;
    expect(() => page.clock).toThrow('fresh: true');
    expect(() => page.context().setOffline(true)).toThrow('fresh: true');
    expect(() => page.route('**', () => undefined)).toThrow('fresh: true');
    await givePageBack(own, opened, true);
  });

  it('is another one when the test has failed, or changes more than a page', async ({ host }) => {
    const own = hostOfNone(host);
    const failed = await takePage(own, {});
    await givePageBack(own, failed, true);
    const fresh = await takePage(own, { fresh: true });
    await givePageBack(own, fresh, false);
    expect([failed.page.isClosed(), fresh.page.isClosed()]).toEqual([true, true]);
    expect(own.kept.size).toBe(0);
    const kept = await takePage(own, {});
    await givePageBack(own, kept, false);
    const again = await takePage(own, {});
    expect(again.page).toBe(kept.page);
    await givePageBack(own, again, true);
    expect([again.page.isClosed(), own.kept.size]).toEqual([true, 0]);
  });
});
