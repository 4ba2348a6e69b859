// Kills a server that has a folder of batches open and works on them, and workers that lease
// through it.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { httpStore } from '../../src/batches/http/http-store.ts';
import type { BatchStore } from '../../src/batches/store/batch-store.ts';
import { openStore } from '../../src/batches/store/open-store.ts';
import { startBatchServer, WORKER_KEY } from './batch-server.ts';
import { type CrashReport, type CrashWish, crash, stayAway } from './crash.ts';
import { endChild, hasEnded } from './end-child.ts';
import { replaceWorker, startWorkAt } from './fleet-worker.ts';
import { submitHardPuzzles, wrongHardPuzzles } from './numbered-items.ts';

const WORKERS = 2;
/** Milliseconds between two looks: a server bounds how often it may be asked, but by workers. */
const PAUSE = 200;
/** The others are kills of the server. */
const WORKER_EVERY = 3;

export async function crashFolder(wish: CrashWish): Promise<CrashReport> {
  const path = mkdtempSync(join(tmpdir(), 'crosshatch-'));
  const id = await submitTo(path, wish);
  const server = await startBatchServer(['--batches', 'folder', '--batch-folder', path]);
  const store = httpStore(server);
  const workers = Array.from({ length: WORKERS }, () => startWorkAt(server));
  const figures = await crash(
    wish,
    () => readDone(store, id),
    async (count, random) => {
      if (count % WORKER_EVERY === WORKER_EVERY - 1)
        return replaceWorker(workers, random.below(WORKERS), () => stayAway(random));
      await server.kill();
      await stayAway(random);
      await server.restart();
    },
  );
  const ended = workers.filter(({ child }) => hasEnded(child));
  const wrong = [
    ...ended.map(({ args }) => `a worker ended by itself: ${args.join(' ')}`),
    ...(await wrongHardPuzzles(store, id)),
  ];
  for (const { child } of workers) await endChild(child, 'SIGTERM');
  await server.close();
  rmSync(path, { recursive: true });
  const { longestRest } = figures;
  return { ...figures, longestReturn: longestRest, longestReturnAfterTwo: longestRest, wrong };
}

/** Returns the id of a batch that belongs to the key of the workers, so that they see it. */
async function submitTo(path: string, wish: CrashWish): Promise<string> {
  const opened = await openStore({ kind: 'folder', path });
  if (!opened.ok) throw new Error(opened.problems[0]?.message);
  const { id } = await submitHardPuzzles(opened.value, { ...wish, owner: WORKER_KEY });
  await opened.value.close();
  return id;
}

/** Nothing new is heard of a server that is away. */
async function readDone(store: BatchStore, id: string): Promise<number> {
  await wait(PAUSE);
  const status = await store.status(id).catch(() => undefined);
  return status?.done ?? 0;
}
