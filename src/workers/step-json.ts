// A step of a method as JSON, for animation and for study.

import type { StepEvent } from '../methods/index.ts';
import { defined } from '../puzzle/defined.ts';
import { writeRows } from '../puzzle/grid-text.ts';
import { columnOf, columnOfLine, isRowLine, rowOf } from '../puzzle/places.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';

/** Rows and columns are counted from 1, as people do. */
export interface StepJson {
  readonly kind: string;
  readonly row?: number;
  readonly column?: number;
  readonly figures?: Readonly<Record<string, string>>;
  /** The grid after the step, in the symbols of the palette. */
  readonly cells: readonly string[];
}

export function stepJson(
  puzzle: Puzzle,
  { kind, line, cell, cells, figures }: StepEvent,
): StepJson {
  const { width, height, palette } = puzzle;
  return {
    kind,
    ...(line === undefined ? {} : linePlace(line, height)),
    ...(cell === undefined ? {} : cellPlace(cell, width)),
    ...defined({ figures }),
    cells: writeRows({ width, height, cells }, palette),
  };
}

function linePlace(line: number, height: number): Pick<StepJson, 'row' | 'column'> {
  if (isRowLine(line, height)) return { row: line + 1 };
  return { column: columnOfLine(line, height) + 1 };
}

function cellPlace(cell: number, width: number): Pick<StepJson, 'row' | 'column'> {
  return { row: rowOf(cell, width) + 1, column: columnOf(cell, width) + 1 };
}
