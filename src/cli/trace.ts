// --trace FILE: what a method does, step by step, a JSON object a line, for animation and for study.

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { StepEvent } from '../methods/index.ts';
import { writeRows } from '../puzzle/grid-text.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { StepObserver } from './batch.ts';

export interface Trace {
  readonly onStep: StepObserver;
  /** Resolves to the number of steps. */
  end(): Promise<number>;
}

/** Rejects with the system's error when the file cannot be written. */
export async function startTrace(file: string): Promise<Trace> {
  const stream = createWriteStream(file);
  await once(stream, 'open');
  let steps = 0;
  return {
    onStep({ file: puzzleFile, id, outcome }, step) {
      if (outcome.ok) {
        steps++;
        stream.write(
          `${JSON.stringify({ file: puzzleFile, id, ...toJson(outcome.value, step) })}\n`,
        );
      }
    },
    async end() {
      stream.end();
      await once(stream, 'finish');
      return steps;
    },
  };
}

/** Rows, columns and cells are counted from 1, as people do. */
function toJson(
  { width, height, palette }: Puzzle,
  { kind, line, cell, cells, figures }: StepEvent,
) {
  return {
    kind,
    ...(line !== undefined && (line < height ? { row: line + 1 } : { column: line - height + 1 })),
    ...(cell !== undefined && { row: Math.floor(cell / width) + 1, column: (cell % width) + 1 }),
    ...(figures !== undefined && { figures }),
    cells: writeRows({ width, height, cells }, palette),
  };
}
