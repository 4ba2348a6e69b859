// Asks for what can be found out about a draft: its solutions, how hard it is, and which clues
// contradict each other. A finding is shown as soon as it is known. A contradiction is shown before
// its corrections are known.

import type { ContradictoryLines } from '../../../src/explain/index.ts';
import type { Grid } from '../../../src/puzzle/grid.ts';
import type { Draft } from '../../../src/puzzle/puzzle.ts';
import { validate } from '../../../src/puzzle/validate.ts';
import type { Text } from '../../app/texts.ts';
import { CANCELLED, type WorkHost } from '../../app/use-work.ts';
import { longWorker } from '../../workers/task-workers.ts';
import { type Checks, checksOf } from '../draft/checks.ts';
import {
  type ContradictionFinding,
  cutAnswer,
  type DraftFinding,
  type TriedCorrection,
} from './finding.ts';

export interface FindingContext {
  readonly checks: Checks;
  readonly text: Text;
  readonly host: WorkHost;
  /** Shows the first part of a finding, while the other part is still worked on. */
  readonly show: (finding: DraftFinding) => void;
  /** Shows a complete finding, and announces it to screen readers. */
  readonly conclude: (finding: DraftFinding) => void;
}

const SOLVE_LIMITS = { seconds: 120 };
/** At most this many solutions can be paged through. */
const MAX_SOLUTIONS = 20;

export async function askSolutions(context: FindingContext): Promise<void> {
  const { text, host, conclude } = context;
  const { puzzle } = context.checks;
  if (puzzle === undefined) return askContradiction(context);
  const { signal } = host;
  const args = { puzzle, maxSolutions: MAX_SOLUTIONS, limits: SOLVE_LIMITS };
  const found: Grid[] = [];
  const answer = await longWorker
    .ask('solve', args, {
      signal,
      // Nobody knows how much of a search is left, so there is no share.
      onProgress: ({ solutions }) => host.report(undefined, solvingWords(text, solutions)),
      onItem: (item) => {
        if (item.kind === 'solution') found.push(item.solution);
      },
    })
    .then(({ value }) => value)
    .catch((error) => {
      if (signal.reason !== CANCELLED || found.length === 0) throw error;
      return cutAnswer(found);
    });
  if (answer.verdict === 'none') return askContradiction(context);
  conclude({ kind: 'solved', answer });
}

function solvingWords(text: Text, solutions: number): string {
  if (solutions === 0) return text('enter.work.solve');
  if (solutions === 1) return text('enter.work.solve.first');
  return text('enter.work.solve.found', { solutions });
}

export async function askRating(context: FindingContext): Promise<void> {
  const { host, conclude } = context;
  const { puzzle } = context.checks;
  if (puzzle === undefined) return askContradiction(context);
  const { value: rating } = await longWorker.ask(
    'rate',
    { puzzle },
    {
      signal: host.signal,
      onProgress: ({ knownCells, cells }) => host.report(knownCells / cells),
    },
  );
  if (rating.verdict === 'none') return askContradiction(context);
  conclude({ kind: 'rated', rating });
}

/** First shows the lines that contradict each other, and then shows the corrections with them. */
export async function askContradiction(context: FindingContext): Promise<void> {
  const { checks, text, host, show, conclude } = context;
  const { draft } = checks;
  const { signal } = host;
  host.report(undefined, text('enter.work.contradiction'));
  const found = await contradictionOf(draft, signal);
  show(found);
  host.report(undefined, text('enter.work.corrections'));
  const onProgress = ({ candidates, settled }: { candidates: number; settled: number }): void =>
    host.report(candidates > 0 ? settled / candidates : undefined);
  const corrections = await longWorker.ask('corrections', { draft }, { signal, onProgress });
  if (!corrections.ok) throw new Error(corrections.problems[0]?.message);
  conclude({ ...found, corrections: corrections.value });
}

/**
 * Asks about the clues without the given cells first: if they contradict each other, the given
 * cells need not be in doubt.
 */
async function contradictionOf(draft: Draft, signal: AbortSignal): Promise<ContradictionFinding> {
  const kind = 'contradiction';
  const { given, ...clues } = draft;
  if (given !== undefined) {
    const contradiction = await askLines(clues, signal);
    if (contradiction.verdict === 'contradictory') return { kind, contradiction, withGiven: false };
  }
  const contradiction = await askLines(draft, signal);
  return { kind, contradiction, withGiven: given !== undefined };
}

async function askLines(draft: Draft, signal: AbortSignal): Promise<ContradictoryLines> {
  const contradiction = await longWorker.ask('contradictory-lines', { draft }, { signal });
  if (!contradiction.ok) throw new Error(contradiction.problems[0]?.message);
  return contradiction.value;
}

/** Returns a solution of a corrected draft, or undefined if none was found. */
export async function askGrid(
  { draft }: TriedCorrection,
  signal: AbortSignal,
): Promise<TriedCorrection['grid']> {
  const outcome = validate(checksOf(draft).draft);
  if (!outcome.ok) return undefined;
  const args = { puzzle: outcome.value, maxSolutions: 1, limits: SOLVE_LIMITS };
  const { value } = await longWorker.ask('solve', args, { signal });
  return value.solutions[0];
}
