import { describe, expect, it } from 'vitest';
import { makePhases } from './phases.ts';
import {
  isRestarting,
  makeRestarts,
  noteConflict,
  noteRestart,
  type Restarts,
} from './restarts.ts';

interface Restart {
  /** Conflicts since the previous restart. */
  readonly after: number;
  readonly at: number;
  readonly isStable: boolean;
}

/** Runs conflicts whose LBD is given; restarts as soon as the policy says so. */
function run(
  restarts: Restarts,
  conflicts: number,
  lbdAt: (conflict: number) => number,
): Restart[] {
  const phases = makePhases(4);
  const list: Restart[] = [];
  let last = 0;
  for (let at = 1; at <= conflicts; at++) {
    noteConflict(restarts, lbdAt(at), at);
    if (!isRestarting(restarts)) continue;
    const { isStable } = restarts;
    list.push({ after: at - last, at, isStable });
    last = at;
    noteRestart(restarts, phases, at);
  }
  return list;
}

describe('restarts in focused mode', () => {
  it('never come while lemmas stay as good as they were', () => {
    expect(run(makeRestarts(), 900, () => 5)).toEqual([]);
  });

  it('come when recent lemmas span more levels, but not within eight conflicts', () => {
    const list = run(makeRestarts(), 900, (conflict) => (conflict < 500 ? 3 : 30));
    expect(list.length).toBeGreaterThan(20);
    expect(list.every(({ at, isStable }) => at >= 500 && !isStable)).toBe(true);
    expect(Math.min(...list.slice(1).map(({ after }) => after))).toBe(8);
  });
});

describe('restarts in stable mode', () => {
  it("follow Luby's sequence", () => {
    const restarts = { ...makeRestarts(), isStable: true, switchAt: 1e9 };
    const list = run(restarts, 256 * 40, () => 5);
    const luby = [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8];
    expect(list.slice(0, 15).map(({ after }) => after / 256)).toEqual(luby);
  });

  it('set the phases in turn: the best, the first, the best, the opposite of the first', () => {
    const phases = makePhases(4);
    phases.first.set([1, 1, 0, 0]);
    phases.best.set([1, 0, 1, 0]);
    const restarts = { ...makeRestarts(), isStable: true, switchAt: 1e9 };
    const tried: string[] = [];
    for (let rephases = 0; rephases < 4; rephases++) {
      phases.bestAssigned = 3;
      const conflicts = restarts.rephaseAt;
      noteRestart(restarts, phases, conflicts);
      tried.push(phases.saved.join(''));
      expect(phases.bestAssigned).toBe(0);
      expect(restarts.rephaseAt).toBeGreaterThan(conflicts);
    }
    expect(tried).toEqual(['1010', '1100', '1010', '0011']);
  });
});

describe('the modes', () => {
  const swinging = (conflict: number): number => (conflict % 200 < 100 ? 3 : 30);

  it('take turns that become longer', () => {
    const list = run(makeRestarts(), 20_000, swinging);
    const turns = list.filter(({ isStable }, i) => i > 0 && isStable !== list[i - 1].isStable);
    expect(turns.length).toBeGreaterThan(3);
    const lengths = turns.slice(1).map(({ at }, i) => at - turns[i].at);
    expect(lengths.toSorted((a, b) => a - b)).toEqual(lengths);
  });

  it('are focused alone once a solution was found', () => {
    const restarts = { ...makeRestarts(), isProving: true };
    const list = run(restarts, 20_000, swinging);
    expect(list.length).toBeGreaterThan(20);
    expect(list.some(({ isStable }) => isStable)).toBe(false);
  });
});
