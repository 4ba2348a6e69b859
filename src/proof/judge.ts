// The judge of certificates, who believes nothing: a solution is read off against the clues, a
// clause must follow, and at the end what is left must contradict itself. See docs/certificates.md
// for why that is enough.

import { isSolution } from '../puzzle/check.ts';
import type { Grid } from '../puzzle/grid.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { add, derive, forget, makeChecker } from './checker.ts';
import type { Refusal, Statement } from './grammar.ts';

export function makeJudge(puzzle: Puzzle) {
  return {
    puzzle,
    checker: makeChecker(puzzle),
    /** Each fits the clues; by their cells, so that none comes twice. */
    solutions: new Map<string, Grid>(),
    /** Learnt clauses that were accepted. */
    clauses: 0,
    /** From the end on: whether there are no solutions but those. */
    complete: undefined as boolean | undefined,
  };
}
export type Judge = ReturnType<typeof makeJudge>;

/** Takes a statement in, or says why not: then nothing of the certificate holds. */
export function judge(court: Judge, statement: Statement): Refusal | undefined {
  if (statement.kind === 'learnt') return judgeClause(court, statement.clause);
  if (statement.kind === 'solution') return judgeSolution(court, statement.cells);
  if (statement.kind === 'end') return judgeEnd(court, statement.end === 'complete');
  for (const number of statement.numbers) forget(court.checker, number);
  return undefined;
}

function judgeClause(court: Judge, clause: number[]): Refusal | undefined {
  const { checker } = court;
  if (clause.some((slot, i) => i % 2 === 0 && checker.state[slot] === undefined)) {
    return { code: 'bad-clause', message: 'it is not of this puzzle' };
  }
  if (derive(checker, clause, ++court.clauses)) return undefined;
  return { code: 'not-implied', message: `clause ${court.clauses} does not follow from the rest` };
}

function judgeSolution(
  { puzzle, checker, solutions }: Judge,
  cells: Int32Array,
): Refusal | undefined {
  const grid = { width: puzzle.width, height: puzzle.height, cells };
  const [number, name] = [solutions.size + 1, cells.join()];
  if (!isSolution(puzzle, grid)) {
    return { code: 'wrong-solution', message: `its solution ${number} breaks the clues` };
  }
  if (solutions.has(name)) {
    return { code: 'same-solution', message: `its solution ${number} was given before` };
  }
  solutions.set(name, grid);
  // The axiom: not this whole grid.
  const literal = (_: unknown, i: number): number => (i & 1 ? ~cells[i >> 1] : i >> 1);
  add(checker, Array.from({ length: 2 * cells.length }, literal), -number);
  return undefined;
}

function judgeEnd(court: Judge, complete: boolean): Refusal | undefined {
  court.complete = complete;
  if (!complete || court.checker.isRefuted) return undefined;
  const message = 'it claims that there is no other solution, but its clauses do not show it';
  return { code: 'not-proven', message };
}
