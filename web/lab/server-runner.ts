// Runs methods on the server, for those that cannot run in a page.

import { toJson } from '../../src/formats/json-puzzle.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { type ApiProgress, type ApiStep, type SolveAnswer, solveByServer } from '../api/client.ts';
import { CROSS, OPEN, painted } from '../board/mark.ts';
import type { Frame } from './frames.ts';
import type { Report, RunHooks, RunJob, Runner, RunOutcome, RunProgress } from './run.ts';

export function serverRunner(solve: typeof solveByServer = solveByServer): Runner {
  const gone = new AbortController();
  return {
    run: (job, hooks = {}) => runOn(solve, job, hooks, gone.signal),
    stop: () => gone.abort(),
    close: () => gone.abort(),
  };
}

async function runOn(
  solve: typeof solveByServer,
  job: RunJob,
  hooks: RunHooks,
  signal: AbortSignal,
): Promise<RunOutcome> {
  const start = performance.now();
  let last: RunProgress | undefined;
  let frames = 0;
  const secondsSo = (): number => (performance.now() - start) / 1000;
  const onProgress = ({ steps = 0, ...progress }: ApiProgress): void => {
    last = { steps, ...progress };
    hooks.onProgress?.(last);
  };
  const onStep = (step: ApiStep): void => {
    if (step.cells === undefined || frames++ >= job.frames) return;
    hooks.onFrames?.([frameOfRows(job.puzzle, step, step.cells, 1000 * secondsSo())]);
  };
  try {
    const outcome = await solve(questionOf(job), { signal, onProgress, onStep });
    if (!outcome.ok) return { kind: 'problem', problem: outcome.problems[0] };
    return { kind: 'report', report: reportOf(outcome.value, job) };
  } catch (error) {
    if (signal.aborted) return { kind: 'report', report: partialReport(last, secondsSo()) };
    return { kind: 'fault', message: error instanceof Error ? error.message : String(error) };
  }
}

function questionOf({ puzzle, method, choices, limits, maxSolutions, seed, frames }: RunJob) {
  const { goal: _, ...clues } = toJson(puzzle);
  const trace = frames > 0;
  return { puzzle: clues, method, options: choices, limits, maxSolutions, seed, trace };
}

/** Of a time limit: clocks differ a little. */
const ALL_BUT = 0.95;

function reportOf(
  { solutions, complete, known, stats, seconds }: SolveAnswer,
  job: RunJob,
): Report {
  const knownCells = known.join('').replaceAll('?', '').length;
  const cut = !complete && seconds >= ALL_BUT * job.limits.seconds;
  return { solutions, complete, knownCells, stats, seconds, cut };
}

function partialReport(last: RunProgress | undefined, seconds: number): Report {
  const { knownCells = 0, stats = {} } = last ?? {};
  return { solutions: [], complete: false, knownCells, stats, seconds, cut: true };
}

function frameOfRows(
  { palette, width, height }: Puzzle,
  { kind, row, column }: ApiStep,
  rows: readonly string[],
  ms: number,
): Frame {
  const marks = new Map(palette.map(({ symbol }, i) => [symbol, i === 0 ? CROSS : painted(i)]));
  const symbols = rows.flatMap((each) => [...each]);
  const place =
    row === undefined
      ? column !== undefined && { line: height + column - 1 }
      : column === undefined
        ? { line: row - 1 }
        : { cell: (row - 1) * width + column - 1 };
  return { kind, ...place, marks: Uint8Array.from(symbols, (each) => marks.get(each) ?? OPEN), ms };
}
