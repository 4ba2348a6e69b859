// Chooses what to play next: a puzzle like the one that was solved, a harder one, and one of
// another kind. Puzzles that are solved are never chosen.

import { LABELS } from '../../../src/explain/rate/label.ts';
import { defined } from '../../../src/puzzle/defined.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { BuiltIn } from '../../puzzle-store/built-in.ts';

/** The facts of a puzzle that decide how like another puzzle it is. */
type PuzzleFacts = Pick<BuiltIn, 'id' | 'width' | 'height' | 'colours' | 'label'>;

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
  const pack = all.find(({ id }) => id === solved.id)?.pack;
  const chosen: NextPuzzle[] = [];
  for (const kind of NEXT_KINDS) {
    const free = left.filter((puzzle) => chosen.every((next) => next.puzzle !== puzzle));
    const puzzle = nearest(CANDIDATES[kind](free, { ...solved, ...defined({ pack }) }), solved);
    if (puzzle !== undefined) chosen.push({ kind, puzzle });
  }
  return chosen;
}

interface PackedFacts extends PuzzleFacts {
  readonly pack?: string;
}

type Candidates = (left: readonly BuiltIn[], solved: PackedFacts) => readonly BuiltIn[];

/**
 * A similar puzzle is of the same pack as long as one is left there. Puzzles of another kind have
 * other ink or, if none is left, another size.
 */
const CANDIDATES: Readonly<Record<NextPuzzle['kind'], Candidates>> = {
  similar: (left, { pack }) => {
    const samePack = left.filter((puzzle) => pack !== undefined && puzzle.pack === pack);
    return samePack.length > 0 ? samePack : left;
  },
  harder: (left, solved) => left.filter((puzzle) => rankOf(puzzle) > rankOf(solved)),
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
  const ranks = Math.abs(rankOf(a) - rankOf(b));
  const sizes = Math.abs(Math.log2(areaOf(a) / areaOf(b)));
  return ranks + sizes + (isColoured(a) === isColoured(b) ? 0 : 2);
}

/** Returns the rank in the order of difficulty; puzzles without a rating come last. */
function rankOf({ label }: PuzzleFacts): number {
  return label === undefined ? LABELS.length : LABELS.indexOf(label);
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
