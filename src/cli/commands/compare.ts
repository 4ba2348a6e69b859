// crosshatch compare: compares methods on puzzles by time and memory, and checks their answers.

import { openOutput } from '../files/output-file.ts';
import { inputAt, writesOver } from '../files/same-file.ts';
import type { PuzzleEntry } from '../input/file-entries.ts';
import { readEntries } from '../input/read-puzzles.ts';
import type { CompareCommand } from '../options/compare-options.ts';
import { readMethods } from '../options/named-methods.ts';
import { inputFormat } from '../options/option-values.ts';
import { comparisonJson } from '../output/comparison-json.ts';
import { toHtml } from '../output/comparison-page.ts';
import { toCsv, toSummary, toTable } from '../output/comparison-tables.ts';
import {
  print,
  printData,
  printJson,
  printProblems,
  problemsJson,
  refuseCall,
} from '../output/print.ts';
import { type ComparisonRow, comparePuzzle, startComparing } from '../run/compare-puzzle.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';

export async function compareCommand(
  paths: readonly string[],
  options: CompareCommand,
): Promise<void> {
  const methods = await readMethods(options.methods);
  if (!methods.ok) return refuseCall('compare', methods.problems);
  const over = await inputAt(options.html, paths);
  if (over !== undefined) return refuseCall(over, [writesOver('--html')]);
  // The report is opened before the work, so that a report that cannot be written costs no hours of
  // work.
  const page = options.html === undefined ? undefined : openOutput(options.html);
  const rows: ComparisonRow[] = [];
  const comparing = startComparing();
  try {
    for await (const entry of readEntries(paths, inputFormat(options))) {
      if (comparing.isStopped()) break;
      if (entry.outcome.ok) {
        const { value: puzzle } = entry.outcome;
        const measured = await comparePuzzle(
          { ...entry, puzzle },
          methods.value,
          options,
          comparing,
        );
        rows.push(...measured);
        await showRows(measured, options);
      } else await showProblems(entry, options);
    }
  } finally {
    comparing.end();
  }
  await showAll(rows, options);
  page?.write(toHtml(rows, options));
  page?.finish();
}

async function showProblems(entry: PuzzleEntry, { json }: CompareCommand): Promise<void> {
  raiseExit(EXIT.badInput);
  if (json) await printJson(problemsJson(entry));
  else if (!entry.outcome.ok) printProblems(entry.file, entry.outcome.problems);
}

/**
 * Prints the measurements of one puzzle. Raises the exit code if an answer is wrong, if the program
 * has a fault, or if every measurement has a problem. With `--csv`, `showAll` prints all
 * measurements at the end instead.
 */
async function showRows(
  rows: readonly ComparisonRow[],
  { json, csv }: CompareCommand,
): Promise<void> {
  const isWrong = ({ whyWrong, problem }: ComparisonRow): boolean =>
    whyWrong !== undefined || problem?.code === 'fault';
  if (rows.some(isWrong)) raiseExit(EXIT.internal);
  if (rows.every(({ problem }) => problem !== undefined)) raiseExit(EXIT.badInput);
  if (json) for (const row of rows) await printJson(comparisonJson(row));
  else if (!csv && rows.length > 0) await print(`${toTable(rows)}\n`);
}

async function showAll(
  rows: readonly ComparisonRow[],
  { json, csv }: CompareCommand,
): Promise<void> {
  const puzzles = new Set(rows.map((row) => row.puzzle)).size;
  if (!json && !csv && puzzles > 1) await print(toSummary(rows));
  if (csv) await printData(`${toCsv(rows)}\n`);
}
