// Runs one job a puzzle, inline or on threads, and hands on the results in the order of the input.

import { availableParallelism } from 'node:os';
import type { Progress } from '../engine/index.ts';
import { inlineRunner, type Job, type ReportOf, type Runner, threadRunner } from '../jobs/index.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { EXIT, raiseExit } from './exit.ts';
import type { Entry } from './input.ts';
import { progressBar } from './progress.ts';

/** What became of an entry; `report` is missing when the entry was no puzzle or came after Ctrl-C. */
export interface Done<J extends Job> {
  readonly entry: Entry;
  readonly report?: ReportOf<J>;
  /** CPU milliseconds of the job, when jobs run one at a time. */
  readonly cpuMs?: number;
}

/** `jobs` undefined: one thread for a single puzzle, all cores for several. */
export async function* runBatch<J extends Job>(
  entries: AsyncGenerator<Entry>,
  jobOf: (puzzle: Puzzle) => J,
  jobs: number | undefined,
): AsyncGenerator<Done<J>> {
  const { ahead, rest } = await peekTwo(entries);
  const threads = jobs ?? (ahead.length > 1 ? availableParallelism() : 1);
  const runner = threads > 1 ? await threadRunner(threads) : inlineRunner();
  const unhook = stopOnSignal(runner);
  try {
    if (threads > 1) yield* runOnThreads(rest, jobOf, runner, threads);
    else yield* runInline(rest, jobOf, runner, ahead.length > 1);
  } finally {
    unhook();
    await runner.close();
  }
}

async function peekTwo(
  entries: AsyncGenerator<Entry>,
): Promise<{ ahead: Entry[]; rest: AsyncGenerator<Entry> }> {
  const ahead: Entry[] = [];
  while (ahead.length < 2) {
    const next = await entries.next();
    if (next.done) break;
    ahead.push(next.value);
  }
  async function* all(): AsyncGenerator<Entry> {
    yield* ahead;
    yield* entries;
  }
  return { ahead, rest: all() };
}

/** One job after the other, each with its own progress bar, or one for all while results go elsewhere. */
async function* runInline<J extends Job>(
  entries: AsyncIterable<Entry>,
  jobOf: (puzzle: Puzzle) => J,
  runner: Runner,
  several: boolean,
): AsyncGenerator<Done<J>> {
  const shared = several && !process.stdout.isTTY ? progressBar() : undefined;
  let done = 0;
  for await (const entry of entries) {
    if (runner.isStopped()) break;
    shared?.update(done, 0, 'puzzles');
    if (!entry.outcome.ok) {
      yield { entry };
    } else {
      const own = shared ?? progressBar();
      const start = process.cpuUsage();
      const report = await runner.run(jobOf(entry.outcome.value), (progress) => {
        if (shared) shared.update(done, 0, `puzzles; ${describeProgress(progress)}`);
        else own.update(progress.knownCells, progress.cells, describeProgress(progress));
      });
      const { user, system } = process.cpuUsage(start);
      if (!shared) own.stop();
      yield { entry, report, cpuMs: Math.round((user + system) / 100) / 10 };
    }
    done++;
  }
  shared?.stop();
}

function describeProgress({ knownCells, cells, solutions, stats }: Progress): string {
  return `${knownCells}/${cells} cells sure, ${stats.conflicts} conflicts, ${solutions} solutions`;
}

async function* runOnThreads<J extends Job>(
  entries: AsyncIterable<Entry>,
  jobOf: (puzzle: Puzzle) => J,
  runner: Runner,
  threads: number,
): AsyncGenerator<Done<J>> {
  const { pMapIterable } = await import('p-map');
  const bar = process.stdout.isTTY ? undefined : progressBar();
  const results = pMapIterable(entries, (entry) => runEntry(entry, jobOf, runner), {
    concurrency: threads,
    backpressure: threads * 8,
  });
  let done = 0;
  for await (const result of results) {
    if (runner.isStopped() && result.entry.outcome.ok && result.report === undefined) break;
    yield result;
    bar?.update(++done, 0, 'puzzles');
  }
  bar?.stop();
}

async function runEntry<J extends Job>(
  entry: Entry,
  jobOf: (puzzle: Puzzle) => J,
  runner: Runner,
): Promise<Done<J>> {
  if (!entry.outcome.ok || runner.isStopped()) return { entry };
  return { entry, report: await runner.run(jobOf(entry.outcome.value)) };
}

/** The first Ctrl-C lets the jobs answer with what they know; the second ends the program. */
function stopOnSignal(runner: Runner): () => void {
  const onSignal = (): void => {
    raiseExit(EXIT.interrupted);
    runner.stop();
  };
  process.once('SIGINT', onSignal);
  process.once('SIGTERM', onSignal);
  return () => {
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
  };
}
