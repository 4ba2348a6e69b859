// Lets the host do its own work between two slices: deliver a signal, a message, a click.

interface Host {
  readonly setImmediate?: (run: () => void) => unknown;
  readonly setTimeout: (run: () => void, ms: number) => unknown;
}

/**
 * Waits for a turn of the event loop. If the host has `setImmediate`, this takes about 1 us;
 * otherwise it takes as long as the shortest timer.
 */
export function yieldToHost(): Promise<void> {
  const host = globalThis as unknown as Host;
  return new Promise((resolve) => {
    if (host.setImmediate) host.setImmediate(resolve);
    else host.setTimeout(resolve, 0);
  });
}

/** Waits for `ms` milliseconds. */
export function pause(ms: number): Promise<void> {
  const host = globalThis as unknown as Host;
  return new Promise((resolve) => {
    host.setTimeout(resolve, ms);
  });
}
