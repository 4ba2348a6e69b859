// Describes how an explanation ended, or why there is no hint.

import { positionInLine } from '../../puzzle/places.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Ending } from '../explanation/explanation.ts';
import type { BrokenLine } from '../mistakes/broken-lines.ts';
import type { Mistakes } from '../mistakes/mistakes.ts';
import type { Message } from '../model/step.ts';
import { describeMessage } from './describe-step.ts';
import type { Words } from './message-formatter.ts';

export function describeEnding(words: Words, puzzle: Puzzle, ending: Ending): string {
  return describeMessage(words, puzzle, messageOf(puzzle, ending));
}

function messageOf(puzzle: Puzzle, ending: Ending): Message {
  switch (ending.kind) {
    case 'solved':
      return { key: 'solved', params: {} };
    case 'mistake':
      return mistakeMessage(puzzle, ending.mistakes);
    case 'several':
      return { key: 'several-solutions', params: { grid: ending.cells } };
    case 'none':
      return contradictionMessage(puzzle, ending.conflict?.lines ?? []);
    case 'unknown':
      return { key: 'nothing-found', params: {} };
  }
}

/**
 * Says how many moves to take back when the history is known, else which line or which marks are at
 * fault.
 */
function mistakeMessage(puzzle: Puzzle, { lines, wrong, clash, back }: Mistakes): Message {
  if (back !== undefined) return { key: 'mistake.moves', params: { moves: back.takeBack } };
  if (lines.length > 0) return brokenMessage(puzzle, lines[0]);
  if (wrong.length > 0) return { key: 'mistake.wrong', params: { grid: wrong } };
  return { key: 'mistake.together', params: { grid: clash?.cells ?? [] } };
}

function brokenMessage(puzzle: Puzzle, { line, cells }: BrokenLine): Message {
  if (cells.length === 0) return { key: 'mistake.line', params: { line } };
  const positions = cells.map((cell) => positionInLine(puzzle, line, cell) + 1);
  return { key: 'mistake.marks', params: { line, cells: positions } };
}

/** The greatest number of lines that a sentence lists; nobody reads a longer list. */
const MOST_LINES = 8;

function contradictionMessage({ given }: Puzzle, lines: readonly number[]): Message {
  const key = given === undefined ? 'no-solution' : 'no-solution.given';
  if (lines.length === 0 || lines.length > MOST_LINES) return { key, params: {} };
  return { key: `${key}.lines`, params: { lines } };
}
