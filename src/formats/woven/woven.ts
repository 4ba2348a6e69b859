// The .woven of number-loom: a document in JSON with a picture and its texts, packed by Brotli and
// written in base64 between `WOVEN-` and `-`. What unpacks it is large, and loaded when it is
// needed; reading such a text takes `readPuzzles`. The JSON itself can be read without that.
// Source: src/formats/woven.rs and examples/woven of paulstansifer/number-loom.

import { failure } from '../../puzzle/problem.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Format, Parsed } from '../format.ts';
import { isShallow, syntaxProblem } from '../text/json-places.ts';
import type { ReadingBudget } from '../text/reading-budget.ts';
import { readWovenDocument } from './read-document.ts';

export const woven: Format = {
  id: 'woven',
  title: 'number-loom .woven',
  extensions: ['woven'],
  sniff: (text) => isPacked(text) || /^\s*\{\s*"V0"\s*:/.test(text),
  parse: (text, budget) => [isPacked(text) ? failure(PACKED) : parseWovenJson(text, budget)],
};

export function isPacked(text: string): boolean {
  return /^\s*WOVEN-/.test(text);
}

const PACKED = {
  code: 'packed',
  ...worded`this text is packed, and is not unpacked here: open it as a file, or give the JSON that is packed in it`,
  ...{ line: 1, column: 1 },
};

export function parseWovenJson(text: string, budget: ReadingBudget): Parsed {
  if (!isShallow(text)) return failure(syntaxProblem(text, 1));
  try {
    return readWovenDocument(JSON.parse(text), budget);
  } catch (error) {
    if (error instanceof SyntaxError) return failure(syntaxProblem(text, 1));
    throw error;
  }
}
