import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { clueOfLengths } from '../../../src/puzzle/clue.ts';
import { BLACK_AND_WHITE } from '../../../src/puzzle/palette.ts';
import type { Meta, Puzzle } from '../../../src/puzzle/puzzle.ts';
import { validate } from '../../../src/puzzle/validate.ts';
import { painted, UNMARKED } from '../../board/state/mark.ts';
import { gameCopies, keepGameCopy } from '../../puzzle-store/game-copies.ts';
import { addOwn, loadPuzzle, replaceOwn } from '../../puzzle-store/library-puzzles.ts';
import { loadSavedGame, putSavedGame } from '../../puzzle-store/saved-games.ts';
import { openDatabase } from '../../storage/database.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { makeStorage } from '../../storage/storage.ts';
import { savePuzzle } from './save-puzzle.ts';

const storage = makeStorage(openDatabase);
const SAME_COLOURS = [0, 1];

function puzzleOf(rows: number[][], columns: number[][], meta: Meta = {}): Puzzle {
  const clues = (lengths: number[][]) => lengths.map((each) => clueOfLengths(each));
  const draft = { rows: clues(rows), columns: clues(columns), palette: BLACK_AND_WHITE, meta };
  const outcome = validate(draft);
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}

function saveOf(puzzleId: string, ...cells: number[]): SavedGame {
  const past = cells.map((cell) => ({
    kind: 'paint' as const,
    changes: [{ cell, from: UNMARKED, to: painted(1) }],
    at: 0,
  }));
  const [progress, solved, best] = [1, true, 500];
  return { puzzleId, past, future: [], elapsed: 9, changed: 1, progress, solved, helps: 2, best };
}

function recoloured({ palette, ...rest }: Puzzle, rgb: string): Puzzle {
  return { ...rest, palette: palette.with(1, { ...palette[1], name: rgb, rgb }) };
}

async function baseOf(id: string) {
  const base = await loadPuzzle(storage, id);
  if (base === undefined) throw new Error(`no ${id}`);
  return base;
}

describe('saving what is entered', () => {
  it('adds a new puzzle, and finds the same clues again under a new title', async () => {
    const id = await savePuzzle(storage, puzzleOf([[1], [2]], [[2], [1]]), undefined, SAME_COLOURS);
    const again = puzzleOf([[1], [2]], [[2], [1]], { title: 'Step' });
    expect(await savePuzzle(storage, again, undefined, SAME_COLOURS)).toBe(id);
    expect((await loadPuzzle(storage, id))?.puzzle.meta).toEqual({ title: 'Step' });
  });

  it('replaces an own puzzle and keeps its marks where they still are', async () => {
    const id = await addOwn(storage, puzzleOf([[2], [1]], [[1], [2]]), 'drawn');
    await putSavedGame(storage, saveOf(id, 0, 1, 3));
    await keepGameCopy(storage, { ...saveOf(id, 3), changed: 7 });
    const larger = puzzleOf([[2], [1], [1]], [[1], [3], []]);
    expect(await savePuzzle(storage, larger, await baseOf(id), SAME_COLOURS)).toBe(id);
    expect((await loadPuzzle(storage, id))?.puzzle).toEqual(larger);
    const save = await loadSavedGame(storage, id);
    expect(save?.past.map(({ changes }) => changes[0].cell)).toEqual([0, 1, 4]);
    expect(save).toMatchObject({ solved: false, progress: 0.75, elapsed: 9, helps: 2 });
    expect(save?.best).toBeUndefined();
    const [copy] = await gameCopies(storage, id);
    expect(copy).toMatchObject({ changed: 7, solved: false, past: [{ changes: [{ cell: 4 }] }] });
    expect(copy).not.toHaveProperty('best');
  });

  it('carries marks from the board that is kept, not from the one that was opened', async () => {
    const id = await addOwn(storage, puzzleOf([[2], [1]], [[1], [2]]), 'entered');
    const opened = await baseOf(id);
    const wide = puzzleOf([[2], [1]], [[1], [2], []]);
    await savePuzzle(storage, wide, opened, SAME_COLOURS);
    await putSavedGame(storage, saveOf(id, 0, 3));
    await savePuzzle(storage, puzzleOf([[2], [1]], [[1], [2], [], []]), opened, SAME_COLOURS);
    expect((await loadSavedGame(storage, id))?.past.map(({ changes }) => changes[0].cell)).toEqual([
      0, 4,
    ]);
    await savePuzzle(storage, opened.puzzle, opened, SAME_COLOURS);
    expect((await loadPuzzle(storage, id))?.puzzle).toEqual(opened.puzzle);
  });

  it('leaves the marks and the best time of an own puzzle alone that is only renamed', async () => {
    const id = await addOwn(storage, puzzleOf([[1, 1]], [[1], [], [1]]), 'entered');
    const save = { ...saveOf(id, 0), solved: false };
    await putSavedGame(storage, save);
    const renamed = puzzleOf([[1, 1]], [[1], [], [1]], { title: 'Ends' });
    await savePuzzle(storage, renamed, await baseOf(id), SAME_COLOURS);
    expect((await loadPuzzle(storage, id))?.puzzle.meta.title).toBe('Ends');
    expect(await loadSavedGame(storage, id)).toEqual(save);
  });

  it('keeps what the board does not show of a puzzle that is only renamed', async () => {
    const grid = { width: 2, height: 1, cells: Int32Array.of(2, 1) };
    const extras = { goal: grid, otherGoals: [grid], saved: [grid], otherProperties: ['rule 5'] };
    const plain = puzzleOf([[1]], [[1], []]);
    const id = await addOwn(storage, { ...plain, ...extras }, 'imported');
    const renamed = puzzleOf([[1]], [[1], []], { title: 'Dot' });
    await savePuzzle(storage, renamed, await baseOf(id), SAME_COLOURS);
    expect((await loadPuzzle(storage, id))?.puzzle).toEqual({ ...renamed, ...extras });
    const other = puzzleOf([[1]], [[], [1]]);
    await savePuzzle(storage, other, await baseOf(id), SAME_COLOURS);
    expect((await loadPuzzle(storage, id))?.puzzle).toEqual(other);
  });

  it('keeps a goal beside new given cells that it has, and drops any other', async () => {
    const goal = { width: 2, height: 1, cells: Int32Array.of(2, 1) };
    const plain = puzzleOf([[1]], [[1], []]);
    const id = await addOwn(storage, { ...plain, goal }, 'drawn');
    const withGiven = (...cells: number[]): Puzzle => ({
      ...plain,
      given: { width: 2, height: 1, cells: Int32Array.from(cells) },
    });
    const saved = async (puzzle: Puzzle) => {
      await savePuzzle(storage, puzzle, await baseOf(id), SAME_COLOURS);
      return (await loadPuzzle(storage, id))?.puzzle;
    };
    expect(await saved(withGiven(2, 3))).toEqual({ ...withGiven(2, 3), goal });
    expect(await saved(plain)).toEqual({ ...plain, goal });
    expect(await saved(withGiven(1, 3))).toEqual(withGiven(1, 3));
  });

  it('makes an own copy of a puzzle of the page, marks, time and all', async () => {
    await putSavedGame(storage, saveOf('umbrella', 2));
    const base = await baseOf('umbrella');
    const renamed = { ...base.puzzle, meta: { ...base.puzzle.meta, title: 'Parasol' } };
    const id = await savePuzzle(storage, renamed, base, SAME_COLOURS);
    expect(id).toMatch(/^own-/);
    expect(await loadSavedGame(storage, id)).toMatchObject({
      puzzleId: id,
      best: 500,
      past: { length: 1 },
    });
    expect((await loadSavedGame(storage, 'umbrella'))?.past).toHaveLength(1);
    expect((await loadPuzzle(storage, 'umbrella'))?.puzzle.meta.title).toBe('Umbrella');
  });

  it('removes the marks of a colour that another tab has changed', async () => {
    const id = await addOwn(storage, puzzleOf([[2], []], [[1], [1]]), 'entered');
    const opened = await baseOf(id);
    await replaceOwn(storage, id, recoloured(opened.puzzle, '#112233'));
    await putSavedGame(storage, saveOf(id, 0));
    await savePuzzle(storage, recoloured(opened.puzzle, '#332211'), opened, SAME_COLOURS);
    expect((await loadSavedGame(storage, id))?.past).toEqual([]);
  });

  it('does not take a puzzle with other given cells for the same', async () => {
    const id = await addOwn(storage, puzzleOf([[1], []], [[1], []]), 'entered');
    const { puzzle } = await baseOf(id);
    const cells = Int32Array.of(2, 3, 3, 3);
    const withGiven: Puzzle = { ...puzzle, given: { width: 2, height: 2, cells } };
    await savePuzzle(storage, withGiven, await baseOf(id), SAME_COLOURS);
    expect((await loadPuzzle(storage, id))?.puzzle).toEqual(withGiven);
  });

  it('leaves alone what was not changed', async () => {
    const base = await baseOf('umbrella');
    expect(await savePuzzle(storage, base.puzzle, base, SAME_COLOURS)).toBe('umbrella');
  });
});
