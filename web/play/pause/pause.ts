// The pause of a player: the clock stands still, and a cover hides the board, so that nobody thinks
// on for free.

import { endPause, pauseGame } from '../game/game.ts';
import type { GameState, GameStore } from '../game/game-store.ts';

/** Pauses the game, or goes on with a paused game. */
export function togglePause(store: GameStore): void {
  const change = store.getState().game.isPaused ? endPause : pauseGame;
  store.setState(({ game }) => ({ game: change(game, Date.now()) }));
}

export function goOn(store: GameStore): void {
  store.setState(({ game }) => ({ game: endPause(game, Date.now()) }));
}

/** Whether the player did something that needs the board in sight, such as to ask for a hint. */
export function needsBoard(state: GameState, before: GameState): boolean {
  return (
    state.answer !== before.answer ||
    state.asking !== before.asking ||
    state.playback !== before.playback
  );
}
