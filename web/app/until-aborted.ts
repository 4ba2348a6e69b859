// Work that cannot be ended is left behind instead: who waits for it is free at once.

/**
 * The value of the work, or undefined once it is aborted, whatever becomes of it. What fails before
 * that is thrown.
 */
export async function untilAborted<T>(
  work: Promise<T>,
  signal: AbortSignal,
): Promise<T | undefined> {
  const abort = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  try {
    const value = await Promise.race([work, abort]);
    return signal.aborted ? undefined : (value as T);
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}
