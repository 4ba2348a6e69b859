// When the page offers a hint without being asked: once after each long silence of somebody who
// plays.

export interface Silence {
  /** Milliseconds since the last mark or help. */
  readonly quiet: number;
  /** Marks on the board: nobody is stuck before beginning. */
  readonly moves: number;
  readonly isSolved: boolean;
  /** Something else is being told or worked at. */
  readonly isBusy: boolean;
}

/** Long enough for a thought, short of giving up. */
export const QUIET = 45_000;

export function offersHint({ quiet, moves, isSolved, isBusy }: Silence): boolean {
  return quiet >= QUIET && moves > 0 && !isSolved && !isBusy;
}
