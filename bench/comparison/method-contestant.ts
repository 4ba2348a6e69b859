// A method of ours as a contestant. It runs in a process of its own, as on the command line, so
// that a method that hangs is ended.

import {
  isSettled,
  loadMethod,
  type MethodId,
  OUTCOME_WORDS,
  outcomeOf,
} from '../../src/methods/index.ts';
import type { Outcome, Problem } from '../../src/puzzle/problem.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { type MethodProcess, methodProcess } from '../../src/workers/method-process.ts';
import type { MethodReport } from '../../src/workers/method-task.ts';
import { puzzleOfLengths } from '../../test/boards.ts';
import { type Answer, type Contestant, noSolution } from './contestant.ts';

/**
 * A method whose time is that of the clock, because the program that it starts does the work and
 * has its own CPU time.
 */
const STARTS_A_PROGRAM: MethodId = 'minizinc';

/** A puzzle of one cell makes a new process load the code of its method. */
const WARM_UP = puzzleOfLengths([[1]], [[1]]);
const WARM_UP_SECONDS = 30;

/** Quick runs are repeated, up to so many runs or so many seconds, and the quickest one counts. */
const MOST_RUNS = 20;
const REPEATED_SECONDS = 0.1;

export function methodContestant(id: MethodId): Contestant {
  const hosted: HostedMethod = { id, host: methodProcess(), isCold: true };
  const close = (): void => {
    process.off('exit', close);
    hosted.host.close();
  };
  process.once('exit', close);
  return {
    name: `\`${id}\``,
    solve: ({ puzzle }, seconds) => answer(hosted, puzzle, seconds),
    close,
  };
}

interface HostedMethod {
  readonly id: MethodId;
  readonly host: MethodProcess;
  /** Whether the process has not loaded the code of the method yet. */
  isCold: boolean;
}

async function answer(hosted: HostedMethod, puzzle: Puzzle, seconds: number): Promise<Answer> {
  if (hosted.isCold) await runOnce(hosted, WARM_UP, WARM_UP_SECONDS);
  const first = await runOnce(hosted, puzzle, seconds);
  let [least, sum] = [first.seconds, first.seconds];
  for (let runs = 1; first.isSettled && runs < MOST_RUNS && sum < REPEATED_SECONDS; runs++) {
    const next = await runOnce(hosted, puzzle, seconds);
    least = Math.min(least, next.seconds);
    sum += next.seconds;
  }
  return { ...first, seconds: least };
}

async function runOnce(hosted: HostedMethod, puzzle: Puzzle, seconds: number): Promise<Answer> {
  const { id, host } = hosted;
  const { complete } = await loadMethod(id);
  const outcome = await host.run({
    ...{ kind: 'method', method: id, choices: {}, puzzle, seed: 0 },
    ...{ maxSolutions: complete ? 2 : 1, limits: { seconds } },
  });
  // A process that was ended reports no memory, and another one takes its place.
  hosted.isCold = outcome.ok && outcome.value.megabytes === undefined;
  return outcome.ok ? answerOf(id, complete, outcome.value) : refusal(outcome);
}

/** Makes the answer. A method that proves nothing needs to find one solution only. */
function answerOf(id: MethodId, isComplete: boolean, report: MethodReport): Answer {
  const { solutions, complete, cpuSeconds, seconds, cut } = report;
  const outcome = outcomeOf({ report, problem: undefined, isRefuted: false }) ?? 'gave-up';
  const isSolved = isSettled(outcome) || (!isComplete && solutions.length > 0);
  return {
    outcome: OUTCOME_WORDS[cut && !isSolved ? 'time-out' : outcome],
    ...{ isSettled: isSolved, isFinal: false, solutions, complete },
    seconds: id === STARTS_A_PROGRAM ? seconds : (cpuSeconds ?? seconds),
  };
}

/** Makes the answer of a method that could not run. Throws if it ran and its answer was false. */
function refusal({ problems: [problem] }: Extract<Outcome<never>, { ok: false }>): Answer {
  const outcome = outcomeOf({ report: undefined, problem, isRefuted: false }) ?? 'failed';
  if (outcome === 'wrong') throw new Error(problem.message);
  return noSolution(wordsOf(outcome, problem), outcome === 'not-installed');
}

/** A method refuses puzzles for different reasons, whose codes say more than that it refused. */
function wordsOf(outcome: keyof typeof OUTCOME_WORDS, { code }: Problem): string {
  return outcome === 'refused' ? code : OUTCOME_WORDS[outcome];
}
