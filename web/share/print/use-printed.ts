// The puzzles to print with the player's marks, and their solutions, which the worker finds one
// after another. A tick in the list loads and solves only the ticked puzzle.

import { useEffect, useRef, useState } from 'react';
import { defined } from '../../../src/puzzle/defined.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { drawnSolution } from '../../../src/vector/drawn-cell.ts';
import { reloadIfServed } from '../../app/reload-if-served.ts';
import { useText } from '../../app/texts.ts';
import { useWork, type Working } from '../../app/use-work.ts';
import { startPlay } from '../../board/state/restore-play.ts';
import { futureDateOf } from '../../puzzle-store/daily/future-puzzle.ts';
import { forgetDamaged } from '../../puzzle-store/damaged-puzzle.ts';
import { loadPuzzle } from '../../puzzle-store/library-puzzles.ts';
import { openedName } from '../../puzzle-store/opened-name.ts';
import { loadSavedGame } from '../../puzzle-store/saved-games.ts';
import { fingerprintOf } from '../../storage/fingerprint.ts';
import type { Storage } from '../../storage/storage.ts';
import { useStorage } from '../../storage/use-storage.ts';
import { longWorker } from '../../workers/task-workers.ts';
import { type KeptSolutions, type Solved, withSolved } from './kept-solutions.ts';

export interface Printed {
  readonly id: string;
  readonly fingerprint: string;
  readonly puzzle: Puzzle;
  readonly marks?: Uint8Array;
}

/** A puzzle that could not be loaded, so that only the others can be printed. */
export interface FailedLoad {
  readonly id: string;
  readonly error: unknown;
}

interface PrintedPuzzles {
  readonly found: readonly Printed[];
  readonly missing: readonly string[];
  readonly failed: readonly FailedLoad[];
}

interface Printing {
  /** Undefined until the puzzles of the first choice are loaded. */
  readonly printed: PrintedPuzzles | undefined;
  /** Tries again what could not be loaded. */
  readonly again: () => Promise<void>;
}

export function usePrinted(ids: readonly string[]): Printing {
  const storage = useStorage();
  const [tries, setTries] = useState(0);
  const [printed, setPrinted] = useState<PrintedPuzzles>();
  const loads = useRef<ReadonlyMap<string, Promise<Printed | FailedLoad | undefined>>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads what has failed.
  useEffect(() => {
    let isWanted = true;
    loads.current = new Map(ids.map((id) => [id, loads.current.get(id) ?? load(storage, id)]));
    void Promise.all(loads.current.values()).then((loaded) => {
      const next = printedOf(ids, loaded);
      const failed = new Set(next.failed.map(({ id }) => id));
      loads.current = new Map([...loads.current].filter(([id]) => !failed.has(id)));
      if (isWanted) setPrinted(next);
    });
    return () => {
      isWanted = false;
    };
  }, [storage, ids, tries]);
  const again = async (): Promise<void> => {
    const failed = printed?.failed ?? [];
    await Promise.all(failed.map(({ error }) => forgetDamaged(error)));
    const isHere = await Promise.all(failed.map(({ id }) => isReachable(storage, id)));
    if (isHere.includes(false)) await reloadIfServed();
    setTries(tries + 1);
  };
  return { printed, again };
}

function printedOf(
  ids: readonly string[],
  loaded: readonly (Printed | FailedLoad | undefined)[],
): PrintedPuzzles {
  return {
    found: loaded.flatMap((each) => (each === undefined || 'error' in each ? [] : each)),
    missing: ids.filter((_, i) => loaded[i] === undefined),
    failed: loaded.flatMap((each) => (each !== undefined && 'error' in each ? each : [])),
  };
}

async function load(storage: Storage, id: string): Promise<Printed | FailedLoad | undefined> {
  try {
    return await loadPrinted(storage, id);
  } catch (error) {
    return { id, error };
  }
}

async function loadPrinted(storage: Storage, id: string): Promise<Printed | undefined> {
  const [shelved, save] = await Promise.all([loadPuzzle(storage, id), loadSavedGame(storage, id)]);
  if (shelved === undefined) return undefined;
  const { puzzle } = shelved;
  const fingerprint = fingerprintOf(puzzle);
  return { id, fingerprint, puzzle, ...defined({ marks: save && startPlay(puzzle, save).cells }) };
}

/** A reload brings no day nearer that is still to come. */
function isReachable(storage: Storage, id: string): Promise<boolean> {
  return loadPuzzle(storage, id).then(
    () => true,
    (error: unknown) => futureDateOf(error) !== undefined,
  );
}

/** The limit for the solve of each puzzle, in seconds. */
export const SOLVE_LIMIT = 20;

/**
 * Solves the wanted puzzles that have no solution yet. A solve that the person cancels counts as
 * one that found no solution.
 */
export function useSolutions(
  wanted: readonly Printed[],
): Pick<Working, 'work'> & { readonly solutions: KeptSolutions } {
  const text = useText();
  const { work, run, cancel } = useWork();
  const [solutions, setSolutions] = useState<KeptSolutions>(new Map());
  const next = wanted.find(({ fingerprint }) => !solutions.has(fingerprint));
  useEffect(() => {
    if (next === undefined) return;
    let isWanted = true;
    const keep = (solved: Solved = { isOnlyOne: true }): void => {
      if (isWanted) setSolutions((before) => withSolved(before, next.fingerprint, solved));
    };
    run(text('share.print.solving', { name: openedName(next, text) }), ({ signal }) =>
      solve(next.puzzle, signal),
    ).then(
      keep,
      // A worker that failed has found no solution either.
      () => keep(),
    );
    return () => {
      isWanted = false;
      cancel();
    };
  }, [next, run, cancel, text]);
  return { work, solutions };
}

async function solve(puzzle: Puzzle, signal: AbortSignal): Promise<Solved> {
  const limits = { seconds: SOLVE_LIMIT };
  const { value } = await longWorker.ask('solve', { puzzle, maxSolutions: 2, limits }, { signal });
  const { solutions, verdict } = value;
  const [first] = solutions;
  return {
    isOnlyOne: verdict !== 'multiple',
    ...defined({ cells: first && drawnSolution(first) }),
  };
}
