// The cells that the board shows in place of the player's marks: a frame of a playback, or a
// solution that was found.

import { useMemo } from 'react';
import { givenMarks } from '../../board/state/given-marks.ts';
import type { GameState } from '../game/game-store.ts';
import { useGame } from '../game/play-context.ts';
import { cellsOfPlayback } from './board-playback.ts';
import { cellsOfSolution } from './cells-at.ts';

/** Returns undefined while the board shows the player's own marks. */
export function useShownCells(): Uint8Array | undefined {
  const playback = useGame((state) => state.playback);
  const solution = useGame(solutionInSight);
  const puzzle = useGame(({ game }) => game.play.puzzle);
  return useMemo(() => {
    if (playback !== undefined) return cellsOfPlayback(playback);
    return solution && cellsOfSolution(givenMarks(puzzle), solution);
  }, [playback, solution, puzzle]);
}

function solutionInSight({ answer }: GameState) {
  return answer?.kind === 'solutions' ? answer.solutions[answer.at] : undefined;
}
