import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fewestSolves } from '../../../makers/reinforcement-weights/fewest-solves.ts';
import { shortMargins, unseenShort } from '../../../makers/reinforcement-weights/short-margins.ts';
import { trainedShortPuzzles } from '../../../makers/reinforcement-weights/short-puzzles.ts';
import { trainNetwork, trainTable } from '../../../makers/reinforcement-weights/train-short.ts';
import { domino, puzzleOfLengths } from '../../../test/boards.ts';
import { networkInputs, valueByNetwork } from './line-network.ts';
import { keyOfLine, valueInTable } from './line-table.ts';
import { firstPicker } from './pickers.ts';
import { makeReinforcementBoard, solveBoardLine } from './reinforcement-board.ts';
import { readShortLine, type ShortLine } from './short-lines.ts';
import { shortPicker } from './short-picker.ts';
import { NETWORK, TABLE } from './short-weights.ts';
import { WEIGHTS } from './weights.ts';

const LINE: ShortLine = { lengths: [2, 1], cells: [0, 1, -1, -1, 0] };
const FIVE = puzzleOfLengths([[5], [3], [1], [], []], [[1], [2], [3], [2], [1]]);

describe('short lines', () => {
  it('are read with their clue and the state of their cells', () => {
    const board = makeReinforcementBoard(FIVE);
    expect(readShortLine(board, 1)).toEqual({ lengths: [3], cells: [0, 0, 0, 0, 0] });
    solveBoardLine(board, 0);
    solveBoardLine(board, 3);
    expect(readShortLine(board, 7)).toEqual({ lengths: [3], cells: [1, 0, 0, -1, 0] });
    expect(readShortLine(makeReinforcementBoard(domino(4)), 0)).toBeUndefined();
  });

  it('have a key, and inputs for the network', () => {
    expect(keyOfLine(LINE)).toBe('2 1 ?#..?');
    expect([...networkInputs(LINE)]).toEqual([0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0.4, 0.2, 0, 1]);
  });
});

describe('their values', () => {
  it('are 0 in a table that does not have the line', () => {
    const table = new Map([['2 1 ?#..?', 0.5]]);
    expect(valueInTable(table, LINE)).toBe(0.5);
    expect(valueInTable(table, { ...LINE, lengths: [1, 1] })).toBe(0);
  });

  it('come of the hidden units of a network', () => {
    const hidden = new Array(28).fill(0);
    hidden[2] = 1;
    hidden[14 + 10] = -1;
    const network = { hidden, output: [2, 1, 0.25] };
    expect(valueByNetwork(network, LINE)).toBeCloseTo(2 * Math.tanh(1) - Math.tanh(0.4) + 0.25, 12);
  });

  it('decide which line is next; the first due line is, where nothing is known', () => {
    const board = makeReinforcementBoard(FIVE);
    const { line } = shortPicker(board, WEIGHTS, ({ lengths }) => lengths[0] ?? 0);
    expect(line(board)).toBe(0);
    expect(shortPicker(board, WEIGHTS, ({ lengths }) => -lengths.length).line(board)).toBe(3);
    const large = makeReinforcementBoard(domino(4));
    expect(shortPicker(large, WEIGHTS, () => 1).line(large)).toBe(firstPicker.line(large));
  });
});

describe('the fewest line solves', () => {
  it.each([
    ['one row', puzzleOfLengths([[3]], [[1], [1], [1]]), 1],
    [
      'full and empty rows',
      puzzleOfLengths(
        [[3], [], [3]],
        [
          [1, 1],
          [1, 1],
          [1, 1],
        ],
      ),
      3,
    ],
    ['a board that lines leave open', puzzleOfLengths([[1], [1]], [[1], [1]]), undefined],
  ])('of %s', (_, puzzle, fewest) => {
    expect(fewestSolves(puzzle)).toBe(fewest);
  });
});

describe('what the learners of short lines learnt', () => {
  const of = (puzzles: Parameters<typeof shortMargins>[0]) =>
    Object.fromEntries(shortMargins(puzzles).map(({ name, mean }) => [name, mean]));

  it('orders the puzzles of the training better than chance', () => {
    const means = of(trainedShortPuzzles(1));
    for (const name of ['table', 'network']) {
      expect(means[name]).toBeLessThan(0.85 * means['random due line']);
      expect(means[name]).toBeGreaterThanOrEqual(means['best order']);
    }
  });

  it('helps with new puzzles less', () => {
    const means = of(Array.from({ length: 15 }, (_, i) => unseenShort(i)));
    for (const name of ['table', 'network']) {
      expect(means[name]).toBeLessThan(means['random due line']);
      expect(means[name]).toBeGreaterThan(means.learnt);
    }
  });

  it('comes of the seed that the header of the weights names', () => {
    const header = readFileSync(new URL('./short-weights.ts', import.meta.url), 'utf8');
    const seed = Number(/--seed (\d+)/.exec(header)?.[1]);
    expect([...trainTable(seed)]).toEqual([...TABLE]);
    expect(trainNetwork(seed)).toEqual(NETWORK);
  });
});
