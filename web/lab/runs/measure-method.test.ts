import { describe, expect, it } from 'vitest';
import { domino } from '../../../test/boards.ts';
import { comparedMethodOf, USUAL } from '../setup/setup.ts';
import { type MeasureEvent, measureMethod } from './measure-method.ts';
import type { LabRunner, LabRunOutcome, Report, RunTask } from './method-run.ts';

const PUZZLE = domino(3);

function report(seconds: number, cut = false): LabRunOutcome {
  const stats = {};
  const value: Report = {
    solutions: [],
    complete: !cut,
    known: [],
    knownCells: 0,
    stats,
    seconds,
    cut,
  };
  return { kind: 'report', report: value };
}

/** Answers runs by a script; after the end of the script, its last answer is repeated. */
function scripted(...script: LabRunOutcome[]): LabRunner & { readonly tasks: RunTask[] } {
  const tasks: RunTask[] = [];
  return {
    tasks,
    run: async (task) => {
      tasks.push(task);
      return script.length > 1 ? (script.shift() as LabRunOutcome) : script[0];
    },
    stop: () => {},
    close: () => {},
  };
}

async function eventsOf(
  runner: LabRunner & { isStopped?: boolean },
  method: 'dfs' | 'sat',
  repeat = 1,
) {
  const events: MeasureEvent[] = [];
  const setup = { ...USUAL, repeat };
  await measureMethod(runner, comparedMethodOf(method), {
    ...{ setup, puzzle: PUZZLE, isStopped: () => runner.isStopped === true },
    onEvent: (event) => events.push(event),
  });
  return events;
}

const phasesOf = (events: readonly MeasureEvent[]) =>
  events.flatMap((event) => (event.kind === 'phase' ? `${event.phase} ${event.run}` : []));
const measuredIn = (events: readonly MeasureEvent[]) =>
  events.flatMap((event) => (event.kind === 'measured' ? event.report.seconds : []));

describe('measureMethod', () => {
  it('records first, warms up, then measures so many runs without watching', async () => {
    const runner = scripted(report(0.1), report(0.06), report(0.05), report(0.01));
    const events = await eventsOf(runner, 'dfs', 2);
    expect(phasesOf(events)).toEqual([
      'recording 0',
      'warming 1',
      'warming 1',
      'measuring 1',
      'measuring 2',
    ]);
    expect(measuredIn(events)).toEqual([0.01, 0.01]);
    expect(runner.tasks.map(({ frames, isRecording }) => [frames > 0, isRecording])).toEqual([
      [true, true],
      ...Array.from({ length: 4 }, () => [false, false]),
    ]);
    expect(runner.tasks[0].limits.seconds).toBe(3);
    expect(runner.tasks[1].limits.seconds).toBe(10);
  });

  it('records a method that blocks while it runs', async () => {
    const runner = scripted(report(6));
    const events = await eventsOf(runner, 'sat', 1);
    expect(phasesOf(events)).toEqual(['warming 1']);
    expect(measuredIn(events)).toEqual([6]);
    expect(runner.tasks[0]).toMatchObject({ isRecording: false, frames: 2000 });
  });

  it('tells that it loads, and then begins the run anew', async () => {
    const runner = scripted(report(6));
    const loading: typeof runner = {
      ...runner,
      run: async (task, hooks) => {
        if (runner.tasks.length === 0) hooks?.onLoading?.();
        hooks?.onBegun?.();
        return runner.run(task);
      },
    };
    const expected = ['recording 0', 'loading 0', 'recording 0', 'measuring 1'];
    expect(phasesOf(await eventsOf(loading, 'dfs'))).toEqual(expected);
  });

  it('does not repeat a time-out', async () => {
    const events = await eventsOf(scripted(report(3, true), report(10, true)), 'dfs', 5);
    expect(measuredIn(events)).toEqual([10]);
    expect(events[events.length - 1]).toEqual({ kind: 'ended', outcome: report(10, true) });
  });

  it.each([
    ['its recording', 1, ['recording 0']],
    ['a run that warms up', 2, ['recording 0', 'warming 1']],
  ])('leaves what is known when it is stopped in %s', async (_, runs, phases) => {
    const runner = scripted(report(0.1, true));
    const stopping = {
      ...runner,
      isStopped: false,
      run: async (task: RunTask) => {
        stopping.isStopped = runner.tasks.length + 1 === runs;
        return runner.run(task);
      },
    };
    const events = await eventsOf(stopping, 'dfs', 5);
    expect(phasesOf(events)).toEqual(phases);
    expect(measuredIn(events)).toEqual([]);
    expect(events.at(-1)).toMatchObject({ kind: 'stopped', report: { seconds: 0.1 } });
  });

  it('ends with the first refusal', async () => {
    const problem = { kind: 'problem', problem: { code: 'no-colour', message: 'no' } } as const;
    const runner = scripted(problem);
    expect(await eventsOf(runner, 'dfs', 5)).toEqual([
      { kind: 'phase', phase: 'recording', run: 0 },
      { kind: 'ended', outcome: problem },
    ]);
    expect(runner.tasks.length).toBe(1);
  });
});
