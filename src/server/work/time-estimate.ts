// Estimates how long something takes, from what has ended and from what is still running.

interface TimeEstimate {
  /** Begins one more, and returns the function that ends it. */
  begin(): () => void;
  /**
   * Estimated seconds: the mean of those that ended, but no less than the mean age of those that
   * are running.
   */
  seconds(): number;
}

/** The weight of the newest duration in the mean. */
const NEWEST = 0.2;

export function makeTimeEstimate(now: () => number = () => performance.now()): TimeEstimate {
  const begun = new Set<{ readonly at: number }>();
  let mean: number | undefined;
  return {
    begin() {
      const one = { at: now() };
      begun.add(one);
      return () => {
        begun.delete(one);
        const took = (now() - one.at) / 1000;
        mean = mean === undefined ? took : mean + NEWEST * (took - mean);
      };
    },
    seconds() {
      const age = [...begun].reduce((sum, { at }) => sum + now() - at, 0) / 1000;
      return Math.max(mean ?? 0, age / Math.max(1, begun.size));
    },
  };
}
