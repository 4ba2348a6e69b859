// Asks the workers about the present marks, and asks again if the marks change meanwhile. If a
// worker fails, the shown answer says so. A cancelled task leaves the shown answer as it is.

import type { History } from '../../../src/explain/model/move-history.ts';
import type { Language } from '../../../src/explain/words/languages.ts';
import type { Outcome } from '../../../src/puzzle/problem.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { TaskFailure } from '../../../src/tasks/ask-tasks.ts';
import { announce } from '../../app/announcer.tsx';
import type { Text } from '../../app/texts.ts';
import type { WorkHost, Working } from '../../app/use-work.ts';
import { historyOf } from '../../board/state/hint-history.ts';
import { masksOf } from '../../board/state/mark.ts';
import type { PlayState } from '../../board/state/play-state.ts';
import { type GameStore, type HelpQuestion, setAnswer } from '../game/game-store.ts';
import type { ShownAnswer } from './answer.ts';
import { sentenceOfAnswer } from './answer-text.ts';

export interface AskContext {
  readonly store: GameStore;
  readonly run: Working['run'];
  /** Ends the running task. */
  readonly cancel: Working['cancel'];
  readonly text: Text;
  readonly language: Language;
}

/** The input of the tasks about marks. */
export interface Asked {
  readonly puzzle: Puzzle;
  readonly marks: Int32Array;
  readonly history: History;
}

export function playOf({ store }: Pick<AskContext, 'store'>): PlayState {
  return store.getState().game.play;
}

export function askedOf(context: AskContext): Asked {
  const play = playOf(context);
  const { puzzle, cells } = play;
  return { puzzle, marks: masksOf(cells, puzzle.palette.length - 1), history: historyOf(play) };
}

/** Shows the answer and announces it to screen readers. */
export function showAnswer(context: AskContext, answer: ShownAnswer): void {
  const { store, text, language } = context;
  setAnswer(store, answer);
  announce(sentenceOfAnswer(answer, store.getState().game.play.puzzle, text, language));
}

/**
 * Returns the answer about the marks as they are when the answer arrives. Returns undefined if the
 * task was cancelled or failed, or if the board is solved. Also returns undefined while the same
 * question is worked on, so that an impatient second press does not start the task again.
 */
export async function askAboutMarks<T>(
  context: AskContext,
  question: HelpQuestion,
  label: string,
  ask: (asked: Asked, host: WorkHost) => Promise<Outcome<T>>,
): Promise<T | undefined> {
  const { store } = context;
  if (store.getState().asking === question) return undefined;
  store.setState({ asking: question });
  try {
    return await attempt(context, () =>
      context.run(label, async (host) => {
        // A solved board leaves nothing to ask, and its card is the answer.
        while (!store.getState().game.isDone) {
          const play = playOf(context);
          const outcome = await ask(askedOf(context), host);
          if (play !== playOf(context)) continue;
          // These marks and moves come from the page itself, so a problem with them is a bug.
          if (!outcome.ok) throw new Error(outcome.problems[0]?.message);
          return outcome.value;
        }
        return undefined;
      }),
    );
  } finally {
    if (store.getState().asking === question) store.setState({ asking: undefined });
  }
}

/**
 * Shows a failure as the answer and leaves the board as it is. Returns undefined if a task failed.
 * Any other error is a bug of the page and is thrown again.
 */
export async function attempt<T>(
  context: AskContext,
  work: () => Promise<T | undefined>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    showAnswer(context, failureOf(error));
    if (error instanceof TaskFailure) return undefined;
    throw error;
  }
}

function failureOf(error: unknown): ShownAnswer {
  if (error instanceof TaskFailure && error.isSilent) {
    return { kind: 'not-loaded', isOffline: !navigator.onLine };
  }
  return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
}
