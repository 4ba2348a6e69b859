import { describe, expect, it } from 'vitest';
import { makeSpareCores } from './spare-cores.ts';

const alone = () => () => {};

describe('spare cores', () => {
  it('are given to the tasks that began first', () => {
    const cores = makeSpareCores(4, alone);
    const flagsOf = (...tasks: { spare: Int32Array }[]) => tasks.map(({ spare }) => spare[0]);
    const first = cores.begin({ wantsPartner: true });
    const second = cores.begin({ wantsPartner: true });
    expect(flagsOf(first, second)).toEqual([1, 1]);
    const third = cores.begin({ wantsPartner: true });
    expect(flagsOf(first, second, third)).toEqual([1, 0, 0]);
    const fourth = cores.begin({ wantsPartner: true });
    expect(flagsOf(first, second, third, fourth)).toEqual([0, 0, 0, 0]);
    first.end();
    first.end();
    expect(flagsOf(second, third, fourth)).toEqual([1, 0, 0]);
  });

  it('are not given to tasks that have no use for them', () => {
    const cores = makeSpareCores(3, alone);
    const [first, second] = [cores.begin(), cores.begin({ wantsPartner: true })];
    expect([first.spare[0], second.spare[0]]).toEqual([0, 1]);
  });

  it('are none on one core', () => {
    expect(makeSpareCores(1).begin({ wantsPartner: true }).spare[0]).toBe(0);
  });

  it('are none while other programs use them', () => {
    let tell: (cores: number) => void = () => {};
    let watches = 0;
    const cores = makeSpareCores(3, (told) => {
      tell = told;
      watches++;
      return () => watches--;
    });
    expect(watches).toBe(0);
    const [first, second] = [
      cores.begin({ wantsPartner: true }),
      cores.begin({ wantsPartner: true }),
    ];
    const flags = () => [first.spare[0], second.spare[0]];
    expect(flags()).toEqual([1, 0]);
    tell(0.4);
    expect(flags()).toEqual([1, 0]);
    tell(0.6);
    expect(flags()).toEqual([0, 0]);
    tell(0);
    expect(flags()).toEqual([1, 0]);
    first.end();
    expect(watches).toBe(1);
    second.end();
    expect(watches).toBe(0);
  });
});
