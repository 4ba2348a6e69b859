// Finds grids in what a solver prints, whatever else it prints. A grid is as many lines below each
// other as the puzzle has rows, with no more different characters than the puzzle has colours.
//
// Cells may be one character, one character and a blank, or one character twice, as on terminals.
// If the background is a blank, blank lines around a grid may be part of it. Therefore a grid is
// looked for from every line on, and the caller says which grids are right.

export interface FoundGrids {
  /** The right grids, each as its rows in the symbols of the puzzle. */
  readonly right: readonly (readonly string[])[];
  /** How many grids were found that are wrong, and share no line with a right one. */
  readonly wrong: number;
}

interface AnswerForm {
  readonly width: number;
  readonly height: number;
  /** The symbols of the puzzle, that of the background first. */
  readonly symbols: readonly string[];
  /**
   * The characters that the solver prints, in the order of the symbols; without them, the usual
   * ones for background and ink are understood.
   */
  readonly characters?: readonly string[];
  /** Says whether rows in the symbols are a solution. */
  readonly isRight: (rows: readonly string[]) => boolean;
}

const USUAL_BACKGROUND = ' .0-_·░□◻☐⬜';
const USUAL_INK = '#1xX*@oO+█▓■◼☒⬛';

/** The solution comes last, so that of a long output only so many lines at its end are read. */
const MOST_LINES = 5000;

export function findGrids(text: string, form: AnswerForm): FoundGrids {
  const { height, isRight } = form;
  const readings = readingsOf(text.split(/\r\n?|\n/).slice(-MOST_LINES), form.width);
  const right = new Map<string, readonly string[]>();
  let wrong: number[] = [];
  let free = 0;
  for (let at = 0; at < readings[0].length; at = Math.max(at + 1, free)) {
    const grids = gridsAt(readings, at, form);
    const solution = grids.find(isRight);
    if (solution !== undefined) {
      right.set(solution.join('\n'), solution);
      // A wrong grid that overlaps a right one is a part of it.
      wrong = wrong.filter((start) => start <= at - height);
      free = at + height;
    } else if (grids.length > 0) {
      wrong.push(at);
    }
  }
  return { right: [...right.values()], wrong: apart(wrong, height) };
}

/** Returns how many of the starts are a whole grid apart. */
function apart(starts: readonly number[], height: number): number {
  let [count, free] = [0, 0];
  for (const start of starts) {
    if (start < free) continue;
    count++;
    free = start + height;
  }
  return count;
}

/** The cells of a line; undefined if the line is not written in this way. */
type Cells = readonly string[] | undefined;

/** Reads every line in every way. */
function readingsOf(lines: readonly string[], width: number): Cells[][] {
  const characters = lines.map((line) => [...line]);
  return WAYS.map((cellsOf) => characters.map((line) => cellsOf(line, width)));
}

function plain(line: readonly string[], width: number): Cells {
  return padded(line, width);
}

function spaced(line: readonly string[], width: number): Cells {
  const isSpaced = line.every((character, i) => i % 2 === 0 || character === ' ');
  return isSpaced ? padded(firstOfPairs(line), width) : undefined;
}

function doubled(line: readonly string[], width: number): Cells {
  const cells = padded(line, 2 * width);
  const isDoubled = cells?.every((character, i) => character === cells[i - (i % 2)]);
  return isDoubled ? firstOfPairs(cells ?? []) : undefined;
}

const WAYS = [plain, spaced, doubled];

function firstOfPairs(characters: readonly string[]): string[] {
  return characters.filter((_, i) => i % 2 === 0);
}

/** Adds the blanks that a solver may leave out at the end of a line, or drops those beyond it. */
function padded(line: readonly string[], width: number): Cells {
  if (line.slice(width).some((character) => character !== ' ')) return undefined;
  const missing = Math.max(0, width - line.length);
  return [...line.slice(0, width), ...Array<string>(missing).fill(' ')];
}

/** Returns the grids that begin at this line, as rows of symbols. */
function gridsAt(
  readings: readonly (readonly Cells[])[],
  at: number,
  form: AnswerForm,
): string[][] {
  return readings.flatMap((lines) => {
    const rows = lines.slice(at, at + form.height).filter((line) => line !== undefined);
    const grid = rows.length === form.height ? gridOf(rows, form) : undefined;
    return grid === undefined ? [] : [grid];
  });
}

function gridOf(
  rows: readonly (readonly string[])[],
  { symbols, characters = [USUAL_BACKGROUND, USUAL_INK] }: AnswerForm,
): string[] | undefined {
  const used = [...new Set(rows.flat())];
  // Blank lines alone are no grid.
  if (used.length > symbols.length || used.join('') === ' ') return undefined;
  const meant = used.map((one) => characters.findIndex((same) => same.includes(one)));
  if (meant.includes(-1) || new Set(meant).size < used.length) return undefined;
  return rows.map((row) => row.map((one) => symbols[meant[used.indexOf(one)]]).join(''));
}
