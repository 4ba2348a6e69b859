// Forges steps to deceive the verifier: true steps with up to three changes, and steps that are
// made up. Brute force over all solutions decides whether an accepted step is true.

import { inspect } from 'node:util';
import type { Random } from '../../src/engine/random.ts';
import { traceOf } from '../../src/explain/chains/line-trace.ts';
import { probeCells } from '../../src/explain/chains/probe-cells.ts';
import { makeMarkedBoard, mark } from '../../src/explain/model/marked-board.ts';
import type { Fact, SearchStep, Step } from '../../src/explain/model/step.ts';
import { LOOKAHEAD_LIMITS } from '../../src/explain/next-step/next-lookahead-step.ts';
import { nextStep } from '../../src/explain/next-step/next-step.ts';
import { summing } from '../../src/explain/techniques/summing.ts';
import { symmetry } from '../../src/explain/techniques/symmetry.ts';
import { twoWay } from '../../src/explain/techniques/two-way.ts';
import { verifyStep } from '../../src/explain/verify/verify-step.ts';
import { allCandidates } from '../../src/puzzle/palette.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { randomPuzzle, symmetricPuzzle, withBlottedBlocks, withUnknownLines } from '../boards.ts';
import { solveSlowly } from '../brute-force.ts';
import { changed } from './forged-fields.ts';
import { madeOfNothing } from './made-steps.ts';

type Checkable = Exclude<Step, SearchStep>;

/** A true step, the candidates on which it holds, and all solutions of the puzzle. */
export interface Sample {
  readonly puzzle: Puzzle;
  readonly cells: Int32Array;
  readonly step: Checkable;
  readonly within: readonly (readonly number[])[];
  readonly isUnique: boolean;
}

/**
 * Finds `each` samples of each kind of step, from small puzzles in one and two colours. Every other
 * one of them has blotted blocks and unknown lines.
 */
export function samplesOf(random: Random, each: number): Sample[] {
  const kinds = new Map<Step['kind'], Sample[]>();
  const isFull = (): boolean =>
    kinds.size === 5 && [...kinds.values()].every((l) => l.length >= each);
  for (let round = 0; !isFull(); round++) {
    const size = 3 + random.below(2);
    const exact =
      round % 3 === 0
        ? symmetricPuzzle(random, size, size, 1 + (round % 2), 0.55)
        : randomPuzzle(random, size, 3 + random.below(3), 1 + (round % 2), 0.5);
    const puzzle =
      round % 4 < 2 ? exact : withUnknownLines(random, withBlottedBlocks(random, exact, 0.25), 0.1);
    for (const sample of samplesIn(puzzle)) {
      const own = kinds.get(sample.step.kind) ?? [];
      kinds.set(sample.step.kind, own);
      if (own.length < each) own.push(sample);
    }
  }
  return [...kinds.values()].flat();
}

/**
 * Takes steps until only a search would go on. For each step, adds the steps that harder techniques
 * find on the same board.
 */
function samplesIn(puzzle: Puzzle): Sample[] {
  const samples: Sample[] = [];
  const solutions = solveSlowly(puzzle).map((rows) =>
    [...rows.replaceAll('/', '')].map((colour) => 1 << Number(colour)),
  );
  const isUnique = solutions.length === 1;
  const size = puzzle.width * puzzle.height;
  const board = makeMarkedBoard(puzzle, new Int32Array(size).fill(allCandidates(puzzle.palette)));
  for (let step = nextStep(board); step && step.kind !== 'search'; step = nextStep(board)) {
    const cells = board.cells.slice();
    for (const one of [step, ...harderSteps(puzzle, cells, isUnique)])
      samples.push({ puzzle, cells, step: one, within: solutions, isUnique });
    mark(board, step.conclusions);
  }
  return samples;
}

function harderSteps(puzzle: Puzzle, cells: Int32Array, isUnique: boolean): Checkable[] {
  const trace = traceOf(puzzle, cells);
  const limits = LOOKAHEAD_LIMITS;
  return [
    trace && twoWay(trace, probeCells(trace, limits).agreed, limits)?.describe(),
    summing(makeMarkedBoard(puzzle, cells))?.describe(),
    isUnique ? symmetry(puzzle, cells) : undefined,
  ].filter((step) => step !== undefined);
}

/**
 * Forges a step. About two in three forgeries are true steps with one to three changes, mostly one;
 * a third of the changes replace the conclusion. The other forgeries are made up.
 */
function forged(random: Random, sample: Sample): unknown {
  if (random.below(3) === 0) return madeOfNothing(random, sample);
  let step: unknown = structuredClone(sample.step);
  for (let changes = 1 + random.below(1 + random.below(3)); changes > 0; changes--) {
    step = random.below(3) === 0 ? concludingOther(random, sample, step) : changed(random, step);
  }
  return step;
}

/**
 * Replaces the conclusion with a false conclusion, which excludes the colour that a cell has in a
 * solution.
 */
function concludingOther(random: Random, { puzzle, within }: Sample, step: unknown): unknown {
  const cell = random.below(puzzle.width * puzzle.height);
  const truth = within[random.below(within.length)][cell];
  const lie: Fact = { cell, candidates: allCandidates(puzzle.palette) & ~truth };
  return typeof step === 'object' ? { ...step, conclusions: [lie] } : step;
}

/**
 * Returns why the verifier refuses the step, or undefined if the verifier accepts a true step.
 * Throws if the verifier throws or accepts a false step.
 */
export function verifiedStep(sample: Sample, step: unknown): string | undefined {
  const { puzzle, cells, isUnique } = sample;
  let problem: string | undefined;
  try {
    problem = verifyStep(puzzle, cells, step as Checkable, { isUnique });
  } catch (cause) {
    throw new Error(`the verifier throws: ${describe(sample, step)}`, { cause });
  }
  if (problem === undefined && !isTrue(sample, (step as Checkable).conclusions))
    throw new Error(`the verifier accepts what is false: ${describe(sample, step)}`);
  return problem;
}

function isTrue({ puzzle, cells, within }: Sample, conclusions: readonly Fact[]): boolean {
  const all = allCandidates(puzzle.palette);
  const agreeing = within.filter((solution) =>
    solution.every((mask, at) => (mask & cells[at]) !== 0),
  );
  return conclusions.every(
    ({ cell, candidates }) =>
      Number.isInteger(cell) &&
      Number.isInteger(candidates) &&
      (candidates & ~all) === 0 &&
      agreeing.every((solution) => (solution[cell] & candidates) !== 0),
  );
}

function describe({ puzzle, cells }: Sample, step: unknown): string {
  const { rows, columns } = puzzle;
  return inspect({ rows, columns, cells, step }, { depth: Number.POSITIVE_INFINITY });
}

/**
 * Counts how many of `rounds` forgeries are refused; throws at the first forgery that deceives the
 * verifier.
 */
export function tryForgeries(random: Random, samples: readonly Sample[], rounds: number): number {
  let refused = 0;
  for (let round = 0; round < rounds; round++) {
    const sample = samples[round % samples.length];
    if (verifiedStep(sample, forged(random, sample)) !== undefined) refused++;
  }
  return refused;
}
