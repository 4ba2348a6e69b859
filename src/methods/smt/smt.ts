// Satisfiability modulo theories: the clues become one formula, which Z3 decides. After each
// solution, Z3 solves again with that solution excluded. The formula is the script that
// src/models/smtlib writes for any SMT solver.
//
// `integer` is the model of Wegrzanowski's article, for Z3's SMT solver, with two integers for each
// block, its first and its last cell. The article names two others: `half-open` has the cell behind
// the block instead of the last one, `start` has the first cell alone. `order` has only Booleans,
// is solved by Z3's SAT solver, and is much faster. Unlike the article, this method takes empty
// clues (an OR of nothing is false) and colours, and searches for further solutions. Time:
// exponential at worst. A step is a conflict. Memory: see `refuse`; what Z3 learns in a long search
// comes on top. Source: T. Wegrzanowski, Solving Nonograms With Ruby and Z3, DZone.

import { SMT_FORMS, type SmtForm, smtSize } from '../../models/smtlib/smtlib.ts';
import { isOutOfMemory } from '../../puzzle/out-of-memory.ts';
import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Result } from '../../puzzle/result.ts';
import type { Choices, Method, MethodOptions } from '../method.ts';
import { resultOf } from '../result-of-solutions.ts';
import { releaseZ3, takeZ3, type Z3, Z3_OUT_OF_MEMORY } from './z3-instances.ts';
import { findAll, isSmtSpent, makeSmtSearch } from './z3-search.ts';

export const smt: Method = smtOn(takeZ3);

export function smtOn(take: () => Promise<Outcome<Z3>>): Method {
  return {
    id: 'smt',
    work: 'conflicts',
    title: 'Satisfiability modulo theories (Z3)',
    source:
      'T. Wegrzanowski, Solving Nonograms With Ruby and Z3; L. de Moura and N. Bjorner, Z3, 2008',
    complete: true,
    colours: true,
    given: true,
    inexact: true,
    options: [
      {
        name: 'form',
        values: SMT_FORMS,
        about:
          'blocks as integers (first and last cell, first cell and the cell behind the block, or first cell alone) or as Booleans "starts at this cell or before"',
      },
    ],
    refuse,
    prepare: async () => {
      const z3 = await take();
      if (z3.ok) releaseZ3(z3.value);
    },
    solve: (puzzle, options) => solve(take, puzzle, options),
  };
}

/**
 * The bytes that Z3 took for each pair of a block and a cell of its line in a search of ten
 * seconds; loading the formula took 400 of them, and about as many in each form of integers.
 */
const BYTES: Readonly<Record<SmtForm, number>> = {
  integer: 2500,
  'half-open': 2500,
  start: 2500,
  order: 700,
};
const MOST_BYTES = 1e9;

function refuse(puzzle: Puzzle, choices: Choices): Problem | undefined {
  const form = choices.form as SmtForm;
  const { pairs, asserts } = smtSize(puzzle, form);
  const bytes = BYTES[form] * pairs;
  if (bytes <= MOST_BYTES) return undefined;
  const formula = `the ${form} formula has ${asserts} assertions and pairs blocks with cells ${pairs} times`;
  const advice = form === 'order' ? '' : 'choose form=order, or ';
  const message = `${formula}, for which Z3 would take about ${(bytes / 1e9).toFixed(1)} GB, of 1 GB that it may: ${advice}take another method`;
  return { code: 'too-large', message };
}

async function solve(
  take: () => Promise<Outcome<Z3>>,
  puzzle: Puzzle,
  options: MethodOptions & { choices: Choices },
): Promise<Outcome<Result>> {
  const search = makeSmtSearch(puzzle, options);
  const { solutions, stats } = search;
  if (isSmtSpent(search)) return success(resultOf(puzzle, { solutions, complete: false, stats }));
  const z3 = await take();
  if (!z3.ok) return z3;
  try {
    const answer = await findAll(z3.value, search, () => releaseZ3(z3.value));
    return success(resultOf(puzzle, { solutions, complete: answer === 'none', stats }));
  } catch (error) {
    if (isOutOfMemory(error)) return failure(Z3_OUT_OF_MEMORY);
    throw error;
  }
}
