// crosshatch rate: rates how hard puzzles are.

import { type Rating, type Technique, techniqueName } from '../../explain/index.ts';
import { defined } from '../../puzzle/defined.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { readEntries } from '../input/read-puzzles.ts';
import { type InputOptions, inputFormat } from '../options/option-values.ts';
import { onOneLine } from '../output/escape-control-characters.ts';
import { mapText } from '../output/map-text.ts';
import { paint } from '../output/paint.ts';
import { headingOf, print, printJson, printProblems, problemsJson } from '../output/print.ts';
import { ratingName } from '../output/rating-name.ts';
import { askTask } from '../run/ask-task.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';
import { type Stopping, startStopping } from '../run/stop-on-signal.ts';

interface RateCommand extends InputOptions {
  readonly json?: true;
  readonly map?: true;
  readonly time: number;
}

interface Rated {
  readonly file: string;
  readonly id: string | null;
  readonly puzzle: Puzzle;
  readonly rating: Rating;
}

/**
 * Prints one puzzle in full, and several puzzles as a table; with --map, each in full. With --json,
 * each puzzle is a line.
 */
export async function rateCommand(paths: readonly string[], options: RateCommand): Promise<void> {
  let first: Rated | undefined;
  let count = 0;
  for await (const entry of readEntries(paths, inputFormat(options))) {
    const { file, id, outcome } = entry;
    if (!outcome.ok) {
      raiseExit(EXIT.badInput);
      if (options.json) await printJson(problemsJson(entry));
      else printProblems(file, outcome.problems);
      continue;
    }
    const stopping = startStopping();
    const rating = await rateOne(file, outcome.value, options, stopping);
    stopping.end();
    raiseExit(EXIT[rating.verdict]);
    const rated = { file, id, puzzle: outcome.value, rating };
    if (options.json) await printJson({ file, id, ...rating });
    else if (options.map) await print(`${toText(rated)}${mapText(rated.puzzle, rated.rating)}`);
    else if (count++ === 0) first = rated;
    else {
      if (first !== undefined) await print(`${HEADING}\n${toRow(first)}`);
      first = undefined;
      await print(toRow(rated));
    }
    if (stopping.isStopped()) break;
  }
  if (first !== undefined) await print(toText(first));
}

async function rateOne(
  file: string,
  puzzle: Puzzle,
  { time, map }: RateCommand,
  stopping: Stopping,
): Promise<Rating> {
  const { value } = await askTask(
    'rate',
    { puzzle, limits: { seconds: time }, ...defined({ map }) },
    {
      isStopped: stopping.isStopped,
      onProgress: ({ phase, knownCells, cells }) =>
        stopping.show(knownCells, cells, `cells of ${file}, ${phase}`),
    },
  );
  return value;
}

/** The columns of the table with their widths in characters. The last column needs no width. */
const COLUMNS = {
  puzzle: 32,
  label: 12,
  webpbn: 7,
  sweeps: 7,
  lookahead: 11,
  steps: 6,
  'a line': 7,
  bottleneck: 11,
  techniques: 0,
} as const;

const HEADING = aligned(Object.keys(COLUMNS));

function aligned(cells: readonly string[]): string {
  const widths = Object.values(COLUMNS);
  return cells
    .map((cell, i) => cell.padEnd(widths[i] ?? 0))
    .join(' ')
    .trimEnd();
}

function toRow({ file, id, rating }: Rated): string {
  const { webpbn, sweeps, steps } = rating;
  const shares = sharesOf(rating).map(([name, share]) => `${name} ${percent(share)}`);
  return aligned([
    ...[
      onOneLine(id ?? file),
      ratingName(rating),
      textOf(webpbn),
      textOf(sweeps),
      lookaheadText(rating),
    ],
    ...[textOf(steps?.steps), textOf(steps?.stepsPerLine.toFixed(2))],
    ...[textOf(steps?.bottleneck?.lines), shares.join(', ')],
  ]);
}

function toText({ file, puzzle, rating }: Rated): string {
  const { webpbn, sweeps, steps } = rating;
  const rows: [string, string][] = [
    ['webpbn number', textOf(webpbn)],
    ['sweeps', textOf(sweeps)],
    ['lookahead', lookaheadText(rating)],
    [
      'steps',
      steps === undefined ? NONE : `${steps.steps}, ${steps.stepsPerLine.toFixed(2)} a line`,
    ],
    ['bottleneck', bottleneckText(rating)],
    ...sharesOf(rating).map(([name, share]): [string, string] => [name, percent(share)]),
  ];
  const width = Math.max(...rows.map(([key]) => key.length));
  const lines = rows.map(([key, value]) => `  ${key.padEnd(width)}  ${value}`);
  const heading = `${headingOf(file, puzzle)}: ${ratingName(rating)}`;
  return [paint.bold(heading), ...lines].join('\n');
}

/** Stands in place of a value that the rating does not have. */
const NONE = '-';

function textOf(value: number | string | undefined): string {
  return value === undefined ? NONE : String(value);
}

function sharesOf({ steps }: Rating): [string, number][] {
  const shares = Object.entries(steps?.shares ?? {}) as [Technique, number][];
  return shares
    .sort(([, a], [, b]) => b - a)
    .map(([technique, share]) => [techniqueName(technique, 'en'), share]);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function lookaheadText({ lookahead }: Rating): string {
  if (lookahead === undefined) return NONE;
  const { kind, depth, isExact } = lookahead;
  return kind === 'LINE' ? kind : `${kind} ${isExact ? '' : '>= '}${depth}`;
}

function bottleneckText({ steps }: Rating): string {
  if (steps?.bottleneck === undefined) return NONE;
  const { lines, step } = steps.bottleneck;
  return `${lines} ${lines === 1 ? 'line offers' : 'lines offer'} a step before step ${step}`;
}
