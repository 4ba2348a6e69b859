// The way back from a chain to what it belongs to.

import type { GameStore } from '../game/game-store.ts';

/** Ends the chain; the steps or the answer that it belongs to are shown again. */
export function leaveChain(store: GameStore): void {
  const { playback } = store.getState();
  if (playback?.kind === 'chain') store.setState({ playback: playback.within });
}
