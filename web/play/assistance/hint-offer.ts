// Decides when the page offers a hint that nobody has asked for: after a long pause of a player.

interface Silence {
  /** Milliseconds since the latest mark or help. */
  readonly quiet: number;
  /** Number of moves; 0 means that the player has not begun and cannot be stuck. */
  readonly moves: number;
  readonly isSolved: boolean;
  /** Whether something else is shown or worked on, or the page is hidden. */
  readonly isBusy: boolean;
}

/** Milliseconds of quiet before the offer: long enough for a thought, too short to give up. */
export const QUIET = 45_000;

export function offersHint({ quiet, moves, isSolved, isBusy }: Silence): boolean {
  return quiet >= QUIET && moves > 0 && !isSolved && !isBusy;
}
