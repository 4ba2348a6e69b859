import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure } from '../../../src/puzzle/problem.ts';
import type { TaskPort } from '../../../src/tasks/ask-tasks.ts';
import type { FromWorker, ToWorker } from '../../../src/tasks/protocol.ts';
import type { ItemOf } from '../../../src/tasks/tasks.ts';
import { domino } from '../../../test/boards.ts';
import { markOfMask, UNMARKED } from '../../board/state/mark.ts';
import { comparedMethodOf } from '../setup/setup.ts';
import type { RunTask } from './method-run.ts';
import { workerRunner } from './worker-runner.ts';

const RUN_TASK: RunTask = {
  ...comparedMethodOf('sat'),
  puzzle: domino(3),
  maxSolutions: 2,
  limits: { seconds: 2 },
  seed: 0,
  frames: 0,
  isRecording: false,
  isMeasured: false,
};

class FakePort implements TaskPort {
  readonly heard: ToWorker[] = [];
  isEnded = false;
  onmessage: TaskPort['onmessage'] = null;
  onerror: TaskPort['onerror'] = null;
  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(data: FromWorker): void {
    this.onmessage?.({ data });
  }
  sayItem(item: ItemOf<'record-method'>): void {
    this.say({ kind: 'item', id: 1, item });
  }
}

function start() {
  const ports: FakePort[] = [];
  const runner = workerRunner(() => {
    ports.push(new FakePort());
    return ports[ports.length - 1];
  });
  return { ports, runner };
}

const progress = { steps: 5, knownCells: 7, cells: 49, stats: { conflicts: 3 } };

describe('a worker for a method', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is used again, and waited for as long as it takes to load', async () => {
    const { ports, runner } = start();
    const problem = { code: 'x', message: 'x' };
    const first = runner.run(RUN_TASK);
    vi.advanceTimersByTime(60_000);
    ports[0].say({ kind: 'value', id: 1, outcome: failure(problem) });
    expect(await first).toEqual({ kind: 'problem', problem });
    void runner.run(RUN_TASK);
    expect(ports.length).toBe(1);
    expect(ports[0].heard.map(({ kind, id }) => [kind, id])).toEqual([
      ['ask', 1],
      ['ask', 2],
    ]);
  });

  it('is ended some time after its limit, with what was heard', async () => {
    const { ports, runner } = start();
    const found: number[] = [];
    const running = runner.run(RUN_TASK, { onFound: (solutions) => found.push(solutions) });
    ports[0].sayItem({ kind: 'begun' });
    ports[0].sayItem({ kind: 'solution', rows: ['##'] });
    ports[0].say({ kind: 'progress', id: 1, progress });
    expect(found).toEqual([1]);
    vi.advanceTimersByTime(2499);
    expect(ports[0].isEnded).toBe(false);
    vi.advanceTimersByTime(2);
    expect(ports[0].isEnded).toBe(true);
    const outcome = await running;
    expect(outcome).toMatchObject({
      kind: 'report',
      report: {
        solutions: [['##']],
        complete: false,
        knownCells: 7,
        stats: { conflicts: 3 },
        cut: true,
      },
    });
    void runner.run(RUN_TASK);
    expect(ports.length).toBe(2);
  });

  it('is ended soon after a stop that it does not heed, and takes nothing more', async () => {
    const { ports, runner } = start();
    const running = runner.run(RUN_TASK);
    runner.stop();
    expect(ports[0].heard[1]).toEqual({ kind: 'cancel', id: 1 });
    ports[0].sayItem({ kind: 'begun' });
    vi.advanceTimersByTime(80);
    expect(ports[0].isEnded).toBe(true);
    expect(await running).toMatchObject({ kind: 'report', report: { cut: true } });
    expect(await runner.run(RUN_TASK)).toMatchObject({ kind: 'report', report: { cut: true } });
    expect(ports.length).toBe(1);
  });

  it('makes room for more frames, and says nothing of a run that is over', async () => {
    const { ports, runner } = start();
    const onFrames = vi.fn();
    void runner.run(RUN_TASK, { onFrames });
    const steps = [{ step: { kind: 'guess', cells: Int32Array.of(0b11, 0b10) }, ms: 2 }];
    ports[0].sayItem({ kind: 'steps', steps });
    expect(ports[0].heard[1]).toEqual({ kind: 'more', id: 1 });
    ports[0].say({ kind: 'fault', id: 1, message: 'a bug', isOutOfMemory: false });
    void runner.run(RUN_TASK, { onFrames });
    ports[0].sayItem({ kind: 'steps', steps });
    const frame = { kind: 'guess', marks: Uint8Array.of(UNMARKED, markOfMask(0b10)), ms: 2 };
    expect(onFrames.mock.calls).toEqual([[[frame]]]);
  });

  it('that dies fails its run, and the next gets another', async () => {
    const { ports, runner } = start();
    const running = runner.run(RUN_TASK);
    ports[0].onerror?.({ message: 'out of memory' });
    expect(await running).toEqual({ kind: 'fault', message: 'out of memory' });
    const next = runner.run(RUN_TASK);
    expect(ports.length).toBe(2);
    ports[1].onerror?.({});
    expect(await next).toEqual({ kind: 'fault', message: '' });
  });
});
