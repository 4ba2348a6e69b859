// A bound on the time of work that is given up when it takes longer: a `stop` for the work to poll,
// which remembers whether it ever said yes.

export interface Quantum {
  readonly stop: () => boolean;
  /** The work was told to stop, so that its result is not what it would have been. */
  readonly isOver: () => boolean;
}

/**
 * On a busy machine a thread may wait longer than it works. It gets so many times its quantum at
 * most.
 */
const LONGEST = 4;

/**
 * Seconds of the clock. With `worked`, which tells the seconds that the processor gave to this
 * thread, they are seconds of work.
 */
export function makeQuantum(seconds: number, worked?: () => number | undefined): Quantum {
  const begun = performance.now();
  const last = begun + LONGEST * seconds * 1000;
  const before = worked?.();
  let end = begun + seconds * 1000;
  let looks = 0;
  let isOver = false;
  const lookAgain = (now: number): boolean => {
    const after = worked?.();
    if (before === undefined || after === undefined || now >= last) return true;
    const left = seconds - (after - before);
    end = Math.min(last, now + left * 1000);
    return left <= 0;
  };
  return {
    stop() {
      const now = performance.now();
      // A pause of the garbage collector may take all of a short quantum: the first look never ends
      // it.
      if (!isOver && ++looks > 1 && now >= end) isOver = lookAgain(now);
      return isOver;
    },
    isOver: () => isOver,
  };
}
