import { describe, expect, it } from 'vitest';
import { puzzleOf, randomPuzzle } from '../../../test/boards.ts';
import { makeRandom } from '../../engine/random.ts';
import { clueOfLengths } from '../../puzzle/clue.ts';
import type { Grid } from '../../puzzle/grid.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import type { Result } from '../../puzzle/result.ts';
import { verdictOf } from '../../puzzle/verdict.ts';
import type { MethodOptions, RunProgram } from '../method.ts';
import { refusalOf, solveBy } from '../solve-by.ts';
import { minizinc } from './minizinc.ts';

const SWITCH = puzzleOf({
  rows: [[1], [1]].map((lengths) => clueOfLengths(lengths)),
  columns: [[1], [1]].map((lengths) => clueOfLengths(lengths)),
  palette: BLACK_AND_WHITE,
});

/** The output that MiniZinc 2.6.4 with Gecode 6.2.0 prints before it solves. */
const FLATTENED = `% Generated FlatZinc statistics:
%%%mzn-stat: paths=0
%%%mzn-stat: flatIntVars=4
%%%mzn-stat: flatTime=0.0681965
%%%mzn-stat-end
`;
const SOLVED = `%%%mzn-stat: solveTime=0.00012
%%%mzn-stat: variables=4
%%%mzn-stat: propagators=4
%%%mzn-stat: propagations=8
%%%mzn-stat: nodes=3
%%%mzn-stat: failures=1
%%%mzn-stat-end
`;
const ALL = `${FLATTENED}0 1
1 0
----------
1 0
0 1
----------
==========
${SOLVED}`;

interface Call {
  readonly program: string;
  readonly args: readonly string[];
  readonly input: string;
}

function player(output: string, exitCode = 0): { runProgram: RunProgram; calls: Call[] } {
  const calls: Call[] = [];
  const runProgram: RunProgram = async (program, args, input) => {
    calls.push({ program, args, input });
    return { exitCode, output };
  };
  return { runProgram, calls };
}

async function solve(output: string, options: MethodOptions = {}): Promise<Result> {
  const outcome = await solveBy(minizinc, SWITCH, { ...player(output), ...options });
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}

describe('minizinc', () => {
  it('hands out all solutions, what they share, and the work', async () => {
    const told: Grid[] = [];
    const result = await solve(ALL, { maxSolutions: 5, onSolution: (grid) => told.push(grid) });
    expect(result.solutions.map(({ cells }) => [...cells])).toEqual([
      [1, 2, 2, 1],
      [2, 1, 1, 2],
    ]);
    expect(told).toEqual(result.solutions);
    expect(result.complete).toBe(true);
    expect([...result.known.cells]).toEqual([3, 3, 3, 3]);
    expect(result.stats).toEqual({
      nodes: 3,
      failures: 1,
      propagations: 8,
      propagators: 4,
      variables: 4,
    });
  });

  it('knows a proof from an answer that ends early', async () => {
    const none = await solve(`${FLATTENED}=====UNSATISFIABLE=====\n${SOLVED}`);
    expect(verdictOf(none)).toBe('none');
    const unknown = await solve(`${FLATTENED}=====UNKNOWN=====\n${SOLVED}`);
    expect(verdictOf(unknown)).toBe('unknown');
    expect(unknown.stats.failures).toBe(1);
    const some = await solve(ALL.replace('==========\n', ''));
    expect([some.complete, some.solutions.length]).toEqual([false, 2]);
  });

  it.each<[MethodOptions, string]>([
    [{}, '--random-seed 0 -n 2'],
    [{ maxSolutions: Number.POSITIVE_INFINITY, seed: -7 }, '--random-seed 7 -a'],
    [{ limits: { seconds: 1.5 } }, '--random-seed 0 -n 2 --time-limit 1500'],
    [{ limits: { steps: 20 } }, '--random-seed 0 -n 2 --fzn-flags -fail 20'],
    [
      { maxSolutions: 2 ** 31 - 1, limits: { steps: 2 ** 31 - 1, seconds: (2 ** 31 - 1) / 1000 } },
      '--random-seed 0 -n 2147483647 --time-limit 2147483647 --fzn-flags -fail 2147483647',
    ],
    [
      { maxSolutions: 2 ** 31, limits: { steps: 2 ** 31, seconds: 2 ** 31 / 1000 } },
      '--random-seed 0 -a',
    ],
  ])('asks for what is wanted: %j', async (options, expected) => {
    const { runProgram, calls } = player(ALL);
    await solveBy(minizinc, SWITCH, { ...options, runProgram });
    const always = '--solver gecode --statistics --input-from-stdin';
    expect(calls.map(({ program, args }) => [program, args.join(' ')])).toEqual([
      ['minizinc', `${always} ${expected}`],
    ]);
    expect(calls[0].input).toContain('include "regular.mzn";');
  });

  it('starts nothing when its time is over before', async () => {
    const { runProgram, calls } = player(ALL);
    for (const options of [{ limits: { seconds: 0 } }, { stop: () => true }]) {
      const outcome = await solveBy(minizinc, SWITCH, { ...options, runProgram });
      expect(outcome.ok && verdictOf(outcome.value)).toBe('unknown');
    }
    expect(calls).toEqual([]);
  });

  it('says what is missing, and what went wrong', async () => {
    const absent = await solveBy(minizinc, SWITCH, { runProgram: async () => undefined });
    const noHost = await solveBy(minizinc, SWITCH);
    for (const outcome of [absent, noHost]) {
      expect(outcome).toMatchObject({
        problems: [{ code: 'not-installed', message: expect.stringContaining('apt-get install') }],
      });
    }
    const failed = await solveBy(minizinc, SWITCH, player('minizinc: no such solver\n', 1));
    expect(failed).toMatchObject({
      problems: [{ code: 'program-failed', message: expect.stringMatching(/code 1 \(.*solver\)/) }],
    });
    const garbled = await solveBy(minizinc, SWITCH, player('1 1\n----------\n'));
    expect(garbled).toMatchObject({ problems: [{ code: 'bad-output' }] });
  });

  it('refuses what would take gigabytes', () => {
    const large = randomPuzzle(makeRandom(1), 300, 300, 1, 0.5);
    expect(refusalOf(minizinc, large, {})).toMatchObject({
      code: 'too-large',
      message: expect.stringMatching(/\d+ transitions, .* 1\.\d GB/),
    });
    expect(refusalOf(minizinc, SWITCH, {})).toBeUndefined();
  });
});
