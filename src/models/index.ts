// Writes puzzles as text that models them for other solvers.

import type { Outcome } from '../puzzle/problem.ts';
import { failure, success } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { CNF_ENCODINGS, type CnfEncoding } from './cnf/cnf.ts';
import { writeDimacs } from './cnf/dimacs.ts';
import { writeAmpl } from './integer-program/ampl.ts';
import { estimateProgram } from './integer-program/estimate.ts';
import { writeLp } from './integer-program/lp.ts';
import { writeMps } from './integer-program/mps.ts';
import { FORMULATIONS, type Formulation, type IntegerProgram } from './integer-program/program.ts';
import { integerProgram } from './integer-program/puzzle-program.ts';
import { writeMiniZinc } from './minizinc.ts';
import { SMT_FORMS, type SmtForm, writeSmtLib } from './smtlib/smtlib.ts';

export { CNF_ENCODINGS, type CnfEncoding } from './cnf/cnf.ts';
export { type Model, readModel } from './cnf/read-model.ts';

/** The ending of a file that only runs a model, and holds none of it. */
export const RUN = 'run';

/** One file of a model; some formats write several files. */
export interface ModelFile {
  readonly extension: string;
  readonly chunks: Iterable<string>;
}

export interface ModelFormat {
  readonly id: string;
  readonly title: string;
  /** The ways in which the puzzle can be modelled, the default first. */
  readonly forms: readonly [string, ...string[]];
  /** `name` is that of the files, without an ending. */
  write(puzzle: Puzzle, form: string, name?: string): Outcome<readonly ModelFile[]>;
}

export const MODEL_FORMATS: readonly ModelFormat[] = [
  {
    id: 'lp',
    title: 'integer program, CPLEX LP',
    forms: FORMULATIONS,
    write: (puzzle, form) => writeProgram(puzzle, form as Formulation, 'lp', writeLp),
  },
  {
    id: 'mps',
    title: 'integer program, free MPS',
    forms: FORMULATIONS,
    write: (puzzle, form) => writeProgram(puzzle, form as Formulation, 'mps', writeMps),
  },
  {
    id: 'ampl',
    title: 'integer program, AMPL and GLPK MathProg model with data; one colour only',
    forms: ['article'],
    write(puzzle, _, name = 'puzzle') {
      const text = writeAmpl(puzzle, name);
      if (!text.ok) return text;
      const { model, data, run } = text.value;
      return success([
        { extension: 'mod', chunks: [model] },
        { extension: 'dat', chunks: [data] },
        { extension: RUN, chunks: [run] },
      ]);
    },
  },
  {
    id: 'dimacs',
    title: 'clauses, DIMACS CNF with a variable map',
    forms: CNF_ENCODINGS,
    write: (puzzle, form) => oneFile('cnf', writeDimacs(puzzle, form as CnfEncoding)),
  },
  {
    id: 'smtlib',
    title: 'formula, SMT-LIB 2 script',
    forms: SMT_FORMS,
    write: (puzzle, form) => oneFile('smt2', writeSmtLib(puzzle, form as SmtForm)),
  },
  {
    id: 'minizinc',
    title: 'constraints, MiniZinc model',
    forms: ['regular'],
    write: (puzzle) => oneFile('mzn', writeMiniZinc(puzzle)),
  },
];

function oneFile(
  extension: string,
  chunks: Outcome<Iterable<string>>,
): Outcome<readonly ModelFile[]> {
  return chunks.ok ? success([{ extension, chunks: chunks.value }]) : chunks;
}

/**
 * The most entries of a program. The program and its text are made in memory, and take about 30
 * bytes for each entry.
 */
const MOST_NONZEROS = 10_000_000;

function writeProgram(
  puzzle: Puzzle,
  formulation: Formulation,
  extension: string,
  write: (program: IntegerProgram) => string,
): Outcome<readonly ModelFile[]> {
  const { nonzeros } = estimateProgram(puzzle, formulation);
  if (nonzeros > MOST_NONZEROS) {
    const message = `the ${formulation} program would have ${nonzeros} entries, the limit is ${MOST_NONZEROS}: export a smaller puzzle, or --to dimacs`;
    return failure({ code: 'too-large', message });
  }
  return success([{ extension, chunks: [write(integerProgram(puzzle, formulation))] }]);
}
