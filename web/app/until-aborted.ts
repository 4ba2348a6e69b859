// Leaves work behind that cannot be ended, so that its caller can go on at once.

/**
 * Returns the value of the work, or undefined as soon as it is aborted, whatever happens to the
 * work. A failure before that is thrown.
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
