// Runs the items of batches on a pool of threads.

import type { Problem } from '../../puzzle/problem.ts';
import { type AnsweredItem, refusedItem } from '../../tasks/items/answer-item.ts';
import { readItem } from '../../tasks/items/item.ts';
import type { ThreadPool } from '../../workers/index.ts';
import type { ItemRunner, ItemTask } from '../work/item-runner.ts';
import { createItem } from './create-item.ts';
import { itemWorkOf } from './item-work-of.ts';
import { readOperation, readOptions } from './operation.ts';

export function poolRunner(pool: ThreadPool): ItemRunner {
  return {
    async run(task, signal) {
      const answered = await runItem(task, pool, signal);
      // A task that was stopped answers with what it knows, which is less than was asked for.
      signal.throwIfAborted();
      return answered;
    },
    refuse: ({ item }, problem) => refuseLine(item, problem),
  };
}

async function runItem(
  { operation: name, options, item }: ItemTask,
  pool: ThreadPool,
  signal: AbortSignal,
): Promise<AnsweredItem> {
  const operation = readOperation(name);
  if (!operation.ok) return refuseLine(item, ...operation.problems);
  const given = operation.value === 'generate' ? { ...options, ...wishIn(item) } : options;
  const values = readOptions(operation.value, given);
  if (!values.ok) return refuseLine(item, ...values.problems);
  if (operation.value === 'create') return createItem(item, values.value, pool, signal);
  const work = itemWorkOf(operation.value, values.value);
  const answered = await pool.run('answer-item', { line: item, work }, { signal });
  return answered.ok ? answered.value : refuseLine(item, ...answered.problems);
}

function wishIn(line: string): Readonly<Record<string, unknown>> {
  const item = readItem(line);
  return item.ok ? (item.value.wish ?? {}) : {};
}

function refuseLine(line: string, ...problems: readonly Problem[]): AnsweredItem {
  const item = readItem(line);
  return refusedItem(item.ok ? item.value : {}, problems);
}
