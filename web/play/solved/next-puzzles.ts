// Chooses what to play next: a puzzle like the one that was solved, a harder one, and one of
// another kind. Puzzles that are solved are never chosen.

import { UNIQUE_LABELS } from '../../../src/explain/rate/label.ts';
import { defined } from '../../../src/puzzle/defined.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { BuiltIn } from '../../puzzle-store/built-in.ts';

/** The facts of a puzzle that decide how like another puzzle it is. */
export type PuzzleFacts = Pick<BuiltIn, 'id' | 'width' | 'height' | 'colours' | 'label'>;

const NEXT_KINDS = ['similar', 'harder', 'other'] as const;

export interface NextPuzzle {
  readonly kind: (typeof NEXT_KINDS)[number];
  readonly puzzle: BuiltIn;
}

export function factsOf(
  id: string,
  { width, height, palette }: Puzzle,
  label: PuzzleFacts['label'],
): PuzzleFacts {
  return { id, width, height, colours: palette.length - 1, ...defined({ label }) };
}

/**
 * Returns at most one puzzle for each kind, all of them different; fewer if not enough puzzles are
 * left.
 */
export function nextPuzzles(
  all: readonly BuiltIn[],
  solved: PuzzleFacts,
  isSolved: (id: string) => boolean,
): readonly NextPuzzle[] {
  const left = all.filter(({ id }) => id !== solved.id && !isSolved(id));
  const chosen: NextPuzzle[] = [];
  for (const kind of NEXT_KINDS) {
    const free = left.filter((puzzle) => chosen.every((next) => next.puzzle !== puzzle));
    const puzzle = nearest(CANDIDATES[kind](free, solved), solved);
    if (puzzle !== undefined) chosen.push({ kind, puzzle });
  }
  return chosen;
}

type Candidates = (left: readonly BuiltIn[], solved: PuzzleFacts) => readonly BuiltIn[];

/**
 * A similar puzzle has the same label and nearly the same size. A harder one has nearly the same
 * size too, and the next label that is left there. Puzzles of another kind have other ink or, if
 * none is left, another size.
 */
const CANDIDATES: Readonly<Record<NextPuzzle['kind'], Candidates>> = {
  similar: (left, solved) => {
    const rank = rankOf(solved);
    const near = left.filter((puzzle) => !isOfOtherSize(puzzle, solved));
    return rank === undefined ? near : near.filter((puzzle) => rankOf(puzzle) === rank);
  },
  harder: (left, solved) => {
    const rank = rankOf(solved) ?? UNRATED;
    const near = left.filter((puzzle) => !isOfOtherSize(puzzle, solved));
    const harder = near.filter((puzzle) => (rankOf(puzzle) ?? rank) > rank);
    const least = Math.min(...harder.map((puzzle) => rankOf(puzzle) ?? UNRATED));
    return harder.filter((puzzle) => rankOf(puzzle) === least);
  },
  other: (left, solved) => {
    const otherInk = left.filter((puzzle) => isColoured(puzzle) !== isColoured(solved));
    return otherInk.length > 0 ? otherInk : left.filter((puzzle) => isOfOtherSize(puzzle, solved));
  },
};

/** Returns the puzzle that is most like the one that was solved; of several, the smallest. */
function nearest(puzzles: readonly BuiltIn[], solved: PuzzleFacts): BuiltIn | undefined {
  return puzzles.toSorted(
    (a, b) => distance(a, solved) - distance(b, solved) || areaOf(a) - areaOf(b),
  )[0];
}

/**
 * Returns how unlike two puzzles are. One step of difficulty counts like twice the area, and other
 * ink like two such steps.
 */
function distance(a: PuzzleFacts, b: PuzzleFacts): number {
  const ranks = Math.abs((rankOf(a) ?? UNRATED) - (rankOf(b) ?? UNRATED));
  const sizes = Math.abs(Math.log2(areaOf(a) / areaOf(b)));
  return ranks + sizes + (isColoured(a) === isColoured(b) ? 0 : 2);
}

/** A puzzle without a rank counts as the hardest one. */
const UNRATED = UNIQUE_LABELS.length;

/**
 * Returns the rank in the order of difficulty. Puzzles without a rating, and those with several
 * solutions, have none.
 */
function rankOf({ label }: PuzzleFacts): number | undefined {
  return label === undefined || label === 'ambiguous' ? undefined : UNIQUE_LABELS.indexOf(label);
}

function areaOf({ width, height }: PuzzleFacts): number {
  return width * height;
}

function isColoured({ colours }: PuzzleFacts): boolean {
  return colours > 1;
}

/** Whether one of two puzzles has at least three times as many cells as the other. */
function isOfOtherSize(a: PuzzleFacts, b: PuzzleFacts): boolean {
  return Math.abs(Math.log2(areaOf(a) / areaOf(b))) >= Math.log2(3);
}
