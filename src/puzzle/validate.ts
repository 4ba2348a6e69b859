// Turns a draft into a puzzle, or reports what is wrong with the draft. Problems of the palette and
// the size come first; the clues, the sums and the goal are checked only if the palette and the
// size have no problems.

import { type Clue, gaps, isExactClue, paintedCells } from './clue.ts';
import { defined } from './defined.ts';
import { isKnown } from './grid.ts';
import { isMonochrome, isSymbol, MAX_COLOURS, type Palette } from './palette.ts';
import {
  failure,
  lineInWords,
  type Outcome,
  type Problem,
  quote,
  shorten,
  success,
  type Where,
} from './problem.ts';
import type { Draft, Meta, Puzzle } from './puzzle.ts';
import { gridProblems } from './validate-grids.ts';
import { countOf, type Worded, worded } from './wording.ts';

/** A line has at most this many cells, so that the tables of a line solve stay small. */
export const MAX_SIDE = 5000;
/** A puzzle has at most this many cells, as many as a board of 2000x2000. */
export const MAX_CELLS = 4_000_000;
/** A puzzle keeps at most this many properties of other programs, of so many characters each. */
export const MAX_PROPERTIES = 100;
export const MAX_PROPERTY = 1000;

type Axis = 'row' | 'column';

/**
 * Turns a draft into a puzzle, or returns the problems of the draft, each with its place if it has
 * one.
 */
export function validate(draft: Draft): Outcome<Puzzle> {
  const width = draft.width ?? draft.columns.length;
  const height = draft.height ?? draft.rows.length;
  const frame = [...paletteProblems(draft.palette), ...sizeProblems(draft, width, height)];
  if (frame.length > 0) return failure(...frame);
  const lines = [
    ...draft.rows.flatMap((clue, i) => clueProblems(clue, { row: i + 1 }, width, draft.palette)),
    ...draft.columns.flatMap((clue, i) =>
      clueProblems(clue, { column: i + 1 }, height, draft.palette),
    ),
  ];
  const problems = lines.some((problem) => problem.code === 'bad-block')
    ? lines
    : [
        ...lines,
        ...sumProblems(draft),
        ...gridProblems(draft, { width, height }),
        ...propertyProblems(draft.otherProperties ?? []),
      ];
  if (problems.length > 0) return failure(...problems);
  const { rows, columns } = draft;
  const palette = cleanPalette(draft.palette);
  const meta = cleanMeta(draft.meta ?? {});
  return success({ width, height, rows, columns, palette, meta, ...cleanRest(draft) });
}

/** Returns the parts that a puzzle may lack, without those that say nothing. */
function cleanRest(draft: Draft): Partial<Puzzle> {
  const { saved = [] } = draft;
  const goals = draft.goal === undefined ? [] : [draft.goal];
  const [goal, ...otherGoals] = [...goals, ...(draft.otherGoals ?? [])];
  const otherProperties = (draft.otherProperties ?? []).map(cleanLine).filter(Boolean);
  return defined({
    goal,
    otherGoals: otherGoals.length > 0 ? otherGoals : undefined,
    saved: saved.length > 0 ? saved : undefined,
    given: draft.given?.cells.some(isKnown) ? draft.given : undefined,
    otherProperties: otherProperties.length > 0 ? otherProperties : undefined,
  });
}

export function cleanMeta(meta: Meta): Meta {
  return Object.fromEntries(Object.entries(meta).map(([key, text]) => [key, cleanText(text)]));
}

/** Cleans the names of the colours; returns the same palette if there is nothing to clean. */
function cleanPalette(palette: Palette): Palette {
  if (palette.every(({ name }) => name === cleanText(name))) return palette;
  return palette.map((colour) => ({ ...colour, name: cleanText(colour.name) }));
}

/**
 * Removes control characters (except tabs and line ends), characters that embed, override or
 * isolate a direction of text, and codes that are no characters, such as half of a surrogate pair:
 * texts end up on terminals, in pages and in files.
 */
function cleanText(text: string): string {
  return text.replace(NO_TEXT, '');
}

/** Cleans a text that must stand on one line. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replace(/[\t\r\n\u2028\u2029]+/g, ' ')
    .trim();
}

const NO_TEXT =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to drop
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\uFFFE\uFFFF\p{Surrogate}]/gu;

function paletteProblems(palette: Palette): Problem[] {
  const colours = palette.length - 1;
  if (colours < 1 || colours > MAX_COLOURS) {
    return [
      {
        code: 'bad-palette',
        ...worded`${Math.max(colours, 0)} colours besides the background: a puzzle has 1 to ${MAX_COLOURS}`,
      },
    ];
  }
  if (palette[0]?.symbol !== '.') {
    return [{ code: 'bad-palette', ...worded`the symbol of the background must be "."` }];
  }
  const symbols = palette.map((colour) => colour.symbol);
  const twice = symbols.find((symbol, i) => symbols.indexOf(symbol) !== i);
  if (twice !== undefined) {
    return [
      {
        code: 'bad-palette',
        ...worded`two colours have the symbol ${quote(twice)}: give each its own`,
      },
    ];
  }
  return palette.flatMap(({ symbol, rgb }) => {
    if (isSymbol(symbol) && /^#[0-9a-f]{6}$/.test(rgb)) return [];
    const words = worded`colour ${quote(symbol)} ${quote(rgb)}: the symbol must be one visible character (most emoji count as two) that is not a digit, comma or question mark, the colour like "#ff0000"`;
    return [{ code: 'bad-palette', ...words }];
  });
}

function sizeProblems(draft: Draft, width: number, height: number): Problem[] {
  if (width < 1 || height < 1) {
    return [
      {
        code: 'no-lines',
        ...worded`the puzzle has ${height} rows and ${width} columns: it needs at least one of each`,
      },
    ];
  }
  const tooLarge = tooLargeProblem(width, height);
  if (tooLarge !== undefined) return [tooLarge];
  return [
    ...lineCountProblem('row', height, draft.rows.length),
    ...lineCountProblem('column', width, draft.columns.length),
  ];
}

/**
 * Returns a problem if the size is beyond the limits. A reader that knows the size before it reads
 * the clues calls this function, too.
 */
export function tooLargeProblem(width: number, height: number): Problem | undefined {
  if (width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_CELLS) return undefined;
  const words = worded`${width}x${height} cells: at most ${MAX_SIDE} a side and ${MAX_CELLS} in all`;
  return { code: 'too-large', ...words };
}

function lineCountProblem(axis: Axis, expected: number, found: number): Problem[] {
  if (expected === found) return [];
  const words =
    axis === 'row'
      ? worded`expected ${countOf(expected, 'row clue')}, found ${found}: ${difference(axis, expected - found)}`
      : worded`expected ${countOf(expected, 'column clue')}, found ${found}: ${difference(axis, expected - found)}`;
  return [{ code: 'wrong-line-count', ...words }];
}

function difference(axis: Axis, missing: number): Worded {
  if (missing < 0) return worded`${-missing} too many (remove them, or check the size)`;
  return axis === 'row'
    ? worded`${missing} missing (write 0 for an empty row)`
    : worded`${missing} missing (write 0 for an empty column)`;
}

function clueProblems(clue: Clue, where: Where, length: number, palette: Palette): Problem[] {
  if (clue === null) return [];
  const [axis, number] =
    where.row === undefined
      ? (['column', where.column ?? 0] as const)
      : (['row', where.row] as const);
  const line = lineInWords(axis, number);
  for (const [i, block] of clue.entries()) {
    if (block.length !== null && !(Number.isSafeInteger(block.length) && block.length > 0)) {
      const words = worded`${line}, block ${i + 1} is ${block.length}: a block is a whole number of cells, at least 1`;
      return [{ code: 'bad-block', ...words, where: { ...where, block: i + 1 } }];
    }
    if (!(Number.isInteger(block.colour) && block.colour >= 1 && block.colour < palette.length)) {
      const words = worded`${line}, block ${i + 1} has colour ${block.colour}: the palette has 1 to ${palette.length - 1}`;
      return [{ code: 'bad-block', ...words, where: { ...where, block: i + 1 } }];
    }
  }
  const painted = paintedCells(clue);
  const needed = painted + gaps(clue);
  if (needed <= length) return [];
  const parts = isExactClue(clue)
    ? worded`${painted} painted and ${countOf(gaps(clue), 'gap')}`
    : worded`at least ${painted} painted and ${countOf(gaps(clue), 'gap')}`;
  const words = worded`${line} needs ${needed} cells (${parts}) but has ${length}: ${needed - length} too many`;
  return [{ code: 'clue-too-long', ...words, where }];
}

function sumProblems(draft: Draft): Problem[] {
  const rows = sumsByColour(draft.rows);
  const columns = sumsByColour(draft.columns);
  return draft.palette.flatMap((colour, index) => {
    const [inRows, inColumns] = [rows.least[index] ?? 0, columns.least[index] ?? 0];
    const difference = inRows - inColumns;
    if (difference === 0 || !(difference > 0 ? columns : rows).isExact(index)) return [];
    const sum = difference > 0 ? inRows : inColumns;
    const larger = (difference > 0 ? rows : columns).isExact(index) ? sum : worded`at least ${sum}`;
    const words =
      difference > 0
        ? worded`the rows add up to ${larger}, the columns to ${inColumns}: the rows have ${difference} too many or the columns ${difference} too few`
        : worded`the rows add up to ${inRows}, the columns to ${larger}: the columns have ${-difference} too many or the rows ${-difference} too few`;
    const inColour = isMonochrome(draft.palette)
      ? words
      : worded`in ${shorten(colour.name)} ${words}`;
    return [{ code: 'sums-differ', ...inColour }];
  });
}

/** How many cells of each colour clues ask for at least, and whether they ask for just as many. */
interface Sums {
  /** A colour without a block has no entry. */
  readonly least: readonly number[];
  isExact(colour: number): boolean;
}

export function sumsByColour(clues: readonly Clue[]): Sums {
  const least: number[] = [];
  const blotted = new Set<number>();
  for (const clue of clues)
    for (const { length, colour } of clue ?? []) {
      least[colour] = (least[colour] ?? 0) + (length ?? 1);
      if (length === null) blotted.add(colour);
    }
  const isUnknown = clues.includes(null);
  return { least, isExact: (colour) => !(isUnknown || blotted.has(colour)) };
}

function propertyProblems(properties: readonly string[]): Problem[] {
  const longest = properties.reduce((most, { length }) => Math.max(most, length), 0);
  if (properties.length <= MAX_PROPERTIES && longest <= MAX_PROPERTY) return [];
  const words = worded`properties of other programs: ${properties.length} lines, the longest with ${longest} characters; at most ${MAX_PROPERTIES} with ${MAX_PROPERTY} characters each are kept`;
  return [{ code: 'too-many-properties', ...words }];
}
