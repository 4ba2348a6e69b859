// The worker: does what it is asked, and looks between slices at what it has been told since.

import type { FromWorker, ToWorker } from './protocol.ts';
import { loadTask } from './tasks.ts';

const cancelled = new Set<number>();

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'cancel') cancelled.add(data.id);
  else void answer(data);
});

async function answer({ id, task, args }: ToWorker & { kind: 'ask' }): Promise<void> {
  const host = {
    stop: () => cancelled.has(id),
    onProgress: (progress: unknown) => tell({ kind: 'progress', id, progress }),
  };
  try {
    const work = (await loadTask(task)) as (args: unknown, own: typeof host) => Promise<unknown>;
    tell({ kind: 'value', id, value: await work(args, host) });
  } catch (error) {
    tell({ kind: 'fault', id, message: error instanceof Error ? error.message : String(error) });
  } finally {
    cancelled.delete(id);
  }
}

function tell(message: FromWorker): void {
  postMessage(message);
}
