// Finds the step of a technique on its example, by the code of the technique itself, even when
// easier techniques find a step there. All examples together take about a tenth of a second.

import { settleLines } from '../../engine/board/settle-lines.ts';
import type { Block } from '../../puzzle/clue.ts';
import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import { parseRows } from '../../puzzle/grid-text.ts';
import { BACKGROUND, BLACK_AND_WHITE, makePalette, type Palette } from '../../puzzle/palette.ts';
import type { Outcome } from '../../puzzle/problem.ts';
import type { Draft } from '../../puzzle/puzzle.ts';
import { validate } from '../../puzzle/validate.ts';
import { traceOf } from '../chains/line-trace.ts';
import { probeCells } from '../chains/probe-cells.ts';
import { type MarkedBoard, makeMarkedBoard } from '../model/marked-board.ts';
import type { Step, Technique } from '../model/step.ts';
import { coloursMeet } from '../techniques/colours-meet.ts';
import { searchStep } from '../techniques/search.ts';
import { summing } from '../techniques/summing.ts';
import { symmetry } from '../techniques/symmetry.ts';
import { twoWay } from '../techniques/two-way.ts';
import { LINE_TECHNIQUES } from './line-techniques.ts';
import { stepInLine } from './next-line-step.ts';
import { LOOKAHEAD_LIMITS, nextLookaheadStep } from './next-lookahead-step.ts';
import { BLOTTED_EXAMPLES, EXAMPLES, type Example } from './technique-examples.ts';

export interface ExampleStep {
  /** The board before the step. */
  readonly board: MarkedBoard;
  readonly step: Step;
}

const IN_COLOUR: Palette = makePalette(BACKGROUND, [
  { symbol: '#', name: 'red', rgb: '#c01818' },
  { symbol: 'o', name: 'blue', rgb: '#1848c0' },
]);

export async function exampleOf(technique: Technique): Promise<ExampleStep> {
  const example = EXAMPLES.find((each) => each.technique === technique);
  if (example === undefined) throw new Error(`no example of ${technique}`);
  return stepIn(example);
}

/** Returns undefined for a technique without an example of blotted blocks. */
export async function blottedExampleOf(technique: Technique): Promise<ExampleStep | undefined> {
  const example = BLOTTED_EXAMPLES.find((each) => each.technique === technique);
  return example && stepIn(example);
}

async function stepIn(example: Example): Promise<ExampleStep> {
  const { technique } = example;
  const board = boardOf(example);
  const step = await stepOf(board, technique);
  if (step?.technique !== technique) throw new Error(`no step by ${technique}`);
  return { board, step };
}

function boardOf({ picture, marks, blotted = [] }: Example): MarkedBoard {
  const palette = picture.join('').includes('o') ? IN_COLOUR : BLACK_AND_WHITE;
  const grid = expectGood(parseRows(picture, palette));
  const draft = withBlots(draftOfPicture(grid, palette), blotted);
  const puzzle = expectGood(validate(draft));
  if (marks === 'lines') return makeMarkedBoard(puzzle, settleLines(puzzle).grid.cells);
  const rows = marks === 'nothing' ? picture.map((row) => '?'.repeat(row.length)) : marks;
  return makeMarkedBoard(puzzle, expectGood(parseRows(rows, palette)).cells);
}

/** Returns the draft with blots over these blocks of its first row. */
function withBlots(draft: Draft, blotted: readonly number[]): Draft {
  const blot = (block: Block, j: number): Block =>
    blotted.includes(j) ? { ...block, length: null } : block;
  return {
    ...draft,
    rows: draft.rows.map((clue, row) => (row === 0 ? (clue?.map(blot) ?? null) : clue)),
  };
}

/**
 * Returns the value; throws an error when there is a problem. The examples are part of this
 * project, so a problem in one of them is a bug.
 */
function expectGood<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}

async function stepOf(board: MarkedBoard, technique: Technique): Promise<Step | undefined> {
  const at = LINE_TECHNIQUES.findIndex(({ id }) => id === technique);
  return at >= 0 ? lineStepBy(board, at) : stepBeyond(board, technique);
}

function lineStepBy(board: MarkedBoard, technique: number): Step | undefined {
  const hidden = makeMarkedBoard(board.puzzle, board.cells);
  hidden.easiest.asked[0] = technique;
  return stepInLine(hidden, 0);
}

async function stepBeyond(board: MarkedBoard, technique: Technique): Promise<Step | undefined> {
  if (technique === 'colours-meet') return coloursMeet(board, [], 2)?.describe();
  if (technique === 'two-way') return twoWayOn(board);
  if (technique === 'summing') return summing(board)?.describe();
  if (technique === 'symmetry') return symmetry(board.puzzle, board.cells);
  if (technique !== 'search') return nextLookaheadStep(board)?.describe();
  const searched = await searchStep(board);
  return searched.found === 'step' ? searched.step : undefined;
}

function twoWayOn({ puzzle, cells }: MarkedBoard): Step | undefined {
  const trace = traceOf(puzzle, cells);
  if (trace === undefined) return undefined;
  const { agreed } = probeCells(trace, LOOKAHEAD_LIMITS);
  return twoWay(trace, agreed, LOOKAHEAD_LIMITS)?.describe();
}
