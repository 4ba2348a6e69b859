// Describes what a technique finds in a line; a step is made from the finding later.

import { defined } from '../../puzzle/defined.ts';
import { type LineFace, type LineView, mirrored } from './line-view.ts';
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

interface PlaceFact {
  readonly at: number;
  readonly candidates: number;
}

export interface LineTechnique {
  readonly id: Technique;
  readonly tier: Tier;
  /**
   * Yields all findings of the technique, one by one; the caller leaves out what the marks contain
   * already.
   */
  find(view: LineView): Iterable<Finding>;
}

export const BLANK = 1;

/** The greatest number of blocks whose reach a sentence lists; nobody reads a longer list. */
export const MOST_REACHES = 3;

/** Returns the positions from `start` up to but not including `end`. */
export function span(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, i) => start + i);
}

export function paintedIn(colour: number): number {
  return 1 << colour;
}

/** Makes one fact for each position from `start` up to but not including `end`. */
export function factsFor(start: number, end: number, candidates: number): PlaceFact[] {
  return span(start, end).map((at) => ({ at, candidates }));
}

/** Returns the facts that the marks do not contain yet, combined with the marks. */
export function newFacts({ cells }: LineFace, facts: readonly PlaceFact[]): PlaceFact[] {
  return facts.flatMap(({ at, candidates }) =>
    (cells[at] & ~candidates) === 0 ? [] : [{ at, candidates: cells[at] & candidates }],
  );
}

/** Runs `find` on a line and on the line read from its end. Yields the findings of both runs. */
export function* fromBothEnds(
  line: LineFace,
  find: (line: LineFace) => Iterable<Finding>,
): Iterable<Finding> {
  for (const found of find(line)) yield withSide(found, 'start');
  for (const found of find(mirrored(line))) yield withSide(flip(line, found), 'end');
}

function withSide(found: Finding, side: 'start' | 'end'): Finding {
  return { ...found, params: { ...found.params, side } };
}

function flip({ size, clue }: LineFace, found: Finding): Finding {
  const at = (position: number): number => size - 1 - position;
  return {
    ...found,
    blocks: found.blocks.map((j) => clue.length - 1 - j),
    facts: found.facts.map((fact) => ({ ...fact, at: at(fact.at) })),
    ...defined({
      mentions: found.mentions?.map(at),
      places:
        found.places &&
        Object.fromEntries(Object.entries(found.places).map(([key, p]) => [key, at(p)])),
    }),
  };
}
