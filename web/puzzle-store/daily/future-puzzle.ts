// The fault of asking for a puzzle of a day that is still to come.

export class FuturePuzzle extends Error {
  /** The day that it comes on. */
  readonly date: string;

  constructor(date: string) {
    super(`the puzzles of ${date} are still to come`);
    this.date = date;
  }
}

/** Returns the day that a puzzle comes on, or undefined for every other fault. */
export function futureDateOf(error: unknown): string | undefined {
  return error instanceof FuturePuzzle ? error.date : undefined;
}
