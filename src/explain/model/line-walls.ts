// Looks at a line from each of its two walls. The wall is the end of the line or, when blank cells
// adjoin that end, the innermost of them. Seen from a wall, positions count from its end of the
// line, so that a technique is written once for both.

import type { Block } from '../../puzzle/clue.ts';
import { type Finding, NOTHING } from './line-finding.ts';
import { isBlank, isPainted, type LineView } from './line-view.ts';

/** Tells what stands at a wall; all positions count from that end of the line. */
export interface Wall {
  readonly side: 'start' | 'end';
  /** The first cell that is not blank. */
  readonly from: number;
  /** The first painted cell. */
  readonly painted: number;
  /** The block beside the wall, and its index in the clue. */
  readonly block: Block;
  readonly index: number;
  /** Whether the cell behind this block is blank for sure: it is the only one, or needs a gap. */
  readonly isBlankBehind: boolean;
}

/**
 * Runs `find` on both walls of a line. Leaves out a wall where no painted cell lies so near that
 * the block beside the wall would reach it, or touch it: such a wall says nothing of the block.
 */
export function fromBothWalls(
  view: LineView,
  find: (wall: Wall, view: LineView) => Finding | undefined,
): readonly Finding[] {
  const [first, last] = [wallOf(view, 'start'), wallOf(view, 'end')];
  const atStart = first && find(first, view);
  const atEnd = last && find(last, view);
  if (atStart === undefined) return atEnd === undefined ? NOTHING : [atEnd];
  return atEnd === undefined ? [atStart] : [atStart, atEnd];
}

function wallOf(view: LineView, side: Wall['side']): Wall | undefined {
  const { size, cells, clue, gaps } = view;
  const index = side === 'start' ? 0 : clue.length - 1;
  const block = clue[index];
  const length = block?.length ?? null;
  if (block === undefined || length === null) return undefined;
  let from = 0;
  while (from < size && isBlank(cells[turned(view, side, from)])) from++;
  let painted = from;
  const end = Math.min(from + length + 1, size);
  while (painted < end && !isPainted(cells[turned(view, side, painted)])) painted++;
  if (painted >= end) return undefined;
  const isBlankBehind = clue.length === 1 || gaps[side === 'start' ? 0 : index - 1] === 1;
  return { side, from, painted, block, index, isBlankBehind };
}

/** Turns a position that counts from one end of the line into one from its start, or back. */
export function turned({ size }: LineView, side: Wall['side'], position: number): number {
  return side === 'start' ? position : size - 1 - position;
}
