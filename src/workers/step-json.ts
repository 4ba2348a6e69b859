// A step of a method as JSON, for animation and for study.

import type { StepEvent } from '../methods/index.ts';
import { writeRows } from '../puzzle/grid-text.ts';
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
  { width, height, palette }: Puzzle,
  { kind, line, cell, cells, figures }: StepEvent,
): StepJson {
  return {
    kind,
    ...(line !== undefined && (line < height ? { row: line + 1 } : { column: line - height + 1 })),
    ...(cell !== undefined && { row: Math.floor(cell / width) + 1, column: (cell % width) + 1 }),
    ...(figures !== undefined && { figures }),
    cells: writeRows({ width, height, cells }, palette),
  };
}
