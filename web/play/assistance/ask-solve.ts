// Solve. A unique solution is filled in as one move. Otherwise, the player can page through the
// solutions that were found. If the puzzle has no solution, the lines that contradict each other
// are shown. If the time ends before a solution is found, the player can fill in the cells that are
// certain.

import type { Progress } from '../../../src/engine/options.ts';
import type { Grid } from '../../../src/puzzle/grid.ts';
import { countKnown, differingCells } from '../../../src/puzzle/grid.ts';
import type { SolveAnswer } from '../../../src/tasks/solving/solve.ts';
import type { PlayState } from '../../board/state/play-state.ts';
import { changesTo } from '../../board/state/play-state.ts';
import { longWorker } from '../../workers/task-workers.ts';
import { change, countHelp } from '../game/game-store.ts';
import { agreement, cellsOfKnown, cellsOfSolution } from '../playback/cells-at.ts';
import type { ShownAnswer } from './answer.ts';
import { type AskContext, attempt, showAnswer } from './ask-worker.ts';

/** The most solutions to look for: nobody pages through more. */
const MOST_SOLUTIONS = 24;
const SECONDS = 120;

export async function askSolution(context: AskContext): Promise<void> {
  const { store, text } = context;
  const { puzzle } = store.getState().game.play;
  const answered = await attempt(context, () =>
    context.run(text('play.solving'), ({ signal, report }) =>
      longWorker.ask(
        'solve',
        { puzzle, maxSolutions: MOST_SOLUTIONS, limits: { seconds: SECONDS } },
        { signal, onProgress: (progress) => report(...reportOf(context, progress)) },
      ),
    ),
  );
  if (answered === undefined) return;
  const { value: answer } = answered;
  countHelp(store);
  if (answer.verdict === 'unique') fillIn(context, answer.solutions[0]);
  else if (answer.verdict === 'none') await showContradiction(context);
  else showAnswer(context, answerOf(answer, store.getState().game.play));
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

function reportOf(
  { text }: AskContext,
  { knownCells, cells, solutions }: Progress,
): readonly [number, string] {
  const label = solutions === 0 ? text('play.solving') : text('play.solving.found', { solutions });
  return [knownCells / cells, label];
}

/** Returns the answer to show; the solutions that agree most with the marks come first. */
function answerOf({ solutions, complete, known }: SolveAnswer, { cells }: PlayState): ShownAnswer {
  if (solutions.length === 0) return { kind: 'unsettled', known, count: countKnown(known) };
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
