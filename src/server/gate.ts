// How many jobs are at work at a time, and how many may wait for their turn, first come, first served. Who goes away
// while waiting leaves the queue.

export interface Gate {
  /** Undefined when the queue is full. */
  enter(signal: AbortSignal): Promise<Pass> | undefined;
  running(): number;
  waiting(): number;
}

/** `gone`: the one who waited went away; else work, then leave. */
export type Pass = 'gone' | { leave(): void };

export function makeGate(mostRunning: number, mostWaiting: number): Gate {
  let running = 0;
  const queue: (() => void)[] = [];
  const admit = (): Pass => {
    running++;
    return { leave };
  };
  const leave = (): void => {
    running--;
    queue.shift()?.();
  };
  const wait = (signal: AbortSignal): Promise<Pass> =>
    new Promise((pass) => {
      const go = (): void => {
        signal.removeEventListener('abort', giveUp);
        pass(admit());
      };
      const giveUp = (): void => {
        queue.splice(queue.indexOf(go), 1);
        pass('gone');
      };
      signal.addEventListener('abort', giveUp, { once: true });
      queue.push(go);
    });
  return {
    enter(signal) {
      if (signal.aborted) return Promise.resolve('gone');
      if (running < mostRunning) return Promise.resolve(admit());
      return queue.length < mostWaiting ? wait(signal) : undefined;
    },
    running: () => running,
    waiting: () => queue.length,
  };
}
