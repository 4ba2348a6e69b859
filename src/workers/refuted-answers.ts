// Finds the answers that cannot be true, because other methods found solutions that they lack.

import { missedSolutions } from '../methods/index.ts';
import { verdictOf } from '../puzzle/verdict.ts';
import type { MethodReport } from './method-task.ts';

/** Says what is wrong with each answer, in their order, in view of what all of them found. */
export function refutedAnswers(
  reports: readonly (MethodReport | undefined)[],
): (string | undefined)[] {
  const missed = missedSolutions(reports);
  return reports.map((report, i) => {
    if (report === undefined || missed[i] === 0) return undefined;
    const solutions = missed[i] === 1 ? 'a solution' : `${missed[i]} solutions`;
    return `said ${verdictOf(report)}, but others found ${solutions} that it does not have`;
  });
}
