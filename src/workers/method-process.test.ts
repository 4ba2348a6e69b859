import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { standIn, taskOf } from '../../test/method-host.ts';
import { methodProcess } from './method-process.ts';

const { folder, children, start, remove } = standIn();
afterAll(remove);

describe('a process for methods', () => {
  it('is kept for the next task', async () => {
    const process = methodProcess(start);
    const before = children.length;
    for (let task = 0; task < 3; task++) {
      expect(await process.run(taskOf('answers'))).toMatchObject({ ok: true });
    }
    expect(children.length).toBe(before + 1);
    process.close();
    await once(children[before], 'exit');
  });

  it('tells the CPU time of a method', async () => {
    const process = methodProcess();
    const outcome = await process.run(taskOf('cells'));
    process.close();
    expect(outcome).toMatchObject({ ok: true, value: { cpuSeconds: expect.any(Number) } });
  });

  it('is replaced after a fault and after an end that nobody asked for', async () => {
    const process = methodProcess(start);
    await expect(process.run(taskOf('faults', 0.1))).rejects.toThrow('a bug');
    expect(await process.run(taskOf('answers', 5))).toMatchObject({ ok: true });
    await expect(process.run(taskOf('ends'))).rejects.toThrow('ended with 3');
    expect(await process.run(taskOf('answers'))).toMatchObject({ ok: true });
    process.close();
  });

  it('is replaced when it ended while it waited', async () => {
    const process = methodProcess(start);
    await process.run(taskOf('answers'));
    const waiting = children.at(-1);
    waiting?.kill('SIGKILL');
    await once(waiting!, 'exit');
    expect(await process.run(taskOf('answers', 5))).toMatchObject({ value: { cut: false } });
    process.close();
  });

  it('gives what it knows when it is closed at work', async () => {
    const process = methodProcess(start);
    const task = process.run(taskOf('waits'));
    await once(children.at(-1)!, 'message');
    process.close();
    expect(await task).toMatchObject({ ok: true, value: { cut: true } });
  });

  it('is ended at the limit of a method that never comes back, and its solutions stay', async () => {
    const process = methodProcess(start);
    const outcome = await process.run(taskOf('blocks', 0.05));
    expect(outcome).toMatchObject({
      ok: true,
      value: { verdict: 'unknown', solved: true, solutions: [['#']], known: ['?'], cut: true },
    });
    expect(outcome.ok && 'megabytes' in outcome.value).toBe(false);
    expect(await process.run(taskOf('answers'))).toMatchObject({ ok: true });
    process.close();
  });

  it('is ended by a stop, also before it has begun, and all tasks to come are stopped', async () => {
    const process = methodProcess(start);
    const first = process.run(taskOf('blocks'));
    process.stop();
    expect(await first).toMatchObject({ ok: true, value: { cut: true, solutions: [] } });
    expect(await process.run(taskOf('blocks'))).toMatchObject({ ok: true, value: { cut: true } });
    process.close();
    process.close();
  });

  it('stops one task alone when its signal says so', async () => {
    const process = methodProcess(start);
    const stopping = new AbortController();
    const first = process.run(taskOf('waits'), { signal: stopping.signal });
    await once(children.at(-1)!, 'message');
    stopping.abort();
    expect(await first).toMatchObject({ ok: true, value: { cut: true } });
    const second = await process.run(taskOf('waits'), { signal: AbortSignal.abort() });
    expect(second).toMatchObject({ ok: true, value: { cut: true } });
    expect(await process.run(taskOf('answers'))).toMatchObject({ ok: true, value: { cut: false } });
    process.close();
  });

  it('blames memory only where the system has ended something for want of it', async () => {
    let kills = 5;
    const growing = methodProcess(start, () => kills++);
    expect(await growing.run(taskOf('SIGKILL'))).toMatchObject({
      ok: false,
      problems: [{ code: 'out-of-memory', message: expect.stringContaining('ran out of memory') }],
    });
    growing.close();
    for (const count of [() => 5, () => undefined]) {
      const process = methodProcess(start, count);
      expect(await process.run(taskOf('SIGKILL'))).toMatchObject({
        ok: false,
        problems: [
          { code: 'killed', message: expect.stringMatching(/ended .*by SIGKILL.*memory/) },
        ],
      });
      process.close();
    }
  });

  it('says what ended it where that was a request, and has a fault where it was a crash', async () => {
    const process = methodProcess(start);
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
      const outcome = await process.run(taskOf(signal));
      expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'killed' }] });
      const message = outcome.ok ? '' : outcome.problems[0].message;
      expect(message).toContain(`by ${signal}`);
      expect(message).not.toContain('memory');
    }
    await expect(process.run(taskOf('SIGSEGV'))).rejects.toThrow('SIGSEGV crashed with SIGSEGV');
    expect(await process.run(taskOf('answers'))).toMatchObject({ ok: true });
    process.close();
  });

  it('says so when it cannot be started', async () => {
    const process = methodProcess(() =>
      fork(join(folder, 'missing.mjs'), { stdio: 'pipe', detached: true, silent: true }),
    );
    await expect(process.run(taskOf('answers'))).rejects.toThrow(/ended with 1[\s\S]*missing/);
    process.close();
  });
});
