// Probes unknown cells in rounds: a round follows values only up to some generation of lines,
// because a contradiction that comes early is seldom beaten by a later one. Together, the rounds
// find the same wrong values as `probeCells`, which ends its pass after too much work. How much
// work a value takes is known only at its end; so the first values are followed to their end, until
// the others cannot make the pass too long even if they take the most that is possible. On boards
// of up to about 20x20 cells this is so from the beginning. In a puzzle of several colours, which
// wrong values a step rests on is known only at their end, too, and there is one round.

import { type Board, REMOVAL_WORK } from '../../engine/board/board.ts';
import { isKnown } from '../../puzzle/grid.ts';
import { isMonochrome } from '../../puzzle/palette.ts';
import { columnLineOf, rowOf } from '../../puzzle/places.ts';
import type { Fact } from '../model/step.ts';
import { canFailEarly, isWithoutEffect } from './early-contradictions.ts';
import {
  CONTRADICTION,
  type FollowedValues,
  isStored,
  LEFT_OPEN,
  makeFollowedValues,
  NO_CONTRADICTION,
  placeOfValue,
  setLinks,
  storeEnd,
} from './followed-values.ts';
import { assume, type LineTrace, takeBackAssumption } from './line-trace.ts';
import { runInMasks } from './mask-runs.ts';
import { cellsToProbe, type ProbeLimits, type RefutedValue } from './probe-cells.ts';

export interface ProbeRounds {
  readonly trace: LineTrace;
  readonly limits: ProbeLimits;
  readonly followed: FollowedValues;
  /** Whether a round may end before all values are followed to their end. */
  readonly canPause: boolean;
  /** The values that no round has followed to their end yet; undefined before the first round. */
  open: readonly PlacedFact[] | undefined;
  /** The wrong values found so far. */
  readonly refuted: (RefutedValue & { readonly assumption: PlacedFact })[];
}

/** A value, and its number in the order of the pass. */
interface PlacedFact extends Fact {
  readonly order: number;
}

export function beginRounds(trace: LineTrace, limits: ProbeLimits): ProbeRounds {
  // The length of a chain must tell first of all in which generation it ends: see `chainLength`.
  const isShort = limits.links + trace.board.lines.count < 1000;
  const canPause = isShort && isMonochrome(trace.puzzle.palette);
  trace.followed ??= makeFollowedValues(trace.board);
  setLinks(trace.followed, limits.links);
  return { trace, limits, followed: trace.followed, canPause, open: undefined, refuted: [] };
}

/**
 * Returns all values that lines refute in generation `last` or before, in the order in which
 * `probeCells` finds them.
 */
export function refutedBy(rounds: ProbeRounds, last: number): RefutedValue[] {
  if (rounds.open === undefined) rounds.open = firstRound(rounds, last);
  else rounds.open = rounds.open.filter((value) => !endsBy(rounds, value, last));
  return rounds.refuted
    .filter(({ generation }) => generation <= last)
    .sort((a, b) => a.assumption.order - b.assumption.order);
}

/** Returns whether all values were followed to their end. */
export function areAllFollowed({ open }: ProbeRounds): boolean {
  return open?.length === 0;
}

/** Follows all values in turn, and returns those that are still open. */
function firstRound(rounds: ProbeRounds, last: number): PlacedFact[] {
  const { trace, limits, followed, canPause, refuted } = rounds;
  const { board } = trace;
  const cells = cellsToProbe(trace, limits.near);
  const worst = worstWork(board);
  const open: PlacedFact[] = [];
  let [spent, order] = [0, 0];
  for (const cell of cells) {
    if (isSpent(limits, spent, refuted.length > 0)) return open;
    for (let left = board.cells[cell]; left !== 0; left &= left - 1) {
      const value = { cell, candidates: left & -left, order };
      const most = spent + (2 * cells.length - order++) * worst;
      if (canPause && isWithin(limits, most)) {
        if (!endsShortly(rounds, value, last)) open.push(value);
        spent += worst;
      } else {
        endsBy(rounds, value, Number.POSITIVE_INFINITY);
        spent += followed.work[placeOfValue(followed, value)];
      }
    }
  }
  return open;
}

function isWithin({ work, patience }: ProbeLimits, spent: number): boolean {
  return spent < work && spent < patience;
}

function isSpent({ work, patience }: ProbeLimits, spent: number, hasFound: boolean): boolean {
  return spent >= work || (hasFound && spent >= patience);
}

/**
 * Returns whether a value comes to its end by generation `last`. Follows it only where single lines
 * do not tell that there is no contradiction.
 */
function endsShortly(rounds: ProbeRounds, value: PlacedFact, last: number): boolean {
  const { implied } = rounds.trace;
  const painted = value.candidates >> 1;
  if (implied !== undefined && last === 2) {
    if (isWithoutEffect(implied, value.cell, painted)) return true;
    if (!canFailEarly(implied, value.cell, painted)) return false;
  }
  return endsBy(rounds, value, last);
}

/**
 * Returns whether a value comes to its end by generation `last`, and notes a contradiction there.
 * Follows the value only where it is not stored where it leads to.
 */
function endsBy(rounds: ProbeRounds, value: PlacedFact, last: number): boolean {
  const { followed, refuted } = rounds;
  const place = placeOfValue(followed, value);
  const isKnownBy = followed.end[place] !== LEFT_OPEN || followed.generation[place] >= last;
  if (!isKnownBy || !isStored(followed, place)) follow(rounds, value, place, last);
  const generation = followed.generation[place];
  if (followed.end[place] === LEFT_OPEN || generation > last) return false;
  if (followed.end[place] === CONTRADICTION) {
    refuted.push({ assumption: value, generation, length: followed.length[place] });
  }
  return true;
}

function follow(rounds: ProbeRounds, value: PlacedFact, place: number, last: number): void {
  const { trace, followed, limits } = rounds;
  if (trace.run !== undefined) runInMasks(trace.run, followed, place, last);
  else {
    const { board, base, lines } = trace;
    const start = board.work;
    const end = ENDS[assume(trace, value, limits.links, last)];
    const links = lines.length - base;
    storeEnd(followed, place, end, {
      generation: trace.generation,
      links,
      work: board.work - start,
    });
    takeBackAssumption(trace);
    // A trace does not note which lines it solves, so any may have been.
    followed.asked.fill(-1, place * followed.words, (place + 1) * followed.words);
  }
}

const ENDS = {
  paused: LEFT_OPEN,
  settled: NO_CONTRADICTION,
  'given-up': NO_CONTRADICTION,
  contradiction: CONTRADICTION,
} as const;

/**
 * Returns a bound on the work that following one value can take. Each line solve that follows has
 * been queued by the removal of a candidate that crosses the line, and an unknown cell has one
 * candidate to lose. The first removal queues one line more.
 */
function worstWork(board: Board): number {
  const { cost } = board.lines;
  let work = cost.reduce((most, each) => Math.max(most, each), 0);
  for (let cell = 0; cell < board.cells.length; cell++) {
    if (isKnown(board.cells[cell])) continue;
    const [row, column] = [rowOf(cell, board.width), columnLineOf(board, cell)];
    work += REMOVAL_WORK + Math.max(cost[row], cost[column]);
  }
  return work;
}
