// Loads HiGHS, an integer programming solver compiled to WebAssembly: the package `highs`, which
// need not be installed.
//
// Loading a runtime takes longer than solving a small puzzle, so small runtimes are used again: a
// run takes one for itself, and gives it back if all went well. A runtime takes at least 20 MB and
// never shrinks, so one that has grown is left to the garbage collection instead.

import type { Highs, Model } from 'highs';
import type { IntegerProgram, ProgramSize } from '../../models/integer-program/program.ts';
import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';
import { isMissingPackage, missingPackage } from '../missing-package.ts';

type Package = Pick<typeof import('highs'), 'default'>;

/** Runtimes that are not in use. They outlive a call, as those of Z3 do. */
const idle: Highs[] = [];

/** The most bytes of a runtime that is kept. */
const MOST_KEPT = 2 ** 26;

export async function takeHighs(): Promise<Outcome<Highs>> {
  const highs = idle.pop();
  return highs === undefined ? loadHighs() : success(highs);
}

/** Gives back a runtime whose models were disposed of. */
export function releaseHighs(highs: Highs): void {
  if (highs.memoryBytes <= MOST_KEPT) idle.push(highs);
}

export async function loadHighs(importPackage?: () => Promise<Package>): Promise<Outcome<Highs>> {
  try {
    const { default: load } = importPackage ? await importPackage() : await import('highs');
    return success(await load());
  } catch (thrown) {
    if (isMissingPackage(thrown)) return failure(missingPackage('mip', 'highs'));
    throw thrown;
  }
}

/**
 * Makes a model of the program. The model stays in the runtime, so that rows can be added between
 * solves.
 */
export function makeModel(highs: Highs, program: IntegerProgram): Model {
  const { layout, isWhole, rowAt, column, value, lower, upper } = program;
  const [numCols, numRows] = [layout.size, upper.length];
  const values = Float64Array.from(value);
  const model = highs.createModel({
    numCols,
    numRows,
    colCost: new Float64Array(numCols),
    colLower: new Float64Array(numCols),
    colUpper: new Float64Array(numCols).fill(1),
    integrality: Int32Array.from(isWhole),
    rowLower: lower,
    rowUpper: upper,
    matrix: { format: 'csr', numRows, numCols, starts: rowAt, indices: column, values },
  });
  model.options.set('output_flag', false);
  return model;
}

/**
 * Estimates the bytes that HiGHS takes, from measurements on noise of up to 80x80 cells (885 MB for
 * 74,651 columns and 944,739 nonzeros) and on rows of 500 cells. A long search can take more.
 */
export function bytesFor({ columns, nonzeros }: ProgramSize): number {
  return 12_000 * columns + 100 * nonzeros;
}

/**
 * Returns the problem that memory has run out if the error is a RuntimeError, by which the runtime
 * aborts when it gets no more memory; undefined for any other error, which is a bug.
 */
export function memoryProblem(highs: Highs, error: unknown): Problem | undefined {
  if (!(error instanceof Error) || error.name !== 'RuntimeError') return undefined;
  const megabytes = Math.round(highs.memoryBytes / 2 ** 20);
  const message = `HiGHS gave up with ${megabytes} MB in use, of 2048 at most: take a smaller puzzle or another method (${error.message})`;
  return { code: 'out-of-memory', message };
}
