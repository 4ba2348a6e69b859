import { describe, expect, it } from 'vitest';
import { domino } from '../../test/boards.ts';
import { resultsCsv, resultsJson } from './results-file.ts';
import { rowsOf } from './rows.ts';
import { reduceRuns } from './run-state.ts';
import { contestantOf, USUAL } from './setup.ts';

const contestants = [
  { method: 'sat', choices: { encoding: 'integer' } },
  contestantOf('dfs'),
] as const;
const [sat, dfs] = reduceRuns([], { kind: 'start', contestants });
const report = {
  ...{
    solutions: [['#']],
    complete: true,
    known: ['#'],
    knownCells: 1,
    stats: { solves: 2, conflicts: 4 },
  },
  ...{ seconds: 0.5, cut: false },
};
const ROWS = rowsOf([{ ...sat, status: 'ended', report, seconds: [0.5, 0.7000000000011] }, dfs], 1);

describe('results as a file', () => {
  it('are a line a method, with all counters', () => {
    expect(resultsCsv(ROWS)).toBe(
      'method,options,outcome,missed,seconds,runs,solutions,conflicts,solves\r\n' +
        'sat,encoding=integer,unique,0,0.6,2,1,4,2\r\n' +
        'dfs,,waiting,0,,0,,,\r\n',
    );
  });

  it('say what was run, on what', () => {
    const file = JSON.parse(resultsJson(ROWS, USUAL, domino(2)));
    expect(file).toMatchObject({
      puzzle: { id: USUAL.puzzle, width: 5, height: 5, colours: 1 },
      ...{ seconds: 10, repeat: 1, order: 'together' },
      methods: [
        { method: 'sat', options: { encoding: 'integer' }, outcome: 'unique', runs: [0.5, 0.7] },
        { method: 'dfs', outcome: 'waiting' },
      ],
    });
  });
});
