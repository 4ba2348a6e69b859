// Puzzles in and out as text: `parsePuzzles` reads any format, each format writes its own.

export type { ReadingLimits } from './budget.ts';
export { decodeText, isUtf16 } from './decode-text.ts';
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
export { parseJsonLine } from './json.ts';
export { toJson } from './json-puzzle.ts';
export { MAX_TEXT } from './text.ts';
