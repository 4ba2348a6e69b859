// The replay of a game as an animated image of at most two megabytes. If an image gets larger, it
// is made again with half as many frames; a generator, so that the host can have its turns between
// two frames and stop when it likes.

import { GIF_END, gifFrame, gifHeader } from './gif.ts';
import { type Played, replayBoards } from './replay-boards.ts';
import { changedPixels, emptyPixels, replaySize } from './replay-pixels.ts';

export const MAX_REPLAY_BYTES = 2_000_000;
/** The most frames besides the first, and how long they last, in hundredths of a second. */
const [MOST_FRAMES, LASTS] = [120, 1200];
/** How long a frame may stay at most, and how long the last one stays. */
const [LONGEST, LAST] = [25, 300];

/**
 * Yields the progress from 0 to 1 after each frame, and returns the file. `palette` has a colour
 * for each index into the palette of the puzzle.
 */
export function* makeReplayGif(
  played: Played,
  palette: readonly string[],
): Generator<number, Uint8Array> {
  for (let most = MOST_FRAMES; ; most = Math.ceil(most / 2)) {
    const parts = yield* partsOf(played, palette, most);
    if (parts !== undefined) return joined(parts);
  }
}

/** Returns undefined if the parts get too large, unless a single frame follows the first. */
function* partsOf(
  { puzzle, past }: Played,
  palette: readonly string[],
  most: number,
): Generator<number, readonly Uint8Array[] | undefined> {
  const boards = replayBoards({ puzzle, past }, most);
  const stays = Math.min(LONGEST, Math.round(LASTS / boards.length));
  const parts = [gifHeader(replaySize(puzzle), palette)];
  let bytes = parts[0].length;
  for (const [at, board] of boards.entries()) {
    const pixels =
      at === 0 ? emptyPixels(puzzle) : changedPixels(puzzle, boards[at - 1], board, palette.length);
    const isLast = at === boards.length - 1;
    const part = gifFrame({ ...pixels, stays: isLast ? LAST : stays }, palette);
    bytes += part.length;
    if (bytes > MAX_REPLAY_BYTES && most > 1) return undefined;
    parts.push(part);
    yield (at + 1) / boards.length;
  }
  return [...parts, GIF_END];
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
