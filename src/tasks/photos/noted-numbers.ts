// Lists the numbers of a reading that a person is told of, with their places in the clues.

import type { LineReading } from '../../explain/clue-readings/clue-reading.ts';
import { likeliestParts } from '../../explain/clue-readings/likeliest-clues.ts';
import type { ReadNumber } from '../../explain/clue-readings/read-number.ts';
import type { PhotoReading } from '../../photo/photo-reading.ts';

export interface NotedNumber extends ReadNumber {
  readonly axis: 'row' | 'column';
  readonly line: number;
  /**
   * The place of the number in the clue as it is written, from 0; of a number that was left out,
   * the place that it would have.
   */
  readonly index: number;
  /** The numbers that its digits looked likeliest to be, before the solver saw them. */
  readonly readAs: readonly number[];
}

/** Returns the numbers that a person must look at, line by line. */
export function doubtfulNumbers(reading: PhotoReading): readonly NotedNumber[] {
  return notedNumbers(reading).filter(({ isDoubtful }) => isDoubtful);
}

/** Returns the numbers that are doubtful or that the solver changed, line by line. */
export function notedNumbers({ settled, readings }: PhotoReading): readonly NotedNumber[] {
  const sides = [
    ['row', settled.rows, readings.rows],
    ['column', settled.columns, readings.columns],
  ] as const;
  return sides.flatMap(([axis, lines, digits]) =>
    lines.flatMap((numbers, line) =>
      numbers.flatMap((number, i) => {
        if (!number.isDoubtful && !number.isChanged) return [];
        const index = numbers.slice(0, i).filter(({ length }) => length > 0).length;
        return [{ ...number, axis, line, index, readAs: readAs(number, digits[line] ?? []) }];
      }),
    ),
  );
}

function readAs({ start, end }: ReadNumber, digits: LineReading): readonly number[] {
  return likeliestParts(digits)
    .filter((part) => part.start < end && start < part.end)
    .map(({ length }) => length);
}
