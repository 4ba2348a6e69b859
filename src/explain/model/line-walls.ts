// Looks at a line from each of its two walls. The wall is the end of the line or, when blank cells
// adjoin that end, the innermost of them. Seen from a wall, positions count from its end of the
// line, so that a technique is written once for both.

import type { Block } from '../../puzzle/clue.ts';
import { defined } from '../../puzzle/defined.ts';
import type { Finding } from './line-finding.ts';
import { isBlank, isPainted, type LineView } from './line-view.ts';

/** Tells what stands at a wall; all positions count from that end of the line. */
export interface Wall {
  /** The first cell that is not blank. */
  readonly from: number;
  /** The first painted cell. */
  readonly painted: number;
  /** The block beside the wall. */
  readonly block: Block;
  /** Whether a cell behind this block is blank, for sure: it is the only one, or needs a gap. */
  readonly isBlankBehind: boolean;
  /** Returns the candidates at a position. */
  readonly at: (position: number) => number;
}

/**
 * Runs `find` on both walls of a line. Leaves out a wall where no painted cell lies so near that
 * the block beside the wall would reach it, or touch it: such a wall says nothing of the block.
 */
export function fromBothWalls(
  view: LineView,
  find: (wall: Wall, line: LineView) => Finding | undefined,
): readonly Finding[] {
  const first = wallOf(view, false);
  const last = wallOf(view, true);
  const fromStart = first && find(first, view);
  const fromEnd = last && find(last, view);
  const found: Finding[] = [];
  if (fromStart !== undefined) found.push(withSide(fromStart, 'start'));
  if (fromEnd !== undefined) found.push(withSide(flip(view, fromEnd), 'end'));
  return found;
}

function wallOf({ size, cells, clue, gaps }: LineView, isLast: boolean): Wall | undefined {
  const block = clue[isLast ? clue.length - 1 : 0];
  const length = block?.length ?? null;
  if (block === undefined || length === null) return undefined;
  const [start, step] = isLast ? [size - 1, -1] : [0, 1];
  let from = 0;
  while (from < size && isBlank(cells[start + step * from])) from++;
  let painted = from;
  const end = Math.min(from + length + 1, size);
  while (painted < end && !isPainted(cells[start + step * painted])) painted++;
  if (painted >= end) return undefined;
  const isBlankBehind = clue.length === 1 || gaps[isLast ? clue.length - 2 : 0] === 1;
  return { from, painted, block, isBlankBehind, at: (position) => cells[start + step * position] };
}

function withSide(found: Finding, side: 'start' | 'end'): Finding {
  return { ...found, params: { ...found.params, side } };
}

/** Turns positions from the end of the line into positions from its start, and blocks likewise. */
function flip({ size, clue }: LineView, found: Finding): Finding {
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
