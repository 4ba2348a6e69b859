import { describe, expect, it } from 'vitest';
import { makeGate, type Pass } from './gate.ts';

const here = new AbortController().signal;

function leave(pass: Pass | undefined): void {
  if (pass === undefined || pass === 'gone') throw new Error(`expected a pass, got ${pass}`);
  pass.leave();
}

describe('the gate', () => {
  it('lets so many in, makes so many wait, and refuses the rest', async () => {
    const gate = makeGate(1, 1);
    const first = await gate.enter(here);
    const second = gate.enter(here);
    expect(gate.enter(here)).toBeUndefined();
    expect([gate.running(), gate.waiting()]).toEqual([1, 1]);
    leave(first);
    const pass = await second;
    expect([gate.running(), gate.waiting()]).toEqual([1, 0]);
    leave(pass);
    expect(gate.running()).toBe(0);
  });

  it('lets go of those who went away', async () => {
    const gate = makeGate(1, 1);
    const first = await gate.enter(here);
    const leaving = new AbortController();
    const second = gate.enter(leaving.signal);
    leaving.abort();
    expect(await second).toBe('gone');
    expect(gate.waiting()).toBe(0);
    expect(await gate.enter(AbortSignal.abort())).toBe('gone');
    leave(first);
    expect(gate.running()).toBe(0);
  });
});
