// Measures how long work takes, for the quota of who asked for it.

/** `charge` gets the wall-clock seconds of the work, also if it fails. */
export async function timedWork<T>(
  work: () => Promise<T>,
  charge: (seconds: number) => void,
): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    charge((performance.now() - start) / 1000);
  }
}
