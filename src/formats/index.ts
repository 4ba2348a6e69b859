// Reads and writes puzzles as text: `parsePuzzles` reads any format, and each format writes its
// own.

export {
  detect,
  FORMATS,
  formatByExtension,
  formatById,
  formatOfFile,
  parsePuzzles,
  WRITABLE,
  type WritableFormat,
} from './detect.ts';
export type { Format, Parsed } from './format.ts';
export { parseJsonLine } from './json/json.ts';
export { toJson } from './json/write-json-puzzle.ts';
export { decodeText, isUtf16 } from './text/decode-text.ts';
export type { ReadingLimits } from './text/reading-budget.ts';
export { MAX_TEXT } from './text/text-lines.ts';
