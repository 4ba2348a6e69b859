import { describe, expect, it } from 'vitest';
import {
  isUnderWay,
  type RecordChange,
  STORE_OPENING,
  type StorageEffect,
  type StorageEvent,
  type StorageState,
  storageStep,
  unwrittenIn,
  type Write,
} from './storage-step.ts';

const OPENED = { type: 'opened' } as const;
const OUTDATED = { type: 'outdated' } as const;
const A1: RecordChange = { store: 'settings', key: 'a', value: 1 };
const A2: RecordChange = { ...A1, value: 2 };
const B: RecordChange = { store: 'drafts', key: 'b', value: 3 };

const changed = (change: RecordChange) => ({ type: 'changed', change }) as const;
const written = (write: Write) => ({ type: 'written', write }) as const;
const late = (write: Write) => ({ type: 'late', write }) as const;
const failed = (write: Write, isFull = false) => ({ type: 'failed', write, isFull }) as const;
const write = (write: Write) => ({ do: 'write', write }) as const;
const nth = (number: number, change: RecordChange): Write => ({ number, change });
const FLUSH = { type: 'flush' } as const;
const RETRY = { type: 'retry' } as const;
const PAUSE = { do: 'pause' } as const;

/** Returns the state after the events, and the effects of the last event. */
function outcome(...events: readonly StorageEvent[]) {
  let state: StorageState = STORE_OPENING;
  let effects: readonly StorageEffect[] = [];
  for (const event of events) [state, effects] = storageStep(state, event);
  return { ...state, state, effects };
}

describe('a change', () => {
  it('is written at once, or when the store is open', () => {
    expect(outcome(OPENED, changed(A1)).effects).toEqual([write(nth(1, A1))]);
    expect(outcome(changed(A1), changed(B)).effects).toEqual([]);
    expect(outcome(changed(A1), changed(A2), changed(B), OPENED).effects).toEqual([
      write(nth(1, A2)),
      write(nth(2, B)),
    ]);
  });

  it('waits for the write of the same record before it', () => {
    expect(outcome(OPENED, changed(A1), changed(A2)).effects).toEqual([]);
    const next = outcome(OPENED, changed(A1), changed(A2), written(nth(1, A1)));
    expect([next.effects, isUnderWay(next.state, A2)]).toEqual([[write(nth(2, A2))], true]);
    const both = [changed(A1), changed(A2), written(nth(1, A1)), written(nth(2, A2))] as const;
    expect(outcome(OPENED, ...both).unwritten.size).toBe(0);
  });

  it('can be read until it is written, a removal too', () => {
    const removal = { ...A1, value: undefined };
    const { state } = outcome(OPENED, changed(A1), changed(removal), changed(B));
    expect(unwrittenIn(state, 'settings')).toEqual(new Map([['a', undefined]]));
    expect(unwrittenIn(state, 'saves').size).toBe(0);
    const { state: after } = outcome(OPENED, changed(removal), written(nth(1, removal)));
    expect(unwrittenIn(after, 'settings').has('a')).toBe(false);
  });

  it('is passed on once more when the page may be closed', () => {
    const { effects } = outcome(OPENED, changed(A1), changed(A2), FLUSH);
    expect(effects).toEqual([write(nth(2, A2))]);
    expect(outcome(changed(A1), FLUSH).effects).toEqual([]);
  });
});

describe('what cannot be written', () => {
  it('is tried again after a pause, all of it', () => {
    const full = outcome(OPENED, changed(A1), failed(nth(1, A1), true));
    expect([full.status, full.effects, isUnderWay(full.state, A1)]).toEqual([
      'full',
      [PAUSE],
      false,
    ]);
    const ends = [failed(nth(1, A1), true), failed(nth(2, B))] as const;
    const both = [OPENED, changed(A1), changed(B), ...ends] as const;
    expect([outcome(...both).status, outcome(...both).effects]).toEqual(['blocked', []]);
    const again = outcome(...both, RETRY);
    const writes = [write(nth(3, A1)), write(nth(4, B))];
    expect([again.effects, again.isRetryDue]).toEqual([writes, false]);
  });

  it('is tried again when another record was written, and all is well once everything is', () => {
    const ends = [failed(nth(1, A1), true), changed(B), written(nth(2, B))] as const;
    const events = [OPENED, changed(A1), ...ends] as const;
    const { status, effects } = outcome(...events);
    expect([status, effects]).toEqual(['full', [write(nth(3, A1))]]);
    expect(outcome(...events, written(nth(3, A1))).status).toBe('ok');
  });

  it('is not written a second time while its write has no answer', () => {
    const events = [OPENED, changed(A1), late(nth(1, A1))] as const;
    expect([outcome(...events).status, outcome(...events).effects]).toEqual(['blocked', [PAUSE]]);
    expect(outcome(...events, RETRY).effects).toEqual([]);
    const { state, effects } = outcome(...events, changed(A2));
    expect([isUnderWay(state, A2), effects]).toEqual([false, []]);
    expect(outcome(...events, written(nth(1, A1))).status).toBe('ok');
  });

  it('stays in memory without a store', () => {
    const events = [changed(A1), { type: 'refused' }, changed(B)] as const;
    const { state, status, effects } = outcome(...events);
    expect([status, effects]).toEqual(['blocked', []]);
    expect([A1, B].map((change) => isUnderWay(state, change))).toEqual([false, false]);
    expect(unwrittenIn(state, 'drafts').get('b')).toBe(3);
    expect(outcome(...events, FLUSH).effects).toEqual([]);
  });
});

describe('a write that has no answer in time', () => {
  const LATE = [OPENED, changed(A1), late(nth(1, A1))] as const;

  it('is tried again once it has failed', () => {
    const events = [...LATE, failed(nth(1, A1))] as const;
    expect(outcome(...events).effects).toEqual([]);
    expect(outcome(...events, RETRY).effects).toEqual([write(nth(2, A1))]);
  });

  it('makes a newer value wait for its end', () => {
    const events = [...LATE, changed(A2)] as const;
    expect(outcome(...events, written(nth(1, A1))).effects).toEqual([write(nth(2, A2))]);
    const again = outcome(...events, failed(nth(1, A1)), RETRY);
    expect(again.effects).toEqual([write(nth(2, A2))]);
  });
});

describe('a write beside which a flush has started another', () => {
  const FLUSHED = [OPENED, changed(A1), FLUSH] as const;

  it('has stored the value, whatever becomes of the other', () => {
    const first = [...FLUSHED, written(nth(1, A1)), failed(nth(2, A1))] as const;
    expect([outcome(...first).status, outcome(...first).effects]).toEqual(['ok', []]);
    const second = [...FLUSHED, failed(nth(2, A1)), written(nth(1, A1))] as const;
    expect([outcome(...second).status, outcome(...second).unwritten.size]).toEqual(['ok', 0]);
  });

  it('says nothing of the newer one when it fails or is late', () => {
    for (const end of [failed(nth(1, A1), true), late(nth(1, A1))]) {
      const { state, status, effects } = outcome(...FLUSHED, end);
      expect([status, effects, isUnderWay(state, A1)]).toEqual(['ok', [], true]);
      expect(outcome(...FLUSHED, end, RETRY).effects).toEqual([]);
    }
  });

  it('does not keep the newer one from being tried again', () => {
    const events = [...FLUSHED, failed(nth(2, A1)), late(nth(1, A1))] as const;
    expect(outcome(...events, RETRY).effects).toEqual([write(nth(3, A1))]);
    expect(outcome(...events, changed(A2)).effects).toEqual([write(nth(3, A2))]);
  });

  it('has not stored a newer value, though it wrote an equal one', () => {
    const newer = [OPENED, changed(A1), changed(A2), FLUSH] as const;
    const { state, effects } = outcome(...newer, written(nth(1, A1)));
    expect([effects, isUnderWay(state, A2)]).toEqual([[], true]);
    const equal = { ...A1 };
    const events = [...newer, changed(equal), written(nth(1, A1))] as const;
    expect(unwrittenIn(outcome(...events).state, 'settings').get('a')).toBe(1);
    expect(outcome(...events, written(nth(2, A2))).effects).toEqual([write(nth(3, equal))]);
  });
});

describe('a store that a newer page has', () => {
  it('is not had back', () => {
    const events = [OPENED, OUTDATED, changed(A1), failed(nth(1, A1), true)] as const;
    expect([outcome(...events).status, outcome(...events).effects]).toEqual(['outdated', []]);
    const ends = [changed(B), written(nth(2, B)), written(nth(3, A1))] as const;
    expect(outcome(...events, ...ends).status).toBe('outdated');
  });
});
