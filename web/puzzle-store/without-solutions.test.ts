import { expect, it } from 'vitest';
import { puzzleOfLengths } from '../../test/boards.ts';
import { withoutSolutions } from './without-solutions.ts';

it('a puzzle without its solutions keeps its clues and given cells', () => {
  const given = { width: 1, height: 1, cells: Int32Array.of(2) };
  const puzzle = { ...puzzleOfLengths([[1]], [[1]]), given };
  const whole = { ...puzzle, goal: given, otherGoals: [given], saved: [given] };
  expect(withoutSolutions(whole)).toEqual(puzzle);
});
