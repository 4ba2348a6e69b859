// Solves the puzzle of an item by one of the methods. It is read on a thread of the pool, and the
// method runs in a process of its own, which can be ended whatever the method does.

import type { MethodId } from '../../methods/index.ts';
import { type Outcome, success } from '../../puzzle/problem.ts';
import type { AnsweredItem } from '../../tasks/items/answer-item.ts';
import { keptSolutions } from '../../tasks/items/kept-solutions.ts';
import { judgeWorth } from '../../tasks/items/worth-keeping.ts';
import type { OptionValues } from '../../tasks/operations/option-readers.ts';
import { USUAL_SECONDS } from '../../tasks/operations/usual-seconds.ts';
import { type MethodRunner, solveJson, type ThreadPool } from '../../workers/index.ts';

/** The threads that items are run on, and the processes for methods. */
export interface ItemPlaces {
  readonly pool: ThreadPool;
  readonly methods: MethodRunner;
}

export async function solveItemByMethod(
  line: string,
  { method, ...values }: OptionValues & { readonly method: MethodId },
  { pool, methods }: ItemPlaces,
  signal: AbortSignal,
): Promise<Outcome<AnsweredItem>> {
  const limits = { seconds: values.time ?? USUAL_SECONDS.solve };
  const read = await pool.run('puzzle-of-item', { line, limits }, { signal });
  if (!read.ok) return read;
  const { names, puzzle } = read.value;
  const maxSolutions = keptSolutions(puzzle, values['max-solutions'] ?? 2);
  const args = { method, choices: {}, puzzle, maxSolutions, limits, seed: values.seed ?? 0 };
  const start = performance.now();
  const outcome = await methods.run({ kind: 'method', ...args }, { signal });
  if (!outcome.ok) return outcome;
  // Time and memory would make the answers of items that are the same differ.
  const { seconds: _, megabytes: __, ...report } = outcome.value;
  const json = solveJson(report, puzzle, { method });
  const answer = { line: JSON.stringify({ ...names, ...json }), kind: json.verdict };
  return success(judgeWorth(answer, performance.now() - start, limits));
}
