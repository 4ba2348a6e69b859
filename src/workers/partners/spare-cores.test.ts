import { describe, expect, it } from 'vitest';
import { makeSpareCores } from './spare-cores.ts';

describe('spare cores', () => {
  it('are given to the tasks that began first', () => {
    const cores = makeSpareCores(4);
    const flagsOf = (...tasks: { spare: Int32Array }[]) => tasks.map(({ spare }) => spare[0]);
    const first = cores.begin(true);
    const second = cores.begin(true);
    expect(flagsOf(first, second)).toEqual([1, 1]);
    const third = cores.begin(true);
    expect(flagsOf(first, second, third)).toEqual([1, 0, 0]);
    const fourth = cores.begin(true);
    expect(flagsOf(first, second, third, fourth)).toEqual([0, 0, 0, 0]);
    first.end();
    first.end();
    expect(flagsOf(second, third, fourth)).toEqual([1, 0, 0]);
  });

  it('are not given to tasks that have no use for them', () => {
    const cores = makeSpareCores(3);
    const [first, second] = [cores.begin(), cores.begin(true)];
    expect([first.spare[0], second.spare[0]]).toEqual([0, 1]);
  });

  it('are none on one core', () => {
    expect(makeSpareCores(1).begin(true).spare[0]).toBe(0);
  });
});
