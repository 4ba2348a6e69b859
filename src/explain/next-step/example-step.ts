// The step of a technique on its example, found by the code of the technique itself, whatever
// easier ones there are. All of them together take about a tenth of a second.

import { settleLines } from '../../engine/settle.ts';
import { parseRows } from '../../puzzle/grid-text.ts';
import { BACKGROUND, BLACK_AND_WHITE, makePalette, type Palette } from '../../puzzle/palette.ts';
import { draftOfPicture } from '../../puzzle/picture.ts';
import type { Outcome } from '../../puzzle/problem.ts';
import { validate } from '../../puzzle/validate.ts';
import { traceOf } from '../chains/line-trace.ts';
import { tryCells } from '../chains/probe-cells.ts';
import { makeSheet, type Sheet } from '../model/sheet.ts';
import type { Step, Technique } from '../model/step.ts';
import { coloursMeet } from '../techniques/colours-meet.ts';
import { searchStep } from '../techniques/search.ts';
import { summing } from '../techniques/summing.ts';
import { symmetry } from '../techniques/symmetry.ts';
import { twoWay } from '../techniques/two-way.ts';
import { LINE_TECHNIQUES } from './line-techniques.ts';
import { stepInLine } from './next-line-step.ts';
import { LOOKAHEAD_LIMITS, nextLookaheadStep } from './next-lookahead-step.ts';
import { EXAMPLES, type Example } from './technique-examples.ts';

export interface ExampleStep {
  /** The board before the step. */
  readonly sheet: Sheet;
  readonly step: Step;
}

const IN_COLOUR: Palette = makePalette(BACKGROUND, [
  { symbol: '#', name: 'red', rgb: '#c01818' },
  { symbol: 'o', name: 'blue', rgb: '#1848c0' },
]);

export async function exampleOf(technique: Technique): Promise<ExampleStep> {
  const example = EXAMPLES.find((each) => each.technique === technique);
  if (example === undefined) throw new Error(`no example of ${technique}`);
  const sheet = sheetOf(example);
  const step = await stepOf(sheet, technique);
  if (step?.technique !== technique) throw new Error(`no step by ${technique}`);
  return { sheet, step };
}

function sheetOf({ picture, marks }: Example): Sheet {
  const palette = picture.join('').includes('o') ? IN_COLOUR : BLACK_AND_WHITE;
  const grid = expectGood(parseRows(picture, palette));
  const puzzle = expectGood(validate(draftOfPicture(grid, palette)));
  if (marks === 'lines') return makeSheet(puzzle, settleLines(puzzle).grid.cells);
  const rows = marks === 'nothing' ? picture.map((row) => '?'.repeat(row.length)) : marks;
  return makeSheet(puzzle, expectGood(parseRows(rows, palette)).cells);
}

/** The examples are ours. */
function expectGood<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}

async function stepOf(sheet: Sheet, technique: Technique): Promise<Step | undefined> {
  const at = LINE_TECHNIQUES.findIndex(({ id }) => id === technique);
  return at >= 0 ? lineStepBy(sheet, at) : stepBeyond(sheet, technique);
}

function lineStepBy(sheet: Sheet, technique: number): Step | undefined {
  const hidden = makeSheet(sheet.puzzle, sheet.cells);
  hidden.findings[0] = new Array<null>(technique).fill(null);
  return stepInLine(hidden, 0);
}

async function stepBeyond(sheet: Sheet, technique: Technique): Promise<Step | undefined> {
  if (technique === 'colours-meet') return coloursMeet(sheet, [], 2);
  if (technique === 'two-way') return twoWayOn(sheet);
  if (technique === 'summing') return summing(sheet);
  if (technique === 'symmetry') return symmetry(sheet.puzzle, sheet.cells);
  if (technique !== 'search') return nextLookaheadStep(sheet);
  const searched = await searchStep(sheet);
  return searched.found === 'step' ? searched.step : undefined;
}

function twoWayOn({ puzzle, cells }: Sheet): Step | undefined {
  const trace = traceOf(puzzle, cells);
  return trace && twoWay(trace, tryCells(trace, LOOKAHEAD_LIMITS).agreed, LOOKAHEAD_LIMITS);
}
