// The keys of what plays on the board: the arrow keys, Home and End go through its frames.

import type { KeyPress } from '../../board/input/key-actions.ts';
import { goToFrame, type PlaybackState } from './playback-state.ts';

/** Returns what a key does to the state, or undefined if the key does nothing. */
export function frameKey({
  key,
  altKey,
  ctrlKey,
  metaKey,
}: KeyPress): ((state: PlaybackState) => PlaybackState) | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  switch (key) {
    case 'ArrowLeft':
      return (state) => goToFrame(state, state.at - 1);
    case 'ArrowRight':
      return (state) => goToFrame(state, state.at + 1);
    case 'Home':
      return (state) => goToFrame(state, 0);
    case 'End':
      return (state) => goToFrame(state, state.last);
    default:
      return undefined;
  }
}
