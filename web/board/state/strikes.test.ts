import { describe, expect, it } from 'vitest';
import { puzzleOfLengths } from '../../../test/boards.ts';
import {
  applyChanges,
  clearBoard,
  emptyPlay,
  type PlayState,
  redo,
  rejectTrial,
  startTrial,
  strike,
  undo,
} from './play-state.ts';
import { restorePlay } from './restore-play.ts';
import { latestAboutStrikes, struckAfter } from './strikes.ts';

/** The columns are lines 2 and 3. */
const PUZZLE = puzzleOfLengths([[2], [1]], [[2], [1]]);
const BLOCK = { line: 2, block: 0 };
const struckIn = ({ past }: PlayState) => struckAfter(past);
const STRUCK = strike(emptyPlay(PUZZLE), BLOCK, 5);

describe('strikes', () => {
  it('come and go, and can be undone', () => {
    expect(struckIn(STRUCK)).toEqual([BLOCK]);
    expect(struckIn(strike(STRUCK, BLOCK, 6))).toEqual([]);
    expect(struckIn(undo(STRUCK))).toEqual([]);
    expect(struckIn(redo(undo(STRUCK)))).toEqual([BLOCK]);
  });

  it('leave the marks as they are', () => {
    expect(STRUCK.cells).toEqual(emptyPlay(PUZZLE).cells);
  });

  it('go with a rejected trial, and when the board is cleared', () => {
    const inTrial = strike(startTrial(STRUCK, 6), { line: 0, block: 0 }, 7);
    expect(struckIn(inTrial)).toHaveLength(2);
    expect(struckIn(rejectTrial(inTrial, 8))).toEqual([BLOCK]);
    const marked = applyChanges(STRUCK, [{ cell: 0, from: 0, to: 2 }], 'paint', 6);
    for (const board of [STRUCK, marked]) {
      expect(struckIn(clearBoard(board, 7))).toEqual([]);
      expect(struckIn(undo(clearBoard(board, 7)))).toEqual([BLOCK]);
    }
  });

  it('stay while strokes come and go, and change with the latest move about them only', () => {
    const latest = ({ past }: PlayState) => latestAboutStrikes(past);
    const marked = applyChanges(STRUCK, [{ cell: 0, from: 0, to: 2 }], 'paint', 6);
    expect(latest(marked)).toBe(latest(STRUCK));
    expect(latest(undo(marked))).toBe(latest(STRUCK));
    for (const next of [
      undo(STRUCK),
      strike(STRUCK, BLOCK, 6),
      clearBoard(STRUCK, 6),
      startTrial(STRUCK, 6),
      rejectTrial(startTrial(STRUCK, 6), 7),
    ])
      expect(latest(next)).not.toBe(latest(STRUCK));
  });

  it('are of blocks that there are', () => {
    const empty = emptyPlay(PUZZLE);
    for (const block of [
      { line: 4, block: 0 },
      { line: 0, block: 1 },
      { line: -1, block: 0 },
    ])
      expect(strike(empty, block, 0)).toBe(empty);
  });

  it('come back from a save, up to one that the puzzle does not have', () => {
    const { past } = STRUCK;
    expect(restorePlay(PUZZLE, { past, future: [] })?.past).toEqual(past);
    const wrong = { kind: 'strike', changes: [], at: 6, block: { line: 0, block: 9 } };
    expect(restorePlay(PUZZLE, { past: [...past, wrong], future: [] })?.past).toEqual(past);
    const bare = { kind: 'strike', changes: [], at: 6 };
    expect(restorePlay(PUZZLE, { past: [bare], future: [] })?.past).toEqual([]);
  });
});
