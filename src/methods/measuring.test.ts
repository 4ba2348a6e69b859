import { describe, expect, it } from 'vitest';
import { NO_RUNS, wasCut, weighRun } from './measuring.ts';

/** Returns, for each run up to the last one needed, whether it counts. */
function countedOf(runs: readonly { seconds: number; cut?: boolean }[], repeat: number): boolean[] {
  const counted: boolean[] = [];
  let tally = NO_RUNS;
  for (const { seconds, cut = false } of runs) {
    const weighed = weighRun(tally, { seconds, cut }, repeat);
    counted.push(weighed.counts);
    if (weighed.isLast) break;
    tally = weighed.tally;
  }
  return counted;
}

describe('runs of a method', () => {
  it.each([
    ['count once it is warm', [0.15, 0.06, 0.01, 0.01, 0.01], 2, [false, false, true, true]],
    ['count at once when they are long', [5, 6, 7], 2, [true, true]],
    ['warm up by number, too', Array.from({ length: 200 }, () => 0.0001), 1, [100]],
  ] as const)('%s', (_, seconds, repeat, expected) => {
    const counted = countedOf(
      seconds.map((each) => ({ seconds: each })),
      repeat,
    );
    if (typeof expected[0] === 'number') expect(counted.indexOf(true)).toBe(expected[0]);
    else expect(counted).toEqual(expected);
  });

  it('end with a time-out, which counts', () => {
    expect(countedOf([{ seconds: 0.1 }, { seconds: 1, cut: true }, { seconds: 1 }], 5)).toEqual([
      false,
      true,
    ]);
  });
});

describe('wasCut', () => {
  it.each([
    [{ complete: false, seconds: 0.96 }, { seconds: 1 }, false, true],
    [{ complete: false, seconds: 0.5 }, { seconds: 1 }, false, false],
    [{ complete: false, seconds: 0.5 }, {}, true, true],
    [{ complete: true, seconds: 1 }, { seconds: 1 }, true, false],
  ])('of %o within %o, stopped %s: %s', (run, limits, isStopped, expected) => {
    expect(wasCut(run, limits, isStopped)).toBe(expected);
  });
});
