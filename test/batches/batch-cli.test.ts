// Tests the commands of batches: against a store in memory behind HTTP, which is quick, and once in
// a folder with everything that belongs to it.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBatchApp } from '../../src/server/batches/batch-app.ts';
import { crosshatch } from '../cli.ts';
import { memoryStore } from './memory-store.ts';

const GOOD = JSON.stringify({ id: 'good', rows: [[2], [1]], cols: [[2], [1]] });
const BAD = JSON.stringify({ id: 'bad', rows: [[3]], cols: [[1], [1]] });

let folder = '';
let app: FastifyInstance;
let at: readonly string[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-'));
  writeFileSync(join(folder, 'many.jsonl.gz'), gzipSync(`${GOOD}\n`.repeat(70) + BAD));
  const onFault = (error: unknown): void => {
    throw error;
  };
  app = await buildBatchApp({ store: memoryStore(), version: '1', secret: 's', onFault });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  at = ['--server', address, '--key', 's'];
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

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

  it('can be paused, cancelled and removed', async () => {
    const submit = ['batch', 'submit', '-', '--do', 'rate', '--name', 'mine', '--fresh', '--json'];
    const { out } = await crosshatch([...submit, ...at], GOOD);
    const { id, fresh } = JSON.parse(out);
    expect(fresh).toBe(true);
    const states: string[] = [];
    for (const change of ['pause', 'resume', 'cancel', 'remove']) {
      const changed = await crosshatch(['batch', change, id, '--json', ...at]);
      states.push(JSON.parse(changed.out).state);
    }
    expect(states).toEqual(['paused', 'running', 'cancelled', 'cancelled']);
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

describe('batches in a folder', () => {
  it('need nothing but the folder', async () => {
    const own = ['--folder', join(folder, 'batches')];
    const wish = ['--do', 'generate', '--size', '5', '--seed', '7', '--count', '2'];
    const { out } = await crosshatch(['batch', 'submit', ...wish, ...own]);
    expect((await crosshatch(['work', '--until-done', ...own])).code).toBe(0);
    const answers = await crosshatch(['batch', 'results', out.trim(), ...own]);
    expect(answers).toMatchObject({ code: 0, err: '' });
    const ids = answers.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).id);
    expect(ids).toEqual(['5x5-7-1', '5x5-7-2']);
  });
});
