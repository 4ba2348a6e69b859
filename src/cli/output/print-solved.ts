// Prints a solved puzzle for people: its solutions as drawings, and the verdict in a sentence.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { MethodReport, SolveReport } from '../../workers/index.ts';
import type { PuzzleEntry } from '../input/file-entries.ts';
import type { SolveCommand } from '../options/solve-options.ts';
import { type Paint, PLAIN, paint } from './paint.ts';
import { headingOf, print, printError, printProblems } from './print.ts';
import { drawPuzzle } from './puzzle-drawing.ts';
import { styleNote } from './style-note.ts';

/** `report` is missing if there is no answer. */
export interface SolvedEntry {
  readonly entry: PuzzleEntry;
  readonly report?: SolveReport | MethodReport;
  readonly cpuMs?: number;
}

export async function printSolved(
  { entry, report, cpuMs }: SolvedEntry,
  options: SolveCommand,
): Promise<void> {
  if (!entry.outcome.ok) {
    printProblems(entry.file, entry.outcome.problems);
    return;
  }
  if (report === undefined) return;
  const puzzle = entry.outcome.value;
  const isForPeople = options.style === 'clues';
  if (isForPeople) await print(paint.bold(headingOf(entry.file, puzzle)));
  const pictures = report.solved ? report.solutions : [report.known];
  if (report.verdict !== 'none') {
    for (const [i, rows] of pictures.entries()) {
      if (i > 0) await print('');
      await print(drawPuzzle(puzzle, rows, options.style, paint));
    }
  }
  const note = styleNote(puzzle, options.style, paint);
  if (note !== undefined && report.verdict !== 'none') printError(`note: ${note}`);
  const verdict = describe(puzzle, report, options, isForPeople ? paint : PLAIN);
  const summary = [verdict, ...(options.stats ? [statsLine(report, cpuMs)] : [])];
  if (isForPeople) await print(`${summary.join('\n')}\n`);
  else for (const line of summary) printError(line);
}

function describe(
  { given }: Puzzle,
  report: SolveReport,
  options: SolveCommand,
  paint: Paint,
): string {
  const { verdict, solutions } = report;
  switch (verdict) {
    case 'unique':
      return paint.green('unique: this is the only solution');
    case 'none':
      return paint.red(
        `none: the clues ${given === undefined ? '' : 'and the given cells '}have no solution`,
      );
    case 'multiple':
      return paint.yellow(describeSeveral(report, options));
    case 'unknown':
      return paint.yellow(
        solutions.length > 0
          ? 'unknown: a solution was found, but not whether there are others'
          : `unknown: ${endOf(report, options)}; unknown cells are shown as ?`,
      );
  }
}

function endOf(
  report: SolveReport | MethodReport,
  { time, steps, conflicts }: SolveCommand,
): string {
  const hasLimits = time !== undefined || steps !== undefined || conflicts !== undefined;
  if (hasLimits) return 'not settled within the limits';
  return 'cut' in report && !report.cut
    ? 'the method ended by itself without a verdict'
    : 'the search ended before it was settled';
}

function describeSeveral({ solutions, complete }: SolveReport, { all }: SolveCommand): string {
  if (complete) return `multiple: there are ${solutions.length} solutions, all of them shown here`;
  const hint = all ? 'the search ended early' : '--all lists all, count counts them';
  return `multiple: here are ${solutions.length} of several solutions (${hint})`;
}

function statsLine(report: SolveReport | MethodReport, cpuMs: number | undefined): string {
  const { stats } = report;
  const counters = Object.entries(stats).map(([name, value]) => `${name} ${value}`);
  if (cpuMs !== undefined) counters.push(`cpu ${cpuMs} ms`);
  if ('seconds' in report) counters.push(`${report.seconds.toFixed(3)} s`);
  if ('megabytes' in report) counters.push(`${report.megabytes} MB`);
  return counters.join(', ');
}
