// The facts about a built-in puzzle that are known before it is opened.

import type { Label } from '../../src/explain/rate/label.ts';

export interface BuiltIn {
  /** The name of the puzzle's file without `.non`, and a part of the puzzle's address. */
  readonly id: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly colours: number;
  /** Puzzles with the same fingerprint count as the same (fingerprint.ts). */
  readonly fingerprint: string;
  readonly label?: Label;
  readonly author?: string;
  readonly licence?: string;
  readonly source?: string;
}
