// crosshatch count: counts the solutions of each puzzle.

import { defined } from '../../puzzle/defined.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { readEntries } from '../input/read-puzzles.ts';
import {
  type InputOptions,
  inputFormat,
  type LimitOptions,
  limitsOf,
} from '../options/option-values.ts';
import { headingOf, print, printJson, printProblems, problemsJson } from '../output/print.ts';
import { type PuzzleTask, runBatch } from '../run/batch.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';

interface CountCommand extends InputOptions, LimitOptions {
  readonly json?: true;
  readonly limit?: number;
  readonly jobs?: number;
}

export async function countCommand(paths: readonly string[], options: CountCommand): Promise<void> {
  const taskOf = (puzzle: Puzzle): PuzzleTask<'count'> => ({
    kind: 'count',
    args: { puzzle, ...defined({ limit: options.limit }), limits: limitsOf(options) },
  });
  const entries = readEntries(paths, inputFormat(options));
  for await (const { entry, answer, cpuMs } of runBatch(entries, taskOf, options.jobs)) {
    if (!entry.outcome.ok) {
      raiseExit(EXIT.badInput);
      if (options.json) await printJson(problemsJson(entry));
      else printProblems(entry.file, entry.outcome.problems);
    } else if (answer !== undefined) {
      const { count, complete } = answer;
      raiseExit(exitOfCount(BigInt(count), complete));
      const { file, id } = entry;
      const heading = headingOf(file, entry.outcome.value);
      if (options.json)
        await printJson({ file, id, count, complete, ...defined({ cpu_ms: cpuMs }) });
      else await print(`${heading}: ${complete ? '' : 'at least '}${count}`);
    }
  }
}

function exitOfCount(count: bigint, complete: boolean): number {
  if (count > 1n) return EXIT.multiple;
  if (!complete) return EXIT.unknown;
  return count === 1n ? EXIT.unique : EXIT.none;
}
