// Writes the families of constraints for one line, each with a function of its own. The families of
// the article are (a) to (h): (a), (c), (e) and (g) for rows, the others for columns. The tight
// formulation keeps (a) and (b), and has other families instead of (c) to (h). With several
// colours, the constraints on cells hold for each colour. No constraint need say that a cell has at
// most one colour: the blocks of a line do not overlap, so at most one of them covers the cell, and
// only the colour of a block can be painted.

import { type PlacedBlock, type PlacedLine, paintedColumn, type VariableLayout } from './layout.ts';
import { addEntry, type Rows, sumAtMost, sumEquals } from './program.ts';

/** Adds (a) or (b): a block starts in exactly one place. */
export function startOnce(rows: Rows, { blocks, starts }: PlacedLine): void {
  for (const { column } of blocks) {
    for (let p = 0; p < starts; p++) addEntry(rows, column + p, 1);
    sumEquals(rows, 1);
  }
}

/**
 * Adds (c) or (d): the next block starts behind this one, and behind a gap if both have the same
 * colour.
 */
export function startInOrder(rows: Rows, { blocks, starts }: PlacedLine): void {
  for (let t = 0; t + 1 < blocks.length; t++) {
    for (let p = 0; p < starts; p++) {
      addEntry(rows, blocks[t].column + p, 1);
      for (let q = p; q < starts; q++) addEntry(rows, blocks[t + 1].column + q, -1);
      sumAtMost(rows, 0);
    }
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
      for (let p = firstCovering(block, i); p <= last; p++) {
        addEntry(rows, block.column + p, 1);
        addEntry(rows, painted, -1);
        sumAtMost(rows, 0);
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
export function startInOrderTightly(rows: Rows, { blocks, starts }: PlacedLine): void {
  for (let t = 0; t + 1 < blocks.length; t++) {
    const [here, next] = [blocks[t].column, blocks[t + 1].column];
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
        if (block.colour !== colour) continue;
        const last = lastCovering(line, block, i);
        for (let p = firstCovering(block, i); p <= last; p++) addEntry(rows, block.column + p, -1);
      }
      end(rows, 0);
    }
  }
}

/** Returns the first place, counted from 0, at which a block covers cell i of the line. */
function firstCovering({ earliest, length }: PlacedBlock, i: number): number {
  return Math.max(0, i - length + 1 - earliest);
}

function lastCovering({ starts }: PlacedLine, { earliest }: PlacedBlock, i: number): number {
  return Math.min(starts - 1, i - earliest);
}
