// crosshatch profile: measures where a method spends its time on each puzzle of a file.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import {
  type FunctionProfile,
  type MethodReport,
  type MethodRunner,
  type MethodSolveTask,
  methodRunner,
} from '../../workers/index.ts';
import type { PuzzleEntry } from '../input/file-entries.ts';
import { readEntries } from '../input/read-puzzles.ts';
import {
  type ChosenMethod,
  type MethodChoiceOptions,
  methodChoice,
} from '../options/method-choice.ts';
import { type InputOptions, inputFormat } from '../options/option-values.ts';
import { align } from '../output/align.ts';
import { inWords } from '../output/comparison-tables.ts';
import { onOneLine } from '../output/escape-control-characters.ts';
import {
  headingOf,
  print,
  printError,
  printJson,
  printProblems,
  problemsJson,
  refuseCall,
} from '../output/print.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';
import { onFirstSignal } from '../run/signals.ts';

interface ProfileCommand extends InputOptions, MethodChoiceOptions {
  readonly time: number;
  readonly maxSolutions: number;
  readonly top: number;
  readonly json?: true;
}

export async function profileCommand(file: string, options: ProfileCommand): Promise<void> {
  const choice = await methodChoice(options);
  if (!choice?.ok) {
    const none = { code: 'no-method', message: 'profile needs --method' };
    return refuseCall('profile', choice?.problems ?? [none]);
  }
  const runner = methodRunner();
  let isStopped = false;
  const forgetSignals = onFirstSignal(() => {
    isStopped = true;
    runner.stop();
  });
  try {
    for await (const entry of readEntries([file], inputFormat(options))) {
      if (isStopped) break;
      await profileEntry(entry, choice.value, runner, options);
    }
  } finally {
    forgetSignals();
    runner.close();
  }
}

async function profileEntry(
  entry: PuzzleEntry,
  choice: ChosenMethod,
  runner: MethodRunner,
  options: ProfileCommand,
): Promise<void> {
  const done = entry.outcome.ok
    ? await runner.run(taskOf(entry.outcome.value, choice, options))
    : entry.outcome;
  if (done.ok) return show(entry, done.value, choice, options);
  raiseExit(EXIT.badInput);
  if (options.json) await printJson(problemsJson({ ...entry, outcome: done }));
  else printProblems(entry.file, done.problems);
}

function taskOf(
  puzzle: Puzzle,
  choice: ChosenMethod,
  { time, maxSolutions }: ProfileCommand,
): MethodSolveTask {
  const limits = { seconds: time };
  return { kind: 'method', puzzle, ...choice, maxSolutions, limits, seed: 0, profile: true };
}

async function show(
  { file, id, outcome }: PuzzleEntry,
  { verdict, seconds, profile }: MethodReport,
  { method }: ChosenMethod,
  { json, top }: ProfileCommand,
): Promise<void> {
  if (!outcome.ok) return;
  if (json) await printJson({ file, id, method, verdict, seconds, ...profile });
  else await print(`${headingOf(file, outcome.value)}: ${method}, ${verdict}, ${inWords(seconds)}`);
  if (profile === undefined) {
    printError(
      `${onOneLine(file)}: the process was ended before the profile was ready: raise --time`,
    );
    raiseExit(EXIT.unknown);
  } else if (!json) {
    // Samples at the edges of the run can add up to a little more than the time of the run.
    const whole = Math.max(seconds, ...profile.functions.map(({ totalSeconds }) => totalSeconds));
    await print(toTable(profile.functions.slice(0, top), profile.isCut, whole));
    await print(NOTE);
  }
}

const NOTE =
  'Times are from samples every 0.1 ms, shares are of the whole run; a generator or an async function is called again\n' +
  'each time it goes on.';

function toTable(functions: readonly FunctionProfile[], isCut: boolean, whole: number): string {
  const share = (seconds: number): string =>
    seconds === 0
      ? '-'
      : `${inWords(seconds)} ${((100 * seconds) / whole).toFixed(1).padStart(5)} %`;
  const rows = functions.map(({ name, module, calls, totalSeconds, ownSeconds }) => [
    name,
    module,
    `${isCut ? '>= ' : ''}${calls.toLocaleString('en')}`,
    share(totalSeconds),
    share(ownSeconds),
  ]);
  return align([['function', 'in', 'calls', 'total', 'own'], ...rows], [2, 3, 4]);
}
