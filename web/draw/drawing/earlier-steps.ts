// Steps of undo as version 1 of the records had them: each changed cell with its colour before and
// its colour after. They become steps of today, a run for each cell.

import { isObject } from '../../app/json.ts';
import { type CellRuns, runOf } from './cell-runs.ts';

/** Returns the steps of today. What is no valid step stays as it is, for the check that follows. */
export function stepsOfVersion1(steps: unknown): unknown {
  return Array.isArray(steps) ? steps.map(stepOfVersion1) : steps;
}

function stepOfVersion1(step: unknown): unknown {
  if (!isObject(step) || step.kind !== 'cells') return step;
  const { kind, cells, before, after } = step;
  if (!(cells instanceof Uint32Array) || cells.some((cell) => cell > MOST)) return step;
  if (!isOf(before, cells) || !isOf(after, cells)) return step;
  return { kind, cells: runsOf(cells, before, after), given: new Uint16Array() };
}

/** The largest number that fits into a run. */
const MOST = 0xff_ff;

function isOf(colours: unknown, cells: Uint32Array): colours is Uint8Array {
  return colours instanceof Uint8Array && colours.length === cells.length;
}

function runsOf(cells: Uint32Array, before: Uint8Array, after: Uint8Array): CellRuns {
  return Uint16Array.from([...cells].flatMap((cell, i) => runOf(cell, 1, before[i], after[i])));
}
