// Turns the bytes of one file into entries. An entry is a puzzle, or the problems of a text that is
// not a puzzle.

import { textPieces, tooLong } from '../../batches/input/text-pieces.ts';
import {
  decodeText,
  type Format,
  formatByExtension,
  formatOfFile,
  type Parsed,
  parseJsonLine,
  readPuzzles,
  withFormatName,
} from '../../formats/index.ts';
import { failure, type Outcome, type Problem } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { idOfItem } from '../../tasks/items/item.ts';
import { faultOf } from '../run/fault.ts';

/** One puzzle, or the reason why it could not be read. */
export interface PuzzleEntry {
  readonly file: string;
  readonly id: string | null;
  readonly outcome: Parsed;
}

/** Reads the entries of a file; `textPieces` says which files are read by lines. */
export async function* entriesOf(
  file: string,
  stream: AsyncIterable<Buffer>,
  format: Format | undefined,
): AsyncGenerator<PuzzleEntry> {
  const isJson = format === undefined || format.id === 'json';
  for await (const piece of textPieces(file, stream, isJson)) {
    if (piece.kind === 'line') yield lineEntry(file, piece.bytes, piece.number);
    else yield* textEntries(file, piece.bytes, format);
  }
}

async function* textEntries(
  file: string,
  bytes: Buffer | undefined,
  format: Format | undefined,
): AsyncGenerator<PuzzleEntry> {
  if (bytes === undefined) {
    yield { file, id: null, outcome: failure(tooLong()) };
    return;
  }
  const text = decodeText(bytes);
  if (!text.ok) {
    yield { file, id: null, outcome: text };
    return;
  }
  const by = format ?? formatOfFile(text.value, file);
  // Somebody who meant another format would not understand the problems without the name of this.
  const isGuess = format === undefined && by !== formatByExtension(file) && by?.id !== 'json';
  // How the text was decoded is told once, with its first puzzle.
  let ofText = text.remarks ?? [];
  for (const outcome of await readPuzzles(text.value, by)) {
    const named = isGuess && by !== undefined ? withFormatName(outcome, by) : outcome;
    yield { file, id: idOf(outcome), outcome: withRemarks(named, ofText) };
    if (outcome.ok) ofText = [];
  }
}

function withRemarks(outcome: Parsed, more: readonly Problem[]): Parsed {
  if (!outcome.ok || more.length === 0) return outcome;
  return { ...outcome, remarks: [...more, ...(outcome.remarks ?? [])] };
}

function lineEntry(file: string, bytes: Buffer | undefined, line: number): PuzzleEntry {
  return bytes === undefined
    ? { file, id: null, outcome: failure(tooLong({ line, column: 1 })) }
    : jsonEntry(file, bytes, line);
}

function jsonEntry(file: string, line: Buffer, number: number): PuzzleEntry {
  const text = decodeText(line);
  if (!text.ok) {
    const problems = text.problems.map((problem) => ({ ...problem, line: number }));
    return { file, id: null, outcome: failure(...problems) };
  }
  const guesses = (text.remarks ?? []).map((remark) => ({ ...remark, line: number }));
  const outcome = withRemarks(
    orFault(() => parseJsonLine(text.value, number)),
    guesses,
  );
  return { file, id: idOf(outcome) ?? idOfItem({ text: text.value }), outcome };
}

function orFault(parse: () => Parsed): Parsed {
  try {
    return parse();
  } catch (error) {
    return failure(faultOf(error));
  }
}

function idOf(outcome: Outcome<Puzzle>): string | null {
  return outcome.ok ? (outcome.value.meta.id ?? null) : null;
}
