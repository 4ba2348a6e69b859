import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderWithDatabase } from '../../../../test/batches/folder-with-database.ts';
import type { Database, Queries } from '../database.ts';
import { openEmbedded } from './embedded.ts';

const OTHER = JSON.stringify({ pid: 1, host: `not-${hostname()}` });

describe('a database in a folder', () => {
  let folder = '';
  let owner = '';
  beforeEach(async () => {
    folder = await folderWithDatabase();
    owner = join(folder, 'owner.json');
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
  });

  async function open(): Promise<Database> {
    const opened = await openEmbedded(folder);
    if (!opened.ok) throw new Error(opened.problems[0]?.message);
    return opened.value;
  }

  it('gives signs of life while it is open', async () => {
    const database = await open();
    utimesSync(owner, 1, 1);
    vi.advanceTimersByTime(5_000);
    expect(statSync(owner).mtimeMs).toBeGreaterThan(1_000);
    await database.close();
  });

  it('does nothing more once another process has taken the folder', async () => {
    const database = await open();
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    writeFileSync(owner, OTHER);
    // The process was stopped for an hour, so that no timer ran.
    vi.setSystemTime(Date.now() + 3_600_000);
    await expect(database.query('select 1 as one')).rejects.toThrow('took its folder');
    await expect(database.transaction(async () => {})).rejects.toThrow('took its folder');
    await database.close();
    expect(readFileSync(owner, 'utf8')).toBe(OTHER);
  });

  it('tells whoever asks while it is closed that it is', async () => {
    const database = await open();
    const asked = [1, 2, 3].map(() => database.query('select 1 as one').catch((error) => error));
    await database.close();
    const late = await database.query('select 1 as one').catch((error) => error);
    expect(late).toMatchObject({ problem: { code: 'closed' } });
    for (const answer of await Promise.all(asked)) {
      if (answer instanceof Error) expect(answer).toMatchObject({ problem: { code: 'closed' } });
      else expect(answer).toEqual([{ one: 1 }]);
    }
  });

  it('passes on an error that is none of the database, although that is closed by then', async () => {
    const database = await open();
    const failing = database.transaction(async ({ query }) => {
      await query('select 1');
      throw new TypeError('a bug of ours');
    });
    const closing = database.close();
    await expect(failing).rejects.toThrow('a bug of ours');
    await closing;
  });

  /** Asks until the event loop has turned three times, or for so long that it never will. */
  async function turnsDuring({ query }: Queries): Promise<number> {
    let turns = 0;
    const turn = (): void => void (++turns < 3 && setImmediate(turn));
    setImmediate(turn);
    for (let asked = 0; asked < 3_000 && turns < 3; asked++) await query('select 1 as one');
    return turns;
  }

  it('lets the process do other work in the course of many queries', async () => {
    const database = await open();
    expect(await turnsDuring(database)).toBe(3);
    expect(await database.transaction(turnsDuring)).toBe(3);
    await database.close();
  });

  it('tells of an owner on another machine', async () => {
    writeFileSync(owner, OTHER);
    const opened = await openEmbedded(folder);
    expect(opened).toMatchObject({ problems: [{ code: 'folder-in-use' }] });
    expect(JSON.stringify(opened)).toContain('if it has ended, try again in 2 minutes');
  });
});
