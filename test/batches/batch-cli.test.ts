// Tests the commands of batches: against a store behind HTTP, which is quick, and once in a folder
// with everything that belongs to it.

import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BatchStore, LeasedChunk } from '../../src/batches/store/batch-store.ts';
import { readOwner } from '../../src/batches/store/databases/folder-owner.ts';
import { buildBatchApp } from '../../src/server/batches/batch-app.ts';

import { CLI, crosshatch, ended, HAS_SIGNALS } from '../cli.ts';
import { type OpenedStore, openFolder } from './store-kinds.ts';

const GOOD = JSON.stringify({ id: 'good', rows: [[2], [1]], cols: [[2], [1]] });
const BAD = JSON.stringify({ id: 'bad', rows: [[3]], cols: [[1], [1]] });

let folder = '';
let opened: OpenedStore;
let kept: BatchStore;
let app: FastifyInstance;
let at: readonly string[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-'));
  writeFileSync(join(folder, 'many.jsonl.gz'), gzipSync(`${GOOD}\n`.repeat(70) + BAD));
  const onFault = (error: unknown): void => {
    throw error;
  };
  opened = await openFolder();
  kept = { ...opened.store };
  app = await buildBatchApp({ store: kept, version: '1', secret: 's', onFault });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  at = ['--server', address, '--key', 's'];
});
afterAll(async () => {
  await app.close();
  await opened.close();
  rmSync(folder, { recursive: true });
});

/** Answers the first items of a batch. */
async function answerFirst(id: string, lines: readonly string[]): Promise<void> {
  const worker = await kept.register({ name: 'w', host: 'h', pid: process.pid, threads: 1 });
  let chunk: LeasedChunk | undefined;
  // Other tests have left batches behind.
  while (chunk?.batch !== id) [chunk] = await kept.lease(worker, { seconds: 1 });
  const kinds = lines.map(() => 'unique');
  await kept.deliver(worker, [{ chunk, lines, kinds, seconds: 0 }]);
  await kept.leave(worker);
}

describe('a batch', () => {
  it('is submitted, done by a worker, and read in order', async () => {
    expect(await crosshatch(['batch', 'list', ...at])).toMatchObject({
      ...{ code: 0, out: '', err: expect.stringContaining('there are no batches') },
    });
    expect(await crosshatch(['batch', 'list', '--json', ...at])).toMatchObject({
      ...{ code: 0, out: '', err: '' },
    });
    const file = join(folder, 'many.jsonl.gz');
    const submitted = await crosshatch(['batch', 'submit', file, '--do', 'solve', ...at]);
    expect(submitted).toMatchObject({
      ...{ code: 0, out: expect.stringMatching(/^[\da-f-]{36}\n$/) },
      err: expect.stringContaining('71 items submitted'),
    });
    const id = submitted.out.trim();
    const early = await crosshatch(['batch', 'results', id, ...at]);
    expect(early).toMatchObject({ code: 3, out: '' });
    expect(early.err).toContain('the answers from item 1 of 71 are not there yet');

    expect(await crosshatch(['work', '--until-done', '--threads', '2', ...at])).toMatchObject({
      ...{ code: 0, out: '' },
    });
    const status = await crosshatch(['batch', 'status', id.slice(0, 8), '--follow', ...at]);
    expect(status).toMatchObject({ code: 0 });
    expect(status.out).toBe(
      `solve done: 71 of 71 items, ${file}\n  70 unique\n   1 problem:clue-too-long\n`,
    );
    const output = join(folder, 'answers.jsonl');
    const args = ['batch', 'results', id, '--first', '70', '--output', output];
    expect(await crosshatch([...args, ...at])).toEqual({ code: 0, out: '', err: '' });
    const answers = readFileSync(output, 'utf8').trim().split('\n');
    expect(answers.map((line) => JSON.parse(line))).toMatchObject([
      { item: 70, file, id: 'good', verdict: 'unique', solutions: [['##', '#.']] },
      { item: 71, file, id: 'bad', errors: [{ line: 71 }, { line: 71 }] },
    ]);
    const itemsOf = async (...wanted: readonly string[]) => {
      const { code, out, err } = await crosshatch(['batch', 'results', id, ...wanted, ...at]);
      expect([code, err]).toEqual([0, '']);
      return Array.from(out.matchAll(/"item":(\d+)/g), ([, item]) => Number(item));
    };
    expect(await itemsOf('--only', 'problems')).toEqual([71]);
    expect(await itemsOf('--most', '2', '--first', '5')).toEqual([5, 6]);
  });

  it('can be solved by a method', async () => {
    const submit = ['batch', 'submit', '-', '--do', 'solve', '--method', 'dfs', '--time', '30'];
    const submitted = await crosshatch([...submit, ...at], `${GOOD}\n${BAD}\n`);
    const id = submitted.out.trim();
    expect(await crosshatch(['work', '--until-done', '--threads', '1', ...at])).toMatchObject({
      ...{ code: 0, out: '', err: expect.stringContaining('working with 1 thread;') },
    });
    const { out } = await crosshatch(['batch', 'results', id, ...at]);
    const answers = out.trim().split('\n');
    expect(answers.map((line) => JSON.parse(line))).toMatchObject([
      { item: 1, id: 'good', method: 'dfs', verdict: 'unique', solutions: [['##', '#.']] },
      { item: 2, id: 'bad', errors: [{}, {}] },
    ]);
  });

  it('has a name that a server takes, however long the path of its file is', async () => {
    const deep = join(folder, 'x'.repeat(150), 'y'.repeat(150));
    mkdirSync(deep, { recursive: true });
    const own = join(deep, 'a.jsonl');
    writeFileSync(own, GOOD);
    const submit = async (...paths: string[]): Promise<string> => {
      const { out } = await crosshatch([
        'batch',
        'submit',
        ...paths,
        '--do',
        'rate',
        '--json',
        ...at,
      ]);
      return JSON.parse(out).name;
    };
    expect(await submit(own)).toBe(`${own.slice(0, 199)}…`);
    expect(await submit(own, own)).toBe(`${own.slice(0, 196)}… +1`);
  });

  it('names the files of a folder that it leaves out', async () => {
    const own = mkdtempSync(join(folder, 'left-out-'));
    writeFileSync(join(own, 'a.jsonl'), GOOD);
    writeFileSync(join(own, 'report.csv'), 'image,verdict\na.png,unique\n');
    const { out, err } = await crosshatch(['batch', 'submit', own, '--do', 'solve', ...at]);
    expect(err).toContain(`skipped ${join(own, 'report.csv')}: a table that is no puzzle`);
    expect(err).toContain('1 item submitted');
    await kept.remove(out.trim());
  });

  it('leaves a file as it is while there are no answers', async () => {
    const submit = ['batch', 'submit', '-', '--do', 'solve'];
    const submitted = await crosshatch([...submit, ...at], GOOD);
    expect(submitted.err).toContain('1 item submitted; "crosshatch work" does it');
    const id = submitted.out.trim();
    const [old, fresh] = [join(folder, 'old.jsonl'), join(folder, 'fresh.jsonl')];
    writeFileSync(old, 'precious');
    for (const output of [old, fresh]) {
      const args = ['batch', 'results', id, '--output', output];
      expect((await crosshatch([...args, ...at])).code).toBe(3);
    }
    expect(readFileSync(old, 'utf8')).toBe('precious');
    expect(existsSync(fresh)).toBe(false);
    await kept.remove(id);
  });

  it.skipIf(!HAS_SIGNALS).each([2, 0])('keeps the %i answers until Ctrl-C', async (arrived) => {
    const own = mkdtempSync(join(folder, 'followed-'));
    const submit = ['batch', 'submit', '-', '--do', 'solve', ...at];
    const id = (await crosshatch(submit, `${GOOD}\n`.repeat(130))).out.trim();
    const lines = Array<string>(arrived).fill('{"a":0}');
    if (arrived > 0) await answerFirst(id, lines);
    const output = join(own, 'answers.jsonl');
    const args = [CLI, 'batch', 'results', id, '--follow', '--output', output, ...at];
    const child = spawn(process.execPath, args);
    const end = ended(child);
    // The answers are in a file of another name until the end.
    const files = () => readdirSync(own).map((name) => readFileSync(join(own, name), 'utf8'));
    const text = ['{"item":1,"a":0}\n', '{"item":2,"a":0}\n'].slice(0, arrived).join('');
    await expect.poll(files, { timeout: 20_000 }).toEqual([text]);
    child.kill('SIGINT');
    expect((await end).code).toBe(130);
    expect(readdirSync(own)).toEqual(arrived > 0 ? ['answers.jsonl'] : []);
    expect(files()).toEqual(arrived > 0 ? [text] : []);
    await kept.remove(id);
  });

  it('can be paused, cancelled and removed', async () => {
    const submit = ['batch', 'submit', '-', '--do', 'rate', '--name', 'mine', '--fresh', '--json'];
    const { out } = await crosshatch([...submit, ...at], GOOD);
    const { id, fresh } = JSON.parse(out);
    expect(fresh).toBe(true);
    const states: string[] = [];
    const change = async (how: string): Promise<void> => {
      const changed = await crosshatch(['batch', how, id, '--json', ...at]);
      const { state, removed } = JSON.parse(changed.out);
      states.push(removed ? `removed ${state}` : state);
    };
    for (const how of ['pause', 'resume', 'cancel']) await change(how);
    expect(await crosshatch(['batch', 'resume', id, ...at])).toEqual({
      ...{ code: 4, out: '', err: 'batch: this batch cannot be resumed: it is cancelled\n' },
    });
    await change('remove');
    expect(states).toEqual(['paused', 'running', 'cancelled', 'removed cancelled']);
    const listed = await crosshatch(['batch', 'list', ...at]);
    expect(listed.out).toContain('71 of 71 items');
    expect(listed.out).not.toContain('mine');
    expect(await crosshatch(['batch', 'status', id, ...at])).toMatchObject({
      ...{ code: 4, out: '', err: expect.stringContaining(`there is no batch ${id}`) },
    });
  });

  it.each([
    [['submit', '--do', 'solve', '--limit', '3'], 'no option --limit: it has --max-solutions, --'],
    [['submit', '--do', 'solve', '--no-rating'], 'solve has no option --no-rating: it has --max'],
    [['submit', '--do', 'generate', '--rating'], "unknown option '--rating'"],
    [['submit', '--do', 'solve', '--time', '0'], 'time "0": expected a number of seconds above 0'],
    [['submit', '--do', 'solve', '--method', 'x'], 'method "x": expected one of engine, cells'],
    [['submit', 'none.non', '--do', 'solve'], 'none.non: cannot read it'],
    [['submit', '--do', 'create'], 'name the images'],
    [
      ['submit', 'package.json', '--do', 'create'],
      'package.json: it has the extension of a puzzle',
    ],
    [['submit', 'docs/formats', '--do', 'create'], 'docs/formats: the folder holds no images'],
    [['submit', 'x', '--do', 'generate', '--count', '2'], '--count is void with files'],
    [['submit', '--do', 'solve', '--name', ' '], 'leave the option out for the name of its file'],
    [['submit', '--do', 'sing'], 'Allowed choices are solve, count'],
    [['list', '--folder', 'x'], 'batches are in one place'],
    [['list', '--key', 'wrong'], 'this is not the secret'],
  ])('is refused with what is wrong: %o', async (args, message) => {
    const { code, out, err } = await crosshatch(['batch', args[0] ?? '', ...at, ...args.slice(1)]);
    expect([code, out]).toEqual([4, '']);
    expect(err).toContain(message);
  });
});

describe('a worker', () => {
  it('has threads within bounds', async () => {
    const worked = await crosshatch(['work', '--threads', '5000', '--until-done', ...at]);
    expect(worked).toMatchObject({ code: 4, out: '' });
    expect(worked.err).toContain('Expected a whole number from 1 to 256');
  });

  it.runIf(process.platform === 'linux')('starts threads for items alone', async () => {
    const lease = vi.spyOn(kept, 'lease');
    const args = [CLI, 'work', '--threads', '100', ...at];
    const child = spawn(process.execPath, args);
    const end = ended(child);
    // Every slot has asked, and some have waited to ask again.
    const asked = () => lease.mock.calls.length;
    await expect.poll(asked, { timeout: 20_000 }).toBeGreaterThan(120);
    const threads = readdirSync(`/proc/${child.pid}/task`).length;
    child.kill('SIGTERM');
    expect(await end).toMatchObject({ code: 0, err: expect.not.stringContaining('Warning') });
    expect(threads).toBeLessThan(50);
  });
});

/** Waits until a process lets others reach the folder that it has open. */
async function untilShared(path: string, { pid }: ChildProcess): Promise<void> {
  const shared = { pid, address: expect.any(String) };
  const owner = () => existsSync(path) && readOwner(path);
  await expect.poll(owner, { timeout: 30_000 }).toMatchObject(shared);
}

describe('batches in a folder', () => {
  it('need nothing but the folder', async () => {
    const path = join(folder, 'batches');
    const own = ['--folder', path];
    const start = (...args: string[]) => spawn(process.execPath, [CLI, 'batch', ...args, ...own]);
    const submission = start('submit', '-', '--do', 'generate', '--size', '5', '--seed', '7');
    const submitted = ended(submission);
    await untilShared(path, submission);
    submission.stdin.end('{}\n{}\n');
    const { out } = await submitted;
    const reading = start('results', out.trim(), '--follow');
    const answers = ended(reading);
    await untilShared(path, reading);
    expect((await crosshatch(['work', '--until-done', ...own])).code).toBe(0);
    const read = await answers;
    expect(read).toMatchObject({ code: 0, err: '' });
    const ids = read.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).id);
    expect(ids).toEqual(['5x5-7-1', '5x5-7-2']);
  });
});
