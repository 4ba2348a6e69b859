// Kills what works on batches, with SIGKILL at random moments, and checks that nothing is lost,
// doubled or out of order, and for how long work rests.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../scripts/postgres.mjs';
import type { BatchStore } from '../../src/batches/store/batch-store.ts';
import type { Database } from '../../src/batches/store/database.ts';
import { databaseStore } from '../../src/batches/store/database-store.ts';
import { openStore, type StorePlace } from '../../src/batches/store/open-store.ts';
import { openPostgres } from '../../src/batches/store/postgres.ts';
import { makeRandom, type Random } from '../../src/engine/random.ts';
import { submitNumbers, wrongNumbers } from './numbered-items.ts';
import { startProcess, type WorkerProcess } from './worker-processes.ts';

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
  /** The same for workers after whose death the database was killed as well. */
  readonly longestReturnAfterTwo: number;
  readonly wrong: readonly string[];
}

const WORKERS = 4;
const THREADS = 2;
/** Every fourth kill is one of the database. */
const DATABASE_EVERY = 4;
/** Milliseconds until what was killed is started again. */
const LONGEST_ABSENCE = 1500;
/** Milliseconds between two looks. */
const LOOK = 50;

/** Processes of workers share PostgreSQL, which is killed as well. */
export async function crashServer(wish: CrashWish): Promise<CrashReport> {
  const server = await startPostgres({ durable: true });
  const opened = await openPostgres(server.url);
  if (!opened.ok) throw new Error(opened.problems[0]?.message);
  const database = opened.value;
  const store = await databaseStore(database);
  const { id } = await submitNumbers(store, wish.chunks);
  const place = { kind: 'database', url: server.url } as const;
  const fleet = Array.from({ length: WORKERS }, (_, i) => start(wish, place, `worker ${i}`));
  const progress = watchProgress(wish.chunks, async () => (await store.status(id))?.done ?? 0);
  const returns: Promise<number>[] = [];
  const outages: number[] = [];
  const died: number[] = [];
  const kills = await killWhile(wish, progress, async (kill, random) => {
    if (kill % DATABASE_EVERY === DATABASE_EVERY - 1) {
      outages.push(performance.now());
      await server.kill();
      await wait(random.below(LONGEST_ABSENCE));
      await server.restart();
      return;
    }
    const at = random.below(WORKERS);
    const dead = fleet[at] as WorkerProcess;
    await dead.end('SIGKILL');
    died.push(performance.now());
    returns.push(untilReturned(database, dead.name));
    await wait(random.below(LONGEST_ABSENCE));
    fleet[at] = start(wish, place, `worker ${WORKERS + kill}`);
  });
  const lengths = await Promise.all(returns);
  const isSpared = (seconds: number, at: number): boolean =>
    outages.every((outage) => outage < died[at] || outage > died[at] + seconds * 1000);
  const longestReturn = Math.max(0, ...lengths.filter(isSpared));
  const longestReturnAfterTwo = Math.max(0, ...lengths);
  for (const worker of fleet) await worker.end('SIGTERM');
  const wrong = await wrongNumbers(store, id);
  await store.close();
  await server.close();
  return { ...(await progress.ended), kills, longestReturn, longestReturnAfterTwo, wrong };
}

/** One process has a folder, and works on its batches. */
export async function crashFolder(wish: CrashWish): Promise<CrashReport> {
  const path = mkdtempSync(join(tmpdir(), 'crosshatch-'));
  const place = { kind: 'folder', path } as const;
  const before = await openFolder(place);
  const { id } = await submitNumbers(before, wish.chunks);
  await before.close();
  let owner = start(wish, place, 'owner');
  const progress = watchProgress(wish.chunks, async () => owner.printed());
  const kills = await killWhile(wish, progress, async (kill, random) => {
    await owner.end('SIGKILL');
    await wait(random.below(LONGEST_ABSENCE));
    owner = start(wish, place, `owner ${kill}`);
  });
  const figures = await progress.ended;
  await owner.end('SIGTERM');
  const after = await openFolder(place);
  const wrong = await wrongNumbers(after, id);
  await after.close();
  rmSync(path, { recursive: true });
  const longestReturn = figures.longestRest;
  return { ...figures, kills, longestReturn, longestReturnAfterTwo: longestReturn, wrong };
}

async function openFolder(place: StorePlace): Promise<BatchStore> {
  const opened = await openStore(place);
  if (!opened.ok) throw new Error(opened.problems[0]?.message);
  return opened.value;
}

function start({ milliseconds }: CrashWish, place: StorePlace, name: string): WorkerProcess {
  return startProcess({ place, name, threads: THREADS, milliseconds });
}

interface Progress {
  isDone: boolean;
  readonly ended: Promise<Pick<CrashReport, 'seconds' | 'longestRest'>>;
}

/** Looks how much is done until all is, and for how long at most nothing was. */
function watchProgress(total: number, read: () => Promise<number>): Progress {
  const begun = performance.now();
  const progress = { isDone: false, ended: watch() };
  return progress;

  async function watch(): Promise<Pick<CrashReport, 'seconds' | 'longestRest'>> {
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
    progress.isDone = true;
    return { seconds: (performance.now() - begun) / 1000, longestRest: longest / 1000 };
  }
}

/** Returns how often it killed. */
async function killWhile(
  { seed, between, kills }: CrashWish,
  progress: Progress,
  kill: (kill: number, random: Random) => Promise<void>,
): Promise<number> {
  const random = makeRandom(seed);
  for (let count = 0; ; count++) {
    const over = count === kills ? progress.ended : wait(between * (0.5 + random.real()));
    await Promise.race([over, progress.ended]);
    if (progress.isDone) return count;
    await kill(count, random);
  }
}

/** Returns the seconds until a dead worker has no lease any more. */
async function untilReturned(database: Database, name: string): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const held = await database.query(
      `select 1 from crosshatch.chunk c join crosshatch.worker w on w.id = c.worker
       where w.name = $1 and c.state = 'leased' limit 1`,
      [name],
    );
    if (held.length === 0) return (performance.now() - begun) / 1000;
    await wait(LOOK);
  }
}
