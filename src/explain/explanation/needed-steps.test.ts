import { expect, it } from 'vitest';
import { puzzleOfLengths } from '../../../test/boards.ts';
import type { LineStep } from '../model/step.ts';
import { neededSteps } from './needed-steps.ts';

const PUZZLE = puzzleOfLengths([[1], [1], [1]], [[1], [1], [1]]);

/** Makes a step in one of the rows (lines 0 to 2) or columns (lines 3 to 5). */
function stepIn(line: number, cell: number): LineStep {
  const conclusions = [{ cell, candidates: 0b10 }];
  const message = { key: 'glue', params: {} };
  const parts = { blocks: [], evidence: [], mentions: [], conclusions, message };
  return { kind: 'line', technique: 'glue', tier: 2, line, ...parts };
}

it('leaves out what the last step does not rest on', () => {
  const [corner, other, down, last] = [stepIn(0, 0), stepIn(1, 4), stepIn(3, 6), stepIn(2, 7)];
  expect(neededSteps(PUZZLE, [corner, other, down, last])).toEqual([corner, down, last]);
});

it('keeps what was known of the cell before', () => {
  const search = { ...stepIn(0, 0), kind: 'search', technique: 'search', tier: 6 } as const;
  expect(neededSteps(PUZZLE, [stepIn(0, 0), stepIn(1, 3), search])).toEqual([stepIn(0, 0), search]);
});
