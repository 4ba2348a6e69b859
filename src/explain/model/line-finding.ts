// Describes what a technique finds in a line; a step is made from the finding later.

import type { LineFace, LineView } from './line-view.ts';
import type { Technique, Tier } from './step.ts';

export interface Finding {
  readonly blocks: readonly number[];
  /** The conclusions: the candidates that are left at some positions. */
  readonly facts: readonly PlaceFact[];
  /** Values that go into the sentence unchanged. */
  readonly params?: Readonly<Record<string, number | string | readonly number[]>>;
  /** Positions, from 0, that go into the sentence as numbers from 1. */
  readonly places?: Readonly<Record<string, number>>;
  /**
   * Positions that the sentence speaks of. Some may lie outside the line, at -1 or at the size of
   * the line. The step leaves out these positions, and cells without a mark.
   */
  readonly mentions?: readonly number[];
  /** Selects the sentence when the technique has several. */
  readonly variant?: string;
}

export interface PlaceFact {
  readonly at: number;
  readonly candidates: number;
}

export interface LineTechnique {
  readonly id: Technique;
  readonly tier: Tier;
  /**
   * The technique paints if its facts leave no cell the background, and it clears if its facts take
   * the background from no cell. It is not asked about a line where nothing of that kind is left.
   */
  readonly effect: 'paints' | 'clears' | 'either';
  /** Returns all findings; the caller leaves out what the marks contain already. */
  readonly find: (view: LineView) => readonly Finding[];
}

/** Most techniques find nothing in most lines; all of them share this list. */
export const NOTHING: readonly Finding[] = [];

export const BLANK = 1;

/** The greatest number of blocks whose reach a sentence lists; nobody reads a longer list. */
export const MOST_REACHES = 3;

/** Returns the positions from `start` up to but not including `end`. */
export function span(start: number, end: number): number[] {
  const positions: number[] = [];
  for (let at = start; at < end; at++) positions.push(at);
  return positions;
}

export function paintedIn(colour: number): number {
  return 1 << colour;
}

/** Makes one fact for each position from `start` up to but not including `end`. */
export function factsFor(start: number, end: number, candidates: number): PlaceFact[] {
  const facts: PlaceFact[] = [];
  for (let at = start; at < end; at++) facts.push({ at, candidates });
  return facts;
}

/**
 * Tells whether the candidates are new to a cell from `start` up to but not including `end`. To ask
 * this before a finding is made saves most of the time of a technique.
 */
export function isNewIn(
  { cells }: LineFace,
  start: number,
  end: number,
  candidates: number,
): boolean {
  for (let at = start; at < end; at++) if ((cells[at] & ~candidates) !== 0) return true;
  return false;
}

/** Returns the facts that the marks do not contain yet, combined with the marks. */
export function newFacts({ cells }: LineFace, facts: readonly PlaceFact[]): PlaceFact[] {
  const added: PlaceFact[] = [];
  for (const { at, candidates } of facts) {
    if ((cells[at] & ~candidates) !== 0) added.push({ at, candidates: cells[at] & candidates });
  }
  return added;
}
