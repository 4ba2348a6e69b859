import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomPuzzle } from '../../test/boards.ts';
import { makeRandom } from '../engine/random.ts';
import type { MethodJob } from './method-job.ts';
import { methodProcess } from './method-process.ts';

/** Stands in for the real entry: the id of the method says what it does. */
const HOST = `
const report = { kind: 'solve', verdict: 'none', complete: true, solutions: [], stats: {}, cut: false };
process.on('message', ({ kind, job }) => {
  if (kind === 'stop') process.send({ kind: 'report', outcome: { ok: true, value: { ...report, cut: true } } });
  else if (job.method === 'answers') process.send({ kind: 'report', outcome: { ok: true, value: report } });
  else if (job.method === 'faults') process.send({ kind: 'fault', message: 'a bug' });
  else if (job.method === 'ends') process.exit(3);
  else if (job.method === 'is killed') process.kill(process.pid, 'SIGKILL');
  else if (job.method === 'blocks') {
    process.send({ kind: 'solution', rows: ['#'] }, () => { for (;;); });
  }
});
setTimeout(() => process.send({ kind: 'ready' }), 20);
`;

const puzzle = randomPuzzle(makeRandom(1), 1, 1, 1, 0.5);
const jobOf = (method: string, seconds?: number): MethodJob => ({
  kind: 'method',
  method: method as MethodJob['method'],
  choices: {},
  puzzle,
  maxSolutions: 2,
  limits: seconds === undefined ? {} : { seconds },
  seed: 0,
});

let folder = '';
const children: ChildProcess[] = [];
const start = (): ChildProcess => {
  const child = fork(join(folder, 'host.mjs'), {
    serialization: 'advanced',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  children.push(child);
  return child;
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-host-'));
  writeFileSync(join(folder, 'host.mjs'), HOST);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a process for methods', () => {
  it('is kept for the next job', async () => {
    const process = methodProcess(start);
    const before = children.length;
    for (let job = 0; job < 3; job++) {
      expect(await process.run(jobOf('answers'))).toMatchObject({ ok: true });
    }
    expect(children.length).toBe(before + 1);
    process.close();
    await once(children[before], 'exit');
  });

  it('is replaced after a fault and after an end that nobody asked for', async () => {
    const process = methodProcess(start);
    await expect(process.run(jobOf('faults', 0.1))).rejects.toThrow('a bug');
    expect(await process.run(jobOf('answers', 5))).toMatchObject({ ok: true });
    await expect(process.run(jobOf('ends'))).rejects.toThrow('ended with 3');
    expect(await process.run(jobOf('answers'))).toMatchObject({ ok: true });
    process.close();
  });

  it('is ended at the limit of a method that never comes back, and its solutions stay', async () => {
    const process = methodProcess(start);
    const outcome = await process.run(jobOf('blocks', 0.05));
    expect(outcome).toMatchObject({
      ok: true,
      value: { verdict: 'unknown', solved: true, solutions: [['#']], known: ['?'], cut: true },
    });
    expect(outcome.ok && 'megabytes' in outcome.value).toBe(false);
    expect(await process.run(jobOf('answers'))).toMatchObject({ ok: true });
    process.close();
  });

  it('is ended by a stop, also before it has begun, and all jobs to come are stopped', async () => {
    const process = methodProcess(start);
    const first = process.run(jobOf('blocks'));
    process.stop();
    expect(await first).toMatchObject({ ok: true, value: { cut: true, solutions: [] } });
    expect(await process.run(jobOf('blocks'))).toMatchObject({ ok: true, value: { cut: true } });
    process.close();
    process.close();
  });

  it('stops one job alone when its signal says so', async () => {
    const process = methodProcess(start);
    const stopping = new AbortController();
    const first = process.run(jobOf('waits'), { signal: stopping.signal });
    setTimeout(() => stopping.abort(), 100);
    expect(await first).toMatchObject({ ok: true, value: { cut: true } });
    const second = await process.run(jobOf('waits'), { signal: AbortSignal.abort() });
    expect(second).toMatchObject({ ok: true, value: { cut: true } });
    expect(await process.run(jobOf('answers'))).toMatchObject({ ok: true, value: { cut: false } });
    process.close();
  });

  it('tells lack of memory from a bug', async () => {
    const process = methodProcess(start);
    expect(await process.run(jobOf('is killed'))).toMatchObject({
      ok: false,
      problems: [{ code: 'out-of-memory' }],
    });
    process.close();
  });

  it('says so when it cannot be started', async () => {
    const process = methodProcess(() =>
      fork(join(folder, 'missing.mjs'), { stdio: 'pipe', detached: true, silent: true }),
    );
    await expect(process.run(jobOf('answers'))).rejects.toThrow(/ended with 1[\s\S]*missing/);
    process.close();
  });
});
