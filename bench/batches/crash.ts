// Kills at random moments while a batch is done, and watches how work goes on.

import { setTimeout as wait } from 'node:timers/promises';
import { makeRandom, type Random } from '../../src/engine/random.ts';

export interface CrashWish {
  readonly chunks: number;
  readonly seed: number;
  /** How long an item takes. */
  readonly milliseconds: number;
  /** Milliseconds from one kill to the next: between half of it and one and a half. */
  readonly between: number;
  /** No more kills than that. */
  readonly kills: number;
}

export interface CrashReport {
  readonly seconds: number;
  readonly kills: number;
  /** The most seconds in which nothing got done. */
  readonly longestRest: number;
  /** The most seconds until all chunks of a dead worker could be leased again. */
  readonly longestReturn: number;
  /** The same for workers with which, or after whose death, the database was killed as well. */
  readonly longestReturnAfterTwo: number;
  readonly wrong: readonly string[];
}

/** Milliseconds until what was killed is started again. */
const LONGEST_ABSENCE = 1500;
/** Milliseconds between two looks. */
export const LOOK = 50;

type Progress = Pick<CrashReport, 'seconds' | 'longestRest'>;

/** Calls `kill` from the first answer on, until `read` says that all is done. */
export async function crash(
  wish: CrashWish,
  read: () => Promise<number>,
  kill: (count: number, random: Random) => Promise<void>,
): Promise<Progress & Pick<CrashReport, 'kills'>> {
  while ((await read()) === 0) await wait(LOOK);
  const progress = watchProgress(wish.chunks, read);
  const kills = await killWhile(wish, progress, kill);
  return { ...(await progress), kills };
}

/** Looks how much is done until all is, and for how long at most nothing was. */
async function watchProgress(total: number, read: () => Promise<number>): Promise<Progress> {
  const begun = performance.now();
  let [done, last, longest] = [0, begun, 0];
  while (done < total) {
    await wait(LOOK);
    const now = Math.max(done, await read());
    if (now > done) {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }
    done = now;
  }
  return { seconds: (performance.now() - begun) / 1000, longestRest: longest / 1000 };
}

/** Returns how often it killed. */
async function killWhile(
  { seed, between, kills }: CrashWish,
  progress: Promise<Progress>,
  kill: (count: number, random: Random) => Promise<void>,
): Promise<number> {
  const random = makeRandom(seed);
  let isDone = false;
  const ended = progress.then(() => {
    isDone = true;
  });
  for (let count = 0; ; count++) {
    const over = count === kills ? ended : wait(between * (0.5 + random.real()));
    await Promise.race([over, ended]);
    if (isDone) return count;
    await kill(count, random);
  }
}

/** Waits for as long as what was killed stays away. */
export async function stayAway(random: Random): Promise<void> {
  await wait(random.below(LONGEST_ABSENCE));
}
