// Probes unknown cells, the most promising first: assumes each value of a cell and solves the lines
// that follow. Collects the values that end in a contradiction. Until the first such value is
// found, also collects what all values of a cell agree on. The bound on the work is a count, so it
// is the same on every machine. Cost: about 10 us a value on 20x20 cells.

import { knownNeighbours } from '../../engine/board/known-neighbours.ts';
import { coloursIn } from '../../puzzle/candidate-colours.ts';
import { isKnown } from '../../puzzle/grid.ts';
import { columnOf, rowOf } from '../../puzzle/places.ts';
import type { Fact } from '../model/step.ts';
import { numbersByRank } from './by-rank.ts';
import { chainLength } from './followed-values.ts';
import { assume, baseEnd, type LineTrace, takeBackAssumption } from './line-trace.ts';

export interface ProbeLimits {
  /**
   * Cells of the last move. Of cells with equally many known neighbours, those nearest to the last
   * move are probed first.
   */
  readonly near: readonly number[];
  /** Work, in steps of about 10 ns, after which the pass ends if it has found a contradiction. */
  readonly patience: number;
  /** Work, in the same steps, after which the pass ends in any case. */
  readonly work: number;
  /** The number of links above which an assumption is given up. */
  readonly links: number;
}

/** A value that is impossible, and an estimate of the length of its chain: see `chainLength`. */
export interface RefutedValue {
  readonly assumption: Fact;
  /** The generation of the line that no arrangement fits: see `LineTrace`. */
  readonly generation: number;
  readonly length: number;
}

/** A fact that follows from every value of another cell. */
export interface AgreedFact {
  readonly cell: number;
  readonly fact: Fact;
  readonly length: number;
}

interface ProbeFindings {
  readonly refuted: readonly RefutedValue[];
  readonly agreed: readonly AgreedFact[];
  /** Whether the pass ended before all cells were probed. */
  readonly isCut: boolean;
}

export function probeCells(trace: LineTrace, limits: ProbeLimits): ProbeFindings {
  const { board } = trace;
  const start = board.work;
  const refuted: RefutedValue[] = [];
  const agreed: AgreedFact[] = [];
  for (const cell of cellsToProbe(trace, limits.near)) {
    const spent = board.work - start;
    if (spent >= limits.work || (refuted.length > 0 && spent >= limits.patience)) {
      return { refuted, agreed, isCut: true };
    }
    probeCell(trace, cell, limits.links, { refuted, agreed });
  }
  return { refuted, agreed, isCut: false };
}

/**
 * Returns the unknown cells, those with the most known neighbours first. Of cells with equally many
 * known neighbours, those nearest to the cells in `near` come first.
 */
export function cellsToProbe({ board }: LineTrace, near: readonly number[]): number[] {
  const { cells, width } = board;
  const open: number[] = [];
  const ranks: number[] = [];
  for (let cell = 0; cell < cells.length; cell++) {
    if (isKnown(cells[cell])) continue;
    open.push(cell);
    const sides = MOST_NEIGHBOURS - knownNeighbours(cells, width, cell);
    ranks.push(sides * FARTHER + distanceTo(near, cell, width));
  }
  return numbersByRank(ranks).map((i) => open[i]);
}

const MOST_NEIGHBOURS = 4;
/** A number greater than any distance. */
const FARTHER = 1e6;

/**
 * Returns the distance from a cell to the nearest cell in `near`, as rows plus columns; 1000 at
 * most.
 */
export function distanceTo(near: readonly number[], cell: number, width: number): number {
  const row = rowOf(cell, width);
  const column = columnOf(cell, width);
  let least = 1000;
  for (const other of near) {
    const rows = Math.abs(rowOf(other, width) - row);
    least = Math.min(least, rows + Math.abs(columnOf(other, width) - column));
  }
  return least;
}

function probeCell(
  trace: LineTrace,
  cell: number,
  links: number,
  { refuted, agreed }: { refuted: RefutedValue[]; agreed: AgreedFact[] },
): void {
  const lives: Map<number, Removed>[] = [];
  let isWhole = true;
  for (const colour of coloursIn(trace.board.cells[cell])) {
    const assumption = { cell, candidates: 1 << colour };
    const followed = assume(trace, assumption, links);
    if (followed === 'contradiction') {
      const { generation, lines, base } = trace;
      const length = chainLength(generation, lines.length - base);
      refuted.push({ assumption, generation, length });
    } else if (refuted.length === 0) lives.push(removedBy(trace, cell));
    if (followed === 'given-up') isWhole = false;
    takeBackAssumption(trace);
  }
  if (isWhole && refuted.length === 0) agreed.push(...agreementOf(trace, cell, lives));
}

/**
 * The candidates that an assumption took from a cell, and after how many links the last of them was
 * taken.
 */
interface Removed {
  gone: number;
  length: number;
}

function removedBy(trace: LineTrace, assumed: number): Map<number, Removed> {
  const { board, ends, base } = trace;
  const removed = new Map<number, Removed>();
  for (let link = base, at = baseEnd(trace); link < ends.length; link++) {
    for (; at < ends[link]; at++) {
      const cell = board.trail[at] >>> 5;
      if (cell === assumed) continue;
      const gone = (removed.get(cell)?.gone ?? 0) | (1 << (board.trail[at] & 31));
      removed.set(cell, { gone, length: link - base });
    }
  }
  return removed;
}

/** Returns the facts that all values of a cell lead to in other cells. */
function agreementOf(
  { board }: LineTrace,
  cell: number,
  lives: readonly Map<number, Removed>[],
): AgreedFact[] {
  const [first, ...others] = lives;
  return [...first].flatMap(([other, removed]) => {
    const all = [removed, ...others.map((life) => life.get(other))];
    const gone = all.reduce((common, life) => common & (life?.gone ?? 0), -1);
    if (gone === 0) return [];
    const length = all.reduce((sum, life) => sum + (life?.length ?? 0), 0);
    return [{ cell, fact: { cell: other, candidates: board.cells[other] & ~gone }, length }];
  });
}
