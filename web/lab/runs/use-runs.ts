// The runs of a comparison: starts them, one or several at a time, collects their events, and ends
// them. A new start ends the earlier runs, and so does leaving the screen.

import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { ComparedMethod, Setup } from '../setup/setup.ts';
import { measureMethod } from './measure-method.ts';
import type { LabRunner } from './method-run.ts';
import { isUnfinished, type RunEvent, type RunState, reduceRuns } from './run-state.ts';
import { runnerOf } from './runner-of.ts';

/** The setup and the puzzle that were started. */
export interface Started {
  readonly setup: Setup;
  readonly puzzle: Puzzle;
}

export interface RunControls {
  readonly runs: readonly RunState[];
  readonly started: Started | undefined;
  readonly isRunning: boolean;
  readonly start: (setup: Setup, puzzle: Puzzle) => void;
  readonly cancel: () => void;
}

interface Comparison {
  readonly runners: Set<LabRunner>;
  /**
   * Whether the runs were stopped: those that have begun end with what is known, and no more begin.
   */
  isStopped: boolean;
  /** Whether a new start or leaving the screen ended the runs; then their events are ignored. */
  isLeft: boolean;
}

export function useRuns(): RunControls {
  const [runs, dispatch] = useReducer(reduceRuns, []);
  const [started, setStarted] = useState<Started>();
  const comparison = useRef<Comparison>(undefined);
  const leave = useCallback(() => {
    if (comparison.current === undefined) return;
    comparison.current.isLeft = true;
    stop(comparison.current);
  }, []);
  const start = useCallback(
    (setup: Setup, puzzle: Puzzle) => {
      leave();
      comparison.current = { runners: new Set(), isStopped: false, isLeft: false };
      setStarted({ setup, puzzle });
      dispatch({ kind: 'start', comparedMethods: setup.comparedMethods });
      void runAll(comparison.current, { setup, puzzle }, dispatch);
    },
    [leave],
  );
  const cancel = useCallback(() => {
    dispatch({ kind: 'cancel' });
    if (comparison.current !== undefined) stop(comparison.current);
  }, []);
  useEffect(() => leave, [leave]);
  return { runs, started, isRunning: runs.some(isUnfinished), start, cancel };
}

function stop(comparison: Comparison): void {
  comparison.isStopped = true;
  for (const runner of comparison.runners) runner.stop();
}

async function runAll(
  comparison: Comparison,
  started: Started,
  dispatch: (event: RunEvent) => void,
): Promise<void> {
  const { setup } = started;
  const waiting = [...setup.comparedMethods.entries()];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next && !comparison.isStopped; next = waiting.shift()) {
      await runOne(comparison, next, started, dispatch);
    }
  };
  const lanes = setup.order === 'in-turn' ? 1 : atATime();
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Returns how many methods run side by side at most, with the order `together`. */
export function atATime(): number {
  return Math.max(2, navigator.hardwareConcurrency);
}

async function runOne(
  comparison: Comparison,
  [index, compared]: readonly [number, ComparedMethod],
  started: Started,
  dispatch: (event: RunEvent) => void,
): Promise<void> {
  const runner = runnerOf(compared.method);
  comparison.runners.add(runner);
  try {
    await measureMethod(runner, compared, {
      ...started,
      isStopped: () => comparison.isStopped,
      onEvent: (event) => {
        if (!comparison.isLeft)
          dispatch({ kind: 'measure-event', index, at: performance.now(), event });
      },
    });
  } finally {
    runner.close();
    comparison.runners.delete(runner);
  }
}
