// What the page tells a player who asked for help, as plain data: one thing at a time. It lasts
// until the marks change in a way that it does not speak of.

import type { BrokenLine } from '../../../src/explain/mistakes/broken-lines.ts';
import type { Mistakes } from '../../../src/explain/mistakes/mistakes.ts';
import type { Fact, Step } from '../../../src/explain/model/step.ts';
import type { Grid } from '../../../src/puzzle/grid.ts';
import { colourOf, isKnown } from '../../../src/puzzle/grid.ts';
import type { SaidRefutation } from '../../../src/tasks/explaining/why.ts';
import { CROSS, isOpen, painted } from '../../board/state/mark.ts';
import type { PlayState } from '../../board/state/play-state.ts';
import type { CheckResult } from './check-result.ts';

/** Marks of one line that cannot stand together, or how far it is to see what is wrong. */
export type Reason = BrokenLine | SaidRefutation;

export type Help =
  /** A step that could be made next; `level` says how much of it is told. */
  | {
      readonly kind: 'hint';
      readonly step: Step;
      readonly sentences: readonly string[];
      readonly level: 1 | 2 | 3;
    }
  /** A step that was made. */
  | { readonly kind: 'made'; readonly step: Step; readonly sentence: string }
  /** Wrong marks come before any hint. */
  | {
      readonly kind: 'mistake';
      readonly sentence: string;
      readonly mistakes: Mistakes;
      readonly correct: number | undefined;
    }
  | {
      readonly kind: 'check';
      readonly finding: CheckResult;
      readonly mistakes: Mistakes;
      readonly correct: number | undefined;
      readonly isShown: boolean;
    }
  | {
      readonly kind: 'why';
      readonly reason: Reason;
      readonly mistakes: Mistakes;
      readonly correct: number | undefined;
    }
  /** Of a puzzle that has several, one in sight. */
  | {
      readonly kind: 'solutions';
      readonly solutions: readonly Grid[];
      readonly complete: boolean;
      readonly differing: readonly number[];
      readonly at: number;
    }
  /** These cells differ between solutions that have all the marks. */
  | { readonly kind: 'several'; readonly sentence: string; readonly cells: readonly number[] }
  /** Lines of clues that contradict each other; none when that could not be narrowed down. */
  | { readonly kind: 'contradictory'; readonly lines: readonly number[] }
  /** Not solved within the limits; `known` is what is sure. */
  | { readonly kind: 'unsettled'; readonly known: Grid; readonly count: number }
  | { readonly kind: 'said'; readonly sentence: string }
  /** The worker could not be loaded, or ended without a word. */
  | { readonly kind: 'not-loaded'; readonly isOffline: boolean }
  /** The worker ended. */
  | { readonly kind: 'failed'; readonly message: string };

/**
 * How many moves led to the last correct position, counted from the first, so that moves made since
 * change nothing.
 */
export function correctMoves({ back }: Mistakes, { past }: PlayState): number | undefined {
  return back && past.length - back.takeBack;
}

type Position = Pick<PlayState, 'cells' | 'past'>;

/** More of the hint: the next level, up to the cells. */
export function moreOf(help: Help & { kind: 'hint' }): Help & { kind: 'hint' } {
  return { ...help, level: help.level === 1 ? 2 : 3 };
}

/**
 * What of the help still holds after a move. What was found out about moves that are taken back is
 * over.
 */
export function helpAfter(
  help: Help | undefined,
  { cells: before, past }: Position,
  { cells: after, past: left }: Position,
): Help | undefined {
  if (help === undefined || left.length < past.length) return undefined;
  const changed = [...after.keys()].filter((cell) => before[cell] !== after[cell]);
  if (changed.length === 0) return help;
  if (help.kind === 'hint') return follows(help.step, changed, after) ? help : undefined;
  if (help.kind === 'check') return withoutMended(help, changed);
  return undefined;
}

/** All changes are what the step says, and there is more of it to do. */
function follows({ conclusions }: Step, changed: readonly number[], after: Uint8Array): boolean {
  const told = new Map(conclusions.map((fact) => [fact.cell, fact]));
  const isTold = (cell: number): boolean => {
    const fact = told.get(cell);
    return fact !== undefined && after[cell] === markOfFact(fact);
  };
  return changed.every(isTold) && conclusions.some(({ cell }) => isOpen(after[cell]));
}

/** The mark that a settled cell gets; undefined when colours are still open. */
export function markOfFact({ candidates }: Fact): number | undefined {
  if (!isKnown(candidates)) return undefined;
  const colour = colourOf(candidates);
  return colour === 0 ? CROSS : painted(colour);
}

/** Mistakes that are in sight are taken away one by one. */
function withoutMended(
  help: Help & { kind: 'check' },
  changed: readonly number[],
): Help | undefined {
  const { finding, isShown } = help;
  if (!isShown || finding.kind !== 'wrong') return undefined;
  const cells = finding.cells.filter((cell) => !changed.includes(cell));
  if (cells.length === 0 || cells.length + changed.length !== finding.cells.length)
    return undefined;
  return { ...help, finding: { ...finding, cells } };
}
