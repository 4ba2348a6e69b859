// The tables of docs/comparison.md.

import { inWords } from '../../src/cli/output/comparison-tables.ts';
import type { ContestantRow } from './compare.ts';
import type { Family } from './families.ts';
import { medianOf, type SizeFigures, usualFailure } from './growth.ts';

/** Makes the table of a family: a row for each contestant, a column for each size. */
export function growthTable(
  rows: readonly ContestantRow[],
  family: Family,
  sides: readonly number[],
): string {
  const lines = rows.map(({ name, families }) => {
    const cells = sides.map((_, i) => {
      const figures = families[family]?.[i];
      return figures === undefined ? '' : growthCell(figures);
    });
    return [name, ...cells];
  });
  return tableOf(['', ...sides.map((side) => `${side}x${side}`)], lines);
}

/** Writes the median time, or why most of the puzzles of a size were not settled. */
export function growthCell(figures: SizeFigures): string {
  const { puzzles, seconds, failures } = figures;
  const time = medianOf(figures);
  if (time === undefined || 2 * seconds.length <= puzzles) return usualFailure(figures);
  const share = failures.length > 0 ? ` (${seconds.length} of ${puzzles})` : '';
  return `${inWords(time)}${share}`;
}

/** Makes the table of the built-in puzzles. */
export function libraryTable(rows: readonly ContestantRow[]): string {
  const heading = ['', 'settled', 'median', 'longest', 'failures'];
  return tableOf(
    heading,
    rows.map(({ name, library }) => [name, ...libraryCells(library)]),
  );
}

function libraryCells(figures: SizeFigures): string[] {
  const { puzzles, seconds, failures } = figures;
  const tried = seconds.length + failures.length;
  const time = medianOf(figures);
  const times = time === undefined ? ['', ''] : [time, Math.max(...seconds)].map(inWords);
  const share = `${seconds.length} of ${tried}${tried < puzzles ? ' tried' : ''}`;
  return [share, ...times, usualFailure(figures)];
}

function tableOf(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const [, ...others] = heading;
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heading), `|---|${others.map(() => '--:|').join('')}`, ...rows.map(line)].join('\n');
}
