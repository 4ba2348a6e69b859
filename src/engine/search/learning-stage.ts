// Searches by clause learning, which alternates with a search for symmetric solutions if the clues
// have a symmetry.

import { makeBoardWithin } from '../board/board.ts';
import { excludeCells, excludeSolution } from '../clause-learning/exclude-solution.ts';
import { learn } from '../clause-learning/learn.ts';
import { remainingCandidates, solvedCells } from '../clause-learning/read-cells.ts';
import { type Alternation, isForSymmetric, spendWork } from './alternate-searches.ts';
import { noteSolution } from './note-solution.ts';
import { startPlainly } from './plain-stage.ts';
import { conflictsOf, statsOf } from './search-report.ts';
import type { Budget, LearningStage, RunOutcome, Search } from './search-state.ts';
import { anotherSolution } from './second-solution.ts';
import { searchSymmetrically } from './symmetric-search.ts';

export function learnAlternately(
  search: Search,
  stage: LearningStage,
  { work, conflicts }: Budget,
): RunOutcome {
  for (let left = work; left > 0; ) {
    const { alternation } = stage;
    if (conflictsOf(search) >= conflicts) return 'paused';
    if (alternation === undefined) return learnOn(search, stage, { work: left, conflicts });
    const part = Math.min(alternation.left, left);
    const outcome = isForSymmetric(alternation, search.found)
      ? lookForSymmetric(search, stage, alternation, { work: part, conflicts })
      : learnOn(search, stage, { work: part, conflicts });
    left -= part;
    spendWork(alternation, part);
    if (outcome !== 'paused') return outcome;
  }
  return 'paused';
}

/** The part of the budget that one of the two searches gets. */
type Part = Pick<Budget, 'work' | 'conflicts'>;

function learnOn(search: Search, stage: LearningStage, { work, conflicts }: Part): RunOutcome {
  const { learning } = stage;
  const others = conflictsOf(search) - learning.learner.conflicts;
  const outcome = learn(learning, conflicts - others, work);
  return outcome === 'solution' ? remember(search, stage, solvedCells(learning)) : outcome;
}

/**
 * Goes on with the search for symmetric solutions; the end of that search proves nothing about the
 * whole puzzle.
 */
function lookForSymmetric(
  search: Search,
  stage: LearningStage,
  { symmetric }: Alternation,
  { work, conflicts }: Part,
): 'solution' | 'paused' {
  const { learner } = stage.learning;
  const outcome = searchSymmetrically(symmetric, conflicts - learner.conflicts, work);
  if (outcome === 'done') endAlternation(search, stage);
  if (outcome !== 'solution' || !isNew(search, symmetric.solution)) return 'paused';
  return rememberOther(search, stage, symmetric.solution);
}

/**
 * Returns whether a solution was not found before. A comparison with the latest solution is enough,
 * because the search for symmetric solutions ends with the second solution.
 */
function isNew({ found, solution }: Search, cells: Int32Array): boolean {
  return found === 0 || cells.some((mask, cell) => mask !== solution[cell]);
}

function endAlternation(search: Search, stage: LearningStage): void {
  const { past } = search;
  const conflicts = (past.conflicts ?? 0) + (stage.alternation?.symmetric.conflicts ?? 0);
  search.past = { ...past, conflicts };
  stage.alternation = undefined;
}

/**
 * Records a solution that clause learning did not find itself, and makes clause learning rule it
 * out at once.
 */
function rememberOther(search: Search, stage: LearningStage, cells: Int32Array): 'solution' {
  remember(search, stage, cells);
  // `isExcluded` stays false if no other solution is left; the next call then ends the search.
  search.isExcluded = excludeCells(stage.learning, cells);
  return 'solution';
}

/**
 * Takes over a solution that the search of a partner found; returns whether it is new. The search
 * then stands at it.
 */
export function takeSolution(search: Search, stage: LearningStage, cells: Int32Array): boolean {
  if (!isNew(search, cells)) return false;
  rememberOther(search, stage, cells);
  return true;
}

function remember(search: Search, stage: LearningStage, cells: Int32Array): 'solution' {
  noteSolution(search, cells);
  stage.remembered.push(cells);
  if (search.found > 1) endAlternation(search, stage);
  return 'solution';
}

/**
 * Rules out the solution at hand. Returns true when it was the only solution so far and another
 * solution is found without search.
 */
export function leaveLearntSolution(search: Search, stage: LearningStage): boolean {
  if (!search.isExcluded && !excludeSolution(stage.learning)) {
    search.state = 'done';
    return false;
  }
  const { puzzle, layers, found, solution } = search;
  if (found >= MOST_REMEMBERED || found * solution.length > MOST_CELLS) {
    goOnPlainly(search, stage);
    return false;
  }
  const another =
    found > 1 ? undefined : anotherSolution(puzzle, solution, stage.symmetries, layers);
  if (another === undefined) return false;
  rememberOther(search, stage, another);
  return true;
}

/**
 * Clause learning keeps a clause for every solution that it has ruled out. Beyond this many
 * solutions, or this many cells in all of them together, clause learning no longer pays.
 */
const MOST_REMEMBERED = 1000;
const MOST_CELLS = 50_000_000;

/** Lets the plain search list the other solutions, starting from all that is known for sure. */
function goOnPlainly(search: Search, stage: LearningStage): void {
  const board = makeBoardWithin(search.puzzle, remainingCandidates(stage.learning), search.free);
  search.past = statsOf(search);
  search.board = board;
  search.stage = startPlainly(search, stage.remembered);
}
