// The solution step by step: the worker sends the steps one by one, and they play while more
// arrive.

import type { SaidStep } from '../../../src/tasks/explaining/explain.ts';
import type { Way } from '../../../src/tasks/explaining/why.ts';
import { masksOf, OPEN } from '../../board/state/mark.ts';
import { changesTo } from '../../board/state/play-state.ts';
import { long } from '../../solver/solvers.ts';
import { change, countHelp, type Game, setAnswer } from '../game/game-store.ts';
import { cellsOfShow, startSteps, withSteps } from '../playback/board-playback.ts';
import { correctMoves } from './answer.ts';
import { findMistakes } from './ask-check.ts';
import { attempt, type Helper, playOf, showAnswer } from './ask-worker.ts';

/** Milliseconds between two deliveries of the steps that have arrived. */
const BREATH = 100;

export async function askSteps(helper: Helper): Promise<void> {
  const { game, text, language } = helper;
  const { puzzle, cells } = game.getState().session.play;
  const marks = masksOf(cells, puzzle.palette.length - 1);
  const pending: SaidStep[] = [];
  const show = startSteps(cells);
  const pass = (ending?: string): void => {
    addSteps(game, show.id, pending.splice(0), ending);
  };
  countHelp(game);
  setAnswer(game, undefined);
  game.setState({ show });
  const timer = setInterval(pass, BREATH);
  // The work is cancelled as soon as the show is no longer on the board.
  const stop = game.subscribe(() => {
    if (!isShown(game, show.id)) helper.cancel();
  });
  const answer = await attempt(helper, () =>
    helper.run(text('play.explaining'), ({ signal }) =>
      long.ask(
        'explain',
        { puzzle, marks, language },
        { signal, onItem: (said) => void pending.push(said) },
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
  if (ending.kind !== 'mistake' || !isShown(game, show.id)) return;
  game.setState({ show: undefined });
  // The worker that explains does not get the moves, so the way back is found by another task.
  const mistakes = (await findMistakes(helper)) ?? ending.mistakes;
  const correct = correctMoves(mistakes, playOf(helper));
  showAnswer(helper, { kind: 'mistake', sentence, mistakes, correct });
}

/** Plays the steps of a refutation on the board, without the marks that it doubts. */
export function showRefutation({ game }: Pick<Helper, 'game'>, { doubted, steps }: Way): void {
  const start = playOf({ game }).cells.slice();
  for (const cell of doubted) start[cell] = OPEN;
  game.setState({ show: withSteps(startSteps(start), steps, steps.at(-1)?.sentence ?? '') });
}

/** Turns the marks of the frame in sight into marks of the player, as one move. */
export function keepShown({ game }: Pick<Helper, 'game'>): void {
  const { show, session } = game.getState();
  const { cells } = session.play;
  if (show?.kind !== 'steps') return;
  change(game, changesTo(cells, cellsOfShow(show, cells.length)), 'solve');
  game.setState({ show: undefined });
}

function isShown(game: Game, id: symbol): boolean {
  const { show } = game.getState();
  return show?.kind === 'steps' && show.id === id;
}

function addSteps(
  game: Game,
  id: symbol,
  steps: readonly SaidStep[],
  ending: string | undefined,
): void {
  const { show } = game.getState();
  if (show?.kind !== 'steps' || show.id !== id) return;
  if (steps.length === 0 && ending === undefined) return;
  game.setState({ show: withSteps(show, steps, ending) });
}
