import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { domino } from '../../../test/boards.ts';
import { comparedMethodOf } from '../setup/setup.ts';
import type { RunJob, RunOutcome } from './method-run.ts';
import type { FromMethodWorker, ToMethodWorker } from './worker-messages.ts';
import { type MethodPort, workerRunner } from './worker-runner.ts';

const JOB: RunJob = {
  ...comparedMethodOf('sat'),
  puzzle: domino(3),
  maxSolutions: 2,
  limits: { seconds: 2 },
  seed: 0,
  frames: 0,
  isRecording: false,
  isMeasured: false,
};

class FakePort implements MethodPort {
  readonly heard: ToMethodWorker[] = [];
  isEnded = false;
  onmessage: MethodPort['onmessage'] = null;
  onerror: MethodPort['onerror'] = null;
  postMessage(message: ToMethodWorker): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(data: FromMethodWorker): void {
    this.onmessage?.({ data });
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
    const outcome: RunOutcome = { kind: 'problem', problem: { code: 'x', message: 'x' } };
    const first = runner.run(JOB);
    vi.advanceTimersByTime(60_000);
    ports[0].say({ kind: 'outcome', outcome });
    expect(await first).toBe(outcome);
    void runner.run(JOB);
    expect(ports.length).toBe(1);
    expect(ports[0].heard.length).toBe(2);
  });

  it('is ended some time after its limit, with what was heard', async () => {
    const { ports, runner } = start();
    const found: number[] = [];
    const running = runner.run(JOB, { onFound: (solutions) => found.push(solutions) });
    ports[0].say({ kind: 'begun' });
    ports[0].say({ kind: 'solution', rows: ['##'] });
    ports[0].say({ kind: 'progress', progress });
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
    void runner.run(JOB);
    expect(ports.length).toBe(2);
  });

  it('is ended soon after a stop that it does not heed, and takes nothing more', async () => {
    const { ports, runner } = start();
    const running = runner.run(JOB);
    runner.stop();
    expect(ports[0].heard[1]).toEqual({ kind: 'stop' });
    ports[0].say({ kind: 'begun' });
    vi.advanceTimersByTime(80);
    expect(ports[0].isEnded).toBe(true);
    expect(await running).toMatchObject({ kind: 'report', report: { cut: true } });
    expect(await runner.run(JOB)).toMatchObject({ kind: 'report', report: { cut: true } });
    expect(ports.length).toBe(1);
  });

  it('that dies fails its run, and the next gets another', async () => {
    const { ports, runner } = start();
    const running = runner.run(JOB);
    ports[0].onerror?.({ message: 'out of memory' });
    expect(await running).toEqual({ kind: 'fault', message: 'out of memory' });
    const next = runner.run(JOB);
    expect(ports.length).toBe(2);
    ports[1].onerror?.({});
    expect(await next).toEqual({ kind: 'fault', message: '' });
  });
});
