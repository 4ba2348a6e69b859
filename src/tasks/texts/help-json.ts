// Makes the JSON with which the server helps players: a hint, the mistakes, every step, or the
// difficulty. The order of the keys is part of the format.

import type { Ending, ExplainProgress, Hint, History } from '../../explain/index.ts';
import { defined } from '../../puzzle/defined.ts';
import { type Outcome, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import {
  type DescribedStep,
  type ExplainAnswer,
  type ExplainArgs,
  explainPuzzle,
} from '../explaining/explain.ts';
import { findHint, sentenceOfHint } from '../explaining/hint.ts';
import { findMistakes } from '../explaining/mistakes.ts';
import { ratePuzzle } from '../explaining/rate.ts';
import type { Host } from '../host.ts';
import type { DescribedStepJson, HelpTask, TextHost, TextItem } from './answer-text.ts';

export type HintJson = Hint & { readonly sentence: string };

/** The answer; `list` has the steps unless the steps were items. */
export type ExplainJson = Ending &
  Pick<ExplainAnswer, 'sentence' | 'steps' | 'isCut'> & {
    readonly list?: readonly DescribedStepJson[];
  };

/** The parts of a request besides the kind of work. */
interface SentGiven {
  readonly puzzle: Puzzle;
  readonly marks: Int32Array;
  readonly history?: History;
  readonly limits: { readonly seconds: number };
}

export async function helpJson(
  task: HelpTask,
  given: SentGiven,
  host: TextHost,
): Promise<Outcome<object>> {
  const { stop, onProgress } = host;
  const silent = { stop, onProgress, onItem: () => {} };
  const { puzzle, marks, limits } = given;
  switch (task.kind) {
    case 'hint': {
      const { kind: _, ...asked } = task;
      const outcome = await findHint({ ...given, ...asked }, silent);
      if (!outcome.ok) return outcome;
      const hint: HintJson = { ...outcome.value.hint, sentence: sentenceOfHint(outcome.value) };
      return success(hint);
    }
    case 'mistakes': {
      const { kind: _, ...asked } = task;
      return findMistakes({ ...given, ...asked }, silent);
    }
    case 'rate': {
      const { kind: _, ...asked } = task;
      return ratePuzzle({ puzzle, limits, ...asked }, silent);
    }
    case 'explain': {
      const { kind: _, isList, ...asked } = task;
      return stepsJson({ puzzle, marks, limits, ...asked }, isList, host);
    }
  }
}

export async function stepsJson(
  args: ExplainArgs,
  isList: boolean,
  { stop, onProgress, onItem }: Host<ExplainProgress, TextItem>,
): Promise<Outcome<ExplainJson>> {
  const list: DescribedStepJson[] = [];
  const outcome = await explainPuzzle(args, {
    ...{ stop, onProgress },
    onItem({ step, sentence }: DescribedStep) {
      const described = { ...step, sentence };
      if (!isList) return onItem({ event: 'step', data: described });
      list.push(described);
    },
  });
  if (!outcome.ok) return outcome;
  const { ending, steps, isCut, sentence } = outcome.value;
  return success({
    ...ending,
    steps,
    isCut,
    sentence,
    ...defined({ list: isList ? list : undefined }),
  });
}
