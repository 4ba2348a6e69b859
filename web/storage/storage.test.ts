import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Backing, makeStorage } from './storage.ts';

const TIMES = { patience: 100, pause: 1000 };
const FULL = new DOMException('no room', 'QuotaExceededError');

interface Fake extends Backing {
  readonly kept: Map<string, unknown>;
  /** The requests that this backing received. */
  readonly log: string[];
  /** The error of every write; undefined while writes succeed. */
  failure: Error | undefined;
  /** Writes wait for this promise. */
  gate?: Promise<void>;
}

function fakeBacking(): Fake {
  const kept = new Map<string, unknown>();
  const log: string[] = [];
  const prefix = (store: string): string => `${store} `;
  let last: Promise<unknown> = Promise.resolve();
  /** Runs the requests one after another. */
  const next = <T>(work: () => T | Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
  const write = (fake: Fake, entry: string, change: () => void): Promise<void> => {
    log.push(entry);
    return next(async () => {
      await fake.gate;
      if (fake.failure !== undefined) throw fake.failure;
      change();
    });
  };
  return {
    kept,
    failure: undefined,
    log,
    get: (store, key) => next(() => kept.get(prefix(store) + key)),
    all: (store) =>
      next(
        () =>
          new Map(
            [...kept]
              .filter(([key]) => key.startsWith(prefix(store)))
              .map(([key, value]) => [key.slice(prefix(store).length), value]),
          ),
      ),
    put(store, key, value) {
      return write(this, `put ${key} ${value}`, () => kept.set(prefix(store) + key, value));
    },
    remove(store, key) {
      return write(this, `remove ${key}`, () => kept.delete(prefix(store) + key));
    },
    async update(store, key, next) {
      const before = kept.get(prefix(store) + key);
      await write(this, `update ${key}`, () => kept.set(prefix(store) + key, next(before)));
      return before;
    },
  };
}

interface Gate<T> {
  readonly promise: Promise<T>;
  readonly open: (value: T) => void;
}

function gate<T = void>(): Gate<T> {
  let open: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { promise, open };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a storage that works', () => {
  it('writes, reads, lists and removes', async () => {
    const fake = fakeBacking();
    const storage = makeStorage(async () => fake, TIMES);
    await storage.put('settings', 'a', 1);
    await storage.put('drafts', 'b', 2);
    expect(await storage.get('settings', 'a')).toBe(1);
    expect(await storage.all('drafts')).toEqual(new Map([['b', 2]]));
    await storage.remove('settings', 'a');
    expect(await storage.get('settings', 'a')).toBeUndefined();
    expect([...fake.kept.keys()]).toEqual(['drafts b']);
    expect(storage.status()).toBe('ok');
  });

  it('updates what is on its way, and what it cannot write', async () => {
    const fake = fakeBacking();
    const storage = makeStorage(async () => fake, TIMES);
    const add = () => storage.update('settings', 'a', (before = 0) => (before as number) + 1);
    void storage.put('settings', 'a', 1);
    expect(await add()).toBe(1);
    expect(await add()).toBe(2);
    fake.failure = FULL;
    expect([await add(), await storage.get('settings', 'a')]).toEqual([3, 4]);
    expect(fake.kept.get('settings a')).toBe(3);
  });

  it('gives back at once what is on its way', async () => {
    const fake = fakeBacking();
    const storage = makeStorage(async () => fake, TIMES);
    const writing = storage.put('settings', 'a', 1);
    expect(await storage.get('settings', 'a')).toBe(1);
    expect(await storage.all('settings')).toEqual(new Map([['a', 1]]));
    await writing;
  });

  it('writes only the newest of what came while it was writing', async () => {
    const fake = fakeBacking();
    const opened = gate<void>();
    fake.gate = opened.promise;
    const storage = makeStorage(async () => fake, TIMES);
    const writes = [1, 2, 3, 4].map((value) => storage.put('settings', 'a', value));
    await vi.advanceTimersByTimeAsync(1);
    writes.push(storage.put('settings', 'a', 5), storage.put('settings', 'a', 6));
    opened.open();
    await Promise.all(writes);
    expect(fake.log).toEqual(['put a 4', 'put a 6']);
    expect(fake.kept.get('settings a')).toBe(6);
  });

  it('hands over what waits for its turn when it is flushed', async () => {
    const fake = fakeBacking();
    const opened = gate<void>();
    fake.gate = opened.promise;
    const storage = makeStorage(async () => fake, TIMES);
    const writes = [storage.put('settings', 'a', 1)];
    await vi.advanceTimersByTimeAsync(1);
    writes.push(storage.put('settings', 'a', 2), storage.remove('drafts', 'b'));
    await vi.advanceTimersByTimeAsync(1);
    storage.flush();
    await vi.advanceTimersByTimeAsync(1);
    expect(fake.log).toEqual(['put a 1', 'remove b', 'put a 2', 'remove b']);
    opened.open();
    await Promise.all(writes);
    expect(fake.kept.get('settings a')).toBe(2);
    expect(storage.status()).toBe('ok');
  });

  it('says so when what it hands over at a flush is refused', async () => {
    const fake = fakeBacking();
    const storage = makeStorage(async () => fake, TIMES);
    // This write does not end within the test.
    fake.put = () => new Promise(() => undefined);
    void storage.put('settings', 'a', 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(storage.status()).toBe('ok');
    fake.put = () => Promise.reject(FULL);
    storage.flush();
    await vi.advanceTimersByTimeAsync(1);
    expect(storage.status()).toBe('full');
    expect(await storage.get('settings', 'a')).toBe(1);
  });

  it('is well again when a flush has written what could not be written', async () => {
    const fake = fakeBacking();
    const storage = makeStorage(async () => fake, TIMES);
    fake.failure = FULL;
    await storage.put('settings', 'a', 1);
    expect(storage.status()).toBe('full');
    fake.failure = undefined;
    storage.flush();
    await vi.advanceTimersByTimeAsync(1);
    expect([storage.status(), fake.kept.get('settings a')]).toEqual(['ok', 1]);
    await vi.advanceTimersByTimeAsync(TIMES.pause);
    expect(fake.log).toEqual(['put a 1', 'put a 1']);
  });
});

describe('a storage that is blocked', () => {
  it('keeps everything in memory and says so', async () => {
    const storage = makeStorage(() => Promise.reject(new Error('not allowed')), TIMES);
    const onChange = vi.fn();
    storage.watch(onChange);
    await storage.put('settings', 'a', 1);
    expect(storage.status()).toBe('blocked');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(await storage.get('settings', 'a')).toBe(1);
    expect(await storage.get('settings', 'b')).toBeUndefined();
    expect(await storage.all('settings')).toEqual(new Map([['a', 1]]));
    await storage.remove('settings', 'a');
    expect(await storage.get('settings', 'a')).toBeUndefined();
  });

  it('does not wait for one that never opens, nor write to one that opens too late', async () => {
    const opened = gate<Backing>();
    const fake = fakeBacking();
    const storage = makeStorage(() => opened.promise, TIMES);
    const writing = storage.put('settings', 'a', 1);
    const reading = storage.get('settings', 'b');
    await vi.advanceTimersByTimeAsync(TIMES.patience);
    await writing;
    expect(await reading).toBeUndefined();
    expect(storage.status()).toBe('blocked');
    opened.open(fake);
    await storage.put('settings', 'c', 1);
    expect(fake.log).toEqual([]);
  });

  it('does not wait for a write that never ends, and is well when it ends after all', async () => {
    const fake = fakeBacking();
    const opened = gate<void>();
    fake.gate = opened.promise;
    const storage = makeStorage(async () => fake, TIMES);
    const writing = storage.put('settings', 'a', 1);
    await vi.advanceTimersByTimeAsync(TIMES.patience);
    await writing;
    expect(storage.status()).toBe('blocked');
    opened.open();
    await vi.advanceTimersByTimeAsync(1);
    expect([storage.status(), fake.kept.get('settings a')]).toEqual(['ok', 1]);
  });

  it('does not wait for newer values that keep coming', async () => {
    const fake = fakeBacking();
    // Every write takes most of the patience.
    fake.put = () => new Promise((resolve) => setTimeout(resolve, TIMES.patience - 10));
    const storage = makeStorage(async () => fake, TIMES);
    const onWritten = vi.fn();
    void storage.put('settings', 'a', 0).then(onWritten);
    for (let value = 1; value < 10; value++) {
      await vi.advanceTimersByTimeAsync(TIMES.patience / 10);
      expect(onWritten).not.toHaveBeenCalled();
      void storage.put('settings', 'a', value);
    }
    await vi.advanceTimersByTimeAsync(TIMES.patience / 10);
    expect(onWritten).toHaveBeenCalledTimes(1);
  });

  it('does not wait until what failed before is tried again', async () => {
    const fake = fakeBacking();
    const storage = makeStorage(async () => fake, TIMES);
    fake.failure = FULL;
    await storage.put('settings', 'a', 1);
    fake.failure = undefined;
    // The second try does not end within the test.
    fake.put = (_, key) => (key === 'a' ? new Promise(() => undefined) : Promise.resolve());
    const onWritten = vi.fn();
    void storage.put('drafts', 'b', 2).then(onWritten);
    await vi.advanceTimersByTimeAsync(1);
    expect(onWritten).toHaveBeenCalledTimes(1);
  });

  it('answers without what cannot be read', async () => {
    const fake = fakeBacking();
    const broken = { ...fake, get: () => Promise.reject(new Error('damaged')) };
    const storage = makeStorage(async () => broken, TIMES);
    expect(await storage.get('settings', 'a')).toBeUndefined();
    expect(storage.status()).toBe('blocked');
  });
});

describe('a storage that is full', () => {
  it('says so, keeps in memory, and writes once a removal made room', async () => {
    const fake = fakeBacking();
    const storage = makeStorage(async () => fake, TIMES);
    await storage.put('settings', 'old', 1);
    fake.failure = FULL;
    await storage.put('settings', 'a', 2);
    expect([storage.status(), await storage.get('settings', 'a')]).toEqual(['full', 2]);
    fake.failure = undefined;
    await storage.remove('settings', 'old');
    await vi.advanceTimersByTimeAsync(1);
    expect(storage.status()).toBe('ok');
    expect(fake.kept).toEqual(new Map([['settings a', 2]]));
  });

  it('tries again by itself', async () => {
    const fake = fakeBacking();
    const storage = makeStorage(async () => fake, TIMES);
    fake.failure = FULL;
    await storage.put('settings', 'a', 1);
    await vi.advanceTimersByTimeAsync(TIMES.pause);
    expect(storage.status()).toBe('full');
    fake.failure = undefined;
    await vi.advanceTimersByTimeAsync(TIMES.pause);
    expect([storage.status(), fake.kept.get('settings a')]).toEqual(['ok', 1]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stays full as long as anything is not written', async () => {
    const fake = fakeBacking();
    const small = vi.fn();
    const picky: Backing = {
      ...fake,
      put: async (store, key, value) => {
        if (key === 'big') throw FULL;
        small();
        await fake.put(store, key, value);
      },
    };
    const storage = makeStorage(async () => picky, TIMES);
    await storage.put('drafts', 'big', 1);
    await storage.put('drafts', 'small', 2);
    expect([storage.status(), small.mock.calls.length]).toEqual(['full', 1]);
    expect(await storage.get('drafts', 'big')).toBe(1);
  });
});

describe('a storage that a newer page has taken', () => {
  it('says so and keeps in memory', async () => {
    const fake = fakeBacking();
    let outdate = (): void => {};
    const storage = makeStorage(async (onOutdated) => {
      outdate = onOutdated;
      return fake;
    }, TIMES);
    await storage.put('settings', 'a', 1);
    outdate();
    fake.failure = new DOMException('closed', 'InvalidStateError');
    await storage.put('settings', 'a', 2);
    expect([storage.status(), await storage.get('settings', 'a')]).toEqual(['outdated', 2]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('damaged records', () => {
  it('are none', async () => {
    const fake = fakeBacking();
    fake.kept.set('saves lock', { puzzleId: 'lock', past: 'nonsense' });
    fake.kept.set('puzzles own-1', { id: 'own-1', puzzle: null });
    const storage = makeStorage(async () => fake, TIMES);
    expect(await storage.get('saves', 'lock')).toBeUndefined();
    expect(await storage.all('puzzles')).toEqual(new Map());
    expect(storage.status()).toBe('ok');
  });
});
