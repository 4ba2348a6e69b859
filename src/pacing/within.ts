// Waits for something, but not for long.

interface Host {
  readonly setTimeout: (run: () => void, ms: number) => unknown;
  readonly clearTimeout: (timer: unknown) => void;
}

/** Returns undefined if the promise takes longer. */
export async function within<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  const host = globalThis as unknown as Host;
  let timer: unknown;
  const late = new Promise<undefined>((resolve) => {
    timer = host.setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    host.clearTimeout(timer);
  }
}
