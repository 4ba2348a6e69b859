// npm run batch-bench: prints what stores of batches do a second, in PostgreSQL and in a folder,
// how it grows with worker processes, and what a batch costs beyond a plain loop.

import { Command } from 'commander';
import { parseWholeNumber } from '../../src/cli/options/option-values.ts';
import { type BenchStore, openFolderStore, openServerStore } from './bench-stores.ts';
import { benchEmptyChunks } from './empty-chunks.ts';
import { benchBatch, benchLoop, makeItems, type OverheadFigure } from './overhead.ts';
import { benchProcesses } from './processes.ts';

interface BenchWish {
  readonly items: number;
  readonly chunks: number;
  readonly processes: number;
}

const KINDS = [
  ['PostgreSQL', openServerStore],
  ['a folder', openFolderStore],
] as const;

await new Command('batch-bench')
  .option('--items <n>', 'puzzles of 15x15; 0 for none', parseWholeNumber(0), 1_000_000)
  .option('--chunks <n>', 'without work; 0 for none', parseWholeNumber(0), 50_000)
  .option('--processes <n>', 'at most; 0 for none', parseWholeNumber(0), 8)
  .action(async ({ items, chunks, processes }: BenchWish) => {
    if (chunks > 0) await tellEmptyChunks(chunks);
    if (processes > 0) await tellProcesses(processes);
    if (items > 0) await tellOverhead(items);
  })
  .parseAsync();

async function tellEmptyChunks(chunks: number): Promise<void> {
  console.log('| empty chunks | put in /s | taken out /s | taken out one by one /s |');
  console.log('|---|--:|--:|--:|');
  for (const [name, open] of KINDS) {
    const { put, taken, takenSingly } = await using(open, (opened) =>
      benchEmptyChunks(opened, chunks),
    );
    console.log(`| ${[name, ...[put, taken, takenSingly].map(Math.round)].join(' | ')} |`);
  }
}

async function tellProcesses(most: number): Promise<void> {
  console.log('\n| processes of 4 slots | items /s | of what is possible |');
  console.log('|--:|--:|--:|');
  await using(openServerStore, async (opened) => {
    for (let processes = 1; processes <= most; processes *= 2) {
      const { itemsASecond, ofBest } = await benchProcesses(opened, processes);
      const share = `${Math.round(100 * ofBest)} %`;
      console.log(`| ${[processes, Math.round(itemsASecond), share].join(' | ')} |`);
    }
  });
}

async function tellOverhead(count: number): Promise<void> {
  console.log(`\n| ${count} puzzles | s | /s | CPU s | MB early | MB at most |`);
  console.log('|---|--:|--:|--:|--:|--:|');
  const items = makeItems();
  tell('a loop', await benchLoop(items, count));
  for (const [name, open] of KINDS)
    tell(name, await using(open, (opened) => benchBatch(opened, items, count)));

  function tell(name: string, { seconds, cpu, early, most }: OverheadFigure): void {
    const figures = [seconds, count / seconds, cpu, early, most].map((x) => x.toFixed(0));
    console.log(`| ${[name, ...figures].join(' | ')} |`);
  }
}

async function using<T>(
  open: () => Promise<BenchStore>,
  bench: (opened: BenchStore) => Promise<T>,
): Promise<T> {
  const opened = await open();
  try {
    return await bench(opened);
  } finally {
    await opened.close();
  }
}
