// Estimates how long requests or tasks take, from those that have ended and those that still run.

interface TimeEstimate {
  /** Begins a measurement, and returns the function that ends it. */
  begin(): () => void;
  /**
   * Returns the mean seconds of the measurements that have ended, or the mean age of those that
   * still run if that is greater. Returns 0 if there are none.
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
