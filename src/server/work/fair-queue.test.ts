import { setMaxListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { type FairQueue, makeFairQueue, type Pass } from './fair-queue.ts';

const here = new AbortController().signal;
setMaxListeners(100, here);

function leave(pass: Pass | undefined): void {
  if (pass === undefined || typeof pass === 'string')
    throw new Error(`expected a pass, got ${pass}`);
  pass.leave();
}

/** Gives promises five turns of the queue of microtasks, so that they can settle. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

/** Returns the tasks in the order of their admission: each ends as soon as it has begun. */
async function orderOf(queue: FairQueue, tasks: readonly string[]): Promise<string[]> {
  const order: string[] = [];
  const first = await queue.enter('first', here);
  const all = tasks.map(async (task) => {
    const pass = await queue.enter(task[0], here);
    order.push(task);
    await settle();
    leave(pass);
  });
  leave(first);
  await Promise.all(all);
  return order;
}

describe('a fair queue', () => {
  it('admits as many as there are places, lets as many wait as may, and refuses the rest', async () => {
    const queue = makeFairQueue({ places: 1, waiting: 1 });
    const first = await queue.enter('a', here);
    const second = queue.enter('a', here);
    expect(queue.enter('a', here)).toBeUndefined();
    expect(queue.isFull()).toBe(true);
    expect([queue.running(), queue.waiting()]).toEqual([1, 1]);
    leave(first);
    expect(queue.isFull()).toBe(false);
    const pass = await second;
    expect([queue.running(), queue.waiting()]).toEqual([1, 0]);
    leave(pass);
    expect(queue.running()).toBe(0);
  });

  it('removes clients that go away while they wait', async () => {
    const queue = makeFairQueue({ places: 1, waiting: 1 });
    const first = await queue.enter('a', here);
    const leaving = new AbortController();
    const second = queue.enter('b', leaving.signal);
    leaving.abort();
    expect(await second).toBe('gone');
    expect(queue.waiting()).toBe(0);
    expect(await queue.enter('b', AbortSignal.abort())).toBe('gone');
    leave(first);
    expect(queue.running()).toBe(0);
  });

  it('serves one client in the order in which its tasks came', async () => {
    expect(await orderOf(makeFairQueue({ places: 1 }), ['a1', 'a2', 'a3'])).toEqual([
      'a1',
      'a2',
      'a3',
    ]);
  });

  it('gives clients their turns, however many tasks one of them has', async () => {
    const tasks = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'];
    const order = await orderOf(makeFairQueue({ places: 1 }), tasks);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('has room in its queue for others than the one who fills it', () => {
    const queue = makeFairQueue({ places: 1, waiting: 16 });
    const enter = (client: string) => queue.enter(client, here) !== undefined;
    const greedy = Array.from({ length: 18 }, () => enter('a'));
    expect(greedy.filter((isIn) => isIn)).toHaveLength(1 + 8);
    expect(enter('b')).toBe(true);
  });

  it('starts a newcomer at once while others hold all but the reserved places', async () => {
    const queue = makeFairQueue({ places: 2, reserved: 1, waiting: 9 });
    const passes = [await queue.enter('a', here), await queue.enter('a', here)];
    const third = queue.enter('a', here);
    expect([queue.running(), queue.waiting()]).toEqual([2, 1]);
    passes.push(await queue.enter('b', here));
    expect([queue.running(), queue.waiting()]).toEqual([3, 1]);
    leave(passes[2]);
    await settle();
    expect([queue.running(), queue.waiting()]).toEqual([2, 1]);
    leave(passes[1]);
    leave(await third);
    leave(passes[0]);
    expect([queue.running(), queue.waiting()]).toEqual([0, 0]);
  });

  it('tells all who wait, or come later, that it is closed', async () => {
    const queue = makeFairQueue({ places: 1, waiting: 8 });
    const first = await queue.enter('a', here);
    const waiting = [queue.enter('a', here), queue.enter('b', here)];
    queue.close();
    expect(await Promise.all(waiting)).toEqual(['closed', 'closed']);
    expect(await queue.enter('c', here)).toBe('closed');
    leave(first);
    expect([queue.running(), queue.waiting()]).toEqual([0, 0]);
  });
});
