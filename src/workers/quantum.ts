// Bounds the time of work that is given up when it takes longer. The work polls `stop`, and
// `isOver` says whether `stop` has ever returned true.

export interface Quantum {
  readonly stop: () => boolean;
  /** Whether `stop` has returned true: then the result of the work is not complete. */
  readonly isOver: () => boolean;
}

/**
 * On a busy machine, a thread may wait longer than it works. A quantum ends at the latest after
 * this many times its length in wall-clock time.
 */
const LONGEST = 4;

/**
 * `seconds` is wall-clock time. If `worked` returns the seconds that the processor gave to this
 * thread, `seconds` is a bound for those instead.
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
      // A pause of the garbage collector may take all of a short quantum, so the first look at the
      // clock never ends the work.
      if (!isOver && ++looks > 1 && now >= end) isOver = lookAgain(now);
      return isOver;
    },
    isOver: () => isOver,
  };
}
