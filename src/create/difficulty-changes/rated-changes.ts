// Tries the changes of one cell, or of the cells that a symmetry ties to it, and rates the puzzle
// after each. They are tried in the order in which they are suggested, as far as that is known
// before: the first ones that lead to a label that is wanted are the best. Line solves rule out
// changes that make a puzzle harder than it may become.

import { countOpen } from '../../engine/picture-settling/open-cells.ts';
import { recolour, takeBack } from '../../engine/picture-settling/recolour.ts';
import { resettle } from '../../engine/picture-settling/settled-picture.ts';
import { isLeft } from '../../engine/question-budget.ts';
import { defined } from '../../puzzle/defined.ts';
import type { Drawing } from '../drawing.ts';
import type { Change } from '../repair/change.ts';
import { mustStay } from '../repair/trials.ts';
import { visibilityOf } from '../repair/visibility.ts';
import { isBeyondLines } from './difficulty-aim.ts';
import {
  type AimedSearch,
  type DifficultySearch,
  hasEnough,
  rateChanged,
  suggestDifficulty,
} from './difficulty-search.ts';

export interface PossibleChange {
  readonly changes: readonly Change[];
  readonly visibility: number;
}

interface ChangesToRate {
  readonly all: readonly PossibleChange[];
  /** The index of the first change that is not rated yet. */
  next: number;
  /** Whether every rating came to its end so far. */
  isThorough: boolean;
}

/** Rates the changes that are left, until enough are found. Returns whether each was rated. */
export async function rateEach(
  search: AimedSearch,
  list: ChangesToRate,
  budget = search.budget,
): Promise<boolean> {
  const { drawing, settled } = search;
  resettle(settled, drawing.cells);
  const isRuledOut = mustSettle(search);
  const candidates = list.all.length;
  while (list.next < candidates && !hasEnough(search)) {
    if (!(await isLeft(budget))) return false;
    const { changes } = list.all[list.next++];
    search.progress = { ...search.progress, stage: 'single', tried: list.next, candidates };
    if (isRuledOut && leavesOpen(search, changes)) continue;
    const rating = await rateChanged(search, changes);
    if (rating.verdict === 'unknown' || rating.isCut) list.isThorough = false;
    suggestDifficulty(search, { changes, isMinimal: true, rating });
  }
  return list.next === candidates && list.isThorough;
}

/**
 * Returns whether a puzzle is of no use if lines leave cells open in it, which makes it harder than
 * any that they settle. Lines are settled without the given cells, so they tell nothing where there
 * are some.
 */
export function mustSettle({ aim, before, options }: AimedSearch): boolean {
  if (options.given !== undefined) return false;
  const { direction, labels, isAnyOfUse } = aim;
  if (!isAnyOfUse) return labels !== undefined && !isBeyondLines(labels.hardest);
  const { label } = before;
  return (
    direction === 'easier' && label !== undefined && label !== 'ambiguous' && !isBeyondLines(label)
  );
}

function leavesOpen({ settled }: DifficultySearch, changes: readonly Change[]): boolean {
  const cells = changes.map(({ cell }) => cell);
  recolour(settled, cells, changes[0].to);
  const open = countOpen(settled);
  takeBack(settled);
  return open > 0;
}

/** Lists all changes of one orbit of the drawing, the best first. */
export function possibleChanges(search: DifficultySearch): PossibleChange[] {
  const { drawing, palette } = search;
  const colours = [...palette.keys()];
  const recolourings = changeableGroups(search).flatMap((group) => {
    const others = colours.filter((to) => to !== drawing.cells[group[0]]);
    return others.map((to) => ({ group, to }));
  });
  const all = measuredChanges(drawing, recolourings);
  return all.sort((a, b) => a.changes.length - b.changes.length || a.visibility - b.visibility);
}

/** Returns the cells that may change, those together that change together. */
export function changeableGroups({ orbits, options }: DifficultySearch): (readonly number[])[] {
  const { kept } = options;
  const staying = { orbits, options: defined({ kept }) };
  return [...new Set(orbits)].filter(([cell]) => !mustStay(staying, cell));
}

interface Recolouring {
  readonly group: readonly number[];
  readonly to: number;
}

/** Returns the changes of a picture that give groups of cells another colour, each by itself. */
export function measuredChanges(
  drawing: Drawing,
  recolourings: readonly Recolouring[],
): PossibleChange[] {
  // One copy for all changes: a copy for each would take as long as the square of the cells.
  const after = { ...drawing, cells: drawing.cells.slice() };
  return recolourings.map(({ group, to }) => {
    const from = drawing.cells[group[0]];
    for (const cell of group) after.cells[cell] = to;
    const visibility = visibilityOf(after, group);
    for (const cell of group) after.cells[cell] = from;
    return { changes: group.map((cell) => ({ cell, from, to })), visibility };
  });
}
