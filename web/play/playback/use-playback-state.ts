// How the parts of the screen change the state of the playback: by hand, or as time goes by.

import { useCallback, useEffect } from 'react';
import { useAskContext, useGame } from '../game/play-context.ts';
import { type PlaybackState, tick } from './playback-state.ts';

type Change = (state: PlaybackState) => PlaybackState;

export function usePlaybackChange(): (next: Change) => void {
  const { store } = useAskContext();
  return useCallback(
    (next) =>
      store.setState(({ playback }) =>
        playback ? { playback: { ...playback, state: next(playback.state) } } : {},
      ),
    [store],
  );
}

/**
 * Shows one frame after another while the playback plays. `time` is how many milliseconds the frame
 * in sight stays.
 */
export function useTicking(time: number): void {
  const isPlaying = useGame(({ playback }) => playback?.state.isPlaying ?? false);
  const change = usePlaybackChange();
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => change(tick), time);
    return () => clearInterval(timer);
  }, [change, isPlaying, time]);
}
