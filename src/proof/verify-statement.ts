// Verifies the statements of a certificate one by one, and takes none on trust: a solution must fit
// the clues, a clause must follow from what was accepted before, and before `end complete`, what
// was accepted must contradict itself. docs/certificates.md argues why that is enough.

import { isSolution } from '../puzzle/check-grid.ts';
import type { Grid } from '../puzzle/grid.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { addClause, derive, forget, makeChecker } from './clause-checker.ts';
import type { Refusal, Statement } from './grammar.ts';

export function startVerification(puzzle: Puzzle) {
  return {
    puzzle,
    checker: makeChecker(puzzle),
    /** The accepted solutions by their cells, so that none is accepted twice. */
    solutions: new Map<string, Grid>(),
    /** The number of learnt clauses that were accepted. */
    clauses: 0,
    /**
     * Whether the `end` statement says that there are no solutions but these; undefined before that
     * statement.
     */
    complete: undefined as boolean | undefined,
  };
}
export type Verification = ReturnType<typeof startVerification>;

/**
 * Accepts a statement, or returns why it is refused. One refused statement discredits the whole
 * certificate.
 */
export function verifyStatement(
  verification: Verification,
  statement: Statement,
): Refusal | undefined {
  if (statement.kind === 'learnt') return verifyClause(verification, statement.clause);
  if (statement.kind === 'solution') return verifySolution(verification, statement.cells);
  if (statement.kind === 'end') return verifyEnd(verification, statement.end === 'complete');
  for (const number of statement.numbers) forget(verification.checker, number);
  return undefined;
}

function verifyClause(verification: Verification, clause: number[]): Refusal | undefined {
  const { checker } = verification;
  if (clause.some((slot, i) => i % 2 === 0 && checker.state[slot] === undefined)) {
    return { code: 'bad-clause', message: 'it is not of this puzzle' };
  }
  if (derive(checker, clause, ++verification.clauses)) return undefined;
  return {
    code: 'not-implied',
    message: `clause ${verification.clauses} does not follow from the rest`,
  };
}

function verifySolution(
  { puzzle, checker, solutions }: Verification,
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
  // The axiom says that every further solution differs from this one.
  const literal = (_: unknown, i: number): number => (i & 1 ? ~cells[i >> 1] : i >> 1);
  addClause(checker, Array.from({ length: 2 * cells.length }, literal), -number);
  return undefined;
}

function verifyEnd(verification: Verification, complete: boolean): Refusal | undefined {
  verification.complete = complete;
  if (!complete || verification.checker.isRefuted) return undefined;
  const message = 'it claims that there is no other solution, but its clauses do not show it';
  return { code: 'not-proven', message };
}
