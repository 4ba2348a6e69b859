// Reads puzzles from any text: a file of any format, a link to this page or to another page, or a
// saved page.

import type { Parsed } from '../../../src/formats/index.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { isLink, puzzleOfLink } from '../../share/link/link.ts';
import { quickWorker } from '../../workers/task-workers.ts';
import type { TypedDraft } from '../draft/typed-draft.ts';
import { correctableDraft } from './correctable-draft.ts';
import { readPlainClues } from './plain-clues.ts';

/** A text with the outcomes of reading it. */
export interface OpenedText {
  readonly text: string;
  readonly fileName?: string;
  readonly outcomes: readonly Parsed[];
}

/** Rejects if `signal` cancels the reading or the worker fails. */
export async function openText(
  text: string,
  fileName: string | undefined,
  signal: AbortSignal,
): Promise<OpenedText> {
  const named = fileName !== undefined && { fileName };
  if (isShareLink(text)) return { text, ...named, outcomes: [await puzzleOfLink(text.trim())] };
  const { value: outcomes } = await quickWorker.ask('parse', { text, ...named }, { signal });
  return { text, ...named, outcomes };
}

/**
 * Whether the text is a share link. It must be one word, because a saved page may contain such
 * links.
 */
function isShareLink(text: string): boolean {
  const word = text.trim();
  return !/\s/.test(word) && isLink(word);
}

/** Returns the puzzle if there is exactly one and it has no problems, so that no choice is left. */
export function onlyPuzzle({ outcomes }: OpenedText): Puzzle | undefined {
  const [first] = outcomes;
  return outcomes.length === 1 && first?.ok ? first.value : undefined;
}

/**
 * Returns the draft of a single puzzle whose problems the board shows, or the draft of plain clues
 * that no format reads.
 */
export function onlyDraft({ text, outcomes }: OpenedText): TypedDraft | undefined {
  const [first] = outcomes;
  const plain = readPlainClues(text);
  if (plain !== undefined && outcomes.every(({ ok }) => !ok)) return plain;
  return outcomes.length === 1 && first ? correctableDraft(first) : undefined;
}
