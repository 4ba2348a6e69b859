import { describe, expect, it } from 'vitest';
import { makeSpareCores } from './spare-cores.ts';

describe('spare cores', () => {
  it('are given to the tasks that began first', () => {
    const cores = makeSpareCores(4);
    const flagsOf = (...tasks: { spare: Int32Array }[]) => tasks.map(({ spare }) => spare[0]);
    const first = cores.begin();
    const second = cores.begin();
    expect(flagsOf(first, second)).toEqual([1, 1]);
    const third = cores.begin();
    expect(flagsOf(first, second, third)).toEqual([1, 0, 0]);
    const fourth = cores.begin();
    expect(flagsOf(first, second, third, fourth)).toEqual([0, 0, 0, 0]);
    first.end();
    first.end();
    expect(flagsOf(second, third, fourth)).toEqual([1, 0, 0]);
  });

  it('are none on one core', () => {
    expect(makeSpareCores(1).begin().spare[0]).toBe(0);
  });
});
