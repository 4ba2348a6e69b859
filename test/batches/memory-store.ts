// A store of batches in memory, for tests of what stands in front of a store.

import { randomUUID } from 'node:crypto';
import type {
  BatchState,
  BatchStatus,
  BatchStore,
  ChunkResults,
  Delivery,
  LeasedChunk,
  NewBatch,
  NewWorker,
  ResultsWish,
} from '../../src/batches/store/batch-store.ts';
import { refuseEnded, type StateChange } from '../../src/batches/store/set-state.ts';

interface KeptChunk {
  readonly first: number;
  readonly lines: readonly string[];
  worker?: string;
  output?: readonly string[];
}

interface KeptBatch {
  readonly id: string;
  readonly batch: NewBatch;
  readonly chunks: KeptChunk[];
  state: BatchState;
  readonly counts: Record<string, number>;
}

export interface MemoryStore extends BatchStore {
  readonly workers: Map<string, NewWorker>;
  readonly deliveries: Delivery[];
}

export function memoryStore(): MemoryStore {
  const batches = new Map<string, KeptBatch>();
  const workers = new Map<string, NewWorker>();
  const deliveries: Delivery[] = [];
  const change = (id: string, how: StateChange, [from, to]: readonly [BatchState, BatchState]) => {
    const kept = batches.get(id);
    if (kept === undefined) return undefined;
    if (statusOf(kept).state === from) kept.state = to;
    refuseEnded(statusOf(kept), how);
    return statusOf(kept);
  };
  return {
    workers,
    deliveries,
    async submit(batch, chunks) {
      const id = randomUUID();
      const kept: KeptBatch = { id, batch, chunks: [], state: 'running', counts: {} };
      let first = 0;
      for await (const { lines } of chunks) {
        kept.chunks.push({ first, lines });
        first += lines.length;
      }
      batches.set(id, kept);
      return statusOf(kept);
    },
    status: async (id) => statusIn(batches, id),
    list: async (owner) =>
      Array.from(batches.values(), statusOf).filter(
        (batch) => owner === undefined || batch.owner === owner,
      ),
    pause: async (id) => change(id, 'pause', ['running', 'paused']),
    resume: async (id) => change(id, 'resume', ['paused', 'running']),
    cancel: async (id) => change(id, 'cancel', ['running', 'cancelled']),
    async remove(id) {
      const status = statusIn(batches, id);
      batches.delete(id);
      return status;
    },
    results: (id, wish = {}) => resultsOf(batches.get(id), wish),
    async register(worker) {
      const id = randomUUID();
      workers.set(id, worker);
      return id;
    },
    beat: async (id) => (workers.has(id) ? { lost: [], suspectsWait: false } : undefined),
    leave: async (id) => void workers.delete(id),
    lease: async (id) => leaseFrom(batches.values(), id),
    async deliver(_, delivered) {
      deliveries.push(...delivered);
      for (const delivery of delivered) take(batches.get(delivery.chunk.batch), delivery);
    },
    close: async () => {},
  };
}

function statusIn(batches: ReadonlyMap<string, KeptBatch>, id: string): BatchStatus | undefined {
  const kept = batches.get(id);
  return kept && statusOf(kept);
}

function statusOf({ id, batch, chunks, state, counts }: KeptBatch): BatchStatus {
  const items = chunks.reduce((sum, { lines }) => sum + lines.length, 0);
  const done = chunks.reduce((sum, { output = [] }) => sum + output.length, 0);
  const isDone = state === 'running' && done === items;
  return {
    ...{ id, ...batch, state: isDone ? 'done' : state, items, done, known: 0, counts },
    ...{ rate: 0, workers: 0, created: '2026-01-01T00:00:00.000Z' },
  };
}

async function* resultsOf(
  kept: KeptBatch | undefined,
  { from = 0, follow = false, signal }: ResultsWish,
): AsyncIterable<ChunkResults> {
  for (const { first, lines, output } of kept?.chunks ?? []) {
    if (first + lines.length <= from) continue;
    if (output === undefined && follow)
      await new Promise((end) => signal?.addEventListener('abort', end));
    if (output === undefined) return;
    const missed = Math.max(0, from - first);
    yield { first: first + missed, lines: output.slice(missed) };
  }
}

function leaseFrom(batches: Iterable<KeptBatch>, worker: string): LeasedChunk[] {
  for (const { id, batch, chunks, state } of batches) {
    const chunk = chunks.find((each) => each.worker === undefined);
    if (state !== 'running' || chunk === undefined) continue;
    chunk.worker = worker;
    const { operation, options } = batch;
    return [{ batch: id, first: chunk.first, operation, options, lines: chunk.lines, deaths: 0 }];
  }
  return [];
}

function take(kept: KeptBatch | undefined, { chunk, lines, counts }: Delivery): void {
  const own = kept?.chunks.find(({ first }) => first === chunk.first);
  if (kept === undefined || own === undefined) return;
  own.output = lines;
  for (const [kind, n] of Object.entries(counts)) kept.counts[kind] = (kept.counts[kind] ?? 0) + n;
}
