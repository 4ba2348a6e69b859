// The shown answer to a player who asked for help, as plain data. There is at most one at a time.
// An answer lasts until the marks change in a way that makes it out of date.

import type { BrokenLine } from '../../../src/explain/mistakes/broken-lines.ts';
import type { Mistakes } from '../../../src/explain/mistakes/mistakes.ts';
import type { Fact, Step } from '../../../src/explain/model/step.ts';
import type { Grid } from '../../../src/puzzle/grid.ts';
import { colourOf, isKnown } from '../../../src/puzzle/grid.ts';
import type { DescribedRefutation } from '../../../src/tasks/explaining/why.ts';
import { CROSS, isUnmarked, painted } from '../../board/state/mark.ts';
import type { PlayState } from '../../board/state/play-state.ts';
import type { CheckResult } from './check-result.ts';
import type { ToldSentence, ToldStep } from './told-step.ts';

/** The reason why marks are wrong: marks that no arrangement of a line fits, or a refutation. */
export type Reason = BrokenLine | DescribedRefutation;

export type ShownAnswer =
  /** A step that could be made next; `level` is how much of it is shown. */
  | (ToldStep & {
      readonly kind: 'hint';
      readonly sentences: readonly string[];
      readonly level: 1 | 2 | 3;
    })
  /** A step that has been made for the player; `before` has the marks before it. */
  | (ToldSentence & { readonly kind: 'made'; readonly before: Uint8Array })
  /** Wrong marks, which a hint names before any step. */
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
  /** The solutions that were found; the one in sight has the index `at`. */
  | {
      readonly kind: 'solutions';
      readonly solutions: readonly Grid[];
      readonly complete: boolean;
      readonly differing: readonly number[];
      readonly at: number;
    }
  /** These cells differ between solutions that have all the marks. */
  | { readonly kind: 'several'; readonly sentence: string; readonly cells: readonly number[] }
  /** Lines whose clues contradict each other; none if they could not be narrowed down. */
  | { readonly kind: 'contradictory'; readonly lines: readonly number[] }
  /** The puzzle was not solved within the limits; `known` has the cells that are certain. */
  | { readonly kind: 'unsettled'; readonly known: Grid; readonly count: number }
  | { readonly kind: 'sentence'; readonly sentence: string }
  /** The worker could not be loaded, or ended without a message. */
  | { readonly kind: 'not-loaded'; readonly isOffline: boolean }
  /** The question failed with this message. */
  | { readonly kind: 'failed'; readonly message: string };

/**
 * Returns the number of moves from the empty board to the last correct position, or undefined if
 * that position is not known. Later moves do not change this number.
 */
export function correctMoves({ back }: Mistakes, { past }: PlayState): number | undefined {
  return back && past.length - back.takeBack;
}

/** Whether the answer comes with buttons, which then take the place of the questions on phones. */
export function offersMore(answer: ShownAnswer): boolean {
  switch (answer.kind) {
    case 'check':
      return answer.finding.kind !== 'fine' && answer.finding.kind !== 'unknown';
    case 'unsettled':
      return answer.count > 0;
    default:
      return WITH_BUTTONS.includes(answer.kind);
  }
}

const WITH_BUTTONS: readonly ShownAnswer['kind'][] = [
  'hint',
  'made',
  'mistake',
  'why',
  'solutions',
];

type Position = Pick<PlayState, 'cells' | 'past'>;

/** Returns the hint at its next level, 3 at most. */
export function nextHintLevel(
  answer: ShownAnswer & { kind: 'hint' },
): ShownAnswer & { kind: 'hint' } {
  return { ...answer, level: answer.level === 1 ? 2 : 3 };
}

/**
 * Returns the answer that still holds after a move, or undefined. An undo ends every answer.
 */
export function answerAfter(
  answer: ShownAnswer | undefined,
  { cells: before, past }: Position,
  { cells: after, past: left }: Position,
): ShownAnswer | undefined {
  if (answer === undefined || left.length < past.length) return undefined;
  const changed = [...after.keys()].filter((cell) => before[cell] !== after[cell]);
  if (changed.length === 0) return answer;
  if (answer.kind === 'hint') return follows(answer.step, changed, after) ? answer : undefined;
  if (answer.kind === 'check') return withoutMended(answer, changed);
  return undefined;
}

/**
 * Whether all changes follow from the step, and at least one cell of its conclusions is still
 * unmarked.
 */
function follows({ conclusions }: Step, changed: readonly number[], after: Uint8Array): boolean {
  const facts = new Map(conclusions.map((fact) => [fact.cell, fact]));
  const isConcluded = (cell: number): boolean => {
    const fact = facts.get(cell);
    return fact !== undefined && after[cell] === markOfFact(fact);
  };
  return changed.every(isConcluded) && conclusions.some(({ cell }) => isUnmarked(after[cell]));
}

/**
 * Returns the mark for a fact that makes its cell known; undefined if the fact leaves several
 * candidates.
 */
export function markOfFact({ candidates }: Fact): number | undefined {
  if (!isKnown(candidates)) return undefined;
  const colour = colourOf(candidates);
  return colour === 0 ? CROSS : painted(colour);
}

/**
 * Returns the check without the mistakes whose marks have just changed. Returns undefined if no
 * mistake is left, if the check does not show wrong marks, or if another cell changed as well.
 */
function withoutMended(
  answer: ShownAnswer & { kind: 'check' },
  changed: readonly number[],
): ShownAnswer | undefined {
  const { finding, mistakes, isShown } = answer;
  if (!isShown || finding.kind !== 'wrong') return undefined;
  const cells = finding.cells.filter((cell) => !changed.includes(cell));
  if (cells.length === 0 || cells.length + changed.length !== finding.cells.length)
    return undefined;
  return { ...answer, finding: { ...finding, cells }, mistakes: { ...mistakes, wrong: cells } };
}
