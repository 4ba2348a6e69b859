// Lists what a format leaves out of a puzzle that it writes: parts without which whoever reads the
// text still gets the same puzzle. Without any other part the puzzle would become another one, and
// the format refuses to write it (writing.ts).

import { isBlackAndWhite } from '../puzzle/palette.ts';
import type { Meta, Puzzle } from '../puzzle/puzzle.ts';
import { nameOfRgb } from './text/colour-text.ts';

/** The parts, with what messages call them. */
const NAMES = {
  id: 'the id',
  title: 'the title',
  author: 'the author',
  authorId: 'the id of the author',
  copyright: 'the copyright',
  licence: 'the licence',
  source: 'the source',
  description: 'the description',
  notes: 'the notes',
  date: 'the date',
  goal: 'the goal picture',
  otherGoals: 'all goal pictures but the first',
  saved: 'the saved grids',
  colours: 'the exact colours',
  colourNames: 'the names of the colours',
  otherProperties: 'the properties of other programs',
} as const satisfies Readonly<Record<keyof Meta, string>> & Readonly<Record<string, string>>;

export const DISPENSABLE_PARTS = Object.keys(NAMES) as readonly DispensablePart[];
export type DispensablePart = keyof typeof NAMES;

/** A part of a puzzle that a text lacks. */
export interface LeftOut {
  readonly what: DispensablePart;
  /** The words for people, such as "the title". */
  readonly name: string;
}

/** Returns the parts of the puzzle that are not among those that a format `keeps`. */
export function leftOut(puzzle: Puzzle, keeps: readonly DispensablePart[]): readonly LeftOut[] {
  return DISPENSABLE_PARTS.filter((part) => !keeps.includes(part) && has(puzzle, part)).map(
    (what) => ({ what, name: NAMES[what] }),
  );
}

function has(puzzle: Puzzle, part: DispensablePart): boolean {
  switch (part) {
    case 'goal':
    case 'otherGoals':
    case 'saved':
    case 'otherProperties':
      return puzzle[part] !== undefined;
    case 'colours':
      return !isBlackAndWhite(puzzle.palette);
    case 'colourNames':
      return puzzle.palette.some(({ name, rgb }) => name.trim() !== '' && name !== nameOfRgb(rgb));
    default:
      return (puzzle.meta[part] ?? '').trim() !== '';
  }
}
