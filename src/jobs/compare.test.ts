import { describe, expect, it } from 'vitest';
import { judge } from './compare.ts';
import type { MethodReport } from './method-job.ts';

function report(complete: boolean, ...solutions: string[]): MethodReport {
  return { complete, solutions: solutions.map((text) => [text]) } as unknown as MethodReport;
}

describe('judge', () => {
  it('believes those who agree, and those who claim nothing', () => {
    expect(judge([report(true, '#.'), report(true, '#.'), report(false), undefined])).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['no solution where there is one', [report(true), report(false, '#.')], [0]],
    ['a single one where there are two', [report(true, '#.'), report(false, '#.', '.#')], [0]],
    ['different single ones', [report(true, '#.'), report(true, '.#')], [0, 1]],
  ])('knows who lied: %s', (_, reports, liars) => {
    const lies = judge(reports);
    expect(lies.flatMap((lie, i) => (lie === undefined ? [] : [i]))).toEqual(liars);
  });
});
