// Waits for work, but only for some milliseconds.

/** Rejects if `work` has not ended after `milliseconds`; `work` goes on all the same. */
export function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the browser did not answer')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
