import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { failure } from '../../puzzle/problem.ts';
import { solveByMethod } from '../../tasks/solving/solve-by-method.ts';
import { loadTask, type TaskId } from '../../tasks/tasks.ts';
import type { MethodRunner, MethodSolveTask, ThreadPool } from '../../workers/index.ts';
import { deliveryOf } from '../work/answered-part.ts';
import type { ItemAnswer } from '../work/item-runner.ts';
import { runPortion, startPortion } from '../work/portion.ts';
import { poolRunner } from './pool-runner.ts';

const HOST = { stop: () => false, onProgress: () => {}, onItem: () => {} };

/** Does the tasks on this thread, because threads need a build. */
async function runHere(task: TaskId, args: unknown, hooks: object = {}): Promise<never> {
  const work = await loadTask(task);
  return (await work(args as never, { ...HOST, ...hooks } as never)) as never;
}

const NEVER = new AbortController().signal;
const IGNORE = (): void => {};
const pool = { run: runHere } as Pick<ThreadPool, 'run'> as ThreadPool;
const asked: MethodSolveTask[] = [];
/** Does what methods are asked on this thread, because processes need a build. */
const methods = {
  async run(task: MethodSolveTask) {
    asked.push(task);
    return solveByMethod(task, HOST);
  },
} as Partial<MethodRunner> as MethodRunner;
const runner = poolRunner({ pool, methods });

async function run(operation: string, options: Record<string, unknown>, item: object) {
  const task = { operation, options, items: [JSON.stringify(item)] };
  const [answer] = await runner.run(task, NEVER, IGNORE);
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
    const answers = await runner.run({ operation: 'count', options: {}, items }, NEVER, IGNORE);
    const files = answers.map(({ line }) => JSON.parse(line).file);
    expect(files).toEqual(['a', 'b', 'c'].slice(0, files.length));
    expect(files.length).toBeGreaterThan(0);
  });

  it('lets the answers before it go ahead, if it is hard', async () => {
    const easy = { rows: [[1]], cols: [[1]] };
    const ones = Array.from({ length: 14 }, () => [1]);
    const puzzles = [easy, easy, { rows: ones, cols: ones }, easy];
    const items = puzzles.map((puzzle, at) => JSON.stringify({ file: `${at}`, puzzle }));
    const task = { operation: 'count', options: { time: 0.3 }, items };
    const ahead: ItemAnswer[] = [];
    const answers = await runner.run(task, NEVER, (some) => void ahead.push(...some));
    expect(ahead.map(({ kind }) => kind)).toEqual(['unique', 'unique']);
    expect(answers.slice(0, 2)).toEqual(ahead);
    expect(answers).toHaveLength(3);
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

  it('is solved by a method, which its answer names', async () => {
    const puzzle = { id: 'x', rows: [[1], [1]], cols: [[1], [1]] };
    const options = { method: 'dfs', 'max-solutions': '3', time: '7', seed: 5 };
    const { kind, json } = await run('solve', options, { file: 'a', puzzle });
    expect(kind).toBe('multiple');
    expect(json).toMatchObject({ file: 'a', id: 'x', method: 'dfs', complete: true });
    expect(json.solutions).toHaveLength(2);
    expect(Object.keys(json)).not.toContain('seconds');
    expect(asked.at(-1)).toMatchObject({
      ...{ method: 'dfs', choices: {}, maxSolutions: 3, limits: { seconds: 7 }, seed: 5 },
    });
  });

  it('is refused by a method that cannot take it', async () => {
    const options = { method: 'dfs' };
    const blotted = { rows: [['?']], cols: [[1]] };
    expect((await run('solve', { method: 'flow' }, { puzzle: blotted })).kind).toMatch(/^problem:/);
    const unread = await run('solve', options, { file: 'a', puzzle: { rows: 7 } });
    expect(unread.kind).toMatch(/^problem:/);
    expect(unread.json.file).toBe('a');
    const errors = [{ code: 'cannot-read', message: 'm' }];
    expect((await run('solve', options, { errors })).kind).toBe('problem:cannot-read');
  });

  it('ends its method with the batch', async () => {
    const ending = new AbortController();
    const stopped: boolean[] = [];
    const own = {
      async run(task: MethodSolveTask, hooks: { readonly signal: AbortSignal }) {
        ending.abort();
        stopped.push(hooks.signal.aborted);
        return solveByMethod(task, { ...HOST, stop: () => true });
      },
    } as Partial<MethodRunner> as MethodRunner;
    const items = [JSON.stringify({ puzzle: { rows: [[1]], cols: [[1]] } })];
    const task = { operation: 'solve', options: { method: 'dfs' }, items };
    const answers = poolRunner({ pool, methods: own }).run(task, ending.signal, IGNORE);
    await expect(answers).rejects.toThrow(/abort/);
    expect(stopped).toEqual([true]);
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
    await expect(runner.run(stopped, AbortSignal.abort(), IGNORE)).rejects.toThrow(/abort/);
  });

  it('has what its thread died of as its answer', async () => {
    const problem = { code: 'out-of-memory', message: 'it ran out of memory' };
    const pool = { run: async () => failure(problem) } as Partial<ThreadPool> as ThreadPool;
    const task = { operation: 'rate', options: {}, items: ['{"id": "x"}', '{"id": "y"}'] };
    const answers = await poolRunner({ pool, methods }).run(task, NEVER, IGNORE);
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
    await runPortion(portion, poolRunner({ pool, methods }));
    const [delivery] = portion.finished.map(deliveryOf);
    expect(delivery?.lines.map((line) => JSON.parse(line).file)).toEqual(ids);
    const kinds = ['multiple', 'multiple', 'problem:out-of-time', 'multiple'];
    expect(delivery?.kinds).toEqual(kinds);
    expect(delivery?.lines[2]).toContain('it was ended');
  });
});
