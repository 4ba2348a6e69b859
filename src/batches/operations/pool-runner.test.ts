import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { failure } from '../../puzzle/problem.ts';
import { loadTask, type TaskId } from '../../tasks/tasks.ts';
import type { ThreadPool } from '../../workers/index.ts';
import { runPortion, startPortion } from '../work/portion.ts';
import { poolRunner } from './pool-runner.ts';

const HOST = { stop: () => false, onProgress: () => {}, onItem: () => {} };

/** Does the tasks on this thread, because threads need a build. */
async function runHere(task: TaskId, args: unknown): Promise<never> {
  const work = await loadTask(task);
  return (await work(args as never, HOST as never)) as never;
}

const NEVER = new AbortController().signal;
const runner = poolRunner({ run: runHere } as Pick<ThreadPool, 'run'> as ThreadPool);

async function run(operation: string, options: Record<string, unknown>, item: object) {
  const task = { operation, options, items: [JSON.stringify(item)] };
  const [answer] = await runner.run(task, NEVER);
  if (answer === undefined) throw new Error('the item has no answer');
  return { kind: answer.kind, json: JSON.parse(answer.line) };
}

describe('an item of a batch', () => {
  it('is done with the options of the batch', async () => {
    const puzzle = { rows: [[1], [1]], cols: [[1], [1]] };
    const { kind, json } = await run('solve', { 'max-solutions': 1 }, { file: 'a', puzzle });
    expect(kind).toBe('unknown');
    expect(json).toMatchObject({ file: 'a', complete: false, solutions: [{}] });
  });

  it('is done with others that are quick', async () => {
    const puzzle = { rows: [[1]], cols: [[1]] };
    const items = ['a', 'b', 'c'].map((file) => JSON.stringify({ file, puzzle }));
    const answers = await runner.run({ operation: 'count', options: {}, items }, NEVER);
    const files = answers.map(({ line }) => JSON.parse(line).file);
    expect(files).toEqual(['a', 'b', 'c'].slice(0, files.length));
    expect(files.length).toBeGreaterThan(0);
  });

  it('can be a wish that goes beyond those of the batch', async () => {
    const { kind, json } = await run('generate', { size: 5, seed: 1 }, { wish: { seed: 7 } });
    expect(kind).toBe('made');
    expect(json.id).toBe('5x5-7-1');
  });

  it('has no more time than the batch allows', async () => {
    const options = { size: 40, difficulty: 'extreme', time: 0.01 };
    const { kind, json } = await run('generate', options, { wish: { seed: 7, time: 60 } });
    expect(kind).toBe('unknown');
    expect(json.isCut).toBe(true);
  });

  it('can be an image', async () => {
    const raw = { width: 5, height: 5, channels: 3, background: '#000' } as const;
    const png = await sharp({ create: raw }).png().toBuffer();
    const item = { file: 'pics/black-box.png', image: png.toString('base64') };
    const { kind, json } = await run('create', { size: 5 }, item);
    expect(kind).toBe('unique');
    expect(json).toMatchObject({
      file: 'pics/black-box.png',
      puzzle: { title: 'Black box', source: 'black-box.png', width: 5, height: 5 },
    });
    expect((await run('create', {}, { file: 'a.png', image: 'AAAA' })).kind).toBe(
      'problem:no-image',
    );
  });

  it('is refused with what is wrong', async () => {
    expect((await run('sing', {}, {})).kind).toBe('problem:unknown-operation');
    expect((await run('solve', { time: 'x' }, {})).kind).toBe('problem:bad-option');
    expect((await run('create', {}, {})).kind).toBe('problem:no-image');
    const killed = { code: 'killed', message: 'it ended two workers' };
    const refused = runner.refuse('{"file": "a.non"}', killed);
    expect(refused.kind).toBe('problem:killed');
    expect(JSON.parse(refused.line)).toEqual({ file: 'a.non', id: null, errors: [killed] });
  });

  it('is no answer if it was stopped', async () => {
    const stopped = { operation: 'solve', options: {}, items: ['{}'] };
    await expect(runner.run(stopped, AbortSignal.abort())).rejects.toThrow(/abort/);
  });

  it('has what its thread died of as its answer', async () => {
    const problem = { code: 'out-of-memory', message: 'it ran out of memory' };
    const pool = { run: async () => failure(problem) } as Partial<ThreadPool> as ThreadPool;
    const task = { operation: 'rate', options: {}, items: ['{"id": "x"}', '{"id": "y"}'] };
    const answers = await poolRunner(pool).run(task, NEVER);
    expect(answers.map(({ kind }) => kind)).toEqual(['problem:out-of-memory']);
    expect(answers[0]?.line).toContain('"x"');
  });

  it('is the only one of its chunk that has no answer, if it hangs', async () => {
    const problem = { code: 'out-of-time', message: 'it was ended' };
    const pool = {
      run: async (task: TaskId, args: { readonly lines: readonly string[] }) =>
        args.lines.some((line) => line.includes('hangs')) ? failure(problem) : runHere(task, args),
    } as Partial<ThreadPool> as ThreadPool;
    const puzzle = { rows: [[1], [1]], cols: [[1], [1]] };
    const ids = ['a', 'b', 'hangs', 'd'];
    const lines = ids.map((file) => JSON.stringify({ file, puzzle }));
    const chunk = { batch: 'x', first: 0, operation: 'solve', options: {}, lines, deaths: 0 };
    const portion = startPortion([chunk]);
    await runPortion(portion, poolRunner(pool));
    const [delivery] = portion.finished;
    expect(delivery?.lines.map((line) => JSON.parse(line).file)).toEqual(ids);
    const kinds = ['multiple', 'multiple', 'problem:out-of-time', 'multiple'];
    expect(delivery?.kinds).toEqual(kinds);
    expect(delivery?.lines[2]).toContain('it was ended');
  });
});
