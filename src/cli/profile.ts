// crosshatch profile: where a method spends its time on a puzzle.

import { type FunctionProfile, type MethodJob, methodRunner } from '../jobs/index.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { align, inWords } from './compare-report.ts';
import { EXIT, raiseExit } from './exit.ts';
import { type Entry, readEntries } from './input.ts';
import { type MethodChoice, type MethodChoiceOptions, methodChoice } from './method-choice.ts';
import { type InputOptions, inputFormat } from './options.ts';
import { headingOf, print, printProblems, problemsJson, refuseCall } from './output.ts';

export interface ProfileCommand extends InputOptions, MethodChoiceOptions {
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
  process.once('SIGINT', () => {
    raiseExit(EXIT.interrupted);
    runner.stop();
  });
  for await (const entry of readEntries([file], inputFormat(options))) {
    const done = entry.outcome.ok
      ? await runner.run(jobFor(entry.outcome.value, choice.value, options))
      : entry.outcome;
    if (done.ok) await show(entry, done.value, choice.value, options);
    else {
      raiseExit(EXIT.badInput);
      if (options.json) await print(problemsJson({ ...entry, outcome: done }));
      else printProblems(entry.file, done.problems);
    }
  }
  runner.close();
}

function jobFor(
  puzzle: Puzzle,
  choice: MethodChoice,
  { time, maxSolutions }: ProfileCommand,
): MethodJob {
  const limits = { seconds: time };
  return { kind: 'method', puzzle, ...choice, maxSolutions, limits, seed: 0, profile: true };
}

type Report = Extract<Awaited<ReturnType<ReturnType<typeof methodRunner>['run']>>, { ok: true }>;

async function show(
  { file, id, outcome }: Entry,
  { verdict, seconds, profile }: Report['value'],
  { method }: MethodChoice,
  { json, top }: ProfileCommand,
): Promise<void> {
  const functions = profile?.functions ?? [];
  const isCut = profile?.isCut ?? true;
  if (json) {
    await print(JSON.stringify({ file, id, method, verdict, seconds, isCut, functions }));
    return;
  }
  if (!outcome.ok) return;
  await print(`${headingOf(file, outcome.value)}: ${method}, ${verdict}, ${inWords(seconds)}`);
  await print(toTable(functions.slice(0, top), isCut));
}

function toTable(functions: readonly FunctionProfile[], isCut: boolean): string {
  const whole = functions.reduce((most, { totalSeconds }) => Math.max(most, totalSeconds), 0);
  const share = (seconds: number): string =>
    `${inWords(seconds)} ${((100 * seconds) / whole).toFixed(1).padStart(5)} %`;
  const rows = functions.map(({ name, calls, totalSeconds, ownSeconds }) => [
    name,
    `${isCut ? '>= ' : ''}${calls.toLocaleString('en')}`,
    share(totalSeconds),
    share(ownSeconds),
  ]);
  return align([['function', 'calls', 'total', 'own'], ...rows], [1, 2, 3]);
}
