// Tells how batches are. The store is asked when somebody reads the metrics, and not more often
// than every ten seconds.

import { Gauge, type Registry } from 'prom-client';
import type { BatchStatus, BatchStore } from '../../batches/store/batch-store.ts';
import { briefly } from '../batches/brief-question.ts';

/** A scrape gives up after ten seconds, and has the other metrics if the store is away. */
const TIMES = { patience: 3_000, kept: 10_000 };

export function gaugeBatches(registry: Registry, store: BatchStore): void {
  const survey = briefly(() => surveyOf(store), TIMES);
  const gauge = (name: string, help: string, read: (survey: Survey) => Sample[]): void => {
    const labelNames = ['state', 'kind'];
    new Gauge({
      ...{ name, help, labelNames, registers: [registry] },
      async collect() {
        const found = await survey();
        this.reset();
        for (const { labels, value } of found === undefined ? [] : read(found))
          this.set(labels, value);
      },
    });
  };
  gauge('crosshatch_batches', 'Batches that are kept, by state.', ({ batches }) =>
    labelled('state', tally(batches.map(({ state }) => [state, 1]))),
  );
  gauge('crosshatch_batch_items', 'Items of these batches, by whether they are done.', (found) =>
    labelled('state', tally(found.batches.flatMap(itemsOf))),
  );
  gauge('crosshatch_batch_answers', 'Answers of these batches, by kind.', ({ batches }) =>
    labelled('kind', tally(batches.flatMap(({ counts }) => Object.entries(counts)))),
  );
  gauge('crosshatch_batch_workers', 'Workers on batches that live.', ({ workers }) => [
    { labels: {}, value: workers },
  ]);
  gaugeStore(registry, async () => (await survey()) !== undefined);
}

function gaugeStore(registry: Registry, answers: () => Promise<boolean>): void {
  const [name, help] = ['crosshatch_batch_store_up', 'Whether the store of batches answers.'];
  new Gauge({
    ...{ name, help, registers: [registry] },
    async collect() {
      this.set((await answers()) ? 1 : 0);
    },
  });
}

interface Survey {
  readonly batches: readonly BatchStatus[];
  readonly workers: number;
}

async function surveyOf(store: BatchStore): Promise<Survey> {
  return { batches: await store.list(), workers: await store.workers() };
}

interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Nobody works on the open items of a batch that was cancelled. */
function itemsOf({ state, items, done }: BatchStatus): [string, number][] {
  const open = state === 'cancelled' ? 'dropped' : 'open';
  return [
    ['done', done],
    [open, items - done],
  ];
}

function tally(counts: readonly (readonly [string, number])[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [name, n] of counts) sums.set(name, (sums.get(name) ?? 0) + n);
  return sums;
}

function labelled(label: string, sums: ReadonlyMap<string, number>): Sample[] {
  return Array.from(sums, ([name, value]) => ({ labels: { [label]: name }, value }));
}
