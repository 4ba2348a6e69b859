// Walks through puzzles step by step and verifies the steps, to measure how far the techniques
// reach and what a step rests on.

import { type MarkedBoard, makeMarkedBoard, mark } from '../../src/explain/model/marked-board.ts';
import type { SearchStep, Step, Tier } from '../../src/explain/model/step.ts';
import { nextLineStep } from '../../src/explain/next-step/next-line-step.ts';
import { nextStep } from '../../src/explain/next-step/next-step.ts';
import { verifyStep } from '../../src/explain/verify/verify-step.ts';
import { allCandidates } from '../../src/puzzle/palette.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';

export type VerifiedStep = Exclude<Step, SearchStep>;

/** Finds the next step on a board, preferably near the cells `near`. */
export type Next = (board: MarkedBoard, near: readonly number[]) => Step | undefined;

/** Uses the techniques that look at one line. */
export const byLines: Next = (board, near) => nextLineStep(board, near)?.describe();

/**
 * Uses the techniques that look beyond one line as well. Symmetry is left out because it needs the
 * promise that the solution is unique.
 */
export const byLookahead: Next = (board, near) => nextStep(board, { near });

export interface Walk {
  readonly steps: readonly VerifiedStep[];
  readonly isSolved: boolean;
}

/**
 * Takes steps from the empty board until there is none, or only a search. If `isVerified`, throws
 * when a step does not follow.
 */
export function walk(puzzle: Puzzle, next: Next, isVerified = true): Walk {
  const board = emptyBoard(puzzle);
  const steps: VerifiedStep[] = [];
  for (let near: number[] = []; ; near = steps.at(-1)?.conclusions.map(({ cell }) => cell) ?? []) {
    const step = next(board, near);
    if (step === undefined || step.kind === 'search') break;
    if (isVerified) verifyOrThrow(board, step);
    steps.push(step);
    mark(board, step.conclusions);
  }
  return { steps, isSolved: board.unknown === 0 };
}

export function emptyBoard(puzzle: Puzzle): MarkedBoard {
  const cells = new Int32Array(puzzle.width * puzzle.height);
  return makeMarkedBoard(puzzle, cells.fill(allCandidates(puzzle.palette)));
}

function verifyOrThrow({ puzzle, cells }: MarkedBoard, step: VerifiedStep): void {
  const problem = verifyStep(puzzle, cells, step);
  if (problem !== undefined) throw new Error(`${step.technique}: ${problem}`);
}

export function hardestOf({ steps }: Walk): Tier {
  return steps.reduce<Tier>((most, { tier }) => (tier > most ? tier : most), 1);
}

/** Counts the cells that a step names as evidence, over all its lines. */
export function evidenceCount(step: VerifiedStep): number {
  switch (step.kind) {
    case 'line':
    case 'mirror':
      return step.evidence.length;
    case 'chain':
      return sum(step.links.map(({ evidence }) => evidence.length));
    case 'sum':
      return sum(step.shares.map(({ evidence }) => evidence.length));
    case 'cases':
      return sum(
        step.cases.flatMap(({ links, clash }) =>
          [...links, ...(clash ? [clash] : [])].map(({ evidence }) => evidence.length),
        ),
      );
  }
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
