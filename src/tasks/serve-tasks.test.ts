import { describe, expect, it } from 'vitest';
import { failure, type Outcome, success } from '../puzzle/problem.ts';
import type { Host } from './host.ts';
import type { FromWorker } from './protocol.ts';
import { ITEMS_AHEAD, serveTasks, type TaskFunction } from './serve-tasks.ts';

type Work = (args: string, host: Host<string, number>) => Promise<Outcome<string>>;

/** Makes a worker whose only task is `work`, and the list of the messages that it sends. */
function serving(work: Work) {
  const said: FromWorker[] = [];
  const receive = serveTasks(
    (message) => void said.push(message),
    async () => work as TaskFunction,
  );
  const ask = (id: number, args = '', wantsItems = true): void =>
    receive({ kind: 'ask', id, task: 'explain', args, wantsItems });
  return { said, receive, ask };
}

/** Waits until everything has happened that can happen without another message. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a worker', () => {
  it('gives tasks what its host has beside that which every host has', async () => {
    const said: FromWorker[] = [];
    const work = async (_: object, { stop, tool }: { stop: () => boolean; tool: string }) =>
      success([stop(), tool]);
    const receive = serveTasks(
      (message) => void said.push(message),
      async () => work,
      { tool: 'saw' },
    );
    receive({ kind: 'ask', id: 1, task: 'explain', args: {}, wantsItems: false });
    await rest();
    expect(said).toEqual([{ kind: 'value', id: 1, outcome: success([false, 'saw']) }]);
  });

  it('tells progress and the outcome of each request by its number', async () => {
    const { said, ask } = serving(async (args, { onProgress }) => {
      onProgress(`half of ${args}`);
      return args === 'good' ? success(args) : failure({ code: 'bad', message: args });
    });
    ask(1, 'good');
    ask(2, 'bad');
    await rest();
    expect(said.filter(({ id }) => id === 1)).toEqual([
      { kind: 'progress', id: 1, progress: 'half of good' },
      { kind: 'value', id: 1, outcome: success('good') },
    ]);
    expect(said.at(-1)).toMatchObject({ kind: 'value', id: 2, outcome: { ok: false } });
  });

  it('stops the request that is cancelled, and no other', async () => {
    const { said, receive, ask } = serving(async (args, { stop }) => {
      while (!stop() && args === 'endless') await rest();
      return success(args);
    });
    ask(1, 'endless');
    receive({ kind: 'cancel', id: 2 });
    ask(2, 'short');
    await rest();
    expect(said).toEqual([{ kind: 'value', id: 2, outcome: success('short') }]);
    receive({ kind: 'cancel', id: 1 });
    await rest();
    await rest();
    expect(said.at(-1)).toEqual({ kind: 'value', id: 1, outcome: success('endless') });
  });

  it.each([
    [new Error('a bug'), false],
    [new RangeError('Array buffer allocation failed'), true],
  ])('tells the fault %o, and whether memory ran out', async (error, isOutOfMemory) => {
    const { said, ask } = serving(async () => {
      throw error;
    });
    ask(1);
    await rest();
    const { message, stack } = error;
    expect(said).toEqual([{ kind: 'fault', id: 1, message, stack, isOutOfMemory }]);
  });

  it('tells a fault when the outcome cannot be sent', async () => {
    const said: FromWorker[] = [];
    const send = (message: FromWorker): void => void said.push(structuredClone(message));
    const work = async () => success(() => 'a function');
    const receive = serveTasks(send, async () => work as TaskFunction);
    receive({ kind: 'ask', id: 1, task: 'explain', args: '', wantsItems: true });
    await rest();
    expect(said).toMatchObject([{ kind: 'fault', id: 1, isOutOfMemory: false }]);
    expect(said[0]).toHaveProperty('message', expect.stringContaining('could not be cloned'));
  });
});

describe('items', () => {
  const most = ITEMS_AHEAD + 10;
  const counting: Work = async (_, { stop, onItem }) => {
    for (let item = 0; item < most && !stop(); item++) await onItem(item);
    return success('done');
  };

  it('wait for an asker that does not keep up', async () => {
    const { said, receive, ask } = serving(counting);
    ask(1);
    await rest();
    expect(said).toHaveLength(ITEMS_AHEAD);
    receive({ kind: 'more', id: 1 });
    await rest();
    expect(said).toHaveLength(ITEMS_AHEAD + 1);
    for (let item = 0; item < most; item++) receive({ kind: 'more', id: 1 });
    await rest();
    expect(said).toHaveLength(most + 1);
    expect(said.at(-1)).toMatchObject({ kind: 'value' });
  });

  it('that nobody wants are not sent, and hold nothing up', async () => {
    const { said, ask } = serving(counting);
    ask(1, '', false);
    await rest();
    expect(said).toEqual([{ kind: 'value', id: 1, outcome: success('done') }]);
  });

  it('that come several at once wait until there is room for one', async () => {
    const { said, receive, ask } = serving(async (_, { onItem }) => {
      const items = Array.from({ length: most }, (_, item) => onItem(item));
      await Promise.all(items);
      return success('done');
    });
    ask(1);
    for (let dealt = ITEMS_AHEAD; dealt < most; dealt++) receive({ kind: 'more', id: 1 });
    await rest();
    expect(said).toHaveLength(most);
    receive({ kind: 'more', id: 1 });
    await rest();
    expect(said.at(-1)).toMatchObject({ kind: 'value' });
  });

  it('do not keep a cancelled task waiting', async () => {
    const { said, receive, ask } = serving(counting);
    ask(1);
    await rest();
    receive({ kind: 'cancel', id: 1 });
    await rest();
    expect(said.at(-1)).toMatchObject({ kind: 'value' });
  });
});
