// Kills what works on batches of a database: workers that ask it themselves, workers that ask a
// server, the server, and the database with a worker at once. All of them but the database are the
// programs that people run. Checks that nothing is lost, doubled or out of order, and how long work
// rests.

import { type ChildProcess, spawn } from 'node:child_process';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../scripts/postgres.mjs';
import type { BatchStore } from '../../src/batches/store/batch-store.ts';
import type { Database } from '../../src/batches/store/database.ts';
import { databaseStore } from '../../src/batches/store/database-store.ts';
import { openPostgres } from '../../src/batches/store/postgres.ts';
import type { Random } from '../../src/engine/random.ts';
import { type BatchServer, CROSSHATCH, startBatchServer } from './batch-server.ts';
import { type CrashReport, type CrashWish, crash, LOOK, stayAway } from './crash.ts';
import { endChild, hasEnded } from './end-child.ts';
import { submitHardPuzzles, wrongHardPuzzles } from './numbered-items.ts';

/** Workers that ask the database, and as many that ask the server. */
const WORKERS_OF_A_WAY = 2;
/** Milliseconds in which all workers are heard again. */
const LONGEST_WAY_BACK = 15_000;

export async function crashFleet(wish: CrashWish): Promise<CrashReport> {
  const fleet = await startFleet();
  const { store } = fleet;
  const { id } = await submitHardPuzzles(store, wish.chunks, wish.milliseconds);
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

interface FleetWorker {
  readonly child: ChildProcess;
  /** The same start another in its place. */
  readonly args: readonly string[];
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
  const server = await startBatchServer(postgres.url);
  const ways = [
    ['--database', postgres.url],
    ['--server', server.address, '--key', server.key],
  ];
  const workers = ways.flatMap((way) =>
    Array.from({ length: WORKERS_OF_A_WAY }, () => startWork(['--threads', '1', ...way])),
  );
  return { postgres, database, store, server, workers, deaths: [], outages: [] };
}

function startWork(args: readonly string[]): FleetWorker {
  const child = spawn(process.execPath, [CROSSHATCH, 'work', ...args], { stdio: 'ignore' });
  return { child, args };
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
  (fleet, random) => replaceWorker(fleet, random.below(WORKERS_OF_A_WAY), random),
  restartServer,
  (fleet, random) =>
    replaceWorker(fleet, WORKERS_OF_A_WAY + random.below(WORKERS_OF_A_WAY), random),
  restartDatabase,
];

async function replaceWorker(fleet: Fleet, at: number, random: Random): Promise<void> {
  const { args } = await killWorker(fleet, at);
  await stayAway(random);
  fleet.workers[at] = startWork(args);
}

async function killWorker(fleet: Fleet, at: number): Promise<FleetWorker> {
  const worker = fleet.workers[at] as FleetWorker;
  await endChild(worker.child, 'SIGKILL');
  noteDeath(fleet, worker.child.pid);
  return worker;
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
  const at = random.below(workers.length);
  const [{ args }] = await Promise.all([killWorker(fleet, at), postgres.kill()]);
  outages.push(performance.now());
  await stayAway(random);
  await postgres.restart();
  workers[at] = startWork(args);
}

function noteDeath({ deaths, database }: Fleet, pid: number | undefined): void {
  deaths.push({ at: performance.now(), returned: untilReturned(database, nameOfWorker(pid)) });
}

/** Workers take such names themselves. */
function nameOfWorker(pid: number | undefined): string {
  return `${hostname()}:${pid}`;
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
