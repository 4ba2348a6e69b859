// Describes one step of human reasoning as plain data, so that the page, a terminal and the API can
// show it alike, and a verifier can check it without any technique.

import type { BoardSymmetry, TurnedArea } from '../../puzzle/board-symmetries.ts';
import { isKnown } from '../../puzzle/grid.ts';

/** All techniques: first those that look at one line, then those that look further. */
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

/**
 * A cell and the candidates that are left for it, as a mask: bit 0 is the background, bit c is
 * colour c.
 */
export interface Fact {
  readonly cell: number;
  readonly candidates: number;
}

/** A sentence: its key in the catalogue, and the values that go into it. */
export interface Message {
  readonly key: string;
  readonly params: Readonly<Record<string, number | string | readonly number[]>>;
}

/** A step that follows from one line alone. */
export interface LineStep {
  readonly kind: 'line';
  readonly technique: Technique;
  readonly tier: Tier;
  /** The line: rows are numbered from 0, columns from the height of the puzzle. */
  readonly line: number;
  /** The blocks that the step speaks of, as their indices in the clue, from 0. */
  readonly blocks: readonly number[];
  /**
   * The cells whose marks the step rests on; the step would not follow if any one of these marks
   * were left out.
   */
  readonly evidence: readonly number[];
  /** The cells whose marks the sentence speaks of: often more than the step needs. */
  readonly mentions: readonly number[];
  readonly conclusions: readonly Fact[];
  readonly message: Message;
}

/**
 * The conclusions that one line adds to a chain. They follow from the marks and from what earlier
 * links added.
 */
export interface Link {
  readonly line: number;
  readonly evidence: readonly number[];
  readonly conclusions: readonly Fact[];
}

/** A line that no arrangement fits, and the cells that show it. */
export interface LineContradiction {
  readonly line: number;
  readonly evidence: readonly number[];
}

/**
 * A supposed value of one cell and what follows from it, line by line. When a contradiction ends
 * the chain, the cell cannot have this value.
 */
export interface Case {
  readonly assumption: Fact;
  readonly links: readonly Link[];
  readonly clash?: LineContradiction;
}

/**
 * A step that supposes values of one cell, each in a case of its own. A conclusion is certain when
 * it holds in every case that ends without a contradiction, and for every value of the cell that
 * has no case. A step by edge logic or by contradiction has a case for each value that it rules
 * out, and each case ends in a contradiction; a two-way step has a case for every value.
 */
export interface CasesStep {
  readonly kind: 'cases';
  readonly technique: 'edge-logic' | 'contradiction' | 'two-way';
  readonly tier: 5;
  readonly cases: readonly Case[];
  readonly conclusions: readonly Fact[];
  readonly message: Message;
}

/**
 * A step in which lines take colours from each other, without an assumption, until a cell is
 * settled.
 */
export interface ChainStep {
  readonly kind: 'chain';
  readonly technique: 'colours-meet';
  readonly tier: Tier;
  readonly links: readonly Link[];
  readonly conclusions: readonly Fact[];
  readonly message: Message;
}

/**
 * The least or the greatest number of cells of a colour that a line across a band can have within
 * the band, and the cells that show this number.
 */
export interface Share {
  readonly line: number;
  readonly count: number;
  readonly evidence: readonly number[];
}

/**
 * A step by counting: a band of neighbouring lines has as many cells of a colour as the lines
 * across the band have within the band, all together.
 */
export interface SumStep {
  readonly kind: 'sum';
  readonly technique: 'summing';
  readonly tier: 6;
  readonly band: readonly number[];
  readonly colour: number;
  /** How many cells of the colour the clues of the band ask for. */
  readonly total: number;
  readonly bound: 'least' | 'most';
  /** One share for each line across the band. */
  readonly shares: readonly Share[];
  readonly conclusions: readonly Fact[];
  readonly message: Message;
}

/**
 * A step by symmetry: the clues stay the same under a symmetry of the board and there is only one
 * solution, so the solution stays the same, too.
 */
export interface MirrorStep {
  readonly kind: 'mirror';
  readonly technique: 'symmetry';
  readonly tier: 6;
  readonly turn: BoardSymmetry;
  readonly box: TurnedArea;
  /** For each conclusion, in the same order, the cell from which it follows. */
  readonly evidence: readonly number[];
  readonly conclusions: readonly Fact[];
  readonly message: Message;
}

/**
 * A step that only a computer finds: with any other value in the concluded cell, no solution fits
 * the marks.
 */
export interface SearchStep {
  readonly kind: 'search';
  readonly technique: 'search';
  readonly tier: 6;
  readonly conclusions: readonly Fact[];
  readonly message: Message;
}

export type Step = LineStep | CasesStep | ChainStep | SumStep | MirrorStep | SearchStep;

/** Tells whether a step settles a cell; in a puzzle of one colour, all steps do. */
export function settlesCell({ conclusions }: Pick<Step, 'conclusions'>): boolean {
  return conclusions.some(({ candidates }) => isKnown(candidates));
}

/** Returns the cells to point at: all cells that some part of the step rests on or speaks of. */
export function evidenceOf(step: Step): readonly number[] {
  switch (step.kind) {
    case 'line':
      return [...new Set([...step.evidence, ...step.mentions])];
    case 'mirror':
      return step.evidence;
    case 'chain':
      return step.links.flatMap(({ evidence }) => evidence);
    case 'cases':
      return step.cases.flatMap(({ links, clash }) => [
        ...links.flatMap(({ evidence }) => evidence),
        ...(clash?.evidence ?? []),
      ]);
    case 'sum':
      return step.shares.flatMap(({ evidence }) => evidence);
    case 'search':
      return [];
  }
}
