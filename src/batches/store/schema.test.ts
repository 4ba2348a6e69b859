import { expect, it } from 'vitest';
import type { Database, Queries } from './database.ts';
import { migrate, TooNewError } from './schema.ts';

/** A database whose tables have a version, and which notes the scripts that it runs. */
function databaseOf(version: number, scripts: string[] = []): Database {
  const queries: Queries = {
    async query<R>(sql: string) {
      return (sql.startsWith('select version') ? [{ version }] : []) as R[];
    },
    async run(sql) {
      scripts.push(sql);
    },
  };
  return {
    ...queries,
    transaction: (work) => work(queries),
    freeRoom: async () => {},
    close: async () => {},
  };
}

it('refuses tables that a newer program made', async () => {
  const refused = migrate(databaseOf(1000));
  await expect(refused).rejects.toThrow(TooNewError);
  await expect(refused).rejects.toThrow('version 1000');
});

it('makes tables that are missing, and only those', async () => {
  const scripts: string[] = [];
  await migrate(databaseOf(0, scripts));
  const made = scripts.length;
  expect(scripts.join()).toContain('create table crosshatch.chunk');
  scripts.length = 0;
  await migrate(databaseOf(1, scripts));
  expect(scripts).toHaveLength(4);
  expect(made).toBe(5);
});
