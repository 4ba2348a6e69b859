// Measures one method after another on one puzzle, and checks their answers against each other.

import { isFalse, loadMethod, refusalOf } from '../../methods/index.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type Measurement, type Measuring, measure, refutedAnswers } from '../../workers/index.ts';
import type { PuzzleEntry } from '../input/file-entries.ts';
import type { CompareCommand } from '../options/compare-options.ts';
import type { NamedMethod } from '../options/named-methods.ts';
import { type Stopping, startStopping } from './stop-on-signal.ts';

/** The measurements of one method on one puzzle. */
export interface ComparisonRow extends Measurement {
  readonly file: string;
  readonly id: string | null;
  readonly puzzle: Puzzle;
  readonly compared: NamedMethod;
  /** The reason why the answer cannot be true. */
  readonly whyWrong?: string;
}

/** A signal ends the current measurement; what was measured before is shown. */
interface Comparing extends Stopping {
  measuring: Measuring | undefined;
}

export function startComparing(): Comparing {
  const stopping = startStopping(() => comparing.measuring?.stop());
  const comparing: Comparing = { ...stopping, measuring: undefined };
  return comparing;
}

export async function comparePuzzle(
  { file, id, puzzle }: PuzzleEntry & { readonly puzzle: Puzzle },
  methods: readonly NamedMethod[],
  { time, repeat, maxSolutions, seed }: CompareCommand,
  comparing: Comparing,
): Promise<ComparisonRow[]> {
  const task = { maxSolutions, seed, limits: { seconds: time } };
  const measured: ComparisonRow[] = [];
  for (const [i, compared] of methods.entries()) {
    if (comparing.isStopped()) break;
    const tick = setInterval(
      () => comparing.show(i, methods.length, `${compared.name} on ${file}`),
      250,
    );
    try {
      const measurement = await measureOne(compared, puzzle, { puzzle, task, repeat }, comparing);
      if (!measurement.interrupted) measured.push({ file, id, puzzle, compared, ...measurement });
    } finally {
      clearInterval(tick);
    }
  }
  comparing.hide();
  const refuted = refutedAnswers(measured.map(({ report }) => report));
  return measured.map((row, i) => withCheck(row, refuted[i]));
}

/**
 * An answer is false when other methods refute it, or when the method gave a wrong solution or one
 * solution twice.
 */
function withCheck(row: ComparisonRow, refuted: string | undefined): ComparisonRow {
  const own = row.problem && isFalse(row.problem) ? row.problem.message : undefined;
  const whyWrong = own ?? refuted;
  return whyWrong === undefined ? row : { ...row, whyWrong };
}

/** Measures one method; starts no process for a puzzle that the method refuses. */
async function measureOne(
  { method, choices }: NamedMethod,
  puzzle: Puzzle,
  comparison: Parameters<typeof measure>[1],
  comparing: Comparing,
): Promise<Measurement> {
  const problem = refusalOf(await loadMethod(method), puzzle, choices);
  if (problem !== undefined) return { problem, seconds: [], timedOut: false };
  comparing.measuring = measure({ method, choices }, comparison);
  return comparing.measuring.done;
}
