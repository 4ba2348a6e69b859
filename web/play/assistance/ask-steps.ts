// The solution step by step: the worker sends the steps one by one, and they play while more
// arrive.

import type { DescribedStep } from '../../../src/tasks/explaining/explain.ts';
import type { Way } from '../../../src/tasks/explaining/why.ts';
import { isUnmarked, masksOf, UNMARKED } from '../../board/state/mark.ts';
import { changesTo } from '../../board/state/play-state.ts';
import { longWorker } from '../../workers/task-workers.ts';
import { change, countHelp, type GameStore, setAnswer } from '../game/game-store.ts';
import {
  keptCells,
  type StepsPlayback,
  startSteps,
  withSteps,
} from '../playback/board-playback.ts';
import { correctMoves } from './answer.ts';
import { findMistakes } from './ask-check.ts';
import { type AskContext, attempt, playOf, showAnswer } from './ask-worker.ts';
import { joinSteps } from './told-step.ts';

/** Milliseconds between two deliveries of the steps that have arrived. */
const DELIVERED_EVERY = 100;

export async function askSteps(context: AskContext): Promise<void> {
  const { store, text, language } = context;
  const { puzzle, cells } = store.getState().game.play;
  const marks = masksOf(cells, puzzle.palette.length - 1);
  const pending: DescribedStep[] = [];
  const playback = startSteps(cells);
  const pass = (ending?: string): void => {
    addSteps(store, playback.id, pending.splice(0), ending);
  };
  countHelp(store);
  setAnswer(store, undefined);
  store.setState({ playback });
  const timer = setInterval(pass, DELIVERED_EVERY);
  // The work is cancelled as soon as the playback is no longer on the board.
  const stop = store.subscribe(() => {
    if (!isOnBoard(store, playback.id)) context.cancel();
  });
  const answer = await attempt(context, () =>
    context.run(text('play.explaining'), ({ signal }) =>
      longWorker.ask(
        'explain',
        { puzzle, marks, language },
        { signal, onItem: (step) => void pending.push(step) },
      ),
    ),
  ).finally(() => {
    clearInterval(timer);
    stop();
  });
  if (!answer?.ok) {
    pass('');
    return;
  }
  const { ending, sentence } = answer.value;
  pass(sentence);
  if (ending.kind !== 'mistake' || !isOnBoard(store, playback.id)) return;
  store.setState({ playback: undefined });
  // The task `explain` gets no moves, so another task finds the last correct position.
  const mistakes = (await findMistakes(context)) ?? ending.mistakes;
  const correct = correctMoves(mistakes, playOf(context));
  showAnswer(context, { kind: 'mistake', sentence, mistakes, correct });
}

/**
 * Plays the steps of a refutation on the board, starting from the marks without the doubted marks.
 * The last frame outlines the mark that the steps refute.
 */
export function showRefutation(
  { store, text }: Pick<AskContext, 'store' | 'text'>,
  cell: number,
  { doubted, steps }: Way,
): void {
  const { cells } = playOf({ store });
  const start = cells.slice();
  for (const doubt of doubted) start[doubt] = UNMARKED;
  const refuted = { cell, mark: cells[cell] };
  // The answer has told how many steps there are, so that none is joined with another.
  const told = steps.map((step) => ({ ...step, crossed: [] }));
  store.setState({
    playback: { ...withSteps(startSteps(start), told, text('play.why.end')), refuted },
  });
}

/**
 * Turns the marks of the frame in sight into marks of the player, as one move. Says so if marks of
 * the player are replaced or removed.
 */
export function keepFrame(context: AskContext): void {
  const { store, text } = context;
  const { playback, game } = store.getState();
  const { cells } = game.play;
  if (playback?.kind !== 'steps') return;
  const changes = changesTo(cells, keptCells(playback));
  const count = changes.filter(({ from }) => !isUnmarked(from)).length;
  change(store, changes, 'solve');
  store.setState({ playback: undefined });
  if (count > 0)
    showAnswer(context, { kind: 'sentence', sentence: text('play.playback.kept', { count }) });
}

function isOnBoard(store: GameStore, id: symbol): boolean {
  return stepsOnBoard(store)?.id === id;
}

/** Returns the steps that play, or that the player goes back to from the chain of one of them. */
function stepsOnBoard(store: GameStore): StepsPlayback | undefined {
  const { playback } = store.getState();
  if (playback?.kind === 'chain') return playback.within;
  return playback?.kind === 'steps' ? playback : undefined;
}

function addSteps(
  store: GameStore,
  id: symbol,
  steps: readonly DescribedStep[],
  ending: string | undefined,
): void {
  const shown = stepsOnBoard(store);
  if (shown?.id !== id || (steps.length === 0 && ending === undefined)) return;
  const { puzzle } = playOf({ store });
  const grown = withSteps(shown, joinSteps(puzzle, shown.steps, steps), ending);
  store.setState(({ playback }) => ({
    playback: playback?.kind === 'chain' ? { ...playback, within: grown } : grown,
  }));
}
