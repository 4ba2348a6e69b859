// Waits for work that cannot be ended. The caller can go on immediately when it aborts the wait.

/**
 * Returns the value of the work, or undefined as soon as the signal is aborted, whatever happens to
 * the work. Rejects if the work fails before the signal is aborted.
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
