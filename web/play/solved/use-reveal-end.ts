// Ends the revealing of a picture after its time, or at once at a press or a key. A press does so
// when it is over, so that it presses none of the buttons that the end of the revealing brings.

import { useEffect } from 'react';
import type { GameStore } from '../game/game-store.ts';

/** How long the picture is revealed, in milliseconds; picture-stage.module.css has the parts. */
const LASTS = 2400;

export function useRevealEnd(store: GameStore, isRevealed: boolean): void {
  useEffect(() => {
    if (!isRevealed) return;
    const begin = performance.now();
    const end = (): void => store.setState({ isCelebrated: false });
    let isPressed = false;
    const timer = setTimeout(end, LASTS);
    const listening = new AbortController();
    const on = (type: 'keydown' | 'pointerdown' | 'click', deed: (event: Event) => void): void =>
      addEventListener(type, deed, { signal: listening.signal });
    // The key or the press that made the last mark may still be on its way to the window.
    on('keydown', ({ timeStamp }) => timeStamp > begin && end());
    on('pointerdown', ({ timeStamp }) => {
      isPressed = timeStamp > begin;
    });
    on('click', () => isPressed && end());
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [store, isRevealed]);
}
