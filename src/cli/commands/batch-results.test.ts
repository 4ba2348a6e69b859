import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BatchProblem } from '../../batches/batch-problem.ts';
import type { BatchStore } from '../../batches/store/batch-store.ts';
import { batchResultsCommand } from './batch-results.ts';

let store: Partial<BatchStore>;
vi.mock('../run/with-store.ts', () => ({
  withStore: (_: unknown, use: (opened: unknown) => Promise<void>) => use(store),
}));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const ID = '00000000-0000-0000-0000-000000000000';

/** Reads answers into a file, of which some come before the error. */
async function failureAfter(answers: number, error: Error): Promise<unknown> {
  store = {
    status: async () => ({ id: ID, items: 9, state: 'running' }) as never,
    async *results() {
      if (answers > 0) yield { first: 4, lines: Array<string>(answers).fill('{"a":0}') };
      throw error;
    },
  };
  const options = { server: 'http://127.0.0.1', first: 5, only: 'all' } as const;
  const output = join(folder, 'answers.jsonl');
  return batchResultsCommand(ID, { ...options, output }).catch((failure) => failure.message);
}

describe('results whose store fails', () => {
  it('keep what has arrived, and say where to go on after an outage', async () => {
    const away = new BatchProblem({ code: 'unreachable', message: 'nobody is there' });
    expect(await failureAfter(2, away)).toBe(
      'nobody is there; the answers before item 7 are written, and --first 7 goes on',
    );
    expect(await readFile(join(folder, 'answers.jsonl'), 'utf8')).toBe(
      '{"item":5,"a":0}\n{"item":6,"a":0}\n',
    );
  });

  it('keep it, too, if the batch is gone, but make no file of nothing', async () => {
    const gone = new BatchProblem({ code: 'no-batch', message: 'there is no batch' });
    expect(await failureAfter(0, gone)).toBe('there is no batch');
    expect(readdirSync(folder)).toEqual([]);
    expect(await failureAfter(1, gone)).toBe('there is no batch');
    expect(readdirSync(folder)).toEqual(['answers.jsonl']);
  });
});

describe('results from an item on that the batch does not have', () => {
  it('are refused', async () => {
    store = { status: async () => ({ id: ID, items: 9, state: 'done' }) as never };
    const options = { server: 'http://127.0.0.1', first: 99, only: 'all' } as const;
    const asked = batchResultsCommand(ID, options);
    await expect(asked).rejects.toThrow('--first 99: the batch has 9 items');
  });
});
