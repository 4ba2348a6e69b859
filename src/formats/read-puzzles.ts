// Reads texts as `parsePuzzles` does, and packed texts, too. What unpacks them is loaded when the
// first of them is read, so reading takes a promise.

import { detect, parsePuzzles } from './detect.ts';
import type { Format, Parsed } from './format.ts';
import { budgetFor, type ReadingLimits } from './text/reading-budget.ts';
import { MAX_TEXT } from './text/text-lines.ts';
import { isPacked, parseWovenJson, woven } from './woven/woven.ts';

/** Reads the puzzles in `text`; returns at least one outcome. */
export async function readPuzzles(
  text: string,
  format?: Format,
  limits: ReadingLimits = {},
): Promise<readonly Parsed[]> {
  const isLong = text.length > MAX_TEXT;
  if (isLong || !isPacked(text) || (format ?? detect(text))?.id !== woven.id) {
    return parsePuzzles(text, format, limits);
  }
  const { unpackWoven } = await import('./woven/unpack.ts');
  const unpacked = unpackWoven(text);
  return [unpacked.ok ? parseWovenJson(unpacked.value, budgetFor(text, limits)) : unpacked];
}
