// Kills what works on batches of a database: workers that ask it themselves, workers that ask a
// server, the server, and the database with a worker at once. All of them but the database are the
// programs that people run. Checks that nothing is lost, doubled or out of order, and how long work
// rests.

import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../scripts/postgres.mjs';
import type { BatchStore } from '../../src/batches/store/batch-store.ts';
import type { Database } from '../../src/batches/store/database.ts';
import { databaseStore } from '../../src/batches/store/database-store.ts';
import { openPostgres } from '../../src/batches/store/databases/postgres.ts';
import type { Random } from '../../src/engine/random.ts';
import { type BatchServer, startBatchServer } from './batch-server.ts';
import { type CrashReport, type CrashWish, crash, LOOK, stayAway } from './crash.ts';
import { endChild, hasEnded } from './end-child.ts';
import {
  type FleetWorker,
  nameOfWorker,
  replaceWorker,
  startWork,
  startWorkAt,
} from './fleet-worker.ts';
import { submitHardPuzzles, wrongHardPuzzles } from './numbered-items.ts';

/** Workers that ask the database, and as many that ask the server. */
const WORKERS_OF_A_WAY = 2;
/** Milliseconds in which all workers are heard again. */
const LONGEST_WAY_BACK = 15_000;

export async function crashFleet(wish: CrashWish): Promise<CrashReport> {
  const fleet = await startFleet();
  const { store } = fleet;
  const { id } = await submitHardPuzzles(store, wish);
  const figures = await crash(
    wish,
    async () => (await store.status(id))?.done ?? 0,
    (count, random) => KILLS[count % KILLS.length]?.(fleet, random) ?? Promise.resolve(),
  );
  const returns = await longestReturns(fleet);
  const wrong = [...(await missingWorkers(fleet)), ...(await wrongHardPuzzles(store, id))];
  await endFleet(fleet);
  return { ...figures, ...returns, wrong };
}

interface Fleet {
  readonly postgres: Awaited<ReturnType<typeof startPostgres>>;
  readonly database: Database;
  readonly store: BatchStore;
  readonly server: BatchServer;
  /** First those that ask the database. */
  readonly workers: FleetWorker[];
  readonly deaths: Death[];
  /** When the database was killed. */
  readonly outages: number[];
}

interface Death {
  readonly at: number;
  /** Seconds until the dead worker had no lease any more. */
  readonly returned: Promise<number>;
}

async function startFleet(): Promise<Fleet> {
  const postgres = await startPostgres({ durable: true });
  const opened = await openPostgres(postgres.url);
  if (!opened.ok) throw new Error(opened.problems[0]?.message);
  const database = opened.value;
  const store = await databaseStore(database);
  const server = await startBatchServer(['--batches', 'database'], { DATABASE_URL: postgres.url });
  const ways = [() => startWork('--database', postgres.url), () => startWorkAt(server)];
  const workers = ways.flatMap((start) => Array.from({ length: WORKERS_OF_A_WAY }, start));
  return { postgres, database, store, server, workers, deaths: [], outages: [] };
}

/** Returns a line for each worker that did not come back after what happened around it. */
async function missingWorkers({ database, workers }: Fleet): Promise<string[]> {
  const end = performance.now() + LONGEST_WAY_BACK;
  for (;;) {
    const heard = await database.query<{ name: string }>(
      `select name from crosshatch.worker where beat_at > now() - interval '5 s'`,
    );
    const names = heard.map(({ name }) => name);
    const missing = workers.filter(
      ({ child }) => hasEnded(child) || !names.includes(nameOfWorker(child.pid)),
    );
    if (missing.length === 0 || performance.now() > end)
      return missing.map(({ args }) => `a worker is missing: ${args.join(' ')}`);
    await wait(LOOK);
  }
}

async function endFleet({ workers, server, store, postgres }: Fleet): Promise<void> {
  for (const { child } of workers) await endChild(child, 'SIGTERM');
  await server.close();
  await store.close();
  await postgres.close();
}

/** They come one after the other. */
const KILLS: readonly ((fleet: Fleet, random: Random) => Promise<void>)[] = [
  (fleet, random) => restartAnyFrom(0, fleet, random),
  restartServer,
  (fleet, random) => restartAnyFrom(WORKERS_OF_A_WAY, fleet, random),
  restartDatabase,
];

/** Takes one of the workers of one way. */
function restartAnyFrom(first: number, fleet: Fleet, random: Random): Promise<void> {
  return restartWorker(fleet, first + random.below(WORKERS_OF_A_WAY), () => stayAway(random));
}

async function restartWorker(
  { workers, ...fleet }: Fleet,
  at: number,
  untilBack: () => Promise<void>,
): Promise<void> {
  const pid = workers[at]?.child.pid;
  await replaceWorker(workers, at, () => {
    noteDeath(fleet, pid);
    return untilBack();
  });
}

async function restartServer(fleet: Fleet, random: Random): Promise<void> {
  const { server } = fleet;
  await server.kill();
  // The server works on batches, too.
  noteDeath(fleet, server.pid());
  await stayAway(random);
  await server.restart();
}

/** Kills the database and a worker of any way at once. */
async function restartDatabase(fleet: Fleet, random: Random): Promise<void> {
  const { postgres, workers, outages } = fleet;
  const killed = postgres.kill();
  await restartWorker(fleet, random.below(workers.length), async () => {
    await killed;
    outages.push(performance.now());
    await stayAway(random);
    await postgres.restart();
  });
}

function noteDeath(
  { deaths, database }: Pick<Fleet, 'deaths' | 'database'>,
  pid: number | undefined,
): void {
  deaths.push({ at: performance.now(), returned: untilReturned(database, nameOfWorker(pid)) });
}

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

async function longestReturns({ deaths, outages }: Fleet) {
  const spared: number[] = [];
  const all: number[] = [];
  for (const { at, returned } of deaths) {
    const seconds = await returned;
    all.push(seconds);
    // The worker dies about a moment before or after the database that is killed with it.
    const isSpared = outages.every((out) => out < at - 1000 || out > at + seconds * 1000);
    if (isSpared) spared.push(seconds);
  }
  return { longestReturn: Math.max(0, ...spared), longestReturnAfterTwo: Math.max(0, ...all) };
}
