// Finds the blocks of a line that have the same place in every arrangement that fits the marks. For
// each block there is a table of the positions at which it could start, because the blocks before
// it fit before that position, and one of the positions at which it could end. The ends come from
// the mirrored line, in which they are starts. Cost: O(blocks x cells).

import { type Block, needsGap } from '../../../src/puzzle/clue.ts';

/** The cells of a block, from `start` up to but without `end`. */
export interface BlockCells {
  readonly start: number;
  readonly end: number;
}

/** Is 1 at each position from 0 to the number of cells that fits, and 0 at all others. */
type Positions = Uint8Array;

/**
 * Returns the place of each block, or undefined in its place if it has several. Returns undefined
 * if no arrangement fits. `cells` are the candidates of the line.
 */
export function blockPlaces(
  clue: readonly Block[],
  cells: readonly number[],
): readonly (BlockCells | undefined)[] | undefined {
  const starts = startsOf(clue, cells);
  if (starts === undefined) return undefined;
  const mirrored = startsOf(clue.toReversed(), cells.toReversed()) ?? [];
  const ends = mirrored.toReversed().map((own) => own.toReversed());
  return clue.map((block, j) => onlyPlace(block, cells, starts[j], ends[j]));
}

/**
 * Returns for each block the positions before which all earlier blocks fit, with a gap where one is
 * needed; undefined if not all blocks fit into the line.
 */
function startsOf(clue: readonly Block[], cells: readonly number[]): Positions[] | undefined {
  const starts: Positions[] = [];
  let before = withBlanks(Uint8Array.of(1, ...cells.map(() => 0)), cells);
  for (const [j, block] of clue.entries()) {
    const isApart = j > 0 && needsGap(clue, j - 1);
    const own = isApart ? afterBlank(before, cells) : before;
    starts.push(own);
    before = withBlanks(endsOf(block, cells, own), cells);
  }
  return before[cells.length] === 1 ? starts : undefined;
}

/** Adds the positions that blank cells lead to. */
function withBlanks(positions: Positions, cells: readonly number[]): Positions {
  for (const [p, candidates] of cells.entries()) {
    if (positions[p] === 1 && isBlank(candidates)) positions[p + 1] = 1;
  }
  return positions;
}

/** Returns the positions that one blank cell leads to. */
function afterBlank(positions: Positions, cells: readonly number[]): Positions {
  return positions.map((_, p) => (p > 0 && isBlank(cells[p - 1]) ? positions[p - 1] : 0));
}

/** Returns the positions at which the block can end if it starts at one of `starts`. */
function endsOf({ length, colour }: Block, cells: readonly number[], starts: Positions): Positions {
  const ends = new Uint8Array(starts.length);
  let run = 0;
  // Whether a start lies in the run or right before it, so that a blotted block reaches this cell.
  let isReached = false;
  for (const [p, candidates] of cells.entries()) {
    const canBe = ((candidates >>> colour) & 1) === 1;
    run = canBe ? run + 1 : 0;
    isReached = canBe && (isReached || starts[p] === 1);
    const isEnd = length === null ? isReached : run >= length && starts[p + 1 - length] === 1;
    if (isEnd) ends[p + 1] = 1;
  }
  return ends;
}

/** Returns the only place that the block can have, or undefined if there are several. */
function onlyPlace(
  { length, colour }: Block,
  cells: readonly number[],
  starts: Positions,
  ends: Positions,
): BlockCells | undefined {
  let place: BlockCells | undefined;
  let run = 0;
  // The nearest and the farthest end that a blotted block reaches; 0 if it reaches none.
  let [nearest, farthest] = [0, 0];
  for (let p = cells.length - 1; p >= 0; p--) {
    const canBe = ((cells[p] >>> colour) & 1) === 1;
    run = canBe ? run + 1 : 0;
    if (!canBe) [nearest, farthest] = [0, 0];
    else if (ends[p + 1] === 1) [nearest, farthest] = [p + 1, farthest || p + 1];
    if (starts[p] === 0 || !canBe) continue;
    const end =
      length === null ? nearest : run >= length && ends[p + length] === 1 ? p + length : 0;
    if (end === 0) continue;
    if (place !== undefined || (length === null && nearest !== farthest)) return undefined;
    place = { start: p, end };
  }
  return place;
}

function isBlank(candidates: number): boolean {
  return (candidates & 1) === 1;
}
