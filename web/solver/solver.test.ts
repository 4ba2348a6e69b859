import { describe, expect, it, vi } from 'vitest';
import type { FromWorker, ToWorker } from './protocol.ts';
import { makeSolver, SolverFailure, type SolverPort } from './solver.ts';

const PUZZLE = { draft: { rows: [], columns: [], palette: [] } };
const ENDED = 'Der Rechner wurde beendet';

/** A port that notes what it is told, and says what the test says. */
function fakePort(): SolverPort & {
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

function opened(): { ports: ReturnType<typeof fakePort>[]; open: () => SolverPort } {
  const ports: ReturnType<typeof fakePort>[] = [];
  const open = (): SolverPort => {
    ports.push(fakePort());
    return ports[ports.length - 1];
  };
  return { ports, open };
}

describe('a solver', () => {
  it('gives each request its own answer, whatever their order', async () => {
    const { ports, open } = opened();
    const solver = makeSolver(open, () => ENDED);
    const [a, b] = [solver.ask('conflict', PUZZLE), solver.ask('conflict', PUZZLE)];
    ports[0].say({ kind: 'value', id: 2, value: 'second' });
    ports[0].say({ kind: 'value', id: 1, value: 'first' });
    expect(await Promise.all([a, b])).toEqual(['first', 'second']);
    expect(ports).toHaveLength(1);
  });

  it('passes progress on, until the answer', async () => {
    const { ports, open } = opened();
    const onProgress = vi.fn();
    const answer = makeSolver(open, () => ENDED).ask('conflict', PUZZLE, { onProgress });
    ports[0].say({ kind: 'progress', id: 1, progress: { tried: 1 } });
    ports[0].say({ kind: 'value', id: 1, value: 'done' });
    ports[0].say({ kind: 'progress', id: 1, progress: { tried: 2 } });
    await answer;
    expect(onProgress.mock.calls).toEqual([[{ tried: 1 }]]);
  });

  it('rejects a cancelled request at once and tells the worker', async () => {
    const { ports, open } = opened();
    const controller = new AbortController();
    const answer = makeSolver(open, () => ENDED).ask('conflict', PUZZLE, {
      signal: controller.signal,
    });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(ports[0].told.at(-1)).toEqual({ kind: 'cancel', id: 1 });
    ports[0].say({ kind: 'value', id: 1, value: 'late' });
    expect(ports[0].isEnded).toBe(false);
  });

  it('does not ask for what is cancelled already', async () => {
    const { ports, open } = opened();
    const answer = makeSolver(open, () => ENDED).ask('conflict', PUZZLE, {
      signal: AbortSignal.abort(),
    });
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(ports).toHaveLength(0);
  });

  it('ends a worker that does not come back after a cancel, and asks again what else was asked', async () => {
    vi.useFakeTimers();
    const { ports, open } = opened();
    const solver = makeSolver(open, () => ENDED);
    const controller = new AbortController();
    const cancelled = solver.ask('conflict', PUZZLE, { signal: controller.signal });
    const other = solver.ask('conflict', PUZZLE);
    controller.abort();
    await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
    vi.advanceTimersByTime(100);
    expect(ports[0].isEnded).toBe(true);
    expect(ports[1].told).toMatchObject([{ kind: 'ask', id: 2 }]);
    ports[1].say({ kind: 'value', id: 2, value: 'there' });
    expect(await other).toBe('there');
    vi.useRealTimers();
  });

  it.each([
    ['explain', ['one', 'two', 'three']],
    ['conflict', ['one', 'two', 'one', 'two', 'three']],
  ] as const)(
    'passes the progress of %s on as %s when a second worker does it again',
    async (task, heard) => {
      vi.useFakeTimers();
      const { ports, open } = opened();
      const solver = makeSolver(open, () => ENDED);
      const controller = new AbortController();
      solver.ask('conflict', PUZZLE, { signal: controller.signal }).catch(() => {});
      const onProgress = vi.fn();
      void solver.ask(task, PUZZLE as never, { onProgress });
      const say = (port: number, ...pieces: readonly string[]): void => {
        for (const progress of pieces) ports[port].say({ kind: 'progress', id: 2, progress });
      };
      say(0, 'one', 'two');
      controller.abort();
      vi.advanceTimersByTime(100);
      say(1, 'one', 'two', 'three');
      expect(onProgress.mock.calls.flat()).toEqual(heard);
      vi.useRealTimers();
    },
  );

  it('fails its requests when the worker dies, and opens another for the next', async () => {
    const { ports, open } = opened();
    const solver = makeSolver(open, () => ENDED);
    const lost = solver.ask('conflict', PUZZLE);
    ports[0].onerror?.({ message: 'out of memory' });
    await expect(lost).rejects.toThrow(new SolverFailure('out of memory'));
    const next = solver.ask('conflict', PUZZLE);
    ports[1].say({ kind: 'value', id: 2, value: 'alive' });
    expect(await next).toBe('alive');
  });

  it.each([{}, { message: '' }])(
    'has words for a worker that ends without any: %o',
    async (event) => {
      const { ports, open } = opened();
      const lost = makeSolver(open, () => ENDED).ask('conflict', PUZZLE);
      ports[0].onerror?.(event);
      await expect(lost).rejects.toThrow(new SolverFailure(ENDED, true));
    },
  );

  it('turns a fault of a task into a failure', async () => {
    const { ports, open } = opened();
    const answer = makeSolver(open, () => ENDED).ask('conflict', PUZZLE);
    ports[0].say({ kind: 'fault', id: 1, message: 'a bug' });
    await expect(answer).rejects.toThrow('a bug');
  });
});
