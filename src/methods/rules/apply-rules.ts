// Applies all rules to all rows, then to all columns, until nothing changes; skips lines in which
// nothing changed. Then reads every line from its start as far as the cells are known, since the
// rules can overlook a contradiction.

import { takeTurn } from '../../pacing/step-pace.ts';
import type { MethodTask } from '../in-steps.ts';
import { DEAD, readCell, START } from '../line-prefix.ts';
import { BOTH_RULES } from './both-rules.ts';
import { CELL_RULES } from './cell-rules.ts';
import { RANGE_RULES } from './range-rules.ts';
import type { Rule } from './rule.ts';
import type { RuleBoard, RuleLine } from './rule-board.ts';
import { isBlankAt, isPaintedAt } from './rule-line-view.ts';

export const ALL_RULES: readonly Rule[] = [...CELL_RULES, ...RANGE_RULES, ...BOTH_RULES];

/** The work between two turns of the host, in cells x blocks: about a millisecond. */
const TURN_WORK = 4_000;

/**
 * Applies the rules to a fixpoint; false at a contradiction. Yields only to give the host turns.
 */
export function* settleByRules(
  board: RuleBoard,
  { stats, emit }: Pick<MethodTask, 'stats' | 'emit'>,
): Generator<undefined, boolean> {
  const { lines, isStale } = board;
  board.isBroken = false;
  const sinceTurn = { work: 0 };
  while (isStale.includes(1)) {
    for (let line = 0; line < lines.length; line++) {
      if (isStale[line] === 0) continue;
      const hasChanged = applyToLine(board, line, stats);
      if (board.isBroken) return false;
      if (hasChanged) emit?.({ kind: 'line', line, cells: board.cells.slice() });
      sinceTurn.work += lines[line].left.size * (lines[line].left.lengths.length + 1);
      if (takeTurn(sinceTurn, TURN_WORK)) yield;
    }
  }
  return lines.every(fitsSoFar);
}

/**
 * Applies every rule to a line once, and stops when the board is broken. Returns whether the line
 * changed or the board is broken. A changed line is marked stale.
 */
export function applyToLine(
  board: RuleBoard,
  line: number,
  stats: Record<string, number>,
): boolean {
  const before = board.changes;
  board.isStale[line] = 0;
  for (const rule of ALL_RULES) {
    const changes = board.changes;
    rule.apply(board.lines[line]);
    stats.ruleCalls++;
    stats[`rule${rule.id}`] += board.changes - changes;
    if (board.isBroken) return true;
  }
  if (board.changes > before) board.isStale[line] = 1;
  return board.changes > before;
}

/**
 * Whether the known cells at the start of the line can begin an arrangement; if all cells are
 * known, whether they are an arrangement.
 */
export function fitsSoFar({ clue, left }: RuleLine): boolean {
  const { size } = clue;
  let state = START;
  for (let i = 0; i < size && (isPaintedAt(left, i) || isBlankAt(left, i)); i++) {
    state = readCell(clue, state, isPaintedAt(left, i) ? 1 : 0, size - 1 - i);
    if (state === DEAD) return false;
  }
  return true;
}
