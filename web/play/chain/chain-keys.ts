// The keys of a chain on the board: the arrow keys go through its frames.

import type { KeyPress } from '../../board/input/key-actions.ts';
import { goToFrame, type PlaybackState } from '../playback/playback-state.ts';

/** Returns what a key does to the state of the chain, or undefined if the key does nothing. */
export function chainKey({
  key,
  altKey,
  ctrlKey,
  metaKey,
}: KeyPress): ((state: PlaybackState) => PlaybackState) | undefined {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (by === undefined || altKey || ctrlKey || metaKey) return undefined;
  return (state) => goToFrame(state, state.at + by);
}
