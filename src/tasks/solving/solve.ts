// Finds solutions, and tells whether there are other solutions and what is known of each cell.
// Solutions and the lines of a certificate are items.

import { type Progress, solve } from '../../engine/index.ts';
import { defined } from '../../puzzle/defined.ts';
import type { Grid } from '../../puzzle/grid.ts';
import { type Success, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Result } from '../../puzzle/result.ts';
import { type Verdict, verdictOf } from '../../puzzle/verdict.ts';
import type { Host } from '../host.ts';
import {
  type AskedOptions,
  type OpenPartner,
  pairedOptions,
  solveWithPartner,
} from './solve-with-partner.ts';

export interface SolveArgs
  extends Pick<AskedOptions, 'maxSolutions' | 'limits' | 'seed' | 'within' | 'mayVary'> {
  readonly puzzle: Puzzle;
  /**
   * If true, the lines of a certificate are items, too. A solve with `within` has no certificate,
   * because a certificate is for the puzzle as it is written.
   */
  readonly certificate?: boolean;
}

export type SolveItem =
  | { readonly kind: 'solution'; readonly solution: Grid }
  /** The next lines of the certificate, which is complete when the task has answered. */
  | { readonly kind: 'certificate'; readonly lines: string };

export interface SolveAnswer extends Result {
  readonly verdict: Verdict;
}

export interface SolveHost extends Host<Progress, SolveItem> {
  /** Opens a partner on another core. Without it, or for some questions, one search does it all. */
  readonly openPartner?: OpenPartner;
}

export async function solvePuzzle(
  { puzzle, certificate, mayVary, ...options }: SolveArgs,
  { stop, onProgress, onItem, openPartner }: SolveHost,
): Promise<Success<SolveAnswer>> {
  const { give, room } = giveItems(onItem);
  const writer =
    certificate && options.within === undefined
      ? await startCertificate(puzzle, (lines) => give({ kind: 'certificate', lines }))
      : undefined;
  const onSolution = (solution: Grid): void => give({ kind: 'solution', solution });
  const hooked = { ...options, stop, onProgress, room, onSolution };
  const asked = { ...hooked, ...defined({ mayVary }) };
  const paired = writer === undefined ? pairedOptions(asked) : undefined;
  const result =
    openPartner !== undefined && paired !== undefined
      ? await solveWithPartner(puzzle, paired, openPartner)
      : await solve(puzzle, { ...hooked, ...defined({ onClause: writer?.onClause }) });
  writer?.end(result.complete);
  await room();
  return success({ ...result, verdict: verdictOf(result) });
}

/**
 * Gives items in the middle of a slice, where the search cannot wait. Between two slices, the
 * search waits by `room` until the host has dealt with the items.
 */
function giveItems(onItem: Host<never, SolveItem>['onItem']) {
  const given: Promise<void>[] = [];
  return {
    give(item: SolveItem): void {
      const dealt = onItem(item);
      if (dealt instanceof Promise) given.push(dealt);
    },
    /** Returns undefined if there is nothing to wait for. */
    room: () => (given.length === 0 ? undefined : Promise.all(given.splice(0)).then(() => {})),
  };
}

/** Loads the code for certificates only here, because most solves write none. */
async function startCertificate(puzzle: Puzzle, write: (lines: string) => void) {
  const { certificateWriter } = await import('../../proof/write.ts');
  return certificateWriter(puzzle, write);
}
