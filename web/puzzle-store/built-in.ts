// The facts about a built-in puzzle that are known before it is opened.

import type { Label } from '../../src/explain/rate/label.ts';

/** The pack of the puzzles that have files of their own. */
export const CLASSICS = 'classics';

export interface BuiltIn {
  /**
   * The name under which its game is stored: that of the puzzle's file without `.non`, or size and
   * number for a puzzle of a pack.
   */
  readonly id: string;
  /** The pack that it is in; undefined for a puzzle that has a file of its own. */
  readonly pack?: string;
  /** The number among the puzzles of its size, which never changes. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly colours: number;
  /** Puzzles with the same fingerprint count as the same (fingerprint.ts). */
  readonly fingerprint: string;
  readonly label?: Label;
  readonly author?: string;
  readonly copyright?: string;
  readonly licence?: string;
  readonly source?: string;
}

/** Returns a name such as "10x10-7", which does not tell what the picture shows. */
export function neutralName({
  width,
  height,
  number,
}: Pick<BuiltIn, 'width' | 'height' | 'number'>): string {
  return `${width}x${height}-${number}`;
}
