// What explanation is made of: one step of human reasoning as plain data, which a page, a terminal and the API draw
// alike, and which a verifier can check without knowing any technique.

/** In the order in which a person tries them. */
export const TECHNIQUES = [
  'empty-line',
  'full-line',
  'line-complete',
  'only-filled-remain',
  'simple-boxes',
  'glue',
  'mercury',
  'punctuating',
  'small-gap',
  'splitting',
  'joining',
  'forcing',
  'overlap',
  'simple-spaces',
  'double-positioning',
  'case-analysis',
  'colours-meet',
  'edge-logic',
  'contradiction',
  'two-way',
  'summing',
  'symmetry',
  'search',
] as const;
export type Technique = (typeof TECHNIQUES)[number];

/** How hard a technique is for a person, 1 to 6: see docs/difficulty.md. */
export type Tier = 1 | 2 | 3 | 4 | 5 | 6;

/** A cell and the candidates that are left for it, as a mask: bit 0 the background, bit c colour c. */
export interface Fact {
  readonly cell: number;
  readonly candidates: number;
}

/** A sentence to be: a key of the catalogue and what goes into it. */
export interface Message {
  readonly key: string;
  readonly params: Readonly<Record<string, number | string | readonly number[]>>;
}

/** A step of which the line alone tells that it is right. */
export interface LineStep {
  readonly kind: 'line';
  readonly technique: Technique;
  readonly tier: Tier;
  /** Rows from 0, then columns from the height of the puzzle. */
  readonly line: number;
  /** Blocks of the line that it speaks of, from 0. */
  readonly blocks: readonly number[];
  /** The cells whose marks it rests on; without any one of them it would not follow. */
  readonly evidence: readonly number[];
  readonly conclusions: readonly Fact[];
  readonly message: Message;
}
