// How long something takes, as far as one can tell from what has ended and from what goes on.

export interface TimeEstimate {
  /** Begins one more, and returns what ends it. */
  begin(): () => void;
  /**
   * Seconds that one takes: the mean of those that ended, but no less than those at work have
   * taken.
   */
  seconds(): number;
}

/** The weight of the newest in the mean. */
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
