// 17, continued: lines take colours from each other, in more than two links, until a cell is
// settled. Not every player can mark that a cell is "not red", so the step goes on until there is
// something to mark. All lines are solved, round by round, until the first cells are settled; of
// these cells, the step takes the one with the easiest chain or, if several chains are as easy,
// with the shortest.

import { isKnown } from '../../puzzle/grid.ts';
import { oneBasedPlaceOf } from '../../puzzle/one-based-place.ts';
import { isMonochrome } from '../../puzzle/palette.ts';
import { cellsOfLine } from '../../puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../puzzle/puzzle.ts';
import { restartedTrace } from '../chains/kept-trace.ts';
import { followOnce, type LineTrace } from '../chains/line-trace.ts';
import { logOf } from '../chains/narrowing-log.ts';
import { distanceTo } from '../chains/probe-cells.ts';
import { prunedChain } from '../chains/prune-chain.ts';
import { chainToFact } from '../chains/shortest-chain.ts';
import type { FoundStep } from '../model/found-step.ts';
import { arrangementsOf } from '../model/line-arrangements.ts';
import { masksOfLine } from '../model/line-masks.ts';
import type { MarkedBoard } from '../model/marked-board.ts';
import type { ChainStep, Fact, Link } from '../model/step.ts';
import { reachOf } from './simple-spaces.ts';

/** The greatest number of cells for which chains are worked out. */
const MOST_CHAINS = 12;

export function coloursChain(
  board: MarkedBoard,
  near: readonly number[],
): FoundStep<ChainStep> | undefined {
  const { puzzle } = board;
  if (isMonochrome(puzzle.palette)) return undefined;
  const trace = restartedTrace(board);
  const distance = (cell: number): number => distanceTo(near, cell, puzzle.width);
  const settled = firstSettled(trace).sort((a, b) => distance(a) - distance(b) || a - b);
  const log = logOf(trace);
  const found = settled.slice(0, MOST_CHAINS).map((cell) => {
    const fact = { cell, candidates: trace.board.cells[cell] };
    const links = chainToFact(log, fact);
    return { fact, links, tier: isByReach(trace, links) ? (2 as const) : (4 as const) };
  });
  const [best] = found.sort((a, b) => a.tier - b.tier || a.links.length - b.links.length);
  if (best === undefined) return undefined;
  const { fact, links, tier } = best;
  return {
    technique: 'colours-meet',
    tier,
    conclusions: [fact],
    describe: () => stepOf(puzzle, fact, tier, prunedChain(trace, links, [fact])),
  };
}

/**
 * Returns the unknown cells that are settled first; none when lines settle no cell, or contradict
 * each other.
 */
function firstSettled(trace: LineTrace): number[] {
  const { marks, board } = trace;
  for (;;) {
    const settled = [...marks.keys()].filter(
      (cell) => !isKnown(marks[cell]) && isKnown(board.cells[cell]),
    );
    if (settled.length > 0 || board.queueSize === 0) return settled;
    if (!followOnce(trace)) return [];
  }
}

/**
 * Makes the step. Parameters of its sentence `colours-meet.chain`: `row` and `column`, from 1;
 * `concluded`, a mask; `links`, the number of lines to look at.
 */
function stepOf(puzzle: Puzzle, fact: Fact, tier: 2 | 4, links: readonly Link[]): ChainStep {
  return {
    kind: 'chain',
    technique: 'colours-meet',
    tier,
    links,
    conclusions: [fact],
    message: {
      key: 'colours-meet.chain',
      params: {
        ...oneBasedPlaceOf(puzzle, fact.cell),
        concluded: fact.candidates,
        links: links.length,
      },
    },
  };
}

/**
 * Tells whether each link of the chain follows from the reach of the blocks alone; such a chain is
 * no harder than simple spaces.
 */
function isByReach({ puzzle, marks }: LineTrace, links: readonly Link[]): boolean {
  const known = marks.slice();
  return links.every(({ line, conclusions }) => {
    const cells = cellsOfLine(puzzle, line);
    const clue = clueOfLine(puzzle, line);
    const masks = masksOfLine(puzzle, known, line);
    // Nothing follows from an unknown line, so no link names one.
    const reach =
      clue === null ? masks : reachOf({ clue, cells: masks, ...arrangementsOf(clue, masks) });
    for (const { cell, candidates } of conclusions) known[cell] &= candidates;
    return conclusions.every(({ cell, candidates }) => {
      return (reach[cells.indexOf(cell)] & ~candidates) === 0;
    });
  });
}
