// Writes the families of constraints for one line, each with a function of its own. The families of
// the article are (a) to (h): (a), (c), (e) and (g) for rows, the others for columns. The tight
// formulation keeps (a) and (b), and has other families instead of (c) to (h). With several
// colours, the constraints on cells hold for each colour. No constraint need say that a cell has at
// most one colour: the blocks of a line do not overlap, so at most one of them covers the cell, and
// only the colour of a block can be painted. That is said only of cells of which neither line has a
// clue. Each given cell is fixed by a constraint for each colour.
//
// A blotted block covers cell i if it starts at i or before and does not end before i. As it ends
// at its start or behind it, the starts up to i minus the ends before i are 1 or 0.

import { colourOf, isKnown } from '../../puzzle/grid.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import {
  isBlotted,
  isFreeCell,
  type PlacedBlock,
  type PlacedLine,
  paintedColumn,
  type VariableLayout,
} from './layout.ts';
import { addEntry, type Rows, sumAtMost, sumEquals } from './program.ts';

/** Adds (a) or (b): a block starts in exactly one place; a blotted one also ends in one. */
export function startOnce(rows: Rows, { blocks, starts }: PlacedLine): void {
  for (const { column, endColumn } of blocks) {
    for (const from of new Set([column, endColumn])) {
      for (let p = 0; p < starts; p++) addEntry(rows, from + p, 1);
      sumEquals(rows, 1);
    }
  }
}

/**
 * Adds (c) or (d): the next block starts behind this one, and behind a gap if both have the same
 * colour. A blotted block ends at its start or behind it.
 */
export function startInOrder(rows: Rows, line: PlacedLine): void {
  for (const [here, next] of inOrder(line)) {
    for (let p = 0; p < line.starts; p++) {
      addEntry(rows, here + p, 1);
      for (let q = p; q < line.starts; q++) addEntry(rows, next + q, -1);
      sumAtMost(rows, 0);
    }
  }
}

/**
 * Yields the first columns of variables of which the latter are as far as the former or further:
 * the start and the end of a blotted block, and the end of a block and the start of the next.
 */
function* inOrder({ blocks }: PlacedLine): Generator<readonly [number, number]> {
  for (const [t, block] of blocks.entries()) {
    if (isBlotted(block)) yield [block.column, block.endColumn];
    if (t + 1 < blocks.length) yield [block.endColumn, blocks[t + 1].column];
  }
}

/** Adds (e) or (f): a painted cell is covered by a block of the line. */
export function coverPainted(rows: Rows, line: PlacedLine, layout: VariableLayout): void {
  addPainted(rows, line, layout, sumAtMost);
}

/** Adds (g) or (h): a block paints all cells that it covers. */
export function paintCovered(rows: Rows, line: PlacedLine, layout: VariableLayout): void {
  for (let i = 0; i < line.size; i++) {
    for (const block of line.blocks) {
      const painted = paintedColumn(layout, line.cell + i * line.step, block.colour);
      const last = lastCovering(line, block, i);
      if (isBlotted(block)) {
        if (i < block.earliest || i - block.earliest >= line.starts) continue;
        addCover(rows, line, { block, i, sign: 1 });
        addEntry(rows, painted, -1);
        sumAtMost(rows, 0);
      } else {
        for (let p = firstCovering(block, i); p <= last; p++) {
          addEntry(rows, block.column + p, 1);
          addEntry(rows, painted, -1);
          sumAtMost(rows, 0);
        }
      }
    }
  }
}

/**
 * Adds (c) or (d) of the tight formulation: if the next block starts at its place p or before, this
 * block starts at its own place p or before. Together with (a) and (b), this describes the convex
 * hull of the arrangements of a line. The same can be said with the starts after p, so a row of the
 * program has either the starts up to p or the starts after p, whichever are fewer.
 */
export function startInOrderTightly(rows: Rows, line: PlacedLine): void {
  const { starts } = line;
  for (const [here, next] of inOrder(line)) {
    for (let p = 0; p + 1 < starts; p++) {
      const isLate = 2 * (p + 1) > starts;
      const [from, to] = isLate ? [p + 1, starts] : [0, p + 1];
      for (let q = from; q < to; q++) addEntry(rows, here + q, isLate ? 1 : -1);
      for (let q = from; q < to; q++) addEntry(rows, next + q, isLate ? -1 : 1);
      sumAtMost(rows, 0);
    }
  }
}

/**
 * Adds (e) or (f) of the tight formulation; these two replace (e) to (h) of the article. A cell is
 * painted exactly if a block covers it. One sum says this, because blocks do not overlap.
 */
export function paintWhatIsCovered(rows: Rows, line: PlacedLine, layout: VariableLayout): void {
  addPainted(rows, line, layout, sumEquals);
}

function addPainted(
  rows: Rows,
  line: PlacedLine,
  layout: VariableLayout,
  end: (rows: Rows, sum: number) => void,
): void {
  for (let i = 0; i < line.size; i++) {
    for (let colour = 1; colour <= layout.colours; colour++) {
      addEntry(rows, paintedColumn(layout, line.cell + i * line.step, colour), 1);
      for (const block of line.blocks) {
        if (block.colour === colour) addCover(rows, line, { block, i, sign: -1 });
      }
      end(rows, 0);
    }
  }
}

/** Adds the entries whose sum, times `sign`, says whether a block covers cell i of the line. */
function addCover(
  rows: Rows,
  line: PlacedLine,
  { block, i, sign }: { block: PlacedBlock; i: number; sign: 1 | -1 },
): void {
  const { column, endColumn, earliest } = block;
  if (!isBlotted(block)) {
    const last = lastCovering(line, block, i);
    for (let p = firstCovering(block, i); p <= last; p++) addEntry(rows, column + p, sign);
  } else if (i - earliest < line.starts) {
    for (let p = 0; p <= i - earliest; p++) addEntry(rows, column + p, sign);
    for (let p = 0; p < i - earliest; p++) addEntry(rows, endColumn + p, sign === 1 ? -1 : 1);
  }
}

/** Fixes the given cells: a cell has its colour, and no other. */
export function fixGiven(rows: Rows, { given }: Puzzle, layout: VariableLayout): void {
  for (const [cell, candidates] of given?.cells.entries() ?? []) {
    if (!isKnown(candidates)) continue;
    for (let colour = 1; colour <= layout.colours; colour++) {
      addEntry(rows, paintedColumn(layout, cell, colour), 1);
      sumEquals(rows, colour === colourOf(candidates) ? 1 : 0);
    }
  }
}

/**
 * Adds, with several colours, that a cell of which neither line has a clue has one colour at most.
 */
export function oneColour(rows: Rows, _: Puzzle, layout: VariableLayout): void {
  if (layout.colours === 1) return;
  for (let cell = 0; cell < layout.cells; cell++) {
    if (!isFreeCell(layout, cell)) continue;
    for (let colour = 1; colour <= layout.colours; colour++) {
      addEntry(rows, paintedColumn(layout, cell, colour), 1);
    }
    sumAtMost(rows, 1);
  }
}

/** Returns the first place, counted from 0, at which a block covers cell i of the line. */
function firstCovering({ earliest, length }: PlacedBlock, i: number): number {
  return Math.max(0, i - length + 1 - earliest);
}

function lastCovering({ starts }: PlacedLine, { earliest }: PlacedBlock, i: number): number {
  return Math.min(starts - 1, i - earliest);
}
