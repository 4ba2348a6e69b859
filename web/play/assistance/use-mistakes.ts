// Mistakes that the board shows without being asked, if the player chose so. A worker solves the
// puzzle a single time, and the marks are compared with the solution after each move. If no unique
// solution was found, a worker is asked about the marks after each move.

import { useEffect, useState } from 'react';
import type { Grid } from '../../../src/puzzle/grid.ts';
import { announce } from '../../app/announcer.tsx';
import { useSettings } from '../../app/settings.ts';
import type { PlayState } from '../../board/state/play-state.ts';
import { longWorker, quickWorker } from '../../workers/task-workers.ts';
import { crossedByItself, ownMarksOf } from '../game/own-marks.ts';
import { wrongAgainst } from '../playback/cells-at.ts';
import type { AskContext } from './ask-worker.ts';
import { checkResultOf } from './check-result.ts';

const SECONDS = 20;

/** The mistakes that the board shows without being asked. */
export interface Wrong {
  readonly cells: readonly number[];
  /** The cell to bring into sight: a mistake that was not shown before, if there is one. */
  readonly fresh: number | undefined;
}

const NONE: Wrong = { cells: [], fresh: undefined };

/**
 * Returns the mistakes as far as they are known; none unless the player wants to see them without
 * asking.
 */
export function useMistakes({ store, text }: AskContext): Wrong {
  const isWished = useSettings(({ mistakes }) => mistakes === 'at-once');
  const [wrong, setWrong] = useState(NONE);
  useEffect(() => {
    if (!isWished) return;
    const stop = watchMistakes({ store, text }, (found) =>
      setWrong((before) => wrongAfter(before, found)),
    );
    return () => {
      stop();
      setWrong(NONE);
    };
  }, [store, isWished, text]);
  return wrong;
}

/**
 * Shows the mistakes of the present marks, and of the marks after each move, until the returned
 * function is called. Announces the number of mistakes whenever this number changes.
 */
export function watchMistakes(
  { store, text }: Pick<AskContext, 'store' | 'text'>,
  show: (found: readonly number[]) => void,
): () => void {
  const leaving = new AbortController();
  let asking = new AbortController();
  let announced = 0;
  const solved = solutionOf(store.getState().game.play, leaving.signal);
  const look = async (play: PlayState): Promise<void> => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const found = await wrongCells(play, await solved, signal).catch(() => NONE.cells);
    if (signal.aborted || leaving.signal.aborted) return;
    show(found);
    if (announced !== found.length) announce(text('play.mistakes.now', { count: found.length }));
    announced = found.length;
  };
  void look(store.getState().game.play);
  const stop = store.subscribe(({ game }, before) => {
    if (game.play !== before.game.play) void look(game.play);
  });
  return () => {
    stop();
    leaving.abort();
    asking.abort();
  };
}

/** Keeps the list of cells the same object as long as it has the same cells. */
export function wrongAfter({ cells }: Wrong, found: readonly number[]): Wrong {
  const fresh = found.find((cell) => !cells.includes(cell));
  const isSame = fresh === undefined && found.length === cells.length;
  return { cells: isSame ? cells : found, fresh };
}

/** Returns the only solution; undefined if there is not exactly one, or if it was not found. */
async function solutionOf({ puzzle }: PlayState, signal: AbortSignal): Promise<Grid | undefined> {
  const asked = { puzzle, maxSolutions: 2, limits: { seconds: SECONDS } };
  const answer = await longWorker.ask('solve', asked, { signal }).catch(() => undefined);
  return answer?.value.verdict === 'unique' ? answer.value.solutions[0] : undefined;
}

async function wrongCells(
  play: PlayState,
  solution: Grid | undefined,
  signal: AbortSignal,
): Promise<readonly number[]> {
  if (solution !== undefined) {
    const crossed = crossedByItself(play);
    return wrongAgainst(play.cells, solution).filter((cell) => !crossed.has(cell));
  }
  // The moves are left out: they would only serve to find the last correct position, which is not
  // shown here and is costly to find.
  const { puzzle, marks } = ownMarksOf(play);
  const outcome = await quickWorker.ask('mistakes', { puzzle, marks }, { signal });
  if (!outcome.ok) return [];
  const finding = checkResultOf(outcome.value);
  return finding.kind === 'wrong' ? finding.cells : [];
}
