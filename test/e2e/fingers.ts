// Fingers on a page opened with `touch`: as many as wanted, through the input of the browser
// itself, so that the page gets the pointer events, and the scrolling and zooming, that a real
// screen gives.

import type { CDPSession, Page } from 'playwright-core';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Fingers {
  /**
   * Puts all fingers of the list down, or moves those that are down. Nobody needs to wait for one
   * before the next.
   */
  readonly to: (...points: readonly Point[]) => Promise<void>;
  readonly up: () => Promise<void>;
}

export async function fingersOn(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page);
  let down = 0;
  return {
    async to(...points) {
      const type = points.length > down ? 'touchStart' : 'touchMove';
      down = points.length;
      await send(session, type, points);
    },
    async up() {
      down = 0;
      await send(session, 'touchEnd', []);
    },
  };
}

export async function tap(page: Page, point: Point): Promise<void> {
  await page.touchscreen.tap(point.x, point.y);
}

/** Milliseconds: longer than any page waits to call a press long. */
const LONG = 900;

export async function longPress(page: Page, point: Point): Promise<void> {
  const fingers = await fingersOn(page);
  await fingers.to(point);
  // By the clock of the page, where what was to happen before has happened then.
  await page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), LONG);
  await fingers.up();
}

/**
 * One finger along the points, in `steps` moves between two of them. The page gets all that follows
 * one another: a finger that had to wait where it came down would make a long press.
 */
export async function dragFinger(page: Page, points: readonly Point[], steps = 5): Promise<void> {
  const fingers = await fingersOn(page);
  const moves = points
    .slice(1)
    .flatMap((to, index) =>
      Array.from({ length: steps }, (_, step) => between(points[index]!, to, (step + 1) / steps)),
    );
  await Promise.all([...[points[0]!, ...moves].map((point) => fingers.to(point)), fingers.up()]);
}

/** Two fingers from one pair of points to another. */
export async function pinch(
  page: Page,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  steps = 8,
): Promise<void> {
  const fingers = await fingersOn(page);
  // One after the other, as hands do.
  await fingers.to(from[0]);
  await fingers.to(...from);
  for (let step = 1; step <= steps; step++)
    await fingers.to(between(from[0], to[0], step / steps), between(from[1], to[1], step / steps));
  await fingers.up();
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

async function send(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: readonly Point[],
): Promise<void> {
  const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }));
  await session.send('Input.dispatchTouchEvent', { type, touchPoints });
}
