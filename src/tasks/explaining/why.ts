// Why the marks of a player are wrong: the lines that show it, or where none does, the steps that
// lead to a marked cell that must be otherwise.

import {
  type ExplainProgress,
  type History,
  type Language,
  type Mistakes,
  makeWords,
  type Refutation,
  refute,
  say,
  sayRefutation,
} from '../../explain/index.ts';
import { type Outcome, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Host } from '../host.ts';
import type { SaidStep } from './explain.ts';

export interface WhyArgs {
  readonly puzzle: Puzzle;
  readonly marks: Int32Array;
  readonly history: History;
  readonly language: Language;
}

export interface WhyAnswer {
  readonly mistakes: Mistakes;
  /** Present only if something is wrong that no single line shows. */
  readonly refutation?: SaidRefutation;
}

export interface SaidRefutation {
  readonly sentence: string;
  /** What is marked otherwise than it must be, where that was found. */
  readonly cell?: number;
  /** The steps to it, where they are few enough to follow. */
  readonly way?: Way;
}

/** From the marks without the doubted ones. */
export interface Way {
  readonly doubted: readonly number[];
  readonly steps: readonly SaidStep[];
}

export async function findWhy(
  { puzzle, marks, history, language }: WhyArgs,
  { stop, onProgress }: Host<ExplainProgress>,
): Promise<Outcome<WhyAnswer>> {
  const outcome = await refute(puzzle, marks, { history, stop, onProgress });
  if (!outcome.ok) return outcome;
  const { mistakes, refutation } = outcome.value;
  return success({
    mistakes,
    ...(refutation && { refutation: saidOf(puzzle, refutation, language) }),
  });
}

function saidOf(puzzle: Puzzle, refutation: Refutation, language: Language): SaidRefutation {
  const words = makeWords(language);
  const sentence = sayRefutation(words, puzzle, refutation);
  if (refutation.kind === 'search' || refutation.kind === 'unknown') return { sentence };
  const { cell } = refutation.fact;
  if (refutation.kind === 'far') return { sentence, cell };
  const steps = refutation.steps.map((step) => ({ step, sentence: say(words, puzzle, step) }));
  return { sentence, cell, way: { doubted: refutation.doubted, steps } };
}
