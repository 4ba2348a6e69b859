// Solves a line from its clue and some marks alone, without any code of the techniques. An
// automaton has a state for each cell of each block and for each gap; the states that lie on a path
// through the whole line are kept. A blotted block has one state, which reads any number of its
// cells. Cost: O(cells x painted cells) for a line.

import { type Clue, needsGap } from '../../puzzle/clue.ts';
import { MAX_COLOURS } from '../../puzzle/palette.ts';

/** A move of the automaton: reading a cell of this colour leads from one state to another. */
interface Move {
  readonly from: number;
  readonly to: number;
  readonly colour: number;
}

/**
 * Returns the candidates of each cell over all arrangements that fit `cells`; undefined when no
 * arrangement fits.
 */
export function readLine(clue: Clue, cells: Int32Array): Int32Array | undefined {
  const { moves, ends } = automatonOf(clue);
  const allows = (at: number, { colour }: Move): boolean => ((cells[at] >>> colour) & 1) === 1;
  const reached = [new Set([0])];
  for (let at = 0; at < cells.length; at++) {
    const usable = moves.filter((move) => reached[at].has(move.from) && allows(at, move));
    reached.push(new Set(usable.map(({ to }) => to)));
  }
  let alive = new Set(ends.filter((state) => reached[cells.length].has(state)));
  if (alive.size === 0) return undefined;
  const read = new Int32Array(cells.length);
  for (let at = cells.length - 1; at >= 0; at--) {
    const used = moves.filter(
      (move) => reached[at].has(move.from) && alive.has(move.to) && allows(at, move),
    );
    for (const { colour } of used) read[at] |= 1 << colour;
    alive = new Set(used.map(({ from }) => from));
  }
  return read;
}

/**
 * Makes the automaton of a clue. State 0 is the gap before the first block; the states of each
 * block are its cells, then the gap behind it. The automaton of an unknown line reads everything.
 */
export function automatonOf(clue: Clue): {
  readonly moves: readonly Move[];
  readonly ends: readonly number[];
} {
  if (clue === null) return { moves: ANYTHING, ends: [0] };
  const moves: Move[] = [{ from: 0, to: 0, colour: 0 }];
  let gap = 0;
  for (const [j, { length, colour }] of clue.entries()) {
    const first = gap + 1;
    const last = gap + (length ?? 1);
    moves.push({ from: gap, to: first, colour });
    if (j > 0 && !needsGap(clue, j - 1)) moves.push({ from: gap - 1, to: first, colour });
    for (let state = first; state < last; state++)
      moves.push({ from: state, to: state + 1, colour });
    if (length === null) moves.push({ from: last, to: last, colour });
    gap = last + 1;
    moves.push({ from: last, to: gap, colour: 0 }, { from: gap, to: gap, colour: 0 });
  }
  return { moves, ends: clue.length === 0 ? [0] : [gap - 1, gap] };
}

const ANYTHING = Array.from({ length: MAX_COLOURS + 1 }, (_, colour) => {
  return { from: 0, to: 0, colour };
});
