// Defines the text of a certificate, line by line (docs/certificates.md has all of it):
//
//   crosshatch certificate 1        2 for what version 1 does not know: given cells, blotted
//                                   blocks, unknown lines
//   puzzle 5x5 0123456789abcdef     width, height, digest of clues and given cells
//   s ..#../#####/...               a solution
//   l 7=1 -12=0 31>4 -33>2          a learnt clause: cell 7 has colour 1,
//                                   or cell 12 is not background, or ...
//   d 3 17                          learnt clauses 3 and 17 are no longer needed
//   end complete                    there are no solutions but these
//   end open                        no claim about other solutions
//
// `31>4` says that block 31 starts at position 4 or later. Cells count from 0 row by row, blocks
// from 0 through all rows and then all columns, positions from 0 along the line; learnt clauses
// count from 1. A blotted block counts twice, first for its start and then for its last cell: if
// block 31 is blotted, `32>7` says that its last cell has position 7 or a later one.

import { hasExactClues, type Puzzle } from '../puzzle/puzzle.ts';

export const TITLE = 'crosshatch certificate';
/**
 * Returns the version of the certificates of a puzzle. A checker of version 1 knows neither given
 * cells nor blotted blocks nor unknown lines, and so refuses version 2.
 */
export function certificateVersion(puzzle: Puzzle): number {
  return puzzle.given === undefined && hasExactClues(puzzle) ? 1 : 2;
}

/** The symbols of the colours, the background first; no palette is needed to read them. */
export const SYMBOLS = '.#abcdefghijklmnopqrstuvwxy';

export const ENDINGS = ['complete', 'open'] as const;
type CertificateEnding = (typeof ENDINGS)[number];

/**
 * A clause is a list of slots, each followed by a value, as clause-checker.ts defines them; a
 * solution has the candidate masks of all cells.
 */
export type Statement =
  | { readonly kind: 'learnt'; readonly clause: number[] }
  | { readonly kind: 'deleted'; readonly numbers: readonly number[] }
  | { readonly kind: 'solution'; readonly cells: Int32Array }
  | { readonly kind: 'end'; readonly end: CertificateEnding };

/** Says why a certificate is not accepted. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}
