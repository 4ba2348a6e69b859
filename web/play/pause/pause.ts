// The pause of a player: the clock stands still, and a cover hides the board, so that nobody thinks
// on for free.

import { endPause, pauseGame } from '../game/game.ts';
import type { GameState, GameStore } from '../game/game-store.ts';

/** Pauses the game, or goes on with a paused game. */
export function togglePause(store: GameStore): void {
  if (store.getState().game.isPaused) goOn(store);
  else store.setState(({ game }) => ({ game: pauseGame(game, Date.now()) }));
}

/** Ends the pause. It counts as an act, so that no hint is offered for the time of the pause. */
export function goOn(store: GameStore): void {
  if (!store.getState().game.isPaused) return;
  const now = Date.now();
  store.setState(({ game }) => ({ game: endPause(game, now), lastAct: now }));
}

/** Whether the player did something that needs the board in sight, such as to ask for a hint. */
export function needsBoard(state: GameState, before: GameState): boolean {
  return (
    state.answer !== before.answer ||
    state.asking !== before.asking ||
    state.playback !== before.playback
  );
}
