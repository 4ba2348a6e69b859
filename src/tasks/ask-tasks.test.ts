import { describe, expect, it, vi } from 'vitest';
import { success } from '../puzzle/problem.ts';
import { askTasks, TaskFailure, type TaskPort } from './ask-tasks.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

const PUZZLE = { draft: { rows: [], columns: [], palette: [] } };
const ENDED = 'Der Rechner wurde beendet';

/** Makes a port that stores the messages that it gets, and sends messages that the test chooses. */
function fakePort(): TaskPort & {
  told: ToWorker[];
  isEnded: boolean;
  say(message: FromWorker): void;
} {
  const told: ToWorker[] = [];
  return {
    told,
    isEnded: false,
    onmessage: null,
    onerror: null,
    postMessage(message) {
      told.push(message);
    },
    terminate() {
      this.isEnded = true;
    },
    say(message) {
      this.onmessage?.({ data: message });
    },
  };
}

function opened(): { ports: ReturnType<typeof fakePort>[]; open: () => TaskPort } {
  const ports: ReturnType<typeof fakePort>[] = [];
  const open = (): TaskPort => {
    ports.push(fakePort());
    return ports[ports.length - 1];
  };
  return { ports, open };
}

describe('who asks for tasks', () => {
  it('gives each request its own answer, whatever their order', async () => {
    const { ports, open } = opened();
    const asker = askTasks(open, () => ENDED);
    const [a, b] = [
      asker.ask('contradictory-lines', PUZZLE),
      asker.ask('contradictory-lines', PUZZLE),
    ];
    ports[0].say({ kind: 'value', id: 2, outcome: success('second') });
    ports[0].say({ kind: 'value', id: 1, outcome: success('first') });
    expect(await Promise.all([a, b])).toEqual([success('first'), success('second')]);
    expect(ports).toHaveLength(1);
  });

  it('passes progress on, until the answer', async () => {
    const { ports, open } = opened();
    const onProgress = vi.fn();
    const answer = askTasks(open, () => ENDED).ask('contradictory-lines', PUZZLE, { onProgress });
    ports[0].say({ kind: 'progress', id: 1, progress: { tried: 1 } });
    ports[0].say({ kind: 'value', id: 1, outcome: success('done') });
    ports[0].say({ kind: 'progress', id: 1, progress: { tried: 2 } });
    await answer;
    expect(onProgress.mock.calls).toEqual([[{ tried: 1 }]]);
  });

  it('rejects a cancelled request at once and tells the worker', async () => {
    const { ports, open } = opened();
    const controller = new AbortController();
    const answer = askTasks(open, () => ENDED).ask('contradictory-lines', PUZZLE, {
      signal: controller.signal,
    });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(ports[0].told.at(-1)).toEqual({ kind: 'cancel', id: 1 });
    ports[0].say({ kind: 'value', id: 1, outcome: success('late') });
    expect(ports[0].isEnded).toBe(false);
  });

  it('does not ask for what is cancelled already', async () => {
    const { ports, open } = opened();
    const answer = askTasks(open, () => ENDED).ask('contradictory-lines', PUZZLE, {
      signal: AbortSignal.abort(),
    });
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(ports).toHaveLength(0);
  });

  it('leaves nothing of an ended request with its signal', async () => {
    const { ports, open } = opened();
    const { signal } = new AbortController();
    const [added, removed] = [
      vi.spyOn(signal, 'addEventListener'),
      vi.spyOn(signal, 'removeEventListener'),
    ];
    const answer = askTasks(open, () => ENDED).ask('contradictory-lines', PUZZLE, { signal });
    ports[0].say({ kind: 'value', id: 1, outcome: success('done') });
    await answer;
    expect(added).toHaveBeenCalledOnce();
    expect(removed).toHaveBeenCalledWith('abort', added.mock.calls[0][1]);
  });

  it.each(['progress', 'item'] as const)(
    'cancels a request whose listener of %s throws, and tells its error',
    async (kind) => {
      const { ports, open } = opened();
      const fail = (): never => {
        throw new Error('not shown');
      };
      const hooks = kind === 'progress' ? { onProgress: fail } : { onItem: fail };
      const answer = askTasks(open, () => ENDED).ask('explain', PUZZLE as never, hooks);
      ports[0].say({ kind, id: 1, progress: 1, item: 1 });
      await expect(answer).rejects.toThrow('not shown');
      expect(ports[0].told.at(-1)).toEqual({ kind: 'cancel', id: 1 });
      ports[0].say({ kind: 'value', id: 1, outcome: success('late') });
    },
  );

  it('ends a worker that does not come back after a cancel, and asks again what else was asked', async () => {
    vi.useFakeTimers();
    const { ports, open } = opened();
    const asker = askTasks(open, () => ENDED);
    const controller = new AbortController();
    const cancelled = asker.ask('contradictory-lines', PUZZLE, { signal: controller.signal });
    const other = asker.ask('contradictory-lines', PUZZLE);
    controller.abort();
    await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
    vi.advanceTimersByTime(100);
    expect(ports[0].isEnded).toBe(true);
    expect(ports[1].told).toMatchObject([{ kind: 'ask', id: 2 }]);
    ports[1].say({ kind: 'value', id: 2, outcome: success('there') });
    expect(await other).toEqual(success('there'));
    vi.useRealTimers();
  });

  it('tells each item once, and progress anew, when a second worker does a task again', async () => {
    vi.useFakeTimers();
    const { ports, open } = opened();
    const asker = askTasks(open, () => ENDED);
    const controller = new AbortController();
    asker.ask('contradictory-lines', PUZZLE, { signal: controller.signal }).catch(() => {});
    const [onProgress, onItem] = [vi.fn(), vi.fn()];
    void asker.ask('explain', PUZZLE as never, { onProgress, onItem });
    const say = (port: number, ...items: readonly string[]): void => {
      for (const item of items) ports[port].say({ kind: 'item', id: 2, item });
      ports[port].say({ kind: 'progress', id: 2, progress: items.length });
    };
    say(0, 'one', 'two');
    controller.abort();
    vi.advanceTimersByTime(100);
    say(1, 'one', 'two', 'three');
    expect(onItem.mock.calls.flat()).toEqual(['one', 'two', 'three']);
    expect(onProgress.mock.calls.flat()).toEqual([2, 3]);
    expect(ports[1].told.filter(({ kind }) => kind === 'more')).toHaveLength(3);
    vi.useRealTimers();
  });

  it('asks for more once an item has been dealt with', async () => {
    const { ports, open } = opened();
    let deal = (): void => {};
    const dealt = new Promise<void>((resolve) => {
      deal = resolve;
    });
    const onItem = vi.fn().mockReturnValueOnce(dealt);
    void askTasks(open, () => ENDED).ask('explain', PUZZLE as never, { onItem });
    ports[0].say({ kind: 'item', id: 1, item: 'one' });
    expect(ports[0].told).toHaveLength(1);
    deal();
    await dealt;
    expect(ports[0].told.at(-1)).toEqual({ kind: 'more', id: 1 });
  });

  it('fails its requests when the worker dies, and opens another for the next', async () => {
    const { ports, open } = opened();
    const asker = askTasks(open, () => ENDED);
    const lost = asker.ask('contradictory-lines', PUZZLE);
    ports[0].onerror?.({ message: 'out of memory' });
    await expect(lost).rejects.toThrow(new TaskFailure('out of memory'));
    const next = asker.ask('contradictory-lines', PUZZLE);
    ports[1].say({ kind: 'value', id: 2, outcome: success('alive') });
    expect(await next).toEqual(success('alive'));
  });

  it.each([{}, { message: '' }])(
    'has words for a worker that ends without any: %o',
    async (event) => {
      const { ports, open } = opened();
      const lost = askTasks(open, () => ENDED).ask('contradictory-lines', PUZZLE);
      ports[0].onerror?.(event);
      await expect(lost).rejects.toThrow(new TaskFailure(ENDED, true));
    },
  );

  it('turns a fault of a task into a failure', async () => {
    const { ports, open } = opened();
    const answer = askTasks(open, () => ENDED).ask('contradictory-lines', PUZZLE);
    ports[0].say({ kind: 'fault', id: 1, message: 'a bug', isOutOfMemory: false });
    await expect(answer).rejects.toThrow('a bug');
  });
});
