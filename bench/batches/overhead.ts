// Measures what a batch of easy puzzles costs beyond a plain loop that does the same: reads items,
// checks and solves puzzles, and writes answers. Both use one thread for the puzzles.

import { createWriteStream } from 'node:fs';
import { hostname } from 'node:os';
import type { Writable } from 'node:stream';
import { poolRunner } from '../../src/batches/operations/pool-runner.ts';
import type { NewChunk } from '../../src/batches/store/batch-store.ts';
import { startWorker } from '../../src/batches/work/worker.ts';
import { makeRandom } from '../../src/engine/random.ts';
import { BLACK_AND_WHITE } from '../../src/puzzle/palette.ts';
import { answerItemLine } from '../../src/tasks/items/answer-item.ts';
import { methodRunner } from '../../src/workers/method-runner.ts';
import { threadPool } from '../../src/workers/thread-pool.ts';
import { lineSolvable, shapes } from '../../test/boards.ts';
import type { BenchStore } from './bench-stores.ts';

export interface OverheadFigure {
  readonly seconds: number;
  /** Seconds of the processor in this process, all threads together. */
  readonly cpu: number;
  /** Megabytes of memory of this process after a tenth of the items, and at most after that. */
  readonly early: number;
  readonly most: number;
}

const SIDE = 15;
/** A submission cuts easy puzzles so. */
const ITEMS_OF_CHUNK = 256;
/** So many puzzles differ; then they come again. */
const PUZZLES = 2000;

export function makeItems(): readonly string[] {
  const random = makeRandom(1);
  return Array.from({ length: PUZZLES }, () => {
    const puzzle = lineSolvable(random, shapes(random, SIDE, SIDE, 1, 0.5), BLACK_AND_WHITE);
    const [rows, cols] = [puzzle.rows, puzzle.columns].map((clues) =>
      clues.map((clue) => clue.map(({ length }) => length)),
    );
    return JSON.stringify({ text: JSON.stringify({ rows, cols }) });
  });
}

export async function benchLoop(items: readonly string[], count: number): Promise<OverheadFigure> {
  const output = createWriteStream('/dev/null');
  const host = { stop: () => false, onProgress: () => {}, onItem: () => {} };
  const work = { kind: 'solve', maxSolutions: 2, seed: 0, limits: { seconds: 60 } } as const;
  const meter = startMeter(count);
  for (let at = 0; at < count; at++) {
    const line = items[at % items.length] ?? '';
    const { value } = await answerItemLine({ line, work }, host);
    await write(output, `${value.line}\n`);
    meter.count(1);
  }
  return meter.end();
}

export async function benchBatch(
  { store }: BenchStore,
  items: readonly string[],
  count: number,
): Promise<OverheadFigure> {
  const output = createWriteStream('/dev/null');
  const pool = await threadPool({ threads: 1 });
  const methods = methodRunner();
  const worker = await startWorker({
    ...{ store, runner: poolRunner({ pool, methods }), name: 'bench', host: hostname() },
    ...{ pid: process.pid, threads: 1 },
    onFault: (error) => console.error(error),
  });
  const meter = startMeter(count);
  const batch = { name: 'easy', operation: 'solve', options: {}, version: 'bench' };
  const { id } = await store.submit(batch, chunksOf(items, count));
  for await (const { lines } of store.results(id, { follow: true })) {
    await write(output, `${lines.join('\n')}\n`);
    meter.count(lines.length);
  }
  const figure = meter.end();
  await worker.end();
  methods.close();
  await pool.close();
  const status = await store.status(id);
  if (status?.counts.unique !== count) throw new Error(`wrong: ${JSON.stringify(status)}`);
  return figure;
}

async function* chunksOf(items: readonly string[], count: number): AsyncIterable<NewChunk> {
  for (let first = 0; first < count; first += ITEMS_OF_CHUNK) {
    const size = Math.min(ITEMS_OF_CHUNK, count - first);
    yield {
      lines: Array.from({ length: size }, (_, i) => items[(first + i) % items.length] ?? ''),
    };
  }
}

async function write(output: Writable, text: string): Promise<void> {
  if (!output.write(text)) await new Promise((resolve) => output.once('drain', resolve));
}

function startMeter(total: number) {
  const begun = performance.now();
  const before = process.cpuUsage();
  let [done, early, most] = [0, 0, 0];
  return {
    count(items: number): void {
      const isEarly = done < total / 10;
      done += items;
      if (done % 1024 >= items) return;
      const megabytes = process.memoryUsage.rss() / 2 ** 20;
      if (isEarly) early = megabytes;
      most = Math.max(most, megabytes);
    },
    end(): OverheadFigure {
      const { user, system } = process.cpuUsage(before);
      const seconds = (performance.now() - begun) / 1000;
      return { seconds, cpu: (user + system) / 1e6, early, most };
    },
  };
}
