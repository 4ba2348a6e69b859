// Pauses between tries. They grow, so that what is soon there is soon seen, and what is away for
// long is not asked all the time.

interface BackOff {
  /** Returns the next pause, which is twice the last one until it is the longest. */
  next(): number;
  /** Begins with the shortest pause again. */
  reset(): void;
}

/** Makes pauses between these two, in milliseconds. */
export function backOff(shortest: number, longest: number): BackOff {
  let pause = shortest;
  return {
    next() {
      const now = pause;
      pause = Math.min(2 * pause, longest);
      return now;
    },
    reset() {
      pause = shortest;
    },
  };
}
