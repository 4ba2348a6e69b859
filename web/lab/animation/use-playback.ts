// The state of a playback of recordings: its position, its speed, and whether it plays. While
// methods still run, the playback shows the newest frames. Afterwards it plays from the start,
// unless the person prefers reduced motion.

import { useCallback, useEffect, useState } from 'react';
import {
  lengthOf,
  momentBeside,
  positionAfter,
  type Recording,
  type Sync,
  shownPosition,
  stepsIn,
} from './playback.ts';

export interface RecordingPlayback {
  readonly position: number;
  readonly length: number;
  /** The most steps of any recording. */
  readonly steps: number;
  readonly isPlaying: boolean;
  readonly sync: Sync;
  /**
   * Whether several recordings have frames, so that a person can choose how to synchronise them.
   */
  readonly canSync: boolean;
  /** Index into ANIMATION_SPEEDS. */
  readonly speed: number;
  readonly toggle: () => void;
  readonly seek: (position: number) => void;
  readonly step: (direction: 1 | -1) => void;
  readonly setSync: (sync: Sync) => void;
  readonly setSpeed: (speed: number) => void;
}

export function usePlayback(
  recordings: readonly Recording[],
  isRunning: boolean,
): RecordingPlayback {
  const [chosen, setSync] = useState<Sync>('steps');
  const [speed, setSpeed] = useState(2);
  const [at, setAt] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const canSync = recordings.filter(({ length }) => length > 0).length > 1;
  const sync = canSync ? chosen : 'steps';
  const length = lengthOf(recordings, sync);
  useEffect(() => {
    setAt(0);
    setIsPlaying(!isRunning && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, [isRunning]);
  useEffect(() => {
    if (!isPlaying || length === 0) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function draw(now) {
      const elapsed = now - last;
      last = now;
      setAt((before) => positionAfter(before, elapsed, { length, sync, speed }));
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, length, sync, speed]);
  const shown = shownPosition(at, length, isRunning);
  const isAtEnd = at >= length;
  useEffect(() => {
    if (isAtEnd) setIsPlaying(false);
  }, [isAtEnd]);
  const seek = useCallback((position: number) => {
    setIsPlaying(false);
    setAt(position);
  }, []);
  return {
    ...{ length, isPlaying, sync, canSync, speed, seek, setSpeed },
    position: shown,
    steps: Math.max(0, ...recordings.map(stepsIn)),
    toggle: () => {
      if (!isPlaying && isAtEnd) setAt(0);
      setIsPlaying(!isPlaying);
    },
    step: (direction) => seek(momentBeside(recordings, shown, sync, direction)),
    setSync: (next) => {
      setAt(0);
      setSync(next);
    },
  };
}
