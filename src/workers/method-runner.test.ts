import { once } from 'node:events';
import { getPriority } from 'node:os';
import { afterAll, expect, it } from 'vitest';
import { standIn, taskOf } from '../../test/method-host.ts';
import { startHost } from './method-process.ts';
import { methodRunner } from './method-runner.ts';

const { children, start, remove } = standIn();
afterAll(remove);

it('ends processes that wait for work too long', async () => {
  const runner = methodRunner({ start, idle: 300 });
  const before = children.length;
  await runner.run(taskOf('answers'));
  await runner.run(taskOf('answers'));
  expect(children.length).toBe(before + 1);
  await once(children[before], 'exit');
  expect(await runner.run(taskOf('answers'))).toMatchObject({ ok: true });
  expect(children.length).toBe(before + 2);
  runner.close();
  await once(children[before + 1], 'exit');
});

it('listens once for the end of the program, however many processes there are', async () => {
  const listeners = process.listenerCount('exit');
  const runner = methodRunner({ start });
  await Promise.all(Array.from({ length: 3 }, () => runner.run(taskOf('answers'))));
  expect(process.listenerCount('exit')).toBe(listeners + 1);
  runner.close();
  expect(process.listenerCount('exit')).toBe(listeners);
});

it('takes no more tasks when it is closed', async () => {
  const runner = methodRunner({ start });
  runner.close();
  const before = children.length;
  expect(await runner.run(taskOf('answers'))).toMatchObject({ problems: [{ code: 'closed' }] });
  expect(children.length).toBe(before);
});

it('lets other processes go first', async () => {
  const runner = methodRunner({ start, nice: 5 });
  await runner.run(taskOf('answers'));
  expect(getPriority(children.at(-1)?.pid)).toBe(Math.min(getPriority() + 5, 19));
  runner.close();
});

it('bounds the heap of a process', async () => {
  const host = startHost(123);
  expect(host.spawnargs).toContain('--max-old-space-size=123');
  await once(host, 'message');
  host.kill('SIGKILL');
});
