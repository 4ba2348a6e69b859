import { rmSync } from 'node:fs';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderWithDatabase } from '../../../../test/batches/folder-with-database.ts';
import type { Database, Queries } from '../database.ts';
import { openEmbedded } from './embedded.ts';

let folder = '';
let database: Database;
beforeAll(async () => {
  folder = await folderWithDatabase();
  const opened = await openEmbedded(folder);
  if (!opened.ok) throw new Error(opened.problems[0].message);
  database = opened.value;
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

describe('an error of the database in a folder', () => {
  const divide = (queries: Queries) => queries.query('select $1::text, 1 / 0', ['a puzzle']);

  it.each([
    ['a query', () => divide(database)],
    ['a transaction', () => database.transaction(divide)],
    ['statements', () => database.run("select 'a puzzle', 1 / 0")],
  ])('has its message and code, but no values: %s', async (_, ask) => {
    const error: unknown = await ask().catch((caught) => caught);
    expect(error).toMatchObject({ message: 'division by zero', code: '22012' });
    expect(inspect(error, { depth: 5 })).not.toContain('a puzzle');
  });
});
