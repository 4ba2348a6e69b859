// Applies eleven rules, then backtracks chronologically. Every block has a range of cells that it
// must lie in; known cells shrink ranges, and ranges settle cells. When the rules stall, the next
// row that is not known gets one of its arrangements, and the rules go on from there.
//
// Time: O(cells x blocks) for a rule on a line, a factor of blocks more at worst for rule 3.2;
// exponential in the rows. Space: the board with a trail of its changes, the candidates of each row
// on the stack, and a table of cells x blocks for one row. The rules are weaker than an exact line
// solve and depend on their order, so every line is checked before the search goes on; only a full
// board that passes this check is a solution. Source: C.-H. Yu, H.-L. Lee, L.-H. Chen, An efficient
// algorithm for solving nonograms, 2011.

import { type Grid, isKnown } from '../../puzzle/grid.ts';
import { partOfRow, rowOf } from '../../puzzle/places.ts';
import type { Problem } from '../../puzzle/problem.ts';
import type { ExactPuzzle } from '../../puzzle/puzzle.ts';
import { makeWays, waysBytes } from '../count-arrangements.ts';
import { inSteps, type MethodRun, type MethodTask } from '../in-steps.ts';
import { rowClues } from '../line-clues.ts';
import { paintArrangement } from '../list-arrangements.ts';
import { tooLarge } from '../memory.ts';
import type { Method } from '../method.ts';
import { ALL_RULES, settleByRules } from './apply-rules.ts';
import { nextPattern, openPatterns, type Patterns } from './patterns.ts';
import { makeRuleBoard, type RuleBoard, undoRuleBoardTo } from './rule-board.ts';

export const rules: Method = {
  id: 'rules',
  work: 'ruleCalls',
  title: 'Eleven rules and backtracking',
  source: 'C.-H. Yu, H.-L. Lee, L.-H. Chen, An efficient algorithm for solving nonograms, 2011',
  complete: true,
  colours: false,
  given: true,
  inexact: false,
  options: [],
  refuse,
  solve: inSteps(search),
};

const MOST_BYTES = 100e6;

function refuse(puzzle: ExactPuzzle): Problem | undefined {
  const { width, height } = puzzle;
  const bytes = waysBytes(rowClues(puzzle)) + 4 * width * height;
  const what = `the candidates of ${height} rows of ${width} cells and a table for their arrangements`;
  return tooLarge(bytes, MOST_BYTES, what, 'take the engine');
}

/** A row that is being tried, and the size of the trail before the guess. */
interface Guess {
  readonly row: number;
  readonly patterns: Patterns;
  readonly trailSize: number;
}

function* search(task: MethodTask<ExactPuzzle>): MethodRun {
  const { puzzle, stats, known, emit } = task;
  Object.assign(stats, { nodes: 0, ruleCalls: 0 });
  for (const { id } of ALL_RULES) stats[`rule${id}`] = 0;
  const board = makeRuleBoard(puzzle, known.slice());
  const isPossible = yield* settleByRules(board, task);
  if (!isPossible) return true;
  known.set(board.cells);
  board.trail.length = 0;
  const guesses: Guess[] = [];
  const ways = makeWays(rowClues(puzzle));
  const row = new Uint8Array(puzzle.width);
  yield descend(board, puzzle, guesses);
  for (let guess = guesses.at(-1); guess !== undefined; guess = guesses.at(-1)) {
    undoRuleBoardTo(board, guess.trailSize);
    board.isStale.fill(0);
    if (!nextPattern(guess.patterns, ways)) {
      guesses.pop();
      emit?.({ kind: 'back', line: guess.row, cells: board.cells.slice() });
      continue;
    }
    stats.nodes++;
    paintArrangement(guess.patterns.clue, guess.patterns.arrangement, row);
    fillRow(board, guess.row * puzzle.width, row);
    emit?.({ kind: 'guess', line: guess.row, cells: board.cells.slice() });
    const isFine = yield* settleByRules(board, task);
    yield isFine ? descend(board, puzzle, guesses) : undefined;
  }
  return true;
}

/** Opens the next row that is not known; returns the board as a solution when there is none. */
function descend(
  board: RuleBoard,
  { width, height }: ExactPuzzle,
  guesses: Guess[],
): Grid | undefined {
  const open = board.cells.findIndex((candidates) => !isKnown(candidates));
  if (open < 0) return { width, height, cells: board.cells.slice() };
  const row = rowOf(open, width);
  const line = partOfRow(board.cells, row, width).slice();
  const patterns = openPatterns(board.lines[row].clue, line);
  guesses.push({ row, patterns, trailSize: board.trail.length });
  return undefined;
}

function fillRow(board: RuleBoard, start: number, colours: Uint8Array): void {
  colours.forEach((colour, i) => {
    const candidates = 1 << colour;
    if (board.cells[start + i] === candidates) return;
    board.trail.push(start + i, board.cells[start + i]);
    board.cells[start + i] = candidates;
    board.isStale[i + board.height] = 1;
  });
  board.isStale[start / colours.length] = 1;
}
