// Measures how long it takes to settle a picture again after a change of one cell, beside settling
// it from scratch in the same memory. The pictures are soft shapes, and the cells that change are
// open ones, as a generator changes them. Each answer of a first pass is checked from scratch.

import { countOpen, openCells } from '../../src/engine/picture-settling/open-cells.ts';
import { recolour, takeBack } from '../../src/engine/picture-settling/recolour.ts';
import {
  resettle,
  type SettledPicture,
  settlePicture,
} from '../../src/engine/picture-settling/settled-picture.ts';
import { makeRandom, type Random } from '../../src/engine/random.ts';
import { colourOf } from '../../src/puzzle/grid.ts';
import { shapes } from '../../test/boards.ts';
import { time } from './cpu-time.ts';

const PICTURES = 10;
const CHANGES = 100;

/** Seconds for one change that is taken back, and for one picture from scratch. */
export interface ChangeFigure {
  readonly changed: number;
  readonly fromScratch: number;
}

export function benchChanges(side: number, colours: number): ChangeFigure {
  const random = makeRandom(side);
  const size = { width: side, height: side };
  const pictures = Array.from({ length: PICTURES }, () =>
    Uint8Array.from(shapes(random, side, side, colours, 0.5).cells, colourOf),
  );
  const cases = pictures.map((picture) => {
    const settled = settlePicture(size, picture, colours + 1);
    return { settled, picture, changes: randomChanges(settled, random, colours) };
  });
  for (const { settled, changes } of cases) checkChanges(settled, changes);
  const changed = time(() => {
    for (const { settled, changes } of cases) tryChanges(settled, changes);
  });
  const fromScratch = time(() => {
    for (const { settled, picture } of cases) resettle(settled, picture);
  });
  return { changed: changed / PICTURES / CHANGES, fromScratch: fromScratch / PICTURES };
}

interface Change {
  readonly cells: readonly number[];
  readonly colour: number;
}

/** Draws changes of open cells, or of any cells if none is open. */
function randomChanges(settled: SettledPicture, random: Random, colours: number): Change[] {
  const open = openCells(settled);
  return Array.from({ length: CHANGES }, () => {
    const { length } = settled.picture;
    const cell = open.length > 0 ? open[random.below(open.length)] : random.below(length);
    const colour = (settled.picture[cell] + 1 + random.below(colours)) % (colours + 1);
    return { cells: [cell], colour };
  });
}

function tryChanges(settled: SettledPicture, changes: readonly Change[]): void {
  for (const { cells, colour } of changes) {
    recolour(settled, cells, colour);
    takeBack(settled);
  }
}

function checkChanges(settled: SettledPicture, changes: readonly Change[]): void {
  for (const { cells, colour } of changes) {
    recolour(settled, cells, colour);
    const open = countOpen(settled);
    const scratch = settlePicture(settled, settled.picture, settled.lines.colours);
    if (open !== countOpen(scratch)) throw new Error(`${open} open cells are wrong`);
    takeBack(settled);
  }
}
