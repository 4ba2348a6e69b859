import { describe, expect, it } from 'vitest';
import { BatchProblem } from '../../batches/batch-problem.ts';
import type { BatchStore, ChunkResults } from '../../batches/store/batch-store.ts';
import { outlivedResults } from './outlived-results.ts';

const away = new BatchProblem({ code: 'unreachable', message: 'nobody is there' });
const gone = new BatchProblem({ code: 'no-batch', message: 'there is no batch' });

/** Reads in turns, each of which has some chunks of two answers and then an error. */
async function read(turns: readonly (readonly [number, Error?])[], patience = 60_000) {
  const [firsts, told, asked]: [number[], string[], number[]] = [[], [], []];
  let turn = 0;
  const results: BatchStore['results'] = (_, wish) => {
    const [chunks, error] = turns[turn++] ?? [0, away];
    return answers(wish?.from ?? 0, chunks, error);
  };
  async function* answers(from: number, chunks: number, error?: Error) {
    asked.push(from);
    for (let at = 0; at < chunks; at++)
      yield { first: from + 2 * at, lines: ['{}', '{}'] } satisfies ChunkResults;
    if (error !== undefined) throw error;
  }
  const outages = { tell: (reason: string) => told.push(reason), patience, pause: 0 };
  let failure: unknown;
  try {
    for await (const { first } of outlivedResults({ results }, 'id', {}, outages))
      firsts.push(first);
  } catch (error) {
    failure = error;
  }
  return { firsts, told, asked, failure };
}

describe('answers that are followed through outages', () => {
  it('go on where they broke off', async () => {
    const done = await read([[2, away], [0, away], [1, away], [1]]);
    expect(done).toEqual({
      firsts: [0, 2, 4, 6],
      asked: [0, 4, 4, 6],
      told: ['nobody is there', 'nobody is there'],
      failure: undefined,
    });
  });

  it('end once an outage lasts too long, or with what does not pass', async () => {
    expect(await read([[1, away]], 0)).toMatchObject({ firsts: [0], failure: away });
    expect(await read([[1, gone]])).toMatchObject({ firsts: [0], told: [], failure: gone });
  });
});
