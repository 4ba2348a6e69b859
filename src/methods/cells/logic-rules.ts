// Applies the three rules of logic of Khair's report, corrected, to every line: overlap for several
// blocks, pushing off walls, inaccessibility. The rules are weaker than an exact line solve on
// purpose, since they are what a beginner does.
//
// All three follow from the range of starts that each block has left. Ranges come from the clue and
// from the cells that cannot have the colour of the block; the first painted cell bounds the first
// block, and the last painted cell the last block. Each start is tested cell by cell, without a
// table: O(cells x (blocks + cells of the longest block)) a line at worst. A blotted block counts
// with one cell: its first start and its last cell bound it, and no cell pushes it off a wall.
// Source: H. M. Khair, Solving Nonograms with AI, 2023/24, sections 3.1 and 4.3.1.

import { isKnown } from '../../puzzle/grid.ts';
import { type LineCells, lineCells } from '../../puzzle/places.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type LineClue, lineClues } from '../line-clues.ts';

/**
 * Applies the rules to all lines of `cells` until nothing changes; false when a cell has no colour
 * left.
 */
export function applyLogicRules(puzzle: Puzzle, cells: Int32Array): boolean {
  const clues = lineClues(puzzle);
  for (let isChanged = true; isChanged; ) {
    const before = cells.slice();
    for (const [line, clue] of clues.entries()) {
      if (clue.isUnknown) continue;
      if (!applyToLine(clue, lineCells(puzzle, line), cells)) return false;
    }
    isChanged = cells.some((candidates, cell) => candidates !== before[cell]);
  }
  return true;
}

function applyToLine(clue: LineClue, at: LineCells, cells: Int32Array): boolean {
  const line = Array.from({ length: at.size }, (_, i) => cells[at.start + i * at.step]);
  const allowed = allowedByRules(clue, line);
  return line.every((candidates, i) => {
    const left = candidates & (allowed?.[i] ?? 0);
    cells[at.start + i * at.step] = left;
    return left !== 0;
  });
}

/**
 * Returns the candidate masks that the rules leave the cells of a line; undefined when a block has
 * no start left.
 */
export function allowedByRules(clue: LineClue, line: readonly number[]): Int32Array | undefined {
  const ranges = startRanges(clue, line);
  return ranges && allowedCells(clue, ranges);
}

interface Ranges {
  /** First and last start of each block; the latter is the last cell of a blotted block, too. */
  readonly first: Int32Array;
  readonly last: Int32Array;
}

/** Returns the range of starts of each block; undefined when some block has no start left. */
function startRanges(clue: LineClue, line: readonly number[]): Ranges | undefined {
  const { lengths, gaps } = clue;
  const blocks = lengths.length;
  const first = new Int32Array(blocks);
  const last = new Int32Array(blocks);
  for (let j = 0, from = 0; j < blocks; j++) {
    while (from < line.length && !fits(clue, j, line, from)) from++;
    first[j] = from;
    from += lengths[j] + gaps[j];
  }
  for (let j = blocks - 1, end = line.length; j >= 0; j--) {
    last[j] = end - lengths[j];
    while (last[j] >= 0 && !fits(clue, j, line, last[j])) last[j]--;
    end = last[j] - (j > 0 ? gaps[j - 1] : 0);
  }
  if (blocks > 0) pushOffWalls(clue, line, first, last);
  return first.every((start, j) => start <= last[j]) ? { first, last } : undefined;
}

function fits(
  { lengths, colours }: LineClue,
  block: number,
  line: readonly number[],
  start: number,
): boolean {
  const end = start + lengths[block];
  for (let i = start; i < end; i++) if (((line[i] >>> colours[block]) & 1) === 0) return false;
  return end <= line.length;
}

/**
 * Bounds the first block by the first painted cell, and the last block by the last painted cell,
 * unless the block is blotted.
 */
function pushOffWalls(
  { lengths, isBlotted }: LineClue,
  line: readonly number[],
  first: Int32Array,
  last: Int32Array,
): void {
  const isPainted = (candidates: number) => isKnown(candidates) && candidates !== 1;
  const [from, to] = [line.findIndex(isPainted), line.findLastIndex(isPainted)];
  if (from < 0) return;
  const end = lengths.length - 1;
  if (isBlotted[0] === 0) last[0] = Math.min(last[0], from);
  if (isBlotted[end] === 0) first[end] = Math.max(first[end], to - lengths[end] + 1);
}

/**
 * Returns the candidates of each cell: the colour of a block that must cover the cell; if there is
 * no such block, the background and the colours of the blocks that can reach the cell.
 */
function allowedCells({ size, lengths, colours }: LineClue, { first, last }: Ranges): Int32Array {
  const allowed = new Int32Array(size).fill(1);
  for (let j = 0; j < lengths.length; j++) {
    for (let i = first[j]; i < last[j] + lengths[j]; i++) allowed[i] |= 1 << colours[j];
  }
  for (let j = 0; j < lengths.length; j++) {
    for (let i = last[j]; i < first[j] + lengths[j]; i++) allowed[i] = 1 << colours[j];
  }
  return allowed;
}
