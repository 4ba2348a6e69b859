// The boards that the replay of a game shows: how the picture came to be, sampled evenly over the
// moves that changed it. Crosses and notes are not part of the picture.

import { givenMarks } from '../../board/state/given-marks.ts';
import { colourOfMark } from '../../board/state/mark.ts';
import type { PlayedMove, PlayState } from '../../board/state/play-state.ts';

/** A puzzle, and the moves that lead from its empty board to the last one. */
export type Played = Pick<PlayState, 'puzzle' | 'past'>;

/**
 * Returns an empty board and after it at most `most` others, the last of which is the last of the
 * game. A board has a colour for each cell, as an index into the palette.
 */
export function replayBoards({ puzzle, past }: Played, most: number): readonly Uint8Array[] {
  const steps = past.filter(changesPicture);
  const shown = Math.min(most, Math.max(1, steps.length));
  const colours = new Uint8Array(puzzle.width * puzzle.height);
  const boards = [colours.slice()];
  for (const [cell, mark] of givenMarks(puzzle).entries()) colours[cell] = colourOfMark(mark);
  let done = 0;
  for (let board = 1; board <= shown; board++) {
    for (const end = Math.ceil((board * steps.length) / shown); done < end; done++)
      for (const { cell, to } of steps[done].changes) colours[cell] = colourOfMark(to);
    boards.push(colours.slice());
  }
  return boards;
}

function changesPicture({ changes }: PlayedMove): boolean {
  return changes.some(({ from, to }) => colourOfMark(from) !== colourOfMark(to));
}
