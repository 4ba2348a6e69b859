// How much of its end a board gives up to what lies over it. The board gets lower by this part and
// stays where it is, so that all its cells can be scrolled into sight. A board that was scrolled
// meanwhile stays lower when it is uncovered, because its cells would move otherwise.

/** Lengths in pixels. */
interface Covering {
  /** How much of the end of the frame lies under something else. */
  readonly covered: number;
  /** The room between the end of the whole board and the end of its frame. */
  readonly below: number;
  readonly scrolled: number;
  /** How far the board could be scrolled if nothing covered it. */
  readonly most: number;
}

export function coveredPart({ covered, below, scrolled, most }: Covering): number {
  return Math.max(0, covered - below, scrolled - most);
}
