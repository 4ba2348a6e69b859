// Counts how many cells of a colour a line with blotted blocks can have among its first cells, for
// every number of first cells at once. The line is read cell by cell; its states are the cells of
// its blocks and the gaps around them, and a blotted block has one state, which reads all of its
// cells. The least and the greatest number are kept for each state that the cells so far lead to
// and from which the rest can be read. Cost: O(cells x painted cells).

import { type Block, needsGap } from '../../puzzle/clue.ts';
import type { Band, Counts } from './cells-in-band.ts';

/** Returns the counts in a band; undefined when no arrangement fits the marks. */
export function countsBesideBlots(
  clue: readonly Block[],
  cells: Int32Array,
  { from, to, colour }: Band,
): Counts | undefined {
  if (from === 0) return countsFromStart(clue, cells, colour)?.[to];
  return countsFromStart([...clue].reverse(), cells.slice().reverse(), colour)?.[
    cells.length - from
  ];
}

/** Returns a function that counts in any band of a colour, after one look at the whole line. */
export function blottedCounter(
  clue: readonly Block[],
  cells: Int32Array,
  colour: number,
): (band: Band) => Counts | undefined {
  const first = countsFromStart(clue, cells, colour);
  const last = countsFromStart([...clue].reverse(), cells.slice().reverse(), colour);
  return ({ from, to }) => (from === 0 ? first?.[to] : last?.[cells.length - from]);
}

/**
 * Returns the counts for each number of first cells, from none to all; undefined when no
 * arrangement fits the marks.
 */
function countsFromStart(
  clue: readonly Block[],
  cells: Int32Array,
  colour: number,
): Counts[] | undefined {
  const states = statesOf(clue);
  const alive = aliveIn(states, cells);
  if (!alive[0][0]) return undefined;
  let reached: Reached = [{ least: 0, most: 0 }];
  const counts = [{ least: 0, most: 0 }];
  for (let at = 0; at < cells.length; at++) {
    reached = states.map((state, s) => {
      if (!alive[at + 1][s] || !canBe(cells[at], state.colour)) return undefined;
      const before = allOf(state.from.map((t) => reached[t]));
      return before && plus(before, state.colour === colour ? 1 : 0);
    });
    const all = allOf(reached);
    if (all !== undefined) counts.push(all);
  }
  return counts;
}

/** The counts of each state; undefined where the cells so far do not lead. */
type Reached = (Counts | undefined)[];

/** State 0 is the gap before the first block, and the state before any cell is read. */
interface State {
  /** The colour that the state reads. */
  readonly colour: number;
  /** The states that can come just before. */
  readonly from: readonly number[];
}

function statesOf(clue: readonly Block[]): State[] {
  const states: State[] = [{ colour: 0, from: [0] }];
  for (const [j, { length, colour }] of clue.entries()) {
    const gap = states.length - 1;
    const mayTouch = j > 0 && !needsGap(clue, j - 1);
    const first = gap + 1;
    const from = mayTouch ? [gap - 1, gap] : [gap];
    states.push({ colour, from: length === null ? [...from, first] : from });
    for (let cell = 1; cell < (length ?? 1); cell++) states.push({ colour, from: [gap + cell] });
    const last = states.length - 1;
    states.push({ colour: 0, from: [last, last + 1] });
  }
  return states;
}

/** Returns for each number of first cells the states from which the other cells can be read. */
function aliveIn(states: readonly State[], cells: Int32Array): boolean[][] {
  const ends = states.length === 1 ? 1 : 2;
  const alive: boolean[][] = [];
  alive[cells.length] = states.map((_, s) => s >= states.length - ends);
  for (let at = cells.length - 1; at >= 0; at--) {
    const before = states.map(() => false);
    for (const [s, { colour, from }] of states.entries()) {
      if (alive[at + 1][s] && canBe(cells[at], colour)) for (const t of from) before[t] = true;
    }
    alive[at] = before;
  }
  return alive;
}

function canBe(candidates: number, colour: number): boolean {
  return ((candidates >>> colour) & 1) === 1;
}

function plus({ least, most }: Counts, count: number): Counts {
  return { least: least + count, most: most + count };
}

function allOf(reached: Reached): Counts | undefined {
  let all: Counts | undefined;
  for (const counts of reached) all = either(all, counts);
  return all;
}

function either(one: Counts | undefined, other: Counts | undefined): Counts | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return { least: Math.min(one.least, other.least), most: Math.max(one.most, other.most) };
}
