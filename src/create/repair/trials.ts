// Tries changes of a picture, one at a time, by line solves, and looks at the budget before each.

import { countOpen } from '../../engine/picture-settling/open-cells.ts';
import { recolour, takeBack } from '../../engine/picture-settling/recolour.ts';
import type { SettledPicture } from '../../engine/picture-settling/settled-picture.ts';
import { isLeft, type QuestionBudget } from '../../engine/question-budget.ts';
import type { Random } from '../../engine/random.ts';
import type { Drawing } from '../drawing.ts';
import { sideCells } from '../tool-cells.ts';
import type { Change } from './change.ts';
import type { RepairSearch } from './repair-search.ts';

/** A change of an orbit that may help, with what line solves leave after it. */
export interface Trial {
  readonly changes: readonly Change[];
  /** How many candidates line solves leave on the board. */
  readonly left: number;
  /** How many cells have several of them. */
  readonly open: number;
  /** The number of rounds after which line solves end. */
  readonly rounds: number;
}

/**
 * Lists the changes of the open cells, and of the cells beside them, each in every other colour:
 * what lies elsewhere cannot tell the solutions apart.
 */
export function changesNear(
  search: RepairSearch,
  drawing: Drawing,
  open: readonly number[],
): Change[][] {
  const cells = new Set(open);
  for (const cell of open) for (const next of sideCells(drawing, cell)) cells.add(next);
  const groups = new Set([...cells].map((cell) => search.orbits[cell]));
  return [...groups].flatMap((group) => {
    if (mustStay(search, group[0])) return [];
    const from = drawing.cells[group[0]];
    const others = [...search.palette.keys()].filter((colour) => colour !== from);
    return others.map((to) => group.map((cell) => ({ cell, from, to })));
  });
}

/** Returns whether a cell, or one that changes with it, must stay as it is. */
export function mustStay(
  { orbits, options: { kept } }: Pick<RepairSearch, 'orbits' | 'options'>,
  cell: number,
): boolean {
  return kept !== undefined && orbits[cell].some((other) => kept.cells[other] !== 0);
}

/** Returns up to `most` items, by chance which; brings `all` into another order. */
export function randomSample<T>(all: T[], most: number, random: Random): T[] {
  for (let i = 0; i < Math.min(most, all.length); i++) {
    const other = i + random.below(all.length - i);
    [all[i], all[other]] = [all[other], all[i]];
  }
  return all.slice(0, most);
}

interface Trying<P> {
  readonly settled: SettledPicture;
  readonly budget: QuestionBudget<P>;
}

/**
 * Tries changes on the picture that is settled, in their order. Returns fewer trials than changes
 * if the budget is spent before. Cost: from 20 us for each on small boards to milliseconds.
 */
export async function tryChanges<P>(
  { settled, budget }: Trying<P>,
  changes: readonly (readonly Change[])[],
): Promise<Trial[]> {
  const trials: Trial[] = [];
  for (const each of changes) {
    if (!(await isLeft(budget))) break;
    const cells = each.map(({ cell }) => cell);
    recolour(settled, cells, each[0].to);
    const { last: rounds, left } = settled;
    trials.push({ changes: each, left: left[rounds], open: countOpen(settled), rounds });
    takeBack(settled);
  }
  return trials;
}
