// Makes what the encoders read of a line: its clue as tables, the starts that the clue leaves to
// each block, and the literals which say that a cell has a colour. A blotted block counts with the
// one cell that it has at least.

import { needsGap } from '../../puzzle/clue.ts';
import type { Palette } from '../../puzzle/palette.ts';
import { lineCells } from '../../puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../puzzle/puzzle.ts';
import type { Clauses, CnfSize } from './clauses.ts';

export interface CnfLine {
  /** How many cells the line has. */
  readonly size: number;
  readonly blocks: number;
  /** The length of each block; the least length of a blotted one. */
  readonly lengths: Int32Array;
  /** 1 for blotted blocks. */
  readonly isBlotted: Uint8Array;
  readonly colours: Int32Array;
  /**
   * 1 where the next block has the same colour, so that a cell of background must lie between the
   * two blocks.
   */
  readonly gaps: Int32Array;
  /**
   * Block j starts at one of the cells earliest[j] to earliest[j] + slack. A blotted block also
   * ends at one of them.
   */
  readonly earliest: Int32Array;
  readonly slack: number;
  readonly palette: Palette;
  /** The cells of the line are start, start + step, and so on. */
  readonly start: number;
  readonly step: number;
}

/**
 * The functions by which one encoding says that a line fits its clue. Sizes are exact, and are
 * found without writing the clauses.
 */
export interface LineEncoder {
  readonly size: (line: CnfLine) => CnfSize;
  /** Names of the variables of a line, in the order of their numbers. */
  readonly names: (line: CnfLine) => Iterable<string>;
  /** Writes the clauses of a line, whose own variables are numbered from `first`. */
  readonly encode: (line: CnfLine, first: number, clauses: Clauses) => void;
}

/**
 * Makes the tables of row `line`, or of column `line - height`; undefined for an unknown line,
 * which has no clauses.
 */
export function cnfLine(puzzle: Puzzle, line: number): CnfLine | undefined {
  const clue = clueOfLine(puzzle, line);
  if (clue === null) return undefined;
  const { start, step, size } = lineCells(puzzle, line);
  const lengths = Int32Array.from(clue, ({ length }) => length ?? 1);
  const gaps = Int32Array.from(clue, (_, j) => (needsGap(clue, j) ? 1 : 0));
  const earliest = new Int32Array(clue.length);
  let end = 0;
  for (let j = 0; j < clue.length; j++) {
    earliest[j] = end;
    end += lengths[j] + gaps[j];
  }
  return {
    size,
    blocks: clue.length,
    lengths,
    isBlotted: Uint8Array.from(clue, ({ length }) => (length === null ? 1 : 0)),
    colours: Int32Array.from(clue, ({ colour }) => colour),
    gaps,
    earliest,
    slack: size - end,
    palette: puzzle.palette,
    start,
    step,
  };
}

/**
 * Returns the number of variables of a cell. With one colour there is one variable, true if the
 * cell is painted; else there is one for each colour, and one for the background.
 */
export function variablesOfCell(palette: Palette): number {
  return palette.length === 2 ? 1 : palette.length;
}

/** Returns the literal which says that `cell` has `colour`; colour 0 is the background. */
export function cnfLiteral(palette: Palette, cell: number, colour: number): number {
  if (palette.length === 2) return colour === 0 ? -(cell + 1) : cell + 1;
  return cell * palette.length + colour + 1;
}

/** Returns the literal which says that cell `i` of the line has `colour`. */
export function literalAt({ palette, start, step }: CnfLine, i: number, colour: number): number {
  return cnfLiteral(palette, start + i * step, colour);
}
