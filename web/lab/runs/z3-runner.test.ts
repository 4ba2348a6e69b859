import { describe, expect, it } from 'vitest';
import { domino } from '../../../test/boards.ts';
import { comparedMethodOf } from '../setup/setup.ts';
import type { LabRunner, LabRunOutcome, RunTask } from './method-run.ts';
import { z3Runner } from './z3-runner.ts';

const RUN_TASK: RunTask = {
  ...comparedMethodOf('smt'),
  ...{ puzzle: domino(1), maxSolutions: 2, limits: { seconds: 5 }, seed: 0 },
  ...{ frames: 0, isRecording: false, isMeasured: false },
};

type Ask = NonNullable<Parameters<typeof z3Runner>[0]>['ask'];

/** Starts a runner that notes what becomes of it; each run ends with the name of its place. */
function start(ask: Ask, outcomeOn?: LabRunOutcome) {
  const noted: string[] = [];
  const runnerIn = (place: string): LabRunner => ({
    run: async (_, hooks): Promise<LabRunOutcome> => {
      if (place === 'page') hooks?.onBegun?.();
      return outcomeOn ?? { kind: 'fault', message: place };
    },
    stop: () => void noted.push(`${place} stopped`),
    close: () => void noted.push(`${place} closed`),
  });
  const [inPage, onServer] = ['page', 'server'].map((place) => () => runnerIn(place));
  return { noted, runner: z3Runner({ inPage, onServer, ask }) };
}

const there: Ask = async () => new Response('file');

describe('a runner of Z3', () => {
  it('runs in the page once the files are there, and fetches them only once', async () => {
    const asked: string[] = [];
    const { runner, noted } = start(async (address) => {
      asked.push(address);
      return new Response('file');
    });
    expect(asked).toEqual([]);
    for (let i = 0; i < 2; i++)
      expect(await runner.run(RUN_TASK)).toMatchObject({ message: 'page' });
    expect(asked.map((address) => address.replace(/^.*\/z3\/[\d.]+\//, ''))).toEqual([
      'z3-built.js',
      'z3-built.wasm',
    ]);
    runner.close();
    expect(noted).toEqual(['page closed']);
  });

  it.each([
    ['the server does not have them', async () => new Response('', { status: 404 })],
    ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as const)('runs on the server if %s', async (_, ask) => {
    const { runner } = start(ask);
    expect(await runner.run(RUN_TASK)).toMatchObject({ message: 'server' });
  });

  it.each([
    ['the page', there, ['loading', 'begun']],
    ['the server', async () => new Response('', { status: 404 }), ['loading', 'begun']],
  ] as const)('tells that it loads before its first run in %s', async (_, ask, expected) => {
    const { runner } = start(ask);
    const heard: string[] = [];
    const hooks = {
      onLoading: () => void heard.push('loading'),
      onBegun: () => void heard.push('begun'),
    };
    await runner.run(RUN_TASK, hooks);
    expect(heard).toEqual(expected);
    await runner.run(RUN_TASK, hooks);
    expect(heard.filter((each) => each === 'loading')).toHaveLength(1);
  });

  it('says what is missing if neither the files nor a server can be reached', async () => {
    const noServer = { kind: 'problem', problem: { code: 'no-server', message: '' } } as const;
    const { runner } = start(() => Promise.reject(new TypeError('Failed to fetch')), noServer);
    expect(await runner.run(RUN_TASK)).toMatchObject({ problem: { code: 'no-z3' } });
  });

  it('breaks off the download when it is stopped, and never begins a run then', async () => {
    const { runner, noted } = start(
      (_, { signal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason)),
        ),
    );
    const run = runner.run(RUN_TASK);
    runner.stop();
    await run;
    expect(noted).toEqual(['server stopped']);
  });

  it('stops a run', async () => {
    const { runner, noted } = start(there);
    await runner.run(RUN_TASK);
    runner.stop();
    expect(noted).toEqual(['page stopped']);
  });
});
