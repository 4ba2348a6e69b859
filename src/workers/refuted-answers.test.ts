import { describe, expect, it } from 'vitest';
import type { MethodReport } from './method-task.ts';
import { refutedAnswers } from './refuted-answers.ts';

function report(complete: boolean, ...solutions: string[]): MethodReport {
  return { complete, solutions: solutions.map((text) => [text]) } as unknown as MethodReport;
}

describe('refutedAnswers', () => {
  it('believes those who agree, and those who claim nothing', () => {
    expect(
      refutedAnswers([report(true, '#.'), report(true, '#.'), report(false), undefined]),
    ).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each([
    ['no solution where there is one', [report(true), report(false, '#.')], [0]],
    ['a single one where there are two', [report(true, '#.'), report(false, '#.', '.#')], [0]],
    ['different single ones', [report(true, '#.'), report(true, '.#')], [0, 1]],
  ])('knows who lied: %s', (_, reports, liars) => {
    const lies = refutedAnswers(reports);
    expect(lies.flatMap((lie, i) => (lie === undefined ? [] : [i]))).toEqual(liars);
  });
});
