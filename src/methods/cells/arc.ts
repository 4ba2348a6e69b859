// Arc consistency between decisions: after each of them all lines that it touches are solved exactly, to a fixpoint,
// by the engine's line kernel. For backjumping every cell remembers which decisions its candidates are due to; what
// a line takes away is due to all that was known of the line. Coarse, but sound.
// Source: D. Sabin, E. C. Freuder, Contradicting Conventional Wisdom in Constraint Satisfaction, 1994 (MAC).

import { solveLine } from '../../engine/kernel.ts';
import { buildLines, type Lines } from '../../engine/lines.ts';
import { makeScratch, type Scratch } from '../../engine/scratch.ts';
import { colourOf } from '../../puzzle/grid.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { lineCells } from '../line-cells.ts';
import { addBlame, type Blame, blameOn, makeBlame } from './backtrack.ts';

export interface Arc {
  readonly puzzle: Puzzle;
  readonly cells: Int32Array;
  readonly lines: Lines;
  readonly scratch: Scratch;
  /** The candidates once more, as the kernel reads them: see engine/lines.ts. */
  readonly masks: Int32Array;
  /** Cell and candidates before each change. */
  readonly trail: { readonly cell: number; readonly candidates: number; readonly why?: Blame }[];
  /** The decisions that the candidates of each cell are due to; absent without backjumping. */
  readonly why: Blame[] | undefined;
  lineSolves: number;
}

/** Takes over `cells`. */
export function makeArc(puzzle: Puzzle, cells: Int32Array, isBlaming: boolean): Arc {
  const lines = buildLines(puzzle);
  const masks = new Int32Array(lines.maskSize);
  const why = isBlaming ? Array.from(cells, () => makeBlame(cells.length)) : undefined;
  const scratch = makeScratch(lines);
  const arc = { puzzle, cells, lines, scratch, masks, trail: [], why, lineSolves: 0 };
  cells.forEach((candidates, cell) => {
    for (let left = candidates; left !== 0; left &= left - 1)
      flip(arc, cell, colourOf(left & -left));
  });
  return arc;
}

/** Lines to a fixpoint; false at a conflict, for which `blame` learns the decisions. */
export function settle(arc: Arc, queue: Set<number>, blame?: Blame): boolean {
  for (const line of queue) {
    queue.delete(line);
    arc.lineSolves++;
    if (!solveLine(arc.lines, line, arc.masks, arc.scratch)) {
      if (blame !== undefined) addWhy(arc, line, blame);
      return false;
    }
    applyLine(arc, line, queue);
  }
  return true;
}

/** Leaves a cell one colour, by decision, and settles the lines; false at a conflict. */
export function decide(arc: Arc, cell: number, colour: number, blame?: Blame): boolean {
  if (arc.cells[cell] === 1 << colour) return true;
  narrow(arc, cell, 1 << colour);
  if (arc.why !== undefined) blameOn(arc.why[cell], cell);
  return settle(arc, new Set(linesOf(arc, cell)), blame);
}

export function undoTo(arc: Arc, size: number): void {
  while (arc.trail.length > size) {
    const { cell, candidates, why } = arc.trail.pop() as Arc['trail'][number];
    let back = candidates & ~arc.cells[cell];
    for (; back !== 0; back &= back - 1) flip(arc, cell, colourOf(back & -back));
    arc.cells[cell] = candidates;
    if (arc.why !== undefined && why !== undefined) arc.why[cell] = why;
  }
}

function linesOf({ puzzle: { width, height } }: Arc, cell: number): [number, number] {
  return [Math.floor(cell / width), height + (cell % width)];
}

/** Keeps what the last line solve found possible. */
function applyLine(arc: Arc, line: number, queue: Set<number>): void {
  const { lines, scratch, puzzle } = arc;
  const { start, step, size } = lineCells(puzzle, line);
  const words = lines.words[line];
  let reasons: Blame | undefined;
  for (let i = 0; i < size; i++) {
    const cell = start + i * step;
    const isLeft = (k: number) => (scratch.out[k * words + (i >>> 5)] >>> (i & 31)) & 1;
    let candidates = isLeft(0);
    for (let k = lines.colourAt[line]; k < lines.colourAt[line + 1]; k++) {
      candidates |= isLeft(k - lines.colourAt[line] + 1) << lines.colour[k];
    }
    if ((arc.cells[cell] & ~candidates) === 0) continue;
    if (arc.why !== undefined) reasons ??= addWhy(arc, line, makeBlame(arc.cells.length));
    narrow(arc, cell, candidates, reasons);
    const [row, column] = linesOf(arc, cell);
    queue.add(row === line ? column : row);
  }
}

/** Adds the decisions that all cells of a line are due to. */
function addWhy({ puzzle, why }: Arc, line: number, blame: Blame): Blame {
  const { start, step, size } = lineCells(puzzle, line);
  for (let i = 0; i < size; i++) {
    if (why !== undefined) addBlame(blame, why[start + i * step]);
  }
  return blame;
}

function narrow(arc: Arc, cell: number, candidates: number, reasons?: Blame): void {
  const before = arc.cells[cell];
  const why = arc.why?.[cell];
  arc.trail.push({ cell, candidates: before, ...(why !== undefined && { why }) });
  if (arc.why !== undefined && why !== undefined) {
    arc.why[cell] = why.slice();
    if (reasons !== undefined) addBlame(arc.why[cell], reasons);
  }
  let gone = before & ~candidates;
  for (; gone !== 0; gone &= gone - 1) flip(arc, cell, colourOf(gone & -gone));
  arc.cells[cell] = before & candidates;
}

/** Adds a candidate to the masks of both lines of a cell, or takes it away. */
function flip(
  { puzzle: { width, height }, lines, masks }: Arc,
  cell: number,
  colour: number,
): void {
  const [row, column] = [Math.floor(cell / width), cell % width];
  const { maskAt, words } = lines;
  masks[maskAt[row] + colour * words[row] + (column >>> 5)] ^= 1 << (column & 31);
  const line = height + column;
  masks[maskAt[line] + colour * words[line] + (row >>> 5)] ^= 1 << (row & 31);
}
