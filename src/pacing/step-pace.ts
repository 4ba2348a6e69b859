// The pace of work that is done in steps. A look at the clock costs as much as a quick step, so
// whoever drives the steps makes up to 64 quick ones between two looks; work that comes in long
// steps counts itself, and breaks off when the host is due.

/** The most steps between two looks at the clock. */
const LONGEST_PAUSE = 64;

/**
 * The next look at the clock comes before step `next`, which is `pause` steps after the last one.
 */
interface Looks {
  next: number;
  pause: number;
  /** When the last look was, in milliseconds of the clock. */
  at: number;
}

export function makeLooks(): Looks {
  return { next: 0, pause: 1, at: Date.now() };
}

/**
 * Returns whether to look at the clock before this step, and if so, takes that for the look: the
 * pause until the next one is doubled after quick steps; after slow ones it is one step.
 */
export function takeLook(looks: Looks, step: number): boolean {
  if (step < looks.next) return false;
  const now = Date.now();
  looks.pause = now - looks.at > 2 ? 1 : Math.min(2 * looks.pause, LONGEST_PAUSE);
  looks.next += looks.pause;
  looks.at = now;
  return true;
}

/** Work since the host last had its turn; whoever counts it chooses the unit. */
interface WorkSinceTurn {
  work: number;
}

/** Returns whether the work has reached `most`; if so, it is counted from 0 again. */
export function takeTurn(done: WorkSinceTurn, most: number): boolean {
  if (done.work < most) return false;
  done.work = 0;
  return true;
}
