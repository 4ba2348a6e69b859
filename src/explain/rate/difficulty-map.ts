// Tells where in a puzzle a person gets stuck: how hard the steps are that settle each cell, and at
// which steps there is little to go on with.

import { isKnown } from '../../puzzle/grid.ts';
import { cellsOfLine, lineCount, linesOf } from '../../puzzle/places.ts';
import { linesWithNews, type MarkedBoard } from '../model/marked-board.ts';
import { TECHNIQUES, type Technique, type Tier } from '../model/step.ts';
import type { RatedStep } from './rate-steps.ts';

export interface DifficultyMap {
  /**
   * Has, row by row, the tier of the hardest step that concludes something about each cell. It is 0
   * for a cell that no step is about, such as a given one.
   */
  readonly tiers: readonly number[];
  /** At most five, the hardest first. */
  readonly stickingPoints: readonly StickingPoint[];
}

/**
 * A stretch of the steps where a step is hard to find: one that goes beyond single lines, or one
 * beyond the basics that only few of the lines offer.
 */
export interface StickingPoint {
  /** The numbers of its first and its last step, from 1. */
  readonly from: number;
  readonly to: number;
  /** How many of these steps are hard to find; there are easier ones in between. */
  readonly hardSteps: number;
  /**
   * The number of the hardest step: that by the hardest technique, and then where the fewest lines
   * offered any step.
   */
  readonly step: number;
  readonly tier: Tier;
  readonly technique: Technique;
  /** How many lines offered a step before that one, of how many that were not finished. */
  readonly lines: number;
  readonly openLines: number;
  /** The cells that the steps that are hard to find are about, each once. */
  readonly cells: readonly number[];
}

const MOST_STICKING_POINTS = 5;

/** Steps that are hard to find with at most so many steps in between belong to one stretch. */
const MOST_BETWEEN = 5;

/** Collects what the map needs of each step. */
interface MapNotes {
  readonly tiers: Uint8Array;
  readonly points: StickingPoint[];
  steps: number;
  /** How many cells of each line are not known, and in how many lines there are such cells. */
  readonly unknownIn: Int32Array;
  openLines: number;
}

export function startMap({ puzzle, cells }: MarkedBoard): MapNotes {
  const unknownIn = Int32Array.from({ length: lineCount(puzzle) }, (_, line) => {
    return cellsOfLine(puzzle, line).filter((cell) => !isKnown(cells[cell])).length;
  });
  const openLines = unknownIn.filter((count) => count > 0).length;
  return { tiers: new Uint8Array(cells.length), points: [], steps: 0, unknownIn, openLines };
}

/** Passes the steps on. Each is noted before it is marked on the board. */
export function* notingMap(
  steps: Iterable<RatedStep>,
  board: MarkedBoard,
  notes: MapNotes,
): Generator<RatedStep> {
  for (const step of steps) {
    notePoint(step, board, notes);
    noteCells(step, board, notes);
    yield step;
  }
}

export function mapOf({ tiers, points }: MapNotes): DifficultyMap {
  const hardest = points.toSorted(byHardness).slice(0, MOST_STICKING_POINTS);
  return { tiers: [...tiers], stickingPoints: hardest };
}

function notePoint(made: RatedStep, board: MarkedBoard, notes: MapNotes): void {
  const { technique, tier, conclusions } = made;
  const { points, openLines } = notes;
  const step = ++notes.steps;
  const lines = linesWithNews(board).length;
  if (!isSticking(tier, lines, openLines)) return;
  const cells = conclusions.map(({ cell }) => cell);
  const ends = { from: step, to: step, hardSteps: 1, step };
  const point = { ...ends, tier, technique, lines, openLines, cells };
  const last = points.at(-1);
  if (last === undefined || step - last.to > MOST_BETWEEN) points.push(point);
  else points[points.length - 1] = joined(last, point);
}

function joined(first: StickingPoint, second: StickingPoint): StickingPoint {
  const harder = byHardness(first, second) <= 0 ? first : second;
  const cells = [...new Set([...first.cells, ...second.cells])];
  const hardSteps = first.hardSteps + second.hardSteps;
  return { ...harder, from: first.from, to: second.to, hardSteps, cells };
}

/** The share of the open lines that few lines do not exceed. */
const FEW = 1 / 6;

/** A technique of the first tier is seen wherever it is; one beyond single lines is always hard. */
function isSticking(tier: Tier, lines: number, openLines: number): boolean {
  return tier >= 5 || (tier > 1 && lines <= FEW * openLines);
}

function byHardness(a: StickingPoint, b: StickingPoint): number {
  const rank = ({ technique }: StickingPoint): number => TECHNIQUES.indexOf(technique);
  const share = ({ lines, openLines }: StickingPoint): number => lines / openLines;
  return b.tier - a.tier || rank(b) - rank(a) || share(a) - share(b) || a.step - b.step;
}

function noteCells({ tier, conclusions }: RatedStep, board: MarkedBoard, notes: MapNotes): void {
  const { tiers, unknownIn } = notes;
  for (const { cell, candidates } of conclusions) {
    if (isKnown(board.cells[cell])) continue;
    tiers[cell] = Math.max(tiers[cell], tier);
    if (!isKnown(candidates & board.cells[cell])) continue;
    for (const line of linesOf(board.puzzle, cell)) {
      if (--unknownIn[line] === 0) notes.openLines--;
    }
  }
}
