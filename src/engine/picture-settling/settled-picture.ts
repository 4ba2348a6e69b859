// Settles the lines of a picture in rounds, and keeps every round.
//
// Round 1 solves all rows, round 2 all columns, round 3 the rows again, and so on, each on what the
// round before it left. The first round after round 1 that removes nothing is the last. All rounds
// are kept, with their candidates by row and by column, so that after a change of some cells,
// `recolour` can solve again the lines whose input differs, and no others. The fixpoint of exact
// line solves does not depend on their order, so the last round is what `settleLines` finds.
// Memory: two bits for each cell, colour and round.

import { lineCount, type Size } from '../../puzzle/places.ts';
import { buildChangingLines, takeClueFrom } from '../line-kernel/changing-lines.ts';
import type { Lines } from '../line-kernel/clue-tables.ts';
import { makeScratch, type Scratch } from '../line-kernel/scratch.ts';
import { addRounds } from './rounds.ts';

export interface SettledPicture extends Size {
  /** Colour indices, row by row; only `resettle`, `recolour` and `takeBack` may write to them. */
  readonly picture: Uint8Array;
  /** The tables of the clues of the picture: see changing-lines.ts. */
  readonly lines: Lines;
  readonly scratch: Scratch;
  /** The candidates that the latest line solve left, as one mask per colour. */
  readonly solved: Int32Array;
  /**
   * The candidates after each round, as one mask per line and colour; round 0 has all candidates.
   * Rounds behind `last` are memory to spare.
   */
  readonly rounds: Int32Array[];
  /** How many candidates each round left on the board. */
  readonly left: number[];
  last: number;
  /** 1 for a line that must be solved again when its direction is next. */
  readonly stale: Uint8Array;
  readonly latest: LatestChange;
}

/** The latest change, with all that `takeBack` needs. */
export interface LatestChange {
  readonly cells: number[];
  /** The colours that `cells` had. */
  readonly colours: number[];
  /** The lines of `cells`, each once. */
  readonly lines: number[];
  /** Three numbers for each word that was overwritten: its round, its index, and what it was. */
  overwritten: Int32Array;
  size: number;
  /** `left` and `last` before the change. */
  readonly left: number[];
  last: number;
}

/**
 * Settles a picture, of which it keeps a copy. `colours` counts the colours that its cells can get,
 * the background included. This call does not pause.
 */
export function settlePicture(size: Size, picture: Uint8Array, colours: number): SettledPicture {
  const { width, height } = size;
  const lines = buildChangingLines(size, colours);
  const settled: SettledPicture = {
    width,
    height,
    picture: new Uint8Array(picture.length),
    lines,
    scratch: makeScratch(lines),
    solved: new Int32Array(colours * Math.max(...lines.words)),
    rounds: [allCandidatesOf(lines)],
    left: [width * height * colours],
    last: 0,
    stale: new Uint8Array(lineCount(size)),
    latest: {
      cells: [],
      colours: [],
      lines: [],
      overwritten: new Int32Array(3 * 256),
      size: 0,
      left: [],
      last: 0,
    },
  };
  resettle(settled, picture);
  return settled;
}

/** Settles another picture of the same size and colours in the same memory, from scratch. */
export function resettle(settled: SettledPicture, picture: Uint8Array): void {
  settled.picture.set(picture);
  for (let line = 0; line < settled.stale.length; line++) {
    takeClueFrom(settled.lines, settled, settled.picture, line);
  }
  settled.last = 0;
  settled.stale.fill(1);
  settled.latest.cells.length = 0;
  settled.latest.last = 0;
  addRounds(settled);
}

function allCandidatesOf(lines: Lines): Int32Array {
  const masks = new Int32Array(lines.maskSize);
  for (let line = 0; line < lines.count; line++) {
    for (let colour = 0; colour < lines.colours; colour++) {
      const at = lines.maskAt[line] + colour * lines.words[line];
      for (let i = 0; i < lines.length[line]; i++) masks[at + (i >>> 5)] |= 1 << (i & 31);
    }
  }
  return masks;
}
