// Measures painting on 100x100: a mouse paints down one column after another, while the page
// records every frame.

import type { Page } from 'playwright-core';
import { boardLink } from './boards.ts';
import type { Bench, Measured } from './browser.ts';
import { type Figure, milliseconds, quantile } from './figures.ts';

const SIDE = 100;
const STROKES = 30;

interface Noted {
  /** Milliseconds from one frame to the next. */
  readonly frames: readonly number[];
  /**
   * Milliseconds from a move or press of the mouse to the frame that shows it; the browser reports
   * only times of 16 ms and more.
   */
  readonly events: readonly number[];
  /** Milliseconds that each frame of 50 ms and more took. */
  readonly long: readonly number[];
}

export async function measurePainting(bench: Bench): Promise<readonly Figure[]> {
  const measured = await bench.open();
  const { page } = measured;
  await page.goto(await boardLink(SIDE, 1));
  await page
    .locator('[role="gridcell"]')
    .nth(SIDE * SIDE - 1)
    .waitFor({ state: 'attached' });
  const cells = await cellsInSight(page);
  await startNotes(page);
  const before = await busySeconds(measured);
  const painted = await paintStrokes(page, cells);
  const busy = (await busySeconds(measured)) - before;
  const { frames, events, long } = await endNotes(page);
  await page.context().close();
  return [
    { name: 'painting 100x100: cells painted', value: String(painted) },
    { name: 'painting 100x100: frame, median', value: milliseconds(quantile(frames, 0.5)) },
    {
      name: 'painting 100x100: frame, 99th percentile',
      value: milliseconds(quantile(frames, 0.99)),
    },
    { name: 'painting 100x100: longest frame', value: milliseconds(Math.max(...frames)) },
    { name: 'painting 100x100: frames of 50 ms and more', value: String(long.length) },
    { name: 'painting 100x100: events slower than 16 ms', value: String(events.length) },
    {
      name: 'painting 100x100: work a cell, whole page',
      value: milliseconds((busy * 1000) / painted),
    },
  ];
}

interface Sight {
  readonly left: number;
  readonly top: number;
  readonly size: number;
  readonly columns: number;
  readonly rows: number;
}

/**
 * Returns the visible part of the board: the middle of its first cell, the size of a cell, and its
 * numbers of columns and rows.
 */
async function cellsInSight(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll('[role="gridcell"]')].flatMap((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top === cell || cell.contains(top)
        ? [{ x: x + width / 2, y: y + height / 2, width }]
        : [];
    });
    const size = seen[0]!.width;
    const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
    const count = (values: number[]): number => new Set(values.map(Math.round)).size;
    return {
      left: Math.min(...xs),
      top: Math.min(...ys),
      size,
      columns: count(xs),
      rows: count(ys),
    };
  });
}

async function paintStrokes(page: Page, sight: Sight): Promise<number> {
  const { left, top, size, columns, rows } = sight;
  let painted = 0;
  for (let stroke = 0; stroke < STROKES; stroke++) {
    const x = left + size * ((stroke * 2) % columns);
    await page.mouse.move(x, top);
    await page.mouse.down();
    for (let row = 1; row < rows; row++) await page.mouse.move(x, top + size * row);
    await page.mouse.up();
    painted += rows;
  }
  return painted;
}

async function startNotes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted = { frames: [] as number[], events: [] as number[], long: [] as number[] };
    Object.assign(window, { noted });
    let last = performance.now();
    const frame = (now: number): void => {
      noted.frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    const observe = (list: number[], init: PerformanceObserverInit): void =>
      new PerformanceObserver((entries) =>
        list.push(...entries.getEntries().map(({ duration }) => duration)),
      ).observe(init);
    observe(noted.events, { type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    observe(noted.long, { type: 'long-animation-frame' });
  });
}

function endNotes(page: Page): Promise<Noted> {
  return page.evaluate(() => (window as unknown as { noted: Noted }).noted);
}

/** Returns the seconds in which the page's main thread has worked so far. */
async function busySeconds({ session }: Measured): Promise<number> {
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value;
}
