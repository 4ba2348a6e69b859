// Measures the memory that is still in use after puzzles have been opened in one page: 20 puzzles
// should cost no more than one puzzle.

import type { Bench, Measured } from './browser.ts';
import type { Figure } from './figures.ts';

const PUZZLES = 20;

export async function measureMemory(bench: Bench): Promise<readonly Figure[]> {
  const measured = await bench.open();
  const { page } = measured;
  await page.goto('/help');
  const ids = await page.evaluate(async () => {
    const { puzzles } = await (await fetch('/api/v1/puzzles')).json();
    return (puzzles as { readonly id: string }[]).map(({ id }) => id);
  });
  if (ids.length < PUZZLES) throw new Error(`there are only ${ids.length} puzzles`);
  const used: number[] = [];
  for (const id of ids.slice(0, PUZZLES)) {
    await goTo(measured, `/play/${id}`);
    used.push(await heapBytes(measured));
  }
  await page.context().close();
  return [
    { name: 'memory: after one puzzle', value: megabytes(used[0]!) },
    { name: `memory: after ${PUZZLES} puzzles`, value: megabytes(used.at(-1)!) },
  ];
}

/** Goes to a path within the page, as a link does, and waits for its board. */
async function goTo({ page }: Measured, path: string): Promise<void> {
  const before = await page.evaluate(() => document.querySelector('[role="grid"]')?.ariaLabel);
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await page.waitForFunction((last) => {
    const label = document.querySelector('[role="grid"]')?.ariaLabel;
    return label !== undefined && label !== last;
  }, before);
  await page.waitForTimeout(300);
}

async function heapBytes({ session }: Measured): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
