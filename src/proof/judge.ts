// The judge of certificates, who believes nothing: a solution is read off against the clues, a clause must follow, and
// at the end what is left must contradict itself. See docs/certificates.md for why that is enough.

import { isSolution } from '../puzzle/check.ts';
import type { Grid } from '../puzzle/grid.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { add, type Checker, derive, forget, makeChecker } from './checker.ts';
import type { Refusal, Statement } from './grammar.ts';

/** Numbers of literals that are kept: more is refused. */
const MOST_KEPT = 1 << 27;

export interface Judge {
  readonly puzzle: Puzzle;
  readonly checker: Checker;
  /** Each fits the clues; by their cells, so that none comes twice. */
  readonly solutions: Map<string, Grid>;
  /** Learnt clauses that were accepted. */
  clauses: number;
  /** From the end on: whether there are no solutions but those. */
  complete: boolean | undefined;
}

export function makeJudge(puzzle: Puzzle): Judge {
  const checker = makeChecker(puzzle);
  return { puzzle, checker, solutions: new Map(), clauses: 0, complete: undefined };
}

/** Takes a statement in, or says why not: then nothing of the certificate holds. */
export function judge(judge: Judge, statement: Statement): Refusal | undefined {
  if (judge.complete !== undefined)
    return { code: 'after-end', message: 'something follows the end' };
  if (statement.kind === 'learnt') return judgeClause(judge, statement.literals);
  if (statement.kind === 'solution') return judgeSolution(judge, statement.cells);
  if (statement.kind === 'end') return judgeEnd(judge, statement.end === 'complete');
  for (const number of statement.clauses) forget(judge.checker, number);
  return undefined;
}

function judgeClause(judge: Judge, literals: readonly number[]): Refusal | undefined {
  const { checker } = judge;
  const clause = toSlots(checker, literals);
  if (clause === undefined) return { code: 'bad-clause', message: 'it is not of this puzzle' };
  if (checker.kept > MOST_KEPT) return { code: 'too-large', message: 'too many clauses are kept' };
  if (derive(checker, clause, ++judge.clauses)) return undefined;
  const message = `clause ${judge.clauses} does not follow from what comes before it`;
  return { code: 'not-implied', message };
}

/** Literals in terms of the checker; undefined where one speaks of no cell and no block. */
function toSlots({ cells, starts, state }: Checker, literals: readonly number[]) {
  const clause: number[] = [];
  for (let i = 0; i < literals.length; i += 2) {
    const [subject, value] = [literals[i], literals[i + 1]];
    const slot = subject < cells ? subject : starts + 2 * (subject - cells);
    if (!(slot >= 0 && slot < state.length)) return undefined;
    if (subject < cells) clause.push(slot, value < 0 ? ~(1 << ~value) : 1 << value);
    else if (value < 0) clause.push(slot + 1, 1 - ~value);
    else clause.push(slot, value);
  }
  return clause;
}

function judgeSolution(judge: Judge, cells: Int32Array): Refusal | undefined {
  const { puzzle, checker, solutions } = judge;
  const { width, height } = puzzle;
  const number = solutions.size + 1;
  if (!isSolution(puzzle, { width, height, cells })) {
    return { code: 'wrong-solution', message: `its solution ${number} breaks the clues` };
  }
  if (solutions.has(cells.join())) {
    return { code: 'same-solution', message: `its solution ${number} was given before` };
  }
  solutions.set(cells.join(), { width, height, cells });
  // The axiom: not this whole grid.
  const clause = Array.from(cells).flatMap((mask, cell) => [cell, ~mask]);
  add(checker, clause, -number);
  return undefined;
}

function judgeEnd(judge: Judge, complete: boolean): Refusal | undefined {
  judge.complete = complete;
  if (!complete || judge.checker.isRefuted) return undefined;
  const message = 'it claims that there is no other solution, but its clauses do not show it';
  return { code: 'not-proven', message };
}
