// The puzzles to print with the player's marks, and their solutions, which the worker finds one
// after another. A tick in the list loads and solves only the ticked puzzle.

import { useEffect, useRef, useState } from 'react';
import { defined } from '../../../src/puzzle/defined.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { drawnSolution } from '../../../src/vector/drawn-cell.ts';
import { useText } from '../../app/texts.ts';
import { useWork, type Working } from '../../app/use-work.ts';
import { startPlay } from '../../board/state/restore-play.ts';
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

interface PrintedPuzzles {
  readonly found: readonly Printed[];
  readonly missing: readonly string[];
}

/** Returns undefined until the puzzles of the first choice are loaded. */
export function usePrinted(ids: readonly string[]): PrintedPuzzles | undefined {
  const storage = useStorage();
  const [printed, setPrinted] = useState<PrintedPuzzles>();
  const loads = useRef<ReadonlyMap<string, ReturnType<typeof load>>>(new Map());
  useEffect(() => {
    let isWanted = true;
    loads.current = new Map(ids.map((id) => [id, loads.current.get(id) ?? load(storage, id)]));
    void Promise.all(loads.current.values()).then((loaded) => {
      const found = loaded.filter((each) => each !== undefined);
      const missing = ids.filter((_, i) => loaded[i] === undefined);
      if (isWanted) setPrinted({ found, missing });
    });
    return () => {
      isWanted = false;
    };
  }, [storage, ids]);
  return printed;
}

async function load(storage: Storage, id: string): Promise<Printed | undefined> {
  const [shelved, save] = await Promise.all([
    // A puzzle that cannot be loaded counts as missing, so that the others can be printed.
    loadPuzzle(storage, id).catch(() => undefined),
    loadSavedGame(storage, id),
  ]);
  if (shelved === undefined) return undefined;
  const { puzzle } = shelved;
  const fingerprint = fingerprintOf(puzzle);
  return { id, fingerprint, puzzle, ...defined({ marks: save && startPlay(puzzle, save).cells }) };
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
