// The workers of the page: one for answers that a player waits for, one for work that may take
// long, so that neither waits for the other.

import { currentText } from '../app/words.tsx';
import { makeSolver, type Solver, type SolverPort } from './solver.ts';

function openWorker(): SolverPort {
  return new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
  }) as unknown as SolverPort;
}

function sayEnded(): string {
  return currentText()('app.worker-ended');
}

/** Hints, lines, checks, texts: some milliseconds each. */
export const quick: Solver = makeSolver(openWorker, sayEnded);
/** Solving, explanations, ratings, corrections: up to minutes. */
export const long: Solver = makeSolver(openWorker, sayEnded);
