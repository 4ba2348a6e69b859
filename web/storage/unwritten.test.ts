import { describe, expect, it } from 'vitest';
import {
  allUnwritten,
  failed,
  NOTHING_UNWRITTEN,
  noted,
  settled,
  unwrittenIn,
  withStatus,
  written,
} from './unwritten.ts';

const ONE = noted(NOTHING_UNWRITTEN, 'settings', 'a', 1);
const FULL = new DOMException('no room', 'QuotaExceededError');

describe('what is not written yet', () => {
  it('is noted by store and key, the newest value of each', () => {
    const two = noted(noted(ONE, 'drafts', 'a', 2), 'settings', 'a', 3);
    expect(allUnwritten(two)).toEqual([
      ['settings', 'a'],
      ['drafts', 'a'],
    ]);
    expect(unwrittenIn(two, 'settings').get('a')).toBe(3);
    expect(unwrittenIn(two, 'saves').size).toBe(0);
  });

  it('is forgotten once it is written, unless it has changed', () => {
    expect(allUnwritten(written(ONE, 'settings', 'a', 1))).toEqual([]);
    const newer = noted(ONE, 'settings', 'a', 2);
    expect(written(newer, 'settings', 'a', 1)).toBe(newer);
    const removed = noted(ONE, 'settings', 'a', undefined);
    expect(allUnwritten(removed)).toHaveLength(1);
    expect(allUnwritten(written(removed, 'settings', 'a', undefined))).toEqual([]);
  });
});

describe('the status', () => {
  it('tells why the browser does not write, until everything is written', () => {
    const full = failed(ONE, FULL);
    expect([full.status, full.isRetryDue]).toEqual(['full', true]);
    expect(failed(ONE, new Error('denied')).status).toBe('blocked');
    expect(settled(full).status).toBe('full');
    expect(settled(written(full, 'settings', 'a', 1)).status).toBe('ok');
  });

  it('stays once a newer page has the store', () => {
    const outdated = withStatus(ONE, 'outdated');
    expect(failed(outdated, FULL)).toMatchObject({ status: 'outdated', isRetryDue: false });
    expect(settled(written(outdated, 'settings', 'a', 1)).status).toBe('outdated');
  });
});
