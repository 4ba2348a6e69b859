// Walks to a label that no change of one cell reaches: makes the change after which the puzzle is
// easiest, or hardest, and goes on from there. Line solves choose a few changes at each step: they
// settle an easier picture in fewer rounds, and a harder one in more of them or not at all. The few
// are rated. Of the changes of a walk, those are taken back that its label does without.
// Cost: for a step, some hundred settlings and some ratings, of 10 ms on 10x10 cells and of 90 ms
// on 20x20.

import { resettle } from '../../engine/picture-settling/settled-picture.ts';
import { isLeft } from '../../engine/question-budget.ts';
import { makeRandom, type Random } from '../../engine/random.ts';
import type { Rating } from '../../explain/rate/rate.ts';
import type { Drawing } from '../drawing.ts';
import { type Change, withChanges } from '../repair/change.ts';
import { withoutNeedless } from '../repair/minimal-changes.ts';
import { randomSample, type Trial, tryChanges } from '../repair/trials.ts';
import { compareHardestSteps } from './compare-difficulty.ts';
import { isBeyondLines } from './difficulty-aim.ts';
import {
  type AimedSearch,
  hasEnough,
  isReached,
  rateChanged,
  suggestDifficulty,
} from './difficulty-search.ts';
import {
  changeableGroups,
  measuredChanges,
  mustSettle,
  type PossibleChange,
} from './rated-changes.ts';

const MOST_WALKS = 60;
/** The most steps of a walk: a set of more than a tenth of the cells makes another picture. */
const STEPS = { least: 12, share: 0.1 };
/** How many changes line solves try at a step; the less visible half of twice as many by chance. */
const TRIALS = 100;
/** How many of them are rated. */
const RATINGS = 6;

/**
 * Suggests sets of changes until there are enough of them, or enough walks, or the time is up.
 * Returns whether all walks were made.
 */
export async function walkToLabels(search: AimedSearch): Promise<boolean> {
  const candidates = MOST_WALKS;
  for (let walk = 0; walk < MOST_WALKS; walk++) {
    search.progress = { ...search.progress, stage: 'several', tried: walk, candidates };
    const end = await walkToLabel(search, makeRandom(walk));
    if (end === 'cut') return false;
    if (end !== 'none') await suggestNeeded(search, end);
    if (hasEnough(search)) return false;
  }
  search.progress = { ...search.progress, tried: candidates, candidates };
  return true;
}

interface Stop {
  readonly changes: readonly Change[];
  readonly rating: Rating;
}

async function walkToLabel(search: AimedSearch, random: Random): Promise<Stop | 'none' | 'cut'> {
  let at: Stop = { changes: [], rating: search.before };
  const most = Math.max(STEPS.least, STEPS.share * new Set(search.orbits).size);
  for (let step = 0; step < most; step++) {
    const next = await bestStep(search, at, random);
    if (next === 'none' || next === 'cut') return next;
    if (isReached(search, next.rating)) return next;
    at = next;
  }
  return 'none';
}

/** Returns where the best of some changes leads; no cell changes twice. */
async function bestStep(
  search: AimedSearch,
  { changes }: Stop,
  random: Random,
): Promise<Stop | 'none' | 'cut'> {
  const trials = await promisingTrials(search, changes, random);
  if (trials === 'cut') return 'cut';
  let best: Stop | 'none' = 'none';
  for (const trial of trials.slice(0, RATINGS)) {
    if (!(await isLeft(search.budget))) return 'cut';
    const all = [...changes, ...trial.changes];
    const next = { changes: all, rating: await rateChanged(search, all) };
    if (isReached(search, next.rating)) return next;
    if (next.rating.verdict !== 'unique' || next.rating.label === undefined) continue;
    if (best === 'none' || isNearer(search, next.rating, best.rating)) best = next;
  }
  return best;
}

function isNearer({ aim }: AimedSearch, a: Rating, b: Rating): boolean {
  const difference = compareHardestSteps(a, b);
  return aim.direction === 'easier' ? difference < 0 : difference > 0;
}

/** Tries some changes of the picture by line solves, and returns the promising ones first. */
async function promisingTrials(
  search: AimedSearch,
  before: readonly Change[],
  random: Random,
): Promise<Trial[] | 'cut'> {
  const picture = withChanges(search.drawing, before);
  const changed = new Set(before.map(({ cell }) => cell));
  const groups = changeableGroups(search).filter(([cell]) => !changed.has(cell));
  const sample = sampledChanges(picture, groups, search.palette.length, random);
  sample.sort((a, b) => a.visibility - b.visibility);
  const tried = sample.slice(0, Math.ceil(sample.length / 2)).map(({ changes }) => changes);
  resettle(search.settled, picture.cells);
  const trials = await tryChanges(search, tried);
  if (trials.length < tried.length) return 'cut';
  const fitting = mustSettle(search) ? trials.filter(({ open }) => open === 0) : trials;
  return fitting.sort((a, b) => promise(search, b) - promise(search, a));
}

/** Draws changes by number: large pictures have too many of them to make them all at each step. */
function sampledChanges(
  picture: Drawing,
  groups: readonly (readonly number[])[],
  colours: number,
  random: Random,
): PossibleChange[] {
  const others = colours - 1;
  const numbers = randomSample([...Array(groups.length * others).keys()], 2 * TRIALS, random);
  const recolourings = numbers.map((number) => {
    const group = groups[Math.floor(number / others)];
    const from = picture.cells[group[0]];
    return { group, to: (from + 1 + (number % others)) % colours };
  });
  return measuredChanges(picture, recolourings);
}

/**
 * Estimates how far a change leads to the labels that are wanted, from numbers that the trial has
 * already.
 */
function promise(
  { aim: { direction, labels } }: AimedSearch,
  { left, open, rounds }: Trial,
): number {
  if (direction === 'easier') return -(1000 * left + rounds);
  const isOpenWanted = labels !== undefined && isBeyondLines(labels.easiest);
  if (open === 0) return rounds;
  // Few open cells are most likely to have one solution.
  return isOpenWanted ? 1e6 - open : -open;
}

async function suggestNeeded(search: AimedSearch, { changes, rating }: Stop): Promise<void> {
  let after = rating;
  const needed = await withoutNeedless(search, changes, async (fewer) => {
    if (!(await isLeft(search.budget))) return 'cut';
    const less = await rateChanged(search, fewer);
    if (less.verdict === 'unknown' || less.isCut) return 'unknown';
    if (!isReached(search, less)) return 'no';
    after = less;
    return 'yes';
  });
  suggestDifficulty(search, { ...needed, rating: after });
}
