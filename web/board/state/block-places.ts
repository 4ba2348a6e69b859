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
  let before: Positions = new Uint8Array(cells.length + 1);
  before[0] = 1;
  addBlanks(before, cells);
  for (let j = 0; j < clue.length; j++) {
    const isApart = j > 0 && needsGap(clue, j - 1);
    const own = isApart ? afterBlank(before, cells) : before;
    starts.push(own);
    before = endsOf(clue[j], cells, own);
    addBlanks(before, cells);
  }
  return before[cells.length] === 1 ? starts : undefined;
}

/** Adds the positions that blank cells lead to. */
function addBlanks(positions: Positions, cells: readonly number[]): void {
  for (let p = 0; p < cells.length; p++) positions[p + 1] |= positions[p] & cells[p] & 1;
}

/** Returns the positions that one blank cell leads to. */
function afterBlank(positions: Positions, cells: readonly number[]): Positions {
  const after = new Uint8Array(positions.length);
  for (let p = 0; p < cells.length; p++) after[p + 1] = positions[p] & cells[p] & 1;
  return after;
}

/** Returns the positions at which the block can end if it starts at one of `starts`. */
function endsOf({ length, colour }: Block, cells: readonly number[], starts: Positions): Positions {
  const ends = new Uint8Array(starts.length);
  // The number of cells up to here that can have the colour, and whether a blotted block reaches
  // this cell from a start among them.
  let [run, reached] = [0, 0];
  for (let p = 0; p < cells.length; p++) {
    const canBe = (cells[p] >>> colour) & 1;
    run = canBe === 1 ? run + 1 : 0;
    reached = canBe & (reached | starts[p]);
    if (length === null) ends[p + 1] = reached;
    else if (run >= length) ends[p + 1] = starts[p + 1 - length];
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
  // The number of cells from here on that can have the colour, and the nearest and the farthest end
  // among them; 0 if there is none.
  let [run, nearest, farthest] = [0, 0, 0];
  for (let p = cells.length - 1; p >= 0; p--) {
    if (((cells[p] >>> colour) & 1) === 0) {
      run = nearest = farthest = 0;
      continue;
    }
    run++;
    if (ends[p + 1] === 1) {
      nearest = p + 1;
      farthest ||= nearest;
    }
    if (starts[p] === 0) continue;
    const isWhole = length === null ? nearest > 0 : run >= length && ends[p + length] === 1;
    if (!isWhole) continue;
    if (place !== undefined || (length === null && nearest !== farthest)) return undefined;
    place = { start: p, end: length === null ? nearest : p + length };
  }
  return place;
}
