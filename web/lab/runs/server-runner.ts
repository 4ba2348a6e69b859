// Runs a method on the server. The Lab does so for the methods that cannot run in a page.

import { toJson } from '../../../src/formats/json/write-json-puzzle.ts';
import { wasCut } from '../../../src/methods/measuring.ts';
import { cellAt, lineOfColumn } from '../../../src/puzzle/places.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import {
  type ApiProgress,
  type ApiStep,
  type ServerSolveAnswer,
  solveByServer,
} from '../../api/client.ts';
import { withoutSolutions } from '../../puzzle-store/without-solutions.ts';
import { SERVER_SECONDS } from '../methods.ts';
import { type Frame, marksOfRows } from './frames.ts';
import {
  type LabRunner,
  type LabRunOutcome,
  type Report,
  type RunHooks,
  type RunProgress,
  type RunTask,
  reportOfCut,
  reportOfRun,
} from './method-run.ts';

export function serverRunner(solve: typeof solveByServer = solveByServer): LabRunner {
  const gone = new AbortController();
  return {
    run: (task, hooks = {}) => runOn(solve, withinServer(task), hooks, gone.signal),
    stop: () => gone.abort(),
    close: () => gone.abort(),
  };
}

/** Lowers a limit above SERVER_SECONDS to SERVER_SECONDS. */
function withinServer(task: RunTask): RunTask {
  const seconds = Math.min(task.limits.seconds, SERVER_SECONDS);
  return { ...task, limits: { ...task.limits, seconds } };
}

async function runOn(
  solve: typeof solveByServer,
  task: RunTask,
  hooks: RunHooks,
  signal: AbortSignal,
): Promise<LabRunOutcome> {
  const start = performance.now();
  let last: RunProgress | undefined;
  let frames = 0;
  const secondsSo = (): number => (performance.now() - start) / 1000;
  const onProgress = ({ steps = 0, solutions = 0, ...progress }: ApiProgress): void => {
    last = { steps, ...progress };
    hooks.onProgress?.(last);
    hooks.onFound?.(solutions);
  };
  const onStep = (step: ApiStep): void => {
    if (step.cells === undefined || frames++ >= task.frames) return;
    hooks.onFrames?.([frameOfRows(task.puzzle, step, step.cells, 1000 * secondsSo())]);
  };
  try {
    const outcome = await solve(questionOf(task), { signal, onProgress, onStep });
    if (!outcome.ok) return { kind: 'problem', problem: outcome.problems[0] };
    return { kind: 'report', report: reportOf(outcome.value, task) };
  } catch (error) {
    const cut = { solutions: [], seconds: secondsSo() };
    if (signal.aborted) return { kind: 'report', report: reportOfCut(task.puzzle, last, cut) };
    return { kind: 'fault', message: error instanceof Error ? error.message : String(error) };
  }
}

function questionOf({ puzzle, method, choices, limits, maxSolutions, seed, frames }: RunTask) {
  const clues = toJson(withoutSolutions(puzzle));
  const trace = frames > 0;
  return { puzzle: clues, method, options: choices, limits, maxSolutions, seed, trace };
}

function reportOf(
  { solutions, complete, known, stats, seconds }: ServerSolveAnswer,
  { limits }: RunTask,
): Report {
  const cut = wasCut({ complete, seconds }, limits, false);
  return reportOfRun({ solutions, complete, known, stats, seconds, cut });
}

function frameOfRows(
  puzzle: Puzzle,
  { kind, row, column }: ApiStep,
  rows: readonly string[],
  ms: number,
): Frame {
  const { width, height } = puzzle;
  const place =
    row === undefined
      ? column !== undefined && { line: lineOfColumn(column - 1, height) }
      : column === undefined
        ? { line: row - 1 }
        : { cell: cellAt(row - 1, column - 1, width) };
  return { kind, ...place, marks: marksOfRows(puzzle, rows), ms };
}
