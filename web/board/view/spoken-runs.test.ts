import { expect, it } from 'vitest';
import { puzzleOfLengths } from '../../../test/boards.ts';
import en from '../../messages/en/board.json';
import { textOf } from '../../messages/text-of.ts';
import { CROSS, painted, UNMARKED } from '../state/mark.ts';
import { headerName } from './spoken-names.ts';
import { lineRuns } from './spoken-runs.ts';

const ENGLISH = textOf('en', en);
const PUZZLE = puzzleOfLengths([[2, 1]], [[1], [1], [], [], [1]]);

it('speaks the marks of a line as runs', () => {
  const cells = Uint8Array.of(painted(1), painted(1), CROSS, UNMARKED, UNMARKED);
  expect(lineRuns(ENGLISH, PUZZLE, cells, 0)).toBe('2 filled, 1 crossed out, 2 unmarked');
});

it('speaks the blocks that are struck out', () => {
  const line = { puzzle: PUZZLE, line: 0, state: undefined, colours: [] };
  expect(headerName(ENGLISH, line)).toBe('row 1: 2 1');
  expect(headerName(ENGLISH, { ...line, struck: '1 0' })).toBe(
    'row 1: 2 1, blocks 1, 2 struck out',
  );
});
