// A step of a method as JSON, for animation and for study.

import type { StepEvent } from '../methods/index.ts';
import { defined } from '../puzzle/defined.ts';
import { writeRows } from '../puzzle/grid-text.ts';
import { oneBasedPlaceOf } from '../puzzle/one-based-place.ts';
import { columnOfLine, isRowLine } from '../puzzle/places.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';

/** Rows and columns are counted from 1. */
export interface StepJson {
  readonly kind: string;
  readonly row?: number;
  readonly column?: number;
  readonly figures?: Readonly<Record<string, string>>;
  /** The grid after the step, in the symbols of the palette. */
  readonly cells: readonly string[];
}

export function stepJson(puzzle: Puzzle, event: StepEvent): StepJson {
  const { width, height, palette } = puzzle;
  const { kind, cells, figures } = event;
  return {
    kind,
    ...placeOf(puzzle, event),
    ...defined({ figures }),
    cells: writeRows({ width, height, cells }, palette),
  };
}

function placeOf(puzzle: Puzzle, { line, cell }: StepEvent): Pick<StepJson, 'row' | 'column'> {
  const { height } = puzzle;
  if (cell !== undefined) return oneBasedPlaceOf(puzzle, cell);
  if (line === undefined) return {};
  if (isRowLine(line, height)) return { row: line + 1 };
  return { column: columnOfLine(line, height) + 1 };
}
