// Reads and writes puzzles as text: `parsePuzzles` reads every format, and `write` of a format
// writes a puzzle.

export {
  detect,
  FORMATS,
  formatByExtension,
  formatById,
  formatOfFile,
  parsePuzzles,
  WRITABLE,
  type WritableFormat,
  withFormatName,
} from './detect.ts';
export type { Format, Parsed } from './format.ts';
export { parseJsonLine } from './json/json.ts';
export { toJson } from './json/write-json-puzzle.ts';
export { DISPENSABLE_PARTS, type DispensablePart, type LeftOut } from './left-out.ts';
export { readPuzzles } from './read-puzzles.ts';
export { decodeText, isUtf16 } from './text/decode-text.ts';
export type { ReadingLimits } from './text/reading-budget.ts';
export { MAX_TEXT } from './text/text-lines.ts';
export { type Holds, type WrittenText, writeText } from './writing.ts';
