// Says what a format holds of a puzzle. Refuses to write a puzzle that would become another one
// without the rest, and lists what else is left out.

import { type Block, type Clue, isExactClue } from '../puzzle/clue.ts';
import { isMonochrome } from '../puzzle/palette.ts';
import {
  describeWhere,
  failure,
  type Outcome,
  type Problem,
  success,
  type Where,
} from '../puzzle/problem.ts';
import { type ExactPuzzle, hasExactClues, type Puzzle } from '../puzzle/puzzle.ts';
import type { Format } from './format.ts';
import { type DispensablePart, type LeftOut, leftOut } from './left-out.ts';

/** A puzzle that says something of every line; blocks may be blotted. */
export interface PuzzleOfBlocks extends Puzzle {
  readonly rows: readonly (readonly Block[])[];
  readonly columns: readonly (readonly Block[])[];
}

/**
 * The puzzles that a format can hold, by what their clues may be: all of them exact, some blocks
 * blotted, or some lines unknown, too.
 */
interface PuzzlesByClues {
  readonly exact: ExactPuzzle;
  readonly blotted: PuzzleOfBlocks;
  readonly any: Puzzle;
}

const HAS_CLUES: {
  readonly [Clues in keyof PuzzlesByClues]: (puzzle: Puzzle) => puzzle is PuzzlesByClues[Clues];
} = {
  exact: hasExactClues,
  blotted: (puzzle): puzzle is PuzzleOfBlocks =>
    [puzzle.rows, puzzle.columns].every((clues) => clues.every((clue) => clue !== null)),
  any: (_puzzle): _puzzle is Puzzle => true,
};

/** The parts of a puzzle that a format holds besides clues in one colour. */
export interface Holds<Clues extends keyof PuzzlesByClues = keyof PuzzlesByClues> {
  /** The subject of messages, such as "a puzz.link URL". */
  readonly name: string;
  readonly clues: Clues;
  readonly colours?: true;
  readonly given?: true;
  /** The other parts that it holds; the rest is left out. */
  readonly keeps: readonly DispensablePart[];
}

/** The text of a puzzle. */
export interface WrittenText {
  readonly text: string;
  /** The parts of the puzzle that the text lacks. */
  readonly leftOut: readonly LeftOut[];
}

/**
 * Makes the part of a format that writes. `write` gets only puzzles that the format holds as they
 * are; the others are refused with a problem for each reason.
 */
export function writing<Clues extends keyof PuzzlesByClues>(
  holds: Holds<Clues>,
  write: (puzzle: PuzzlesByClues[Clues]) => Outcome<string>,
): Required<Pick<Format, 'holds' | 'write'>> {
  return {
    holds,
    write(puzzle) {
      const problems = [...clueProblems(puzzle, holds), ...otherProblems(puzzle, holds)];
      if (problems.length > 0 || !HAS_CLUES[holds.clues](puzzle)) return failure(...problems);
      return write(puzzle);
    },
  };
}

/** Writes a puzzle in a format, and lists what the text lacks. */
export function writeText(
  { holds, write }: Required<Pick<Format, 'holds' | 'write'>>,
  puzzle: Puzzle,
): Outcome<WrittenText> {
  const text = write(puzzle);
  if (!text.ok) return text;
  return success({ text: text.value, leftOut: leftOut(puzzle, holds.keeps) });
}

function clueProblems(puzzle: Puzzle, { name, clues }: Holds): Problem[] {
  const problems: Problem[] = [];
  if (HAS_CLUES[clues](puzzle)) return problems;
  const unknown = findLine(puzzle, (clue) => clue === null);
  if (unknown !== undefined) {
    const message = `${describeWhere(unknown)} is unknown, and ${name} holds no unknown lines: write a format that does, like json`;
    problems.push({ code: 'no-unknown-line', message, where: unknown });
  }
  const blotted = findLine(puzzle, (clue) => clue !== null && !isExactClue(clue));
  if (clues === 'exact' && blotted !== undefined) {
    const message = `${describeWhere(blotted)} has a block of unknown length, and ${name} holds no blotted blocks: write a format that does, like json`;
    problems.push({ code: 'no-blotted', message, where: blotted });
  }
  return problems;
}

function otherProblems(puzzle: Puzzle, { name, colours, given }: Holds): Problem[] {
  const problems: Problem[] = [];
  if (!colours && !isMonochrome(puzzle.palette)) {
    const message = `${name} holds one colour only: write a format with colours, like json`;
    problems.push({ code: 'no-colour', message });
  }
  if (!given && puzzle.given !== undefined) {
    const message = `${name} holds no given cells: write a format that does, like json`;
    problems.push({ code: 'no-given', message });
  }
  return problems;
}

function findLine({ rows, columns }: Puzzle, is: (clue: Clue) => boolean): Where | undefined {
  const row = rows.findIndex(is);
  if (row >= 0) return { row: row + 1 };
  const column = columns.findIndex(is);
  return column < 0 ? undefined : { column: column + 1 };
}
