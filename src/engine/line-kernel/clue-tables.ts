// Turns the clues of a puzzle into flat tables for the line kernels to read.
//
// Lines are numbered rows first (0 .. height-1), then columns. The candidates of a line are one bit
// mask per colour: bit i of mask c says that cell i may have colour c. All masks of a puzzle are in
// one Int32Array, `masks[maskAt[line] + colour * words[line] + word]`; word 0 has the first 32
// cells.
//
// A block of length m, with 2^h <= m < 2^(h+1), fits at s when two windows of 2^h cells fit, one at
// s and one at s + m - 2^h. (A window is a stretch of cells in which every cell may have the colour
// of the block.) So each colour of a line needs one table per power of two (its "run tables"),
// filled once per line solve, and each block needs only its table number and its overhang m - 2^h.
// A blotted block has the length 0 here and the run table of single cells.

import { type Block, type Clue, isExactClue } from '../../puzzle/clue.ts';
import { lengthOfLine, lineCount } from '../../puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../puzzle/puzzle.ts';

/** The ways to solve a line, as numbers in `Lines.kernel`. */
export const WITHOUT_CLUE = 0;
export const ONE_WORD = 1;
export const TWO_WORDS = 2;
export const THREE_WORDS = 3;
export const MANY_WORDS = 4;
export const BLOTTED_LINE = 5;

export interface Lines {
  readonly count: number;
  /** Colours of the palette, with the background. */
  readonly colours: number;
  /** Cells of each line. */
  readonly length: Int32Array;
  /** 32-bit words for the length + 1 positions between and around the cells. */
  readonly words: Int32Array;
  /** How each line is solved: its clue and its words decide. */
  readonly kernel: Uint8Array;
  readonly maskAt: Int32Array;
  readonly maskSize: number;
  /** Blocks of line l are blockAt[l] .. blockAt[l+1]-1 in the arrays below. */
  readonly blockAt: Int32Array;
  /** 0 if the block is blotted. */
  readonly blockLength: Int32Array;
  readonly blockColour: Uint8Array;
  /** 1 when the next block of the line has the same colour, so a gap must follow. */
  readonly blockGap: Uint8Array;
  readonly blockTable: Int32Array;
  readonly blockOverhang: Int32Array;
  /** The last position at which the block can start, by the clue alone. */
  readonly blockLatest: Int32Array;
  /** Colours that occur in line l are colourAt[l] .. colourAt[l+1]-1 in the arrays below. */
  readonly colourAt: Int32Array;
  readonly colour: Uint8Array;
  /**
   * The first run table of the colour, and the exponent of the highest power of two that it needs.
   */
  readonly colourTable: Int32Array;
  readonly colourLevel: Uint8Array;
  /** Rough cost of a line solve, in steps of about 10 ns. */
  readonly cost: Int32Array;
}

/**
 * The largest numbers of words, blocks, colours and run tables that any line has, for scratch
 * memory.
 */
interface LineSizes {
  readonly words: number;
  readonly blocks: number;
  readonly colours: number;
  readonly tables: number;
}

/** Builds the tables of a puzzle; lines in `free` become unknown lines. */
export function buildLines(puzzle: Puzzle, free: ReadonlySet<number> = new Set()): Lines {
  const clues: Clue[] = [];
  const lengths: number[] = [];
  for (let line = 0; line < lineCount(puzzle); line++) {
    clues.push(free.has(line) ? null : clueOfLine(puzzle, line));
    lengths.push(lengthOfLine(puzzle, line));
  }
  return buildLineTables(clues, lengths, puzzle.palette.length);
}

/** Builds the tables of any set of lines; `colours` counts the background too. */
export function buildLineTables(
  clues: readonly Clue[],
  lengths: readonly number[],
  colours: number,
): Lines {
  const count = clues.length;
  const words = Int32Array.from(lengths, (length) => (length >>> 5) + 1);
  const maskAt = offsets(count, (l) => colours * words[l]);
  const blockAt = offsets(count, (l) => clues[l]?.length ?? 0);
  const colourAt = offsets(count, (l) => colourCount(clues[l], colours));
  const blocks = blockAt[count];
  const usedColours = colourAt[count];
  const lines: Lines = {
    count,
    colours,
    length: Int32Array.from(lengths),
    words,
    kernel: Uint8Array.from(clues, (clue, l) => kernelFor(clue, words[l])),
    maskAt,
    maskSize: maskAt[count],
    blockAt,
    blockLength: new Int32Array(blocks),
    blockColour: new Uint8Array(blocks),
    blockGap: new Uint8Array(blocks),
    blockTable: new Int32Array(blocks),
    blockOverhang: new Int32Array(blocks),
    blockLatest: new Int32Array(blocks),
    colourAt,
    colour: new Uint8Array(usedColours),
    colourTable: new Int32Array(usedColours),
    colourLevel: new Uint8Array(usedColours),
    cost: new Int32Array(count),
  };
  for (let l = 0; l < count; l++) {
    const clue = clues[l];
    const factor = lines.kernel[l] === BLOTTED_LINE ? COST_OF_BLOTS : 1;
    lines.cost[l] = ((clue?.length ?? 0) + 2) * words[l] * factor;
    if (clue === null) fillUnknownLine(lines, l);
    else fillClue(lines, l, clue);
  }
  return lines;
}

/** A line with a blotted block takes about so many times the time of another one. */
const COST_OF_BLOTS = 6;

function kernelFor(clue: Clue, words: number): number {
  if (clue === null) return WITHOUT_CLUE;
  if (!isExactClue(clue)) return BLOTTED_LINE;
  return Math.min(words, MANY_WORDS);
}

/** Counts the colours that a line can have besides the background; `count` includes it. */
function colourCount(clue: Clue, count: number): number {
  return clue === null ? count - 1 : new Set(clue.map(({ colour }) => colour)).size;
}

export function sizesOf(lines: Lines): LineSizes {
  const widest = (at: Int32Array) =>
    at.reduce((most, start, l) => Math.max(most, l > 0 ? start - at[l - 1] : 0), 0);
  let tables = 0;
  for (let l = 0; l < lines.count; l++) {
    const last = lines.colourAt[l + 1] - 1;
    if (last < lines.colourAt[l]) continue;
    tables = Math.max(tables, lines.colourTable[last] + lines.colourLevel[last] + 1);
  }
  return {
    words: lines.words.reduce((most, words) => Math.max(most, words), 1),
    blocks: widest(lines.blockAt),
    colours: widest(lines.colourAt),
    tables,
  };
}

function offsets(count: number, size: (line: number) => number): Int32Array {
  const at = new Int32Array(count + 1);
  for (let l = 0; l < count; l++) at[l + 1] = at[l] + size(l);
  return at;
}

function fillClue(lines: Lines, line: number, clue: readonly Block[]): void {
  const first = lines.blockAt[line];
  for (let j = 0; j < clue.length; j++) {
    lines.blockLength[first + j] = clue[j].length ?? 0;
    lines.blockColour[first + j] = clue[j].colour;
  }
  fillLine(lines, line);
}

/** An unknown line can have all colours, and has no blocks. */
function fillUnknownLine(lines: Lines, line: number): void {
  const first = lines.colourAt[line];
  for (let k = 0; k + 1 < lines.colours; k++) {
    lines.colour[first + k] = k + 1;
    lines.colourTable[first + k] = k;
  }
}

/**
 * Fills the tables of a line from the lengths and colours of its blocks, and returns how many
 * colours it has. Allocates nothing.
 */
export function fillLine(lines: Lines, line: number): number {
  const colours = listColours(lines, line);
  numberTables(lines, line, colours);
  fillBlocks(lines, line);
  return colours;
}

/**
 * Lists the colours of a line in the order in which they first occur, each with the level of its
 * longest block.
 */
function listColours(lines: Lines, line: number): number {
  const { colour, colourLevel, blockColour } = lines;
  const first = lines.colourAt[line];
  let end = first;
  for (let b = lines.blockAt[line]; b < lines.blockAt[line + 1]; b++) {
    const level = levelOf(lines.blockLength[b]);
    let k = first;
    while (k < end && colour[k] !== blockColour[b]) k++;
    if (k === end) {
      colour[end] = blockColour[b];
      colourLevel[end++] = level;
    } else if (level > colourLevel[k]) colourLevel[k] = level;
  }
  return end - first;
}

function numberTables(lines: Lines, line: number, colours: number): void {
  const { colourAt, colourTable, colourLevel } = lines;
  let table = 0;
  for (let k = colourAt[line]; k < colourAt[line] + colours; k++) {
    colourTable[k] = table;
    table += colourLevel[k] + 1;
  }
}

function fillBlocks(lines: Lines, line: number): void {
  const { blockLength, blockColour, blockGap } = lines;
  const first = lines.blockAt[line];
  const last = lines.blockAt[line + 1] - 1;
  let latest = lines.length[line];
  for (let b = last; b >= first; b--) {
    const length = Math.max(blockLength[b], 1);
    blockGap[b] = b < last && blockColour[b] === blockColour[b + 1] ? 1 : 0;
    latest -= length + blockGap[b];
    const level = levelOf(length);
    lines.blockTable[b] = tableOf(lines, line, blockColour[b]) + level;
    lines.blockOverhang[b] = length - (1 << level);
    lines.blockLatest[b] = latest;
  }
}

function tableOf({ colour, colourAt, colourTable }: Lines, line: number, wanted: number): number {
  let k = colourAt[line];
  while (colour[k] !== wanted) k++;
  return colourTable[k];
}

/** Returns the largest h with 2^h <= length; a blotted block, of length 0, counts as one cell. */
function levelOf(length: number): number {
  return 31 - Math.clz32(length | 1);
}
