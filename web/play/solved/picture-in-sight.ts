// Whether the picture of a solved puzzle is in sight, in place of its board with clues and marks.

import type { GameState } from '../game/game-store.ts';

export function isPictureInSight({ game, playback, isPictureHidden }: GameState): boolean {
  return game.isDone && playback === undefined && !isPictureHidden;
}
