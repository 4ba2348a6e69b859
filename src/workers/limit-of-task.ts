// Finds the limit of a task in its arguments, so that a thread can be ended which goes on beyond
// it.

interface Limited {
  readonly limits?: { readonly seconds?: number };
}

/**
 * Returns the seconds that a task may take. Items of a batch have the limit in the work that is
 * done with each of them; none is begun after the first moments, so that it bounds all of them.
 */
export function limitOfTask(args: unknown): number | undefined {
  const { limits, work } = args as Limited & { readonly work?: Limited };
  return (limits ?? work?.limits)?.seconds;
}
