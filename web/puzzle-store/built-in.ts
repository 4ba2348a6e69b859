// The facts about a built-in puzzle that are known before it is opened.

import type { Label } from '../../src/explain/rate/label.ts';

export interface BuiltIn {
  /** The name of its file, which is a part of its address. */
  readonly id: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly colours: number;
  /**
   * Compared with the fingerprint of a puzzle from elsewhere, it tells whether both are the same.
   */
  readonly fingerprint: string;
  readonly label?: Label;
  readonly author?: string;
  readonly licence?: string;
  readonly source?: string;
}
