import { describe, expect, it } from 'vitest';
import { untilAborted } from './until-aborted.ts';

const NEVER = new Promise<string>(() => {});

describe('work until it is aborted', () => {
  it('gives its value or its fault', async () => {
    const { signal } = new AbortController();
    expect(await untilAborted(Promise.resolve('done'), signal)).toBe('done');
    await expect(untilAborted(Promise.reject(new Error('broken')), signal)).rejects.toThrow(
      'broken',
    );
  });

  it('is nothing once aborted, though it takes no notice', async () => {
    const controller = new AbortController();
    const left = untilAborted(NEVER, controller.signal);
    controller.abort();
    expect(await left).toBeUndefined();
    expect(await untilAborted(NEVER, controller.signal)).toBeUndefined();
  });

  it('is nothing when the value or a fault comes too late', async () => {
    for (const late of [Promise.resolve('late'), Promise.reject(new Error('late'))]) {
      const controller = new AbortController();
      const left = untilAborted(late, controller.signal);
      controller.abort();
      expect(await left).toBeUndefined();
    }
  });
});
