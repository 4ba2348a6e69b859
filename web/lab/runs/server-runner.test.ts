import { describe, expect, it } from 'vitest';
import { domino } from '../../../test/boards.ts';
import type { ServerSolveAnswer, solveByServer } from '../../api/client.ts';
import { comparedMethodOf } from '../setup/setup.ts';
import type { Frame } from './frames.ts';
import type { RunTask } from './method-run.ts';
import { serverRunner } from './server-runner.ts';

const PUZZLE = domino(1);
const OPEN_ROWS = PUZZLE.rows.map(() => '?'.repeat(PUZZLE.width));
const RUN_TASK: RunTask = {
  ...comparedMethodOf('smt'),
  ...{
    puzzle: PUZZLE,
    maxSolutions: 2,
    limits: { seconds: 5 },
    seed: 0,
    frames: 2,
    isRecording: true,
    isMeasured: false,
  },
};

const answer = (changes: Partial<ServerSolveAnswer>): ServerSolveAnswer => ({
  ...{
    verdict: 'unknown',
    solved: false,
    solutions: [],
    known: ['?#', '..'],
    stats: { conflicts: 4 },
  },
  ...{ seconds: 1, complete: false, ...changes },
});

describe('a run on the server', () => {
  it('asks for the method, and reads what comes back', async () => {
    const asked: unknown[] = [];
    const solve: typeof solveByServer = async (question, hooks) => {
      asked.push(question);
      for (const place of [{ row: 1 }, { column: 2 }, { row: 1, column: 2 }]) {
        hooks?.onStep?.({
          kind: 'sat',
          ...place,
          cells: [`#.${OPEN_ROWS[0].slice(2)}`, ...OPEN_ROWS.slice(1)],
        });
      }
      return { ok: true, value: answer({}) };
    };
    const frames: Frame[] = [];
    const runner = serverRunner(solve);
    const outcome = await runner.run(RUN_TASK, { onFrames: (taken) => frames.push(...taken) });
    expect(asked).toMatchObject([
      { method: 'smt', options: { form: 'integer' }, limits: { seconds: 5 }, trace: true },
    ]);
    expect(outcome).toEqual({
      kind: 'report',
      report: {
        solutions: [],
        complete: false,
        known: ['?#', '..'],
        knownCells: 3,
        stats: { conflicts: 4 },
        seconds: 1,
        cut: false,
      },
    });
    expect(frames.map(({ line }) => line)).toEqual([0, PUZZLE.height + 1]);
    expect([...frames[0].marks.slice(0, 3)]).toEqual([2, 1, 0]);
  });

  it('asks for no more time than the server gives, and is cut there', async () => {
    const asked: unknown[] = [];
    const runner = serverRunner(async ({ limits }) => {
      asked.push(limits);
      return { ok: true, value: answer({ seconds: 60 }) };
    });
    const outcome = await runner.run({ ...RUN_TASK, limits: { seconds: 61 } });
    expect(asked).toEqual([{ seconds: 60 }]);
    expect(outcome).toMatchObject({ report: { cut: true } });
  });

  it('that took all its time was cut', async () => {
    const runner = serverRunner(async () => ({ ok: true, value: answer({ seconds: 4.9 }) }));
    expect(await runner.run(RUN_TASK)).toMatchObject({ report: { cut: true } });
  });

  it('ends with what was heard when it is stopped', async () => {
    const runner = serverRunner((_, hooks) => {
      hooks?.onProgress?.({ steps: 3, knownCells: 2, cells: 9, stats: { conflicts: 3 } });
      return new Promise((_, reject) => {
        hooks?.signal?.addEventListener('abort', () => reject(hooks.signal?.reason));
      });
    });
    const running = runner.run(RUN_TASK);
    runner.stop();
    expect(await running).toMatchObject({ kind: 'report', report: { knownCells: 2, cut: true } });
  });
});
