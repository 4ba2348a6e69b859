// Finds the answers that cannot be true, because they leave out solutions that other answers have.

import { missedSolutions } from '../methods/index.ts';
import { verdictOf } from '../puzzle/verdict.ts';
import type { MethodReport } from './method-task.ts';

/**
 * Says what is wrong with each answer, in the order of `reports`; undefined if no other answer
 * refutes it.
 */
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
