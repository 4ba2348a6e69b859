import { describe, expect, it } from 'vitest';
import { domino } from '../../../test/boards.ts';
import { reduceRuns } from '../runs/run-state.ts';
import { comparedMethodOf, USUAL } from '../setup/setup.ts';
import { rowsOf } from './result-rows.ts';
import { resultsCsv, resultsJson } from './results-file.ts';

const comparedMethods = [
  { method: 'sat', choices: { encoding: 'integer' } },
  comparedMethodOf('dfs'),
] as const;
const [sat, dfs] = reduceRuns([], { kind: 'start', comparedMethods });
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
    const lines = resultsCsv(ROWS, USUAL, domino(2)).split('\r\n');
    expect(lines.map((line) => line.split(',').slice(10).join())).toEqual([
      'method,options,outcome,missed,seconds,runs,solutions,conflicts,solves',
      'sat,encoding=integer,unique,0,0.6,2,1,4,2',
      'dfs,,waiting,0,,0,,,',
      '',
    ]);
  });

  it('say in each line what was run, on what', () => {
    const puzzle = { ...domino(2), meta: { title: 'Two, of many' } };
    const [head, ...lines] = resultsCsv(ROWS, { ...USUAL, seconds: 7 }, puzzle).split('\r\n');
    expect(head).toMatch(
      /^puzzle,title,width,height,secondsLimit,stepsLimit,maxSolutions,seed,repeat,order,/,
    );
    const same = '10x10-2,"Two, of many",5,5,7,0,2,0,1,together,';
    expect(lines.map((line) => line.startsWith(same))).toEqual([true, true, false]);
  });

  it('say what was run, on what', () => {
    const file = JSON.parse(resultsJson(ROWS, USUAL, domino(2)));
    expect(file).toMatchObject({
      puzzle: { id: '10x10-2', width: 5, height: 5, colours: 1 },
      ...{ seconds: 10, repeat: 1, order: 'together' },
      methods: [
        { method: 'sat', options: { encoding: 'integer' }, outcome: 'unique', runs: [0.5, 0.7] },
        { method: 'dfs', outcome: 'waiting' },
      ],
    });
  });
});
