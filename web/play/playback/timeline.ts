// A timeline that plays frame by frame: the replay of a game, or the steps of a solution. More
// frames may arrive while it plays.

export interface Playback {
  /** The frame in sight, from 0 to `last`. */
  readonly at: number;
  readonly last: number;
  readonly isPlaying: boolean;
  /** Index into SPEEDS. */
  readonly speed: number;
  /** Whether all frames have arrived. */
  readonly isWhole: boolean;
}

/** Speeds in frames a second. */
export const SPEEDS = [0.5, 1, 2, 4, 8, 16, 32] as const;

/** The index of one frame a second: time to read a sentence. */
export const READING = 1;
/** The index of four frames a second: time to follow a hand. */
export const WATCHING = 3;

export function startPlayback(last: number, speed: number, isWhole = true): Playback {
  return { at: 0, last, isPlaying: last > 0 || !isWhole, speed, isWhole };
}

/** Goes to the next frame. It stops after the last one, and waits if more are to arrive. */
export function tick(playback: Playback): Playback {
  const at = Math.min(playback.at + 1, playback.last);
  return { ...playback, at, isPlaying: playback.isPlaying && !isOver({ ...playback, at }) };
}

export function isOver({ at, last, isWhole }: Playback): boolean {
  return isWhole && at >= last;
}

/** Goes to a frame chosen by hand, and stops playing. */
export function goTo(playback: Playback, at: number): Playback {
  return { ...playback, at: Math.max(0, Math.min(at, playback.last)), isPlaying: false };
}

/** Starts or stops playing; from the end it plays from the beginning. */
export function toggle(playback: Playback): Playback {
  if (playback.isPlaying) return { ...playback, isPlaying: false };
  return { ...playback, at: isOver(playback) ? 0 : playback.at, isPlaying: true };
}

export function withFrames(playback: Playback, last: number, isWhole: boolean): Playback {
  const grown = { ...playback, last, isWhole };
  return { ...grown, isPlaying: grown.isPlaying && !isOver(grown) };
}

export function withSpeed(playback: Playback, speed: number): Playback {
  return { ...playback, speed: Math.max(0, Math.min(speed, SPEEDS.length - 1)) };
}

/** Returns how many milliseconds a frame stays. */
export function frameTime({ speed }: Playback): number {
  return 1000 / SPEEDS[speed];
}
