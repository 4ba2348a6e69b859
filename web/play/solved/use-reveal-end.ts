// Ends the revealing of a picture after its time, or at once at a press or a key.

import { useEffect } from 'react';
import type { GameStore } from '../game/game-store.ts';

/** How long the picture is revealed, in milliseconds; picture-stage.module.css has the parts. */
const LASTS = 2400;

export function useRevealEnd(store: GameStore, isRevealed: boolean): void {
  useEffect(() => {
    if (!isRevealed) return;
    const begin = performance.now();
    const end = (): void => store.setState({ isCelebrated: false });
    // The key that made the last mark may still be on its way to the window.
    const skip = ({ timeStamp }: Event): void => {
      if (timeStamp > begin) end();
    };
    const timer = setTimeout(end, LASTS);
    addEventListener('pointerdown', skip);
    addEventListener('keydown', skip);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
    };
  }, [store, isRevealed]);
}
