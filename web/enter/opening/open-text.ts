// Puzzles from whatever a person has: the text of a file of any format, a link of this page or of
// another, a saved page.

import type { Parsed } from '../../../src/formats/index.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { isLink, puzzleOfLink } from '../../share/link/link.ts';
import { quick } from '../../solver/solvers.ts';
import type { TypedDraft } from '../draft/typed-draft.ts';
import { correctableDraft } from './correctable-draft.ts';
import { readPlainClues } from './plain-clues.ts';

/** A text with what was read in it. */
export interface OpenedText {
  readonly text: string;
  readonly fileName?: string;
  readonly outcomes: readonly Parsed[];
}

/** Rejects when it is cancelled or the worker fails. */
export async function openText(
  text: string,
  fileName: string | undefined,
  signal: AbortSignal,
): Promise<OpenedText> {
  const named = fileName !== undefined && { fileName };
  if (isShareLink(text)) return { text, ...named, outcomes: [await puzzleOfLink(text.trim())] };
  const outcomes = await quick.ask('parse', { text, ...named }, { signal });
  return { text, ...named, outcomes };
}

/** One word: a saved page may have links of that kind in it. */
function isShareLink(text: string): boolean {
  const word = text.trim();
  return !/\s/.test(word) && isLink(word);
}

/** The puzzle where there is exactly one and nothing is wrong: no need to ask. */
export function onlyPuzzle({ outcomes }: OpenedText): Puzzle | undefined {
  const [first] = outcomes;
  return outcomes.length === 1 && first?.ok ? first.value : undefined;
}

/**
 * The same for one with mistakes that the board shows, and for plain clues with mistakes, commas or
 * dots.
 */
export function onlyDraft({ text, outcomes }: OpenedText): TypedDraft | undefined {
  const [first] = outcomes;
  const plain = readPlainClues(text);
  if (plain !== undefined && outcomes.every(({ ok }) => !ok)) return plain;
  return outcomes.length === 1 && first ? correctableDraft(first) : undefined;
}
