// Plays the chain of a step on the board. The sentences come from the worker.

import type { Step } from '../../../src/explain/model/step.ts';
import { masksOf } from '../../board/state/mark.ts';
import { quickWorker } from '../../workers/task-workers.ts';
import { type AskContext, attempt } from '../assistance/ask-worker.ts';
import type { GameStore } from '../game/game-store.ts';
import type { StepsPlayback } from '../playback/board-playback.ts';
import { pause } from '../playback/playback-state.ts';
import { startChain } from './shown-chain.ts';

/**
 * Plays the chain of a step; `before` has the marks before the step. Steps that play are paused,
 * and the player can go back to them. Does nothing if the board shows something else by the time
 * the sentences arrive.
 */
export async function showChain(
  context: AskContext,
  step: Step,
  before: Uint8Array,
): Promise<void> {
  const { store, language } = context;
  const steps = pauseSteps(store);
  const { game, answer } = store.getState();
  const { puzzle, levels } = game.play;
  const marks = masksOf(before, puzzle.palette.length - 1);
  const told = await attempt(context, () =>
    quickWorker.ask('chain', { puzzle, marks, step, language }),
  );
  const now = store.getState();
  const within = now.playback?.kind === 'steps' ? now.playback : undefined;
  const isSame = now.game.play === game.play && now.answer === answer && within?.id === steps?.id;
  // After a second press, the chain may be on the board already.
  if (told === undefined || !isSame || now.playback?.kind === 'chain') return;
  store.setState({ playback: startChain({ cells: before, levels }, told.value, within) });
}

function pauseSteps(store: GameStore): StepsPlayback | undefined {
  const { playback } = store.getState();
  if (playback?.kind !== 'steps') return undefined;
  const paused = { ...playback, state: pause(playback.state) };
  store.setState({ playback: paused });
  return paused;
}
