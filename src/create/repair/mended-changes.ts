// Mends a picture by many changes: a walk changes a random open cell, and keeps the change if it
// leaves fewer candidates than before, until line solves settle the picture. A change that leaves
// as many is kept by chance: without any of them the walk gets stuck on large boards, and with all
// of them it makes a third to a half more changes, which cost more to take back than to make.
// Of a few such changes the best one is taken, which makes fewer changes; on large boards, where a
// settling takes milliseconds, the first one.
//
// It is the walk of generate/mend.ts, with a budget and with cells that stay as they are.
// Cost: about one step for every 8 cells of noise, a few settlings each.

import { openCells } from '../../engine/picture-settling/open-cells.ts';
import { recolour, takeBack } from '../../engine/picture-settling/recolour.ts';
import { resettle } from '../../engine/picture-settling/settled-picture.ts';
import { isLeft } from '../../engine/question-budget.ts';
import type { Random } from '../../engine/random.ts';
import { type Change, changesBetween } from './change.ts';
import type { RepairSearch } from './repair-search.ts';
import { mustStay } from './trials.ts';

/** The most steps for each cell of the board. */
const STEPS_PER_CELL = 6;
/** The most changes of which a step takes the best, and how many candidates they may settle. */
const CHOICE = { most: 8, candidates: 60_000 };

/** One of so many steps keeps a change that leaves as many candidates as before. */
const KEPT_IDLE = 8;

/** Returns changes after which lines settle the picture, or 'none' if the walk comes to no end. */
export async function mendedChanges(
  search: RepairSearch,
  random: Random,
): Promise<readonly Change[] | 'none' | 'cut'> {
  const { settled, drawing, budget } = search;
  if (!(await isLeft(budget))) return 'cut';
  resettle(settled, drawing.cells);
  const most = STEPS_PER_CELL * drawing.cells.length;
  for (let step = 0; step < most; step++) {
    const open = openCells(settled);
    if (open.length === 0) return changesBetween(drawing, { cells: settled.picture });
    const changeable = open.filter((cell) => !mustStay(search, cell));
    if (changeable.length === 0) return 'none';
    if (!(await takeStep(search, changeable, random))) return 'cut';
  }
  return 'none';
}

/** Makes the best of some random changes unless it leaves more; returns false without a budget. */
async function takeStep(
  { settled, orbits, palette, budget }: RepairSearch,
  open: readonly number[],
  random: Random,
): Promise<boolean> {
  const candidates = settled.picture.length * palette.length;
  const choice = Math.max(1, Math.min(CHOICE.most, Math.floor(CHOICE.candidates / candidates)));
  const spare = random.below(KEPT_IDLE) === 0 ? 1 : 0;
  let best = { left: settled.left[settled.last] + spare, cell: -1, to: -1 };
  for (let i = 1; i <= choice; i++) {
    if (!(await isLeft(budget))) return false;
    const cell = open[random.below(open.length)];
    const to = (settled.picture[cell] + 1 + random.below(palette.length - 1)) % palette.length;
    recolour(settled, orbits[cell], to);
    const left = settled.left[settled.last];
    if (left < best.left) {
      // The last change stays as it is, which spares a settling.
      if (i === choice) return true;
      best = { left, cell, to };
    }
    takeBack(settled);
  }
  if (best.cell >= 0) recolour(settled, orbits[best.cell], best.to);
  return true;
}
