// Reads the fields in which a person describes one line: its clue, its length, and its known cells.

import { type LineClue, lineClue } from '../../../src/methods/line-clues.ts';
import { clueOfLengths } from '../../../src/puzzle/clue.ts';

/** The fields as they were typed. */
export interface TypedLine {
  readonly clue: string;
  readonly cells: string;
  /** A digit for each cell from the left, and `?` for an unknown cell; later cells are unknown. */
  readonly known: string;
}

/** A line whose clue fits into it. */
interface ReadLine {
  readonly clue: LineClue;
  readonly candidates: Int32Array;
}

export type TypedField = keyof TypedLine;

/** The longest line that a person can choose. The numbers of such a line are exact. */
export const LONGEST_LINE = 60;

/** The lines that the page offers: those of the source, and a long one. */
export const LINE_EXAMPLES = {
  three: { clue: '3', cells: '5', known: '' },
  two: { clue: '1 1', cells: '5', known: '' },
  known: { clue: '1 1', cells: '5', known: '?1???' },
  long: { clue: '3 1 4 1 5', cells: '30', known: '????????1' },
} as const satisfies Record<string, TypedLine>;

export type LineExample = keyof typeof LINE_EXAMPLES;

/** Returns the example that the fields show, if they show one. */
export function exampleOf(typed: TypedLine): LineExample | undefined {
  const names = Object.keys(LINE_EXAMPLES) as LineExample[];
  return names.find((name) =>
    Object.entries(LINE_EXAMPLES[name]).every(
      ([field, value]) => typed[field as TypedField] === value,
    ),
  );
}

/** Returns the line, or the field that cannot be read; `clue` also if the clue does not fit. */
export function readTypedLine(typed: TypedLine): ReadLine | TypedField {
  const size = /^\s*\d{1,3}\s*$/.test(typed.cells) ? Number(typed.cells) : 0;
  if (size < 1 || size > LONGEST_LINE) return 'cells';
  if (!/^[\d\s,]*$/.test(typed.clue)) return 'clue';
  const lengths = (typed.clue.match(/\d+/g) ?? []).map(Number);
  const clue = lineClue(clueOfLengths(lengths), size);
  if (clue.need[0] > size) return 'clue';
  const known = typed.known.replace(/\s/g, '');
  if (!/^[01?]*$/.test(known) || known.length > size) return 'known';
  return { clue, candidates: candidatesOfDigits(known.padEnd(size, '?')) };
}

function candidatesOfDigits(digits: string): Int32Array {
  return Int32Array.from(digits, (digit) => (digit === '?' ? 0b11 : 1 << Number(digit)));
}
