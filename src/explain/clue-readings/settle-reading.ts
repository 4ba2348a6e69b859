// Settles an uncertain reading of clues: finds the likeliest reading that has a solution, and tells
// how sure each number of it is. A reading that has a solution as it stands is not changed; that it
// has just one only breaks ties, because many a right puzzle has several. After that, the search
// goes on for rivals, which are readings that have a solution as well and are not much less likely:
// a number is as sure as the readings that agree on it are likely.

import type { Limits } from '../../engine/options.ts';
import { makeBudget } from '../../engine/question-budget.ts';
import { EXPLAIN_LIMITS } from '../model/explain-limits.ts';
import type { ClueReadings } from './clue-reading.ts';
import { likeliestClues } from './likeliest-clues.ts';
import { clueKey } from './line-choice.ts';
import { choicesOfLines } from './line-choices.ts';
import type { ReadNumber, SettledReading } from './read-number.ts';
import { makeSearchSpace, unchangedConflicts } from './search-space.ts';
import { settledLines, unsettledLines } from './settled-lines.ts';
import { solvableReadings } from './solvable-readings.ts';

export interface SettleOptions {
  /** 5 seconds and 100,000 conflicts by default. */
  readonly limits?: Limits;
  readonly stop?: () => boolean;
  /** Called about ten times a second. */
  readonly onProgress?: (progress: SettleProgress) => void;
}

interface SettleProgress {
  /** How many readings were looked at. */
  readonly tried: number;
}

export async function settleReading(
  readings: ClueReadings,
  options: SettleOptions = {},
): Promise<SettledReading> {
  const limits = { ...EXPLAIN_LIMITS.settling, ...options.limits };
  const budget = makeBudget<SettleProgress>({ ...options, limits }, (tried) => ({ tried }));
  const lines = [...readings.rows, ...readings.columns];
  const cellsOf = (line: number): number =>
    line < readings.rows.length ? readings.width : readings.height;
  const choices = await choicesOfLines(readings, budget);
  if (choices.some((own) => own.length === 0)) {
    const numbers = unsettledLines(lines, choices, { cellsOf });
    const isCut = options.stop?.() ?? false;
    return settledReading(readings, numbers, { verdict: 'none', isCut });
  }
  const space = makeSearchSpace(readings, readings.palette, choices);
  const solvable = await solvableReadings(space, budget);
  if (typeof solvable === 'string') {
    const cores = unchangedConflicts(space).map((conflict) => conflict.lines);
    const numbers = unsettledLines(lines, choices, { cores, cellsOf });
    return settledReading(readings, numbers, { verdict: 'none', isCut: solvable === 'cut' });
  }
  const numbers = settledLines(lines, choices, solvable);
  const { settled, isCut } = solvable;
  const { verdict } = settled;
  return settledReading(readings, numbers, { verdict, isCut: isCut && !settled.isSolved });
}

function settledReading(
  readings: ClueReadings,
  lines: readonly (readonly ReadNumber[])[],
  ending: Pick<SettledReading, 'verdict' | 'isCut'>,
): SettledReading {
  const before = likeliestClues(readings);
  const clues = [...before.rows, ...before.columns];
  const isChanged = lines.some((line, i) => clueKey(withoutOmitted(line)) !== clueKey(clues[i]));
  const { height } = readings;
  return { rows: lines.slice(0, height), columns: lines.slice(height), ...ending, isChanged };
}

function withoutOmitted(line: readonly ReadNumber[]): ReadNumber[] {
  return line.filter(({ length }) => length > 0);
}
