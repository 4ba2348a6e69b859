// Puts any number of fingers on a page opened with `touch`, through the input of the browser
// itself, so that the page gets the pointer events, scrolling and zooming of a real screen.

import type { CDPSession, Page } from 'playwright-core';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Fingers {
  /**
   * Moves the fingers on the screen to the points. If there are more points than fingers, more
   * fingers come down. A caller need not wait for the previous call.
   */
  readonly to: (...points: readonly Point[]) => Promise<void>;
  readonly up: () => Promise<void>;
}

/** One session serves all fingers that a page ever gets, because pages are kept for other tests. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

export async function fingersOn(page: Page): Promise<Fingers> {
  const session = await sessionOf(page);
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

/** Milliseconds of a long press, more than the page takes to recognise one. */
const LONG = 900;

export async function longPress(page: Page, point: Point): Promise<void> {
  const fingers = await fingersOn(page);
  await fingers.to(point);
  // A timer of the page does the waiting, so that shorter timers of the page fire first.
  await page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), LONG);
  await fingers.up();
}

/**
 * Moves one finger along the points, with `steps` moves from each point to the next. All moves are
 * sent without waiting, because a finger that waited where it came down would make a long press.
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

/** Moves two fingers from one pair of points to another. */
export async function pinch(
  page: Page,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  steps = 8,
): Promise<void> {
  const fingers = await fingersOn(page);
  // The fingers come down one after the other, as the fingers of a hand do.
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
