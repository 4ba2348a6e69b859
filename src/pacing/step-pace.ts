// Sets the pace of work that is done in steps. A look at the clock costs as much as a quick step,
// so whoever drives the steps makes up to 64 quick ones between two looks. Work with long steps
// counts what a step does, and pauses inside the step when a turn of the host is due.

/** The most steps between two looks at the clock. */
const LONGEST_PAUSE = 64;

/**
 * The looks at the clock. The next look comes before step `next`; `pause` is the number of steps
 * from the latest look to the next.
 */
interface Looks {
  next: number;
  pause: number;
  /** When the latest look was, in milliseconds of the clock. */
  at: number;
}

export function makeLooks(): Looks {
  return { next: 0, pause: 1, at: Date.now() };
}

/**
 * Returns whether a look at the clock is due before `step`. If so, looks at the clock and sets when
 * the next look is due: after one step if the steps since the previous look took more than 2 ms,
 * else after twice as many steps as before, up to `LONGEST_PAUSE`.
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

/**
 * Returns whether the work since the last turn of the host has reached `most`; if so, sets that
 * work to 0.
 */
export function takeTurn(done: WorkSinceTurn, most: number): boolean {
  if (done.work < most) return false;
  done.work = 0;
  return true;
}
