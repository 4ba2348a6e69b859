import { describe, expect, it } from 'vitest';
import {
  isUnderWay,
  NOTHING_UNWRITTEN,
  type RecordChange,
  type StorageEffect,
  type StorageEvent,
  type StorageState,
  storageStep,
  unwrittenIn,
} from './storage-step.ts';

const OPENED = { type: 'opened' } as const;
const OUTDATED = { type: 'outdated' } as const;
const A1: RecordChange = { store: 'settings', key: 'a', value: 1 };
const A2: RecordChange = { ...A1, value: 2 };
const B: RecordChange = { store: 'drafts', key: 'b', value: 3 };

const changed = (change: RecordChange) => ({ type: 'changed', change }) as const;
const written = (change: RecordChange) => ({ type: 'written', change }) as const;
const late = (change: RecordChange) => ({ type: 'late', change }) as const;
const failed = (change: RecordChange, isFull = false) =>
  ({ type: 'failed', change, isFull }) as const;
const write = (change: RecordChange) => ({ do: 'write', change }) as const;
const PAUSE = { do: 'pause' } as const;

/** Returns the state after the events, and the effects of the last one. */
function outcome(...events: readonly StorageEvent[]) {
  let state: StorageState = NOTHING_UNWRITTEN;
  let effects: readonly StorageEffect[] = [];
  for (const event of events) [state, effects] = storageStep(state, event);
  return { ...state, state, effects };
}

describe('a change', () => {
  it('is written at once, or when the store is open', () => {
    expect(outcome(OPENED, changed(A1)).effects).toEqual([write(A1)]);
    expect(outcome(changed(A1), changed(B)).effects).toEqual([]);
    expect(outcome(changed(A1), changed(A2), changed(B), OPENED).effects).toEqual([
      write(A2),
      write(B),
    ]);
  });

  it('waits for the write of the same record before it', () => {
    expect(outcome(OPENED, changed(A1), changed(A2)).effects).toEqual([]);
    const next = outcome(OPENED, changed(A1), changed(A2), written(A1));
    expect([next.effects, isUnderWay(next.state, A2)]).toEqual([[write(A2)], true]);
    expect(outcome(OPENED, changed(A1), changed(A2), written(A1), written(A2)).unwritten.size).toBe(
      0,
    );
  });

  it('can be read until it is written, a removal too', () => {
    const removal = { ...A1, value: undefined };
    const { state } = outcome(OPENED, changed(A1), changed(removal), changed(B));
    expect(unwrittenIn(state, 'settings')).toEqual(new Map([['a', undefined]]));
    expect(unwrittenIn(state, 'saves').size).toBe(0);
    const { state: after } = outcome(OPENED, changed(removal), written(removal));
    expect(unwrittenIn(after, 'settings').has('a')).toBe(false);
  });

  it('is passed on once more when the page may be closed', () => {
    const { effects } = outcome(OPENED, changed(A1), changed(A2), { type: 'flush' });
    expect(effects).toEqual([write(A2)]);
    expect(outcome(changed(A1), { type: 'flush' }).effects).toEqual([]);
  });
});

describe('what cannot be written', () => {
  it('is tried again after a pause, all of it', () => {
    const full = outcome(OPENED, changed(A1), failed(A1, true));
    expect([full.status, full.effects, isUnderWay(full.state, A1)]).toEqual([
      'full',
      [PAUSE],
      false,
    ]);
    const both = [OPENED, changed(A1), changed(B), failed(A1, true), failed(B)] as const;
    expect([outcome(...both).status, outcome(...both).effects]).toEqual(['blocked', []]);
    const again = outcome(...both, { type: 'retry' });
    expect([again.effects, again.isRetryDue]).toEqual([[write(A1), write(B)], false]);
  });

  it('is tried again when another record was written, and all is well once everything is', () => {
    const events = [OPENED, changed(A1), failed(A1, true), changed(B), written(B)] as const;
    expect([outcome(...events).status, outcome(...events).effects]).toEqual(['full', [write(A1)]]);
    expect(outcome(...events, written(A1)).status).toBe('ok');
  });

  it('is not written a second time while its write has no answer', () => {
    const events = [OPENED, changed(A1), late(A1)] as const;
    expect([outcome(...events).status, outcome(...events).effects]).toEqual(['blocked', [PAUSE]]);
    expect(outcome(...events, { type: 'retry' }).effects).toEqual([]);
    const { state, effects } = outcome(...events, changed(A2));
    expect([isUnderWay(state, A2), effects]).toEqual([false, []]);
    expect(outcome(...events, written(A1)).status).toBe('ok');
  });

  it('stays in memory without a store', () => {
    const events = [changed(A1), { type: 'refused' }, changed(B)] as const;
    const { state, status, effects } = outcome(...events);
    expect([status, effects]).toEqual(['blocked', []]);
    expect([A1, B].map((change) => isUnderWay(state, change))).toEqual([false, false]);
    expect(unwrittenIn(state, 'drafts').get('b')).toBe(3);
    expect(outcome(...events, { type: 'flush' }).effects).toEqual([]);
  });

  it('does not matter any more when a flush has written it', () => {
    const events = [OPENED, changed(A1), { type: 'flush' }, written(A1), failed(A1)] as const;
    expect([outcome(...events).status, outcome(...events).effects]).toEqual(['ok', []]);
  });
});

describe('a store that a newer page has', () => {
  it('is not had back', () => {
    const events = [OPENED, OUTDATED, changed(A1), failed(A1, true)] as const;
    expect([outcome(...events).status, outcome(...events).effects]).toEqual(['outdated', []]);
    expect(outcome(...events, changed(B), written(B), written(A1)).status).toBe('outdated');
  });
});
