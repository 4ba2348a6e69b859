// Verifies steps by summing: counts, with the automaton that reads a line, the fewest and the most
// cells of a colour that a part of the line has over all arrangements, and adds these numbers up.

import { coloursIn } from '../../puzzle/candidate-colours.ts';
import type { Clue } from '../../puzzle/clue.ts';
import { allCandidates } from '../../puzzle/palette.ts';
import { cellsOfLine, indexOfLine, isRowLine, lineCount } from '../../puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../puzzle/puzzle.ts';
import type { Fact, Share, SumStep } from '../model/step.ts';
import { firstProblem } from './first-problem.ts';
import { automatonOf } from './verify-line.ts';

type Sum = Omit<SumStep, 'kind' | 'technique' | 'tier' | 'message'>;

export function verifySum(puzzle: Puzzle, cells: Int32Array, step: Sum): string | undefined {
  if (step.conclusions.length === 0) return 'nothing is concluded';
  return (
    verifyBand(puzzle, step) ??
    firstProblem(step.shares, (share) => verifyShare(puzzle, cells, step, share)) ??
    firstProblem(step.conclusions, (fact) => verifyFact(puzzle, cells, step, fact))
  );
}

/**
 * Checks that the band consists of neighbouring lines whose clues have the given total, and that
 * there is exactly one share for each line across the band. With blotted blocks of the colour, the
 * lines have this number of cells at least, which suffices for the bound `most`.
 */
function verifyBand(
  puzzle: Puzzle,
  { band, colour, total, bound, shares }: Sum,
): string | undefined {
  const { width, height } = puzzle;
  const isOfRows = isRowLine(band[0], height);
  const [from, to] = isOfRows ? [0, height] : [height, lineCount(puzzle)];
  const isBand = band.every((line, i) => line === band[0] + i && line >= from && line < to);
  if (!isBand || band.length === 0) return 'the band is not made of neighbouring lines';
  const clues = band.map((line) => clueOfLine(puzzle, line));
  if (clues.includes(null)) return 'nothing is said of a line of the band';
  const blocks = clues.flatMap((clue) => clue?.filter((block) => block.colour === colour) ?? []);
  if (bound === 'least' && blocks.some(({ length }) => length === null))
    return 'the clues of the band do not tell how many cells it has at most';
  const sum = blocks.reduce((cells, { length }) => cells + (length ?? 1), 0);
  if (sum !== total) return `the band has ${sum} cells, not ${total}`;
  const [first, count] = isOfRows ? [height, width] : [0, height];
  const across = new Set(shares.map(({ line }) => line));
  const isWhole =
    shares.length === count &&
    across.size === count &&
    shares.every(({ line }) => line >= first && line < first + count);
  return isWhole ? undefined : 'the shares are not those of all lines across the band';
}

function verifyShare(
  puzzle: Puzzle,
  cells: Int32Array,
  step: Sum,
  { line, count, evidence }: Share,
): string | undefined {
  const counted = countRead(puzzle, step, line, marksOf(puzzle, cells, line, evidence));
  const isRight =
    counted !== undefined && (step.bound === 'least' ? counted[0] >= count : counted[1] <= count);
  return isRight ? undefined : `line ${line} does not have at ${step.bound} ${count} cells there`;
}

/**
 * Checks that every other value of the cell is impossible. With such a value, either no arrangement
 * fits the line across; or the line has more cells in the band than the other lines across leave to
 * it, for the bound `least`; or it has fewer cells than they need it to have, for the bound `most`.
 */
function verifyFact(
  puzzle: Puzzle,
  cells: Int32Array,
  step: Sum,
  { cell, candidates }: Fact,
): string | undefined {
  const share = step.shares.find(({ line }) => cellsOfLine(puzzle, line).includes(cell));
  if (share === undefined) return `nothing can be said of cell ${cell}`;
  const others = step.shares.reduce((sum, { count }) => sum + count, 0) - share.count;
  const limit = step.total - others;
  const at = cellsOfLine(puzzle, share.line).indexOf(cell);
  const left = coloursIn(cells[cell] & ~candidates).find((colour) => {
    const marks = marksOf(puzzle, cells, share.line, share.evidence);
    marks[at] = 1 << colour;
    const counted = countRead(puzzle, step, share.line, marks);
    if (counted === undefined) return false;
    return step.bound === 'least' ? counted[0] <= limit : counted[1] >= limit;
  });
  return left === undefined ? undefined : `cell ${cell} can still be ${1 << left}`;
}

function marksOf(
  puzzle: Puzzle,
  cells: Int32Array,
  line: number,
  evidence: readonly number[],
): Int32Array {
  const all = allCandidates(puzzle.palette);
  return Int32Array.from(cellsOfLine(puzzle, line), (cell) => {
    return evidence.includes(cell) ? cells[cell] : all;
  });
}

/**
 * Returns the fewest and the most cells of the colour that the line has within the band; undefined
 * when no arrangement fits.
 */
function countRead(
  puzzle: Puzzle,
  { band, colour }: Sum,
  line: number,
  marks: Int32Array,
): [number, number] | undefined {
  const from = indexOfLine(band[0], puzzle.height);
  const isCounted = (at: number): boolean => at >= from && at < from + band.length;
  return countReadings(clueOfLine(puzzle, line), marks, colour, isCounted);
}

function countReadings(
  clue: Clue,
  marks: Int32Array,
  colour: number,
  isCounted: (at: number) => boolean,
): [number, number] | undefined {
  const { moves, ends } = automatonOf(clue);
  let reached = new Map<number, [number, number]>([[0, [0, 0]]]);
  for (const [at, candidates] of marks.entries()) {
    const next = new Map<number, [number, number]>();
    for (const move of moves) {
      const before = reached.get(move.from);
      if (before === undefined || ((candidates >>> move.colour) & 1) === 0) continue;
      const one = isCounted(at) && move.colour === colour ? 1 : 0;
      next.set(move.to, widest(next.get(move.to), [before[0] + one, before[1] + one]));
    }
    reached = next;
  }
  return ends
    .flatMap((state) => (reached.has(state) ? [reached.get(state) as [number, number]] : []))
    .reduce<[number, number] | undefined>((all, one) => widest(all, one), undefined);
}

function widest(one: [number, number] | undefined, other: [number, number]): [number, number] {
  return one === undefined ? other : [Math.min(one[0], other[0]), Math.max(one[1], other[1])];
}
