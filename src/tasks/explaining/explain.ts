// Every step from the marks to the end, each with its sentence, as they are found.

import {
  type Ending,
  type ExplainOptions,
  explain,
  type Language,
  makeWords,
  type Step,
  say,
  sayEnding,
} from '../../explain/index.ts';
import { type Outcome, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Host } from '../host.ts';

export interface ExplainArgs extends Pick<ExplainOptions, 'limits'> {
  readonly puzzle: Puzzle;
  readonly marks: Int32Array;
  readonly language: Language;
}

export interface SaidStep {
  readonly step: Step;
  readonly sentence: string;
}

export interface ExplainAnswer {
  readonly ending: Ending;
  readonly sentence: string;
}

export async function explainPuzzle(
  { puzzle, marks, language, limits }: ExplainArgs,
  host: Host<never, SaidStep>,
): Promise<Outcome<ExplainAnswer>> {
  const outcome = explain(puzzle, marks, { ...(limits && { limits }), stop: host.stop });
  if (!outcome.ok) return outcome;
  const words = makeWords(language);
  for (;;) {
    const { done, value } = await outcome.value.next();
    if (done) return success({ ending: value, sentence: sayEnding(words, puzzle, value) });
    await host.onItem({ step: value, sentence: say(words, puzzle, value) });
  }
}
