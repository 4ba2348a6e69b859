import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mistakes } from '../../../src/explain/mistakes/mistakes.ts';
import type { Step } from '../../../src/explain/model/step.ts';
import { TaskFailure } from '../../../src/tasks/ask-tasks.ts';
import { puzzleOfLengths } from '../../../test/boards.ts';
import { CROSS, UNMARKED } from '../../board/state/mark.ts';
import { openGame } from '../game/game.ts';
import { change, makeGameStore, undoMove } from '../game/game-store.ts';
import { cellsOfPlayback, highlightsOfPlayback } from '../playback/board-playback.ts';
import type { ShownAnswer } from './answer.ts';
import { askCheck, askWhy, showMistakes } from './ask-check.ts';
import { askHint } from './ask-hint.ts';
import { askSolution } from './ask-solve.ts';
import { askSteps, keepFrame, showRefutation } from './ask-steps.ts';
import type { AskContext } from './ask-worker.ts';

interface Ask {
  readonly worker: 'quick' | 'long';
  readonly say: (sentence: string) => void;
  readonly give: (item: unknown) => void;
  readonly answer: (value: unknown) => void;
  readonly fail: (error: Error) => void;
  readonly signal: AbortSignal;
}

/** The questions that were put to the workers. The test decides when each question is answered. */
const asks = vi.hoisted(() => [] as Ask[]);
vi.mock('../../workers/task-workers.ts', () => {
  const ask = (worker: Ask['worker']) => (_: string, __: unknown, options: AskOptions) =>
    new Promise((answer, reject) => {
      const say = (sentence: string): void =>
        options.onItem?.({ step: { conclusions: [] }, sentence });
      const give = (item: unknown): void => options.onItem?.(item);
      asks.push({ worker, say, give, answer, fail: reject, signal: options.signal });
      options.signal.addEventListener('abort', () => reject(options.signal.reason));
    });
  return { quickWorker: { ask: ask('quick') }, longWorker: { ask: ask('long') } };
});

interface AskOptions {
  readonly signal: AbortSignal;
  readonly onItem?: (said: unknown) => void;
}

beforeEach(() => {
  asks.length = 0;
});

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

function makeContext(): AskContext {
  let current: AbortController | undefined;
  const cancel = (): void => current?.abort();
  const run: AskContext['run'] = async (_, task) => {
    cancel();
    const controller = new AbortController();
    current = controller;
    try {
      return await task({ signal: controller.signal, report: () => {} });
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      throw error;
    }
  };
  const store = makeGameStore(openGame('test', puzzleOfLengths([[1]], [[1]]), undefined));
  return { store, run, cancel, text: (key) => key, language: 'en' };
}

describe('a solution step by step', () => {
  it('has nothing of one that was taken away', async () => {
    const context = makeContext();
    const { store } = context;
    const all = [askSteps(context)];
    asks[0].say('old');
    store.setState({ playback: undefined });
    expect(asks[0].signal.aborted).toBe(true);
    all.push(askSteps(context));
    await turn();
    expect(store.getState().playback).toMatchObject({ steps: [], state: { isWhole: false } });
    asks[1].say('new');
    asks[1].answer({ ok: true, value: { ending: { kind: 'solved' }, sentence: 'end' } });
    await Promise.all(all);
    expect(store.getState().playback).toMatchObject({
      steps: [{ sentence: 'new' }],
      ending: 'end',
    });
  });

  it('gives way to the next one', async () => {
    const context = makeContext();
    void askSteps(context);
    void askSteps(context);
    await turn();
    expect(asks.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(context.store.getState().playback).toMatchObject({ state: { isWhole: false } });
    context.cancel();
  });
});

describe('the steps of a refutation', () => {
  const step = { conclusions: [{ cell: 0, candidates: 0b10 }] } as unknown as Step;
  const way = { doubted: [0], steps: [{ step, sentence: 'so', name: 'Glue' }] };

  function showMistake(): AskContext {
    const context = makeContext();
    change(context.store, [{ cell: 0, from: UNMARKED, to: CROSS }], 'paint');
    showRefutation(context, 0, way);
    return context;
  }

  it('end with the refuted mark outlined', () => {
    const { playback } = showMistake().store.getState();
    if (playback?.kind !== 'steps') throw new Error('no steps');
    const last = { ...playback, state: { ...playback.state, at: 1 } };
    expect([...cellsOfPlayback(last)]).toEqual([CROSS]);
    expect(highlightsOfPlayback(last).wrong).toEqual([0]);
    expect([...cellsOfPlayback(playback)]).toEqual([UNMARKED]);
  });

  it('are kept with a word about replaced marks, as one move', () => {
    const context = showMistake();
    keepFrame(context);
    const { store } = context;
    expect(store.getState().answer).toMatchObject({ sentence: 'play.playback.kept' });
    undoMove(store);
    expect([...store.getState().game.play.cells]).toEqual([CROSS]);
  });

  it('give way to an undo of the last move', () => {
    const { store } = showMistake();
    undoMove(store);
    expect(store.getState().playback).toBeUndefined();
    expect([...store.getState().game.play.cells]).toEqual([UNMARKED]);
  });
});

describe('a solve', () => {
  const solution = { width: 1, height: 1, cells: Int32Array.of(0b10) };

  it('that is cancelled offers what it has found', async () => {
    const context = makeContext();
    const asked = askSolution(context);
    asks[0].give({ kind: 'solution', solution });
    context.cancel();
    await asked;
    expect(context.store.getState().answer).toMatchObject({
      kind: 'solutions',
      solutions: [solution],
      complete: false,
    });
  });

  it('that is cancelled by another question makes room for it', async () => {
    const context = makeContext();
    const asked = askSolution(context);
    asks[0].give({ kind: 'solution', solution });
    const hinted = askHint(context);
    await asked;
    expect(context.store.getState().answer).toBeUndefined();
    context.cancel();
    await hinted;
  });

  it('that found the only solution says so on the solved board', async () => {
    const context = makeContext();
    const asked = askSolution(context);
    asks[0].answer({ ok: true, value: { verdict: 'unique', solutions: [solution] } });
    await asked;
    const { game, answer } = context.store.getState();
    expect(game.isDone).toBe(true);
    expect(answer).toMatchObject({ kind: 'sentence', sentence: 'play.solve.only' });
  });
});

describe('a question about the marks', () => {
  it('that fails is told, and can be asked again', async () => {
    const context = makeContext();
    const asked = askHint(context);
    asks[0].answer({ ok: false, problems: [{ code: 'bug', message: 'a bug' }] });
    await expect(asked).rejects.toThrow('a bug');
    expect(context.store.getState()).toMatchObject({
      asking: undefined,
      answer: { kind: 'failed', message: 'a bug' },
    });
  });

  it.each([true, false])(
    'names the network where it keeps the worker away: %s',
    async (isOffline) => {
      vi.stubGlobal('navigator', { onLine: !isOffline });
      const context = makeContext();
      const asked = askHint(context);
      asks[0].fail(new TaskFailure('the worker ended', true));
      await asked;
      expect(context.store.getState().answer).toEqual({ kind: 'not-loaded', isOffline });
      vi.unstubAllGlobals();
    },
  );

  it('is not asked twice at once', async () => {
    const context = makeContext();
    void askHint(context);
    await askHint(context);
    expect(asks).toHaveLength(1);
    context.cancel();
  });
});

describe('why marks are wrong', () => {
  it('is work that quick answers do not wait for', () => {
    const context = makeContext();
    void askWhy(context);
    void askHint(makeContext());
    expect(asks.map(({ worker }) => worker)).toEqual(['long', 'quick']);
    context.cancel();
  });

  const mistakes = { verdict: 'unique', fits: 'yes', lines: [], wrong: [] };

  it.each([
    ['fine', mistakes],
    ['unknown', { ...mistakes, fits: 'unknown' }],
    ['contradictory', { ...mistakes, fits: 'no', verdict: 'none' }],
  ])('is told as by a check where nothing is wrong with them: %s', async (kind, found) => {
    const context = makeContext();
    const asked = askWhy(context);
    asks[0].answer({ ok: true, value: { mistakes: found } });
    await asked;
    const { answer, game } = context.store.getState();
    expect(answer).toMatchObject({ kind: 'check', finding: { kind } });
    expect(game.helps).toBe(0);
  });

  const hidden = { ...mistakes, fits: 'no', wrong: [0] };
  const broken = { ...hidden, lines: [{ line: 0, cells: [0] }] };
  const steps = { sentence: 'so', cell: 0, way: { doubted: [0], steps: [] } };

  it.each([
    ['the steps are', { mistakes: hidden, refutation: steps }, 1],
    ['a cell is', { mistakes: hidden, refutation: { sentence: 'far', cell: 0 } }, 1],
    ['that there are none is not', { mistakes: hidden, refutation: { sentence: 'none' } }, 0],
    ['a line, which is marked anyway, is not', { mistakes: broken }, 0],
  ])('is counted as help where it tells something: %s', async (_, value, helps) => {
    const context = makeContext();
    const asked = askWhy(context);
    asks[0].answer({ ok: true, value });
    await asked;
    const { answer, game } = context.store.getState();
    expect(answer?.kind).toBe('why');
    expect(game.helps).toBe(helps);
  });

  it('is told of the mistakes that are still shown, with the last correct position', async () => {
    const context = makeContext();
    const { store } = context;
    const cross = (cell: number) => change(store, [{ cell, from: UNMARKED, to: CROSS }], 'paint');
    const both: Mistakes = { ...mistakes, verdict: 'unique', fits: 'no', wrong: [0, 1] };
    store.setState({ game: openGame('test', puzzleOfLengths([[2]], [[1], [1]]), undefined) });
    cross(0);
    cross(1);
    const asked = askCheck(context);
    asks[0].answer({ ok: true, value: { ...both, back: { takeBack: 2, move: 0 } } });
    await asked;
    const check = store.getState().answer as ShownAnswer & { kind: 'check' };
    showMistakes(context, { ...check, isShown: true });
    change(store, [{ cell: 0, from: CROSS, to: UNMARKED }], 'paint');
    const why = askWhy(context);
    asks[1].answer({ ok: true, value: { mistakes: { ...both, wrong: [1] }, refutation: steps } });
    await why;
    expect(store.getState().answer).toMatchObject({
      kind: 'why',
      mistakes: { wrong: [1] },
      correct: 0,
    });
  });
});

describe('a solved board', () => {
  it('leaves nothing to ask, and a question that is open has no answer', async () => {
    const context = makeContext();
    const { store } = context;
    const asked = askHint(context);
    change(store, [{ cell: 0, from: UNMARKED, to: 2 }], 'paint');
    asks[0].answer({ ok: true, value: { hint: { kind: 'solved' }, sentences: ['Solved.'] } });
    await asked;
    await Promise.all([askHint(context), askCheck(context), askWhy(context)]);
    expect(asks).toHaveLength(1);
    expect(store.getState().answer).toBeUndefined();
  });
});
