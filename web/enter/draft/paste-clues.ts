// Pastes many clues at once: each clue of the text goes into a field of its own, the first into the
// field where the text was pasted.

import { indexOfLine, lineOfColumn } from '../../../src/puzzle/places.ts';
import { isClueToken, tokensOf } from './read-clue.ts';
import { isRow, MAX_TYPED_SIDE, resized, type TypedDraft, withLine } from './typed-draft.ts';

interface PastedClues {
  readonly draft: TypedDraft;
  /** The line whose field was filled last. */
  readonly line: number;
  /** How many clues of the text have no room even on the largest board. */
  readonly left: number;
}

/** Returns undefined if the text is a single clue, or contains anything but clues. */
export function pasteClues(
  draft: TypedDraft,
  line: number,
  pasted: string,
): PastedClues | undefined {
  const texts = clueLines(pasted);
  if (texts.length < 2 || !texts.every(isClueLike)) return undefined;
  const index = indexOfLine(line, draft.height);
  const fitting = texts.slice(0, MAX_TYPED_SIDE - index);
  const grown = grownFor(draft, line, index + fitting.length);
  const first = isRow(draft, line) ? line : lineOfColumn(index, grown.height);
  const filled = fitting.reduce((next, text, i) => withLine(next, first + i, text), grown);
  return { draft: filled, line: first + fitting.length - 1, left: texts.length - fitting.length };
}

/** Splits at line ends, or at `/` and `;` if there are none; blank lines at the end are dropped. */
function clueLines(pasted: string): string[] {
  const text = pasted.replace(/\r\n?/g, '\n').replace(/\s+$/, '');
  return text.includes('\n') ? text.split('\n') : text.split(/[/;]/);
}

function isClueLike(text: string): boolean {
  return tokensOf(text).every(isClueToken);
}

function grownFor(draft: TypedDraft, line: number, count: number): TypedDraft {
  const { width, height } = draft;
  return isRow(draft, line)
    ? resized(draft, width, Math.max(height, count))
    : resized(draft, Math.max(width, count), height);
}
