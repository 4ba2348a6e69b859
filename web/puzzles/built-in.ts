// What is known of a built-in puzzle before it is opened.

import type { Label } from '../../src/explain/rate/label.ts';

export interface BuiltIn {
  /** The name of its file: part of its address. */
  readonly id: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly colours: number;
  /** Tells whether a puzzle from elsewhere is this one. */
  readonly fingerprint: string;
  readonly label?: Label;
  readonly author?: string;
  readonly licence?: string;
  readonly source?: string;
}
