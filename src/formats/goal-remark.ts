// Remarks on puzzles whose goal is no solution of their clues.

import { check } from '../puzzle/check-grid.ts';
import { countOf, worded } from '../puzzle/wording.ts';
import type { Parsed } from './format.ts';

/** Adds a remark if the goal of a puzzle breaks its clues; costs a pass over the cells. */
export function withGoalRemark(parsed: Parsed): Parsed {
  if (!parsed.ok || parsed.value.goal === undefined) return parsed;
  const mismatches = check(parsed.value, parsed.value.goal);
  if (mismatches.length === 0) return parsed;
  const lines = mismatches.filter((mismatch) => 'line' in mismatch).length;
  const words =
    lines > 0
      ? worded`the goal picture breaks ${countOf(lines, 'clue')}: one of the two is wrong`
      : worded`the goal picture breaks given cells: one of the two is wrong`;
  return {
    ...parsed,
    remarks: [...(parsed.remarks ?? []), { code: 'goal-breaks-clues', ...words }],
  };
}
