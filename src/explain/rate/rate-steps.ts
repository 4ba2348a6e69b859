// Computes the difficulty of a puzzle from the steps that solve it: the label, how many steps there
// are, of what kind, and where steps are scarce. The steps may come from any solver.

import { defined } from '../../puzzle/defined.ts';
import { isKnown } from '../../puzzle/grid.ts';
import { lineCount } from '../../puzzle/places.ts';
import { linesWithNews, type MarkedBoard, mark } from '../model/marked-board.ts';
import type { Fact, Technique, Tier } from '../model/step.ts';
import { type Label, labelOf } from './label.ts';

/**
 * The fields that any step has. Each step should be the easiest that there is, apart from symmetry.
 */
export interface RatedStep {
  readonly technique: Technique;
  readonly tier: Tier;
  readonly conclusions: readonly Fact[];
}

/** The moment at which the fewest lines offered a step. */
interface Bottleneck {
  readonly lines: number;
  /** The number, from 1, of the first step before which so few lines offered a step. */
  readonly step: number;
}

export interface StepRating {
  /** The label that the tiers of the steps give; present only when the steps fill the board. */
  readonly label?: Label;
  readonly isFinished: boolean;
  readonly steps: number;
  readonly stepsPerLine: number;
  /**
   * For each technique that occurs, its share of the steps; if there are steps, the shares add up
   * to 1.
   */
  readonly shares: Readonly<Partial<Record<Technique, number>>>;
  /** Absent when there is no step. */
  readonly bottleneck?: Bottleneck;
}

/**
 * Rates the steps, marks each of them on the board, and yields then how many cells are known. The
 * maker of the steps may use the same board.
 */
export function* ratingSteps(
  board: MarkedBoard,
  steps: Iterable<RatedStep>,
): Generator<number, StepRating> {
  const log: RatedStep[] = [];
  let bottleneck: Bottleneck | undefined;
  for (const step of steps) {
    log.push(step);
    const lines = linesWithNews(board).length;
    if (bottleneck === undefined || lines < bottleneck.lines) {
      bottleneck = { lines, step: log.length };
    }
    mark(board, step.conclusions);
    yield board.cells.length - board.unknown;
  }
  const isFinished = board.cells.every(isKnown);
  return {
    ...defined({ label: isFinished ? labelOf(log.map(({ tier }) => tier)) : undefined }),
    isFinished,
    steps: log.length,
    stepsPerLine: log.length / lineCount(board.puzzle),
    shares: sharesOf(log),
    ...defined({ bottleneck }),
  };
}

function sharesOf(log: readonly RatedStep[]): Partial<Record<Technique, number>> {
  const counts: Partial<Record<Technique, number>> = {};
  for (const { technique } of log) counts[technique] = (counts[technique] ?? 0) + 1;
  return Object.fromEntries(
    Object.entries(counts).map(([technique, count]) => [technique, count / log.length]),
  );
}
