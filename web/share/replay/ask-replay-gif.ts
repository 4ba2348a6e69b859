// Makes the animated image of a replay while the page goes on: a frame at a time, with a turn for
// the page at least every 20 ms.

import { TURN_EVERY } from '../../../src/pacing/pace.ts';
import { pause } from '../../../src/pacing/yield-to-host.ts';
import type { WorkHost } from '../../app/use-work.ts';
import type { Played } from './replay-boards.ts';
import { makeReplayGif } from './replay-gif.ts';

/** Returns undefined if the host cancels the work. */
export async function askReplayGif(
  played: Played,
  { signal, report }: WorkHost,
): Promise<Uint8Array | undefined> {
  const making = makeReplayGif(
    played,
    played.puzzle.palette.map(({ rgb }) => rgb),
  );
  for (let turnAt = Date.now(); !signal.aborted; ) {
    const { done, value } = making.next();
    if (done) return value;
    if (Date.now() - turnAt < TURN_EVERY) continue;
    report(value);
    await pause(0);
    turnAt = Date.now();
  }
  return undefined;
}
