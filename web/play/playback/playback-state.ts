// The state of a playback on the board: a replay of the game, or the steps of an explanation. More
// frames can arrive while it plays.

export interface PlaybackState {
  /** The frame in sight, from 0 to `last`. */
  readonly at: number;
  readonly last: number;
  readonly isPlaying: boolean;
  /** Index into PLAYBACK_SPEEDS. */
  readonly speed: number;
  /** Whether all frames have arrived. */
  readonly isWhole: boolean;
}

/** Speeds in frames a second. */
export const PLAYBACK_SPEEDS = [0.5, 1, 2, 4, 8, 16, 32] as const;

/** The index of one frame a second: time to read a sentence. */
export const READING = 1;
/** The index of four frames a second: time to follow the moves of a game. */
export const WATCHING = 3;

export function startPlayback(last: number, speed: number, isWhole = true): PlaybackState {
  return { at: 0, last, isPlaying: last > 0 || !isWhole, speed, isWhole };
}

/**
 * Goes to the next frame. At the last frame, the playback stops if all frames have arrived, and
 * waits otherwise.
 */
export function tick(state: PlaybackState): PlaybackState {
  const at = Math.min(state.at + 1, state.last);
  return { ...state, at, isPlaying: state.isPlaying && !isOver({ ...state, at }) };
}

function isOver({ at, last, isWhole }: PlaybackState): boolean {
  return isWhole && at >= last;
}

/** Goes to a frame chosen by hand, and stops playing. */
export function goToFrame(state: PlaybackState, at: number): PlaybackState {
  return { ...state, at: Math.max(0, Math.min(at, state.last)), isPlaying: false };
}

export function pause(state: PlaybackState): PlaybackState {
  return { ...state, isPlaying: false };
}

/** Starts or stops playing. At the end of a whole playback, starts from the beginning. */
export function toggle(state: PlaybackState): PlaybackState {
  if (state.isPlaying) return pause(state);
  return { ...state, at: isOver(state) ? 0 : state.at, isPlaying: true };
}

export function withFrames(state: PlaybackState, last: number, isWhole: boolean): PlaybackState {
  const grown = { ...state, last, isWhole };
  return { ...grown, isPlaying: grown.isPlaying && !isOver(grown) };
}

export function withSpeed(state: PlaybackState, speed: number): PlaybackState {
  return { ...state, speed: Math.max(0, Math.min(speed, PLAYBACK_SPEEDS.length - 1)) };
}

/** Returns how many milliseconds a frame stays. */
export function frameTime({ speed }: PlaybackState): number {
  return 1000 / PLAYBACK_SPEEDS[speed];
}
