// For judges: what is wrong is a sentence, and nothing is wrong where there is none.

export function firstProblem<T>(
  items: readonly T[],
  problemOf: (item: T) => string | undefined,
): string | undefined {
  for (const item of items) {
    const problem = problemOf(item);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
