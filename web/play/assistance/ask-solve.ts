// Solve. A unique solution is filled in as one move. Otherwise, or if the player ends the search,
// the player can page through the solutions that were found. If the puzzle has no solution, the
// lines that contradict each other are shown. If the time ends before a solution is found, the
// player can fill in the cells that are certain.

import type { Grid } from '../../../src/puzzle/grid.ts';
import { countKnown, differingCells } from '../../../src/puzzle/grid.ts';
import type { SolveAnswer } from '../../../src/tasks/solving/solve.ts';
import { announce } from '../../app/announcer.tsx';
import type { WorkHost } from '../../app/use-work.ts';
import type { PlayState } from '../../board/state/play-state.ts';
import { changesTo } from '../../board/state/play-state.ts';
import { longWorker } from '../../workers/task-workers.ts';
import { change, countHelp, setAnswer } from '../game/game-store.ts';
import { agreement, cellsOfKnown, cellsOfSolution } from '../playback/cells-at.ts';
import type { ShownAnswer } from './answer.ts';
import { type AskContext, attempt, showAnswer } from './ask-worker.ts';

/** The most solutions to look for: nobody pages through more. */
const MOST_SOLUTIONS = 24;
const SECONDS = 120;

export async function askSolution(context: AskContext): Promise<void> {
  const { store, text } = context;
  const { puzzle } = store.getState().game.play;
  const found: Grid[] = [];
  setAnswer(store, undefined);
  const answered = await attempt(context, () =>
    context.run(text('play.solving'), ({ signal, report }) =>
      longWorker.ask(
        'solve',
        { puzzle, maxSolutions: MOST_SOLUTIONS, mayVary: true, limits: { seconds: SECONDS } },
        {
          signal,
          onItem: (item) => {
            if (item.kind === 'solution') noteSolution(context, found, item.solution, report);
          },
        },
      ),
    ),
  );
  if (answered === undefined) {
    showFound(context, found);
    return;
  }
  const { value: answer } = answered;
  countHelp(store);
  if (answer.verdict === 'unique') fillInOnly(context, answer.solutions[0]);
  else if (answer.verdict === 'none') await showContradiction(context);
  else showAnswer(context, answerOf(answer, store.getState().game.play));
}

/** Says how far the search is; nobody knows how much of it is left, so there is no share. */
function noteSolution(
  { text }: AskContext,
  found: Grid[],
  solution: Grid,
  report: WorkHost['report'],
): void {
  found.push(solution);
  const label =
    found.length === 1
      ? text('play.solving.first')
      : text('play.solving.found', { solutions: found.length });
  report(undefined, label);
  if (found.length === 1) announce(label);
}

/** Offers what was found before the search was cancelled, unless the player went on meanwhile. */
function showFound(context: AskContext, found: readonly Grid[]): void {
  const { store } = context;
  const { game, answer, playback, asking } = store.getState();
  const isBusy = answer !== undefined || playback !== undefined || asking !== undefined;
  if (found.length === 0 || game.isDone || isBusy) return;
  countHelp(store);
  showAnswer(context, solutionsAnswer(found, false, game.play.cells));
}

/** Fills in the only solution, and says that it is the only one. */
function fillInOnly(context: AskContext, solution: Grid): void {
  fillIn(context, solution);
  showAnswer(context, { kind: 'sentence', sentence: context.text('play.solve.only') });
}

/** Fills in the solution as one move, which also replaces notes and wrong marks. */
export function fillIn({ store }: Pick<AskContext, 'store'>, solution: Grid): void {
  const { cells } = store.getState().game.play;
  change(store, changesTo(cells, cellsOfSolution(cells, solution)), 'solve');
}

/** Fills in the cells that are certain, as one move. */
export function fillKnown({ store }: Pick<AskContext, 'store'>, known: Grid): void {
  const { cells } = store.getState().game.play;
  change(store, changesTo(cells, cellsOfKnown(cells, known)), 'solve');
}

/** Returns the answer to show if there is not exactly one solution for certain. */
function answerOf(answer: SolveAnswer, { cells }: PlayState): ShownAnswer {
  const { solutions, complete, known } = answer;
  if (solutions.length === 0) return { kind: 'unsettled', known, count: countKnown(known) };
  return solutionsAnswer(solutions, complete, cells);
}

/** Puts the solutions that agree most with the marks first. */
function solutionsAnswer(
  solutions: readonly Grid[],
  complete: boolean,
  cells: Uint8Array,
): ShownAnswer {
  const sorted = solutions.toSorted((a, b) => agreement(cells, b) - agreement(cells, a));
  return {
    kind: 'solutions',
    solutions: sorted,
    complete,
    differing: differingCells(sorted),
    at: 0,
  };
}

async function showContradiction(context: AskContext): Promise<void> {
  const { store, text } = context;
  const { puzzle } = store.getState().game.play;
  const outcome = await attempt(context, () =>
    context.run(text('play.narrowing'), ({ signal }) =>
      longWorker.ask('contradictory-lines', { draft: puzzle }, { signal }),
    ),
  );
  if (outcome === undefined) return;
  showAnswer(context, { kind: 'contradictory', lines: outcome.ok ? outcome.value.lines : [] });
}
