// Compares the answers of several methods to one puzzle, and finds claims that other answers
// disprove.

/** The part of an answer that is compared; its solutions are rows of text. */
interface MethodAnswer {
  readonly complete: boolean;
  readonly solutions: readonly (readonly string[])[];
}

/**
 * Returns, for each answer in order, how many solutions of the other answers it leaves out although
 * it claims to have all solutions. Every solution was checked against the clues, so such a claim is
 * false. The number is 0 for an answer that makes no such claim, and where there is no answer.
 */
export function missedSolutions(answers: readonly (MethodAnswer | undefined)[]): number[] {
  const found = new Set(answers.flatMap((answer) => answer?.solutions.map(textOf) ?? []));
  return answers.map((answer) => {
    if (!answer?.complete) return 0;
    const own = new Set(answer.solutions.map(textOf));
    return [...found].filter((text) => !own.has(text)).length;
  });
}

const textOf = (rows: readonly string[]): string => rows.join('\n');

/**
 * Returns the middle value, or the mean of the two in the middle; there must be at least one value.
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
