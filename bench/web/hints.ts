// Measures hints on 50x50: the time from the key to the announcement for screen readers.

import type { Page } from 'playwright-core';
import { boardLink } from './boards.ts';
import type { Bench } from './browser.ts';
import { type Figure, median, milliseconds } from './figures.ts';

const BOARDS = 5;
/** Milliseconds that a person looks at the board before asking for help. */
const LOOK = 2000;
/**
 * The number of hints on each board after the first hint; a step is made before each of these
 * hints.
 */
const LATER = 5;

export async function measureHints(bench: Bench): Promise<readonly Figure[]> {
  const first: number[] = [];
  const later: number[] = [];
  for (let seed = 1; seed <= BOARDS; seed++) {
    const { page } = await bench.open();
    await page.goto(await boardLink(50, seed));
    await page.locator('[role="gridcell"]').first().waitFor();
    await page.waitForTimeout(LOOK);
    await listen(page);
    first.push(await untilAnnounced(page, 'h'));
    for (let steps = 0; steps < LATER; steps++) {
      await untilAnnounced(page, 'n');
      later.push(await untilAnnounced(page, 'h'));
    }
    await page.context().close();
  }
  return [
    {
      name: 'hint on 50x50: the first, two seconds after the board',
      value: milliseconds(median(first)),
    },
    { name: 'hint on 50x50: median of later ones', value: milliseconds(median(later)) },
    { name: 'hint on 50x50: slowest of later ones', value: milliseconds(Math.max(...later)) },
  ];
}

interface Announcements {
  /** Time of the latest key press in milliseconds, by the clock of the page. */
  pressed: number;
  /** Milliseconds from this key press to each announcement after it. */
  readonly after: number[];
}

/** Presses a key and returns the milliseconds until its announcement. */
async function untilAnnounced(page: Page, key: 'h' | 'n'): Promise<number> {
  // A person does not press a key at the very moment of the previous answer.
  await page.waitForTimeout(200);
  await page.evaluate(() => {
    (window as unknown as { announcements: Announcements }).announcements.after.length = 0;
  });
  await page.keyboard.press(key);
  const delay = await page.waitForFunction(
    () => (window as unknown as { announcements: Announcements }).announcements.after[0],
  );
  return (await delay.jsonValue()) ?? Number.NaN;
}

async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const announcements: Announcements = { pressed: 0, after: [] };
    Object.assign(window, { announcements });
    const press = ({ timeStamp }: Event): void => {
      announcements.pressed = timeStamp;
    };
    addEventListener('keydown', press, { capture: true });
    new MutationObserver(() =>
      announcements.after.push(performance.now() - announcements.pressed),
    ).observe(document.querySelector('[data-testid="announcer"]')!, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}
