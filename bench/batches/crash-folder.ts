// Kills the process that has a folder of batches open, and works on them.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BatchStore } from '../../src/batches/store/batch-store.ts';
import { openStore, type StorePlace } from '../../src/batches/store/open-store.ts';
import { type CrashReport, type CrashWish, crash, stayAway } from './crash.ts';
import { submitNumbers, wrongNumbers } from './numbered-items.ts';
import { startProcess, type WorkerProcess } from './worker-processes.ts';

const THREADS = 2;

export async function crashFolder(wish: CrashWish): Promise<CrashReport> {
  const path = mkdtempSync(join(tmpdir(), 'crosshatch-'));
  const place = { kind: 'folder', path } as const;
  const before = await openFolder(place);
  const { id } = await submitNumbers(before, wish.chunks);
  await before.close();
  let owner = start(wish, place, 'owner');
  const figures = await crash(
    wish,
    async () => owner.printed(),
    async (count, random) => {
      await owner.end('SIGKILL');
      await stayAway(random);
      owner = start(wish, place, `owner ${count}`);
    },
  );
  await owner.end('SIGTERM');
  const after = await openFolder(place);
  const wrong = await wrongNumbers(after, id);
  await after.close();
  rmSync(path, { recursive: true });
  const { longestRest } = figures;
  return { ...figures, longestReturn: longestRest, longestReturnAfterTwo: longestRest, wrong };
}

async function openFolder(place: StorePlace): Promise<BatchStore> {
  const opened = await openStore(place);
  if (!opened.ok) throw new Error(opened.problems[0]?.message);
  return opened.value;
}

function start({ milliseconds }: CrashWish, place: StorePlace, name: string): WorkerProcess {
  return startProcess({ place, name, threads: THREADS, milliseconds });
}
