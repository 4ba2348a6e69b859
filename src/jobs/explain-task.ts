// Help for players as jobs: a hint, what is wrong, every step, how hard it is. Sentences are made
// where the job runs, so that neither the catalogues nor the work of saying burden the thread of
// the caller.

import {
  type Ending,
  type ExplainProgress,
  explain,
  type Hint,
  type History,
  hint,
  type Language,
  type Level,
  labelName,
  type Mistakes,
  makeWords,
  mistakes,
  type RateProgress,
  type Rating,
  rate,
  type Step,
  say,
  sayEnding,
  sayHint,
  type Words,
} from '../explain/index.ts';
import { type Outcome, success } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';

interface Asked {
  readonly puzzle: Puzzle;
  readonly language: Language;
  readonly limits: { readonly seconds: number };
}

export interface HintTask extends Asked {
  readonly kind: 'hint';
  readonly marks: Int32Array;
  readonly level: Level;
  readonly notes: boolean;
  readonly near?: readonly number[];
  readonly history?: History;
}

export interface MistakesTask extends Asked {
  readonly kind: 'mistakes';
  readonly marks: Int32Array;
  readonly history?: History;
}

export interface StepsTask extends Asked {
  readonly kind: 'explain';
  readonly marks: Int32Array;
  /** End after so many. */
  readonly maxSteps: number;
}

export interface RateTask extends Asked {
  readonly kind: 'rate';
}

export type ExplainTask = HintTask | MistakesTask | StepsTask | RateTask;

export type SaidStepJson = Step & { readonly sentence: string };

export interface ExplainReports {
  readonly hint: Hint & { readonly sentence: string };
  /** The sentence is missing where nothing is known to be wrong. */
  readonly mistakes: Mistakes & { readonly sentence?: string };
  /** How it ended; the steps go to `onStep`. */
  readonly explain: Ending & {
    readonly steps: number;
    /** There was a step more than asked for. */
    readonly isCut: boolean;
    readonly sentence: string;
  };
  /** `name` is the label in the language. */
  readonly rate: Rating & { readonly name?: string };
}

export interface ExplainHooks {
  readonly stop: () => boolean;
  readonly onProgress?: (progress: ExplainProgress | RateProgress) => void;
  readonly onStep?: (step: SaidStepJson) => void;
}

export function runExplainTask(
  job: ExplainTask,
  hooks: ExplainHooks,
): Promise<Outcome<ExplainReports[ExplainTask['kind']]>> {
  switch (job.kind) {
    case 'hint':
      return hintOf(job, hooks);
    case 'mistakes':
      return mistakesOf(job, hooks);
    case 'explain':
      return stepsOf(job, hooks);
    case 'rate':
      return ratingOf(job, hooks);
  }
}

async function hintOf(
  job: HintTask,
  { stop }: ExplainHooks,
): Promise<Outcome<ExplainReports['hint']>> {
  const { puzzle, marks, level, notes, near, history, limits } = job;
  const outcome = await hint(puzzle, marks, {
    ...{ level, notes, limits, stop },
    ...(near && { near }),
    ...(history && { history }),
  });
  if (!outcome.ok) return outcome;
  const sentence = sayHint(makeWords(job.language), puzzle, outcome.value);
  return success({ ...outcome.value, sentence });
}

async function mistakesOf(
  { puzzle, marks, history, language, limits }: MistakesTask,
  { stop }: ExplainHooks,
): Promise<Outcome<ExplainReports['mistakes']>> {
  const outcome = await mistakes(puzzle, marks, { limits, stop, ...(history && { history }) });
  if (!outcome.ok) return outcome;
  const sentence = sentenceOf(makeWords(language), puzzle, outcome.value);
  return success({ ...outcome.value, ...(sentence !== undefined && { sentence }) });
}

function sentenceOf(words: Words, puzzle: Puzzle, found: Mistakes): string | undefined {
  const areCluesAtFault = found.verdict === 'none' && found.lines.length === 0;
  if (areCluesAtFault) return sayEnding(words, puzzle, { kind: 'none' });
  return found.fits === 'no'
    ? sayEnding(words, puzzle, { kind: 'mistake', mistakes: found })
    : undefined;
}

async function stepsOf(
  { puzzle, marks, maxSteps, language, limits }: StepsTask,
  { stop, onProgress, onStep }: ExplainHooks,
): Promise<Outcome<ExplainReports['explain']>> {
  const outcome = explain(puzzle, marks, { limits, stop, ...(onProgress && { onProgress }) });
  if (!outcome.ok) return outcome;
  const words = makeWords(language);
  for (let steps = 0; ; steps++) {
    const turn = await outcome.value.next();
    if (turn.done === true) return success(endOf(words, puzzle, turn.value, steps));
    if (steps === maxSteps) {
      await outcome.value.return({ kind: 'unknown' });
      return success({ ...endOf(words, puzzle, { kind: 'unknown' }, steps), isCut: true });
    }
    onStep?.({ ...turn.value, sentence: say(words, puzzle, turn.value) });
  }
}

function endOf(
  words: Words,
  puzzle: Puzzle,
  ending: Ending,
  steps: number,
): ExplainReports['explain'] {
  const isStopped = ending.kind === 'unknown' && steps > 0;
  const sentence = isStopped
    ? words.format('stopped', { steps })
    : sayEnding(words, puzzle, ending);
  return { ...ending, steps, isCut: false, sentence };
}

async function ratingOf(
  { puzzle, language, limits }: RateTask,
  { stop, onProgress }: ExplainHooks,
): Promise<Outcome<ExplainReports['rate']>> {
  const rating = await rate(puzzle, { limits, stop, ...(onProgress && { onProgress }) });
  const { label } = rating;
  return success({ ...rating, ...(label !== undefined && { name: labelName(label, language) }) });
}
