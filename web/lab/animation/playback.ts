// Plays recordings of several methods together. By steps, all recordings show their nth step at the
// same moment. By time, all recordings show how far the methods were after the same time.

import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { type Frame, isLast } from '../runs/frames.ts';

export const SYNCS = ['steps', 'time'] as const;
export type Sync = (typeof SYNCS)[number];

export type Recording = readonly Frame[];

/** A recording of which the first `shown` frames have been shown. */
export interface ShownRecording {
  readonly puzzle: Puzzle;
  readonly frames: Recording;
  readonly shown: number;
}

/** Returns the length of the longest recording, in frames or in milliseconds. */
export function lengthOf(recordings: readonly Recording[], sync: Sync): number {
  const lengths = recordings.map((recording) =>
    sync === 'steps' ? recording.length : (recording.at(-1)?.ms ?? 0),
  );
  return Math.max(0, ...lengths);
}

/**
 * Returns the position to show if playing has reached the position `at`: the newest frame while
 * methods still run.
 */
export function shownPosition(at: number, length: number, isRunning: boolean): number {
  return isRunning ? length : Math.min(at, length);
}

/** Returns how many frames of a recording show a step. */
export function stepsIn(recording: Recording): number {
  const last = recording.at(-1);
  return last !== undefined && isLast(last) ? recording.length - 1 : recording.length;
}

/**
 * Returns the number of frames that have been shown at a position; 0 is the board before the first
 * frame.
 */
export function framesAt(recording: Recording, position: number, sync: Sync): number {
  if (sync === 'steps') return Math.min(recording.length, Math.max(0, Math.floor(position)));
  let [low, high] = [0, recording.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (recording[middle].ms <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Returns the position of the next frame of any recording, or of the previous frame if `direction`
 * is -1. If there is no such frame, returns the end of the longest recording, or 0 if `direction`
 * is -1.
 */
export function momentBeside(
  recordings: readonly Recording[],
  position: number,
  sync: Sync,
  direction: 1 | -1,
): number {
  if (sync === 'steps') {
    const next = direction > 0 ? Math.floor(position) + 1 : Math.ceil(position) - 1;
    return Math.min(lengthOf(recordings, sync), Math.max(0, next));
  }
  const moments = recordings.flatMap((recording) => {
    const shown = framesAt(recording, position, sync);
    if (direction > 0) return recording[shown]?.ms ?? [];
    const last = recording.findLast(({ ms }) => ms < position);
    return last === undefined ? [] : last.ms;
  });
  if (moments.length === 0) return direction > 0 ? lengthOf(recordings, sync) : 0;
  return direction > 0 ? Math.min(...moments) : Math.max(...moments);
}

/** The seconds that playing a whole recording takes at most, for each speed from slow to fast. */
export const ANIMATION_SPEEDS = [60, 30, 15, 8, 4] as const;

interface PlaybackRate {
  /** The length of the longest recording, as `lengthOf` returns it. */
  readonly length: number;
  readonly sync: Sync;
  /** The index of the speed in `ANIMATION_SPEEDS`. */
  readonly speed: number;
}

/**
 * Returns the position `milliseconds` later. By steps, short recordings play in less time than the
 * speed allows.
 */
export function positionAfter(
  position: number,
  milliseconds: number,
  { length, sync, speed }: PlaybackRate,
): number {
  if (length === 0) return 0;
  const whole = ANIMATION_SPEEDS[Math.min(ANIMATION_SPEEDS.length - 1, Math.max(0, speed))] * 1000;
  const slowest = sync === 'steps' ? (length * 1000) / (2 * 2 ** speed) : whole;
  const next = position + (length * milliseconds) / Math.min(whole, slowest);
  return Math.min(length, Math.max(0, next));
}
