import { describe, expect, it } from 'vitest';
import { domino } from '../../test/boards.ts';
import { measure } from './measure-method.ts';
import type { MethodProcess } from './method-process.ts';
import type { MethodReport } from './method-task.ts';

function report(complete: boolean, ...solutions: string[]): MethodReport {
  return { complete, solutions: solutions.map((text) => [text]) } as unknown as MethodReport;
}

/**
 * Makes a process whose runs end as the script says, one entry a run; the last entry is for all
 * further runs.
 */
function scripted(...script: (Partial<MethodReport> | Error)[]): MethodProcess & { runs: number } {
  const host = {
    runs: 0,
    run: async () => {
      const next = script[Math.min(host.runs++, script.length - 1)];
      if (next instanceof Error) throw next;
      return { ok: true as const, value: { ...report(true, '#'), cut: false, ...next } };
    },
    stop: () => {},
    close: () => {},
  };
  return host;
}

describe('measure', () => {
  const comparison = {
    puzzle: domino(1),
    task: { maxSolutions: 2, limits: {}, seed: 0 },
    repeat: 2,
  };
  const method = { method: 'dfs', choices: {} } as const;

  it('warms up, then measures `repeat` runs', async () => {
    const host = scripted({ seconds: 0.3 }, { seconds: 0.1 }, { seconds: 0.2 });
    const { seconds, timedOut } = await measure(method, comparison, {}, host).done;
    expect([seconds, timedOut]).toEqual([[0.1, 0.2], false]);
  });

  it('does not repeat a time-out', async () => {
    const host = scripted({ seconds: 1, cut: true });
    const { seconds, timedOut } = await measure(method, comparison, {}, host).done;
    expect([seconds, timedOut, host.runs]).toEqual([[1], true, 1]);
  });

  it('reports a fault in one line, and closes', async () => {
    const host = scripted(new Error('a bug\nat line 1'));
    const measured = await measure(method, comparison, {}, host).done;
    expect(measured.problem).toEqual({ code: 'fault', message: 'a bug' });
  });

  it('measures nothing after it was stopped', async () => {
    const measuring = measure(method, comparison, {}, scripted({ seconds: 1 }));
    measuring.stop();
    expect(await measuring.done).toEqual({ seconds: [], timedOut: false, interrupted: true });
  });
});
