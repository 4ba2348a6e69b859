// A bound on the time of work that is given up when it takes longer: a `stop` for the work to poll,
// which remembers whether it ever said yes.

export interface Quantum {
  readonly stop: () => boolean;
  /** The work was told to stop, so that its result is not what it would have been. */
  readonly isOver: () => boolean;
}

export function makeQuantum(seconds: number): Quantum {
  const end = performance.now() + seconds * 1000;
  let isOver = false;
  return {
    stop() {
      isOver ||= performance.now() >= end;
      return isOver;
    },
    isOver: () => isOver,
  };
}
