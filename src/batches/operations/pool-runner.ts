// Runs the items of batches on a pool of threads, and those for a method in processes.

import type { Problem } from '../../puzzle/problem.ts';
import { type AnsweredItem, refusedItem } from '../../tasks/items/answer-item.ts';
import { readItem } from '../../tasks/items/item.ts';
import { itemWorkOf } from '../../tasks/operations/item-work-of.ts';
import { readOperation, readOptions } from '../../tasks/operations/operation.ts';
import type { ThreadHooks } from '../../workers/index.ts';
import type { OperationOptions } from '../store/batch-store.ts';
import type { ItemRunner, ItemTask } from '../work/item-runner.ts';
import { createItem } from './create-item.ts';
import { type ItemPlaces, solveItemByMethod } from './method-item.ts';

export function poolRunner(places: ItemPlaces): ItemRunner {
  return {
    async run(task, signal, onAhead) {
      const answered = await runItems(task, places, { signal, onItem: onAhead });
      // A task that was stopped answers with what it knows, which is less than was asked for.
      signal.throwIfAborted();
      return answered;
    },
    refuse: refuseLine,
  };
}

type ItemHooks = Pick<ThreadHooks<'answer-items'>, 'onItem'> & { readonly signal: AbortSignal };

async function runItems(
  task: ItemTask,
  places: ItemPlaces,
  hooks: ItemHooks,
): Promise<readonly AnsweredItem[]> {
  const { pool } = places;
  const { options, items } = task;
  const [first = ''] = items;
  const operation = readOperation(task.operation);
  if (!operation.ok) return [refuseLine(first, ...operation.problems)];
  const given = operation.value === 'generate' ? withWish(options, first) : options;
  const values = readOptions(operation.value, given);
  if (!values.ok) return [refuseLine(first, ...values.problems)];
  if (operation.value === 'create')
    return [await createItem(first, values.value, pool, hooks.signal)];
  const { method } = values.value;
  if (method !== undefined) {
    const byMethod = { ...values.value, method };
    const answer = await solveItemByMethod(first, byMethod, places, hooks.signal);
    return [answer.ok ? answer.value : refuseLine(first, ...answer.problems)];
  }
  const work = itemWorkOf(operation.value, values.value);
  const lines = operation.value === 'generate' ? [first] : items;
  // Nothing goes ahead of a single item, and a channel to its thread would be for nothing.
  const { signal } = hooks;
  const answered = await pool.run(
    'answer-items',
    { lines, work },
    lines.length > 1 ? hooks : { signal },
  );
  if (answered.ok) return answered.value;
  // The items of a thread that ended are tried one by one.
  return lines.length > 1
    ? runItems({ ...task, items: [first] }, places, hooks)
    : [refuseLine(first, ...answered.problems)];
}

/** An item may have its own options. None may take longer than the batch allows. */
function withWish(options: OperationOptions, line: string): OperationOptions {
  const item = readItem(line);
  const given = { ...options, ...(item.ok ? item.value.wish : {}) };
  const isLonger = options.time !== undefined && Number(given.time) > Number(options.time);
  return isLonger ? { ...given, time: options.time } : given;
}

function refuseLine(line: string, ...problems: readonly Problem[]): AnsweredItem {
  const item = readItem(line);
  return refusedItem(item.ok ? item.value : {}, problems);
}
