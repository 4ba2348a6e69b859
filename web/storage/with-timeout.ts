// Waits for work, but only for some milliseconds.

/** Rejects if `work` takes longer than that; `work` goes on. */
export function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the browser did not answer')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
