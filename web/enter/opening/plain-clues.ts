// Reads clues as people type them: the rows, a blank line, then the columns. Each clue has a line
// of text of its own. Or all rows stand in one line of text, and all columns in another, with
// commas or semicolons between the clues.

import {
  emptyDraft,
  flat,
  MAX_TYPED_SIDE,
  stacked,
  type TypedDraft,
} from '../draft/typed-draft.ts';

/** Returns undefined for any other text, and for more clues than a side can have. */
export function readPlainClues(text: string): TypedDraft | undefined {
  if (!/^[\d\s,;.?*]+$/.test(text)) return undefined;
  const parts = text
    .trim()
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n\s*/);
  if (parts.length !== 2) return undefined;
  const parted = parts.map((part) => part.split('\n'));
  const isInLines = parted.every((lines) => lines.length === 1 && /[,;]/.test(lines[0]));
  const [rows, columns] = isInLines ? parts.map((part) => part.split(/[,;]/)) : parted;
  if (Math.max(rows.length, columns.length) > MAX_TYPED_SIDE) return undefined;
  return {
    ...emptyDraft(columns.length, rows.length),
    rows: rows.map((clue) => flat(clue.trim())),
    columns: columns.map((clue) => stacked(clue.trim())),
  };
}
