// Measures the first visit: how much goes over the wire, and when the board can be played.

import type { Bench } from './browser.ts';
import { countBytes } from './count-bytes.ts';
import { type Figure, median, milliseconds } from './figures.ts';

const VISITS = 5;

interface Visit {
  readonly script: number;
  readonly all: number;
  readonly painted: number;
  readonly ready: number;
}

export async function measureLoading(bench: Bench): Promise<readonly Figure[]> {
  const visits: Visit[] = [];
  for (let visit = 0; visit < VISITS; visit++) visits.push(await visitOnce(bench));
  const of = (key: keyof Visit): number => median(visits.map((visit) => visit[key]));
  return [
    { name: 'first load: script, compressed', value: kilobytes(of('script')) },
    { name: 'first load: all, compressed', value: kilobytes(of('all')) },
    { name: 'first load: first content', value: milliseconds(of('painted')) },
    { name: 'first load: board there and main thread idle', value: milliseconds(of('ready')) },
  ];
}

/**
 * Visits the page without its service worker, which would fetch every screen and puzzle when the
 * page is at rest.
 */
async function visitOnce(bench: Bench): Promise<Visit> {
  const { page, session } = await bench.open();
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const bytes = countBytes(session);
  await session.send('Network.enable');
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('[role="gridcell"]').first().waitFor();
  const ready = await page.evaluate(
    () => new Promise<number>((resolve) => requestIdleCallback(() => resolve(performance.now()))),
  );
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return { ...bytes, painted, ready };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}
