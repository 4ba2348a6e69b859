import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { drawingOfGrid } from '../../../src/create/drawing.ts';
import { solve as solvePuzzle } from '../../../src/engine/solve.ts';
import { BLACK_AND_WHITE } from '../../../src/puzzle/palette.ts';
import { CROSS, painted, UNMARKED } from '../../board/state/mark.ts';
import { addOwn, loadPuzzle, ownPuzzles, replaceOwn } from '../../puzzle-store/library-puzzles.ts';
import { removeOwn } from '../../puzzle-store/remove-own.ts';
import { putSavedGame } from '../../puzzle-store/saved-games.ts';
import { openDatabase } from '../../storage/database.ts';
import { makeStorage } from '../../storage/storage.ts';
import { forgetDrawingRecord, keepDrawingRecord } from '../drawing/drawing-record.ts';
import { startDrawing, withPicture } from '../drawing/drawing-state.ts';
import { emptyPicture, type Picture, puzzleOfPicture, withCells } from '../drawing/picture.ts';
import { loadDrawing } from './load-drawing.ts';
import { saveDrawing } from './save-drawing.ts';

const storage = makeStorage(openDatabase);

const DOT = withCells(emptyPicture(2), [0], 1);
const LINE = withCells(DOT, [1], 1);
const { goal: _, ...BARE } = puzzleOfPicture(LINE, { title: 'Line' });

afterEach(async () => {
  for (const { id } of await ownPuzzles(storage)) {
    await removeOwn(storage, id);
    await forgetDrawingRecord(storage, id);
  }
});

describe('what there is to draw on', () => {
  it('is an empty sheet, or what was left on it', async () => {
    expect(await loadDrawing(storage, undefined)).toEqual({
      kind: 'ready',
      start: startDrawing(emptyPicture()),
    });
    const left = startDrawing(DOT, { title: 'Dot' });
    await keepDrawingRecord(storage, undefined, left);
    expect(await loadDrawing(storage, undefined)).toEqual({ kind: 'ready', start: left });
    await forgetDrawingRecord(storage, undefined);
  });

  it('is the picture of an own puzzle', async () => {
    const puzzle = puzzleOfPicture(DOT, { title: 'Dot' });
    const id = await addOwn(storage, puzzle, 'drawn');
    const start = startDrawing(DOT, { title: 'Dot' });
    expect(await loadDrawing(storage, id)).toEqual({ kind: 'ready', start, saved: puzzle });
  });

  it('is nothing where there is no picture', async () => {
    expect(await loadDrawing(storage, 'own-0')).toEqual({ kind: 'missing' });
    expect(await loadDrawing(storage, 'umbrella')).toMatchObject({
      kind: 'no-picture',
      puzzle: { width: 5, height: 5 },
    });
    const bare = await loadDrawing(storage, await addOwn(storage, BARE, 'entered'));
    expect(bare).toMatchObject({ kind: 'no-picture', puzzle: BARE });
  });
});

/** Marks the cells that a picture paints, in one stroke. */
async function solve(puzzleId: string, { drawing }: Picture): Promise<void> {
  const changes = [...drawing.cells].map((colour, cell) => ({
    cell,
    from: UNMARKED,
    to: colour === 0 ? CROSS : painted(colour),
  }));
  const past = [{ kind: 'paint' as const, changes, at: 0 }];
  const times = { elapsed: 1, changed: 1, progress: 1, helps: 0, solved: true };
  await putSavedGame(storage, { puzzleId, past, future: [], ...times });
}

describe('the picture of a solved puzzle', () => {
  it('is drawn on as a copy, which is saved beside the puzzle', async () => {
    const id = await addOwn(storage, BARE, 'entered');
    await solve(id, LINE);
    const start = startDrawing(LINE, { title: 'Line' });
    expect(await loadDrawing(storage, id)).toEqual({ kind: 'ready', start, apart: 'copied' });
    const left = withPicture(start, DOT);
    await keepDrawingRecord(storage, id, left);
    expect(await loadDrawing(storage, id)).toEqual({ kind: 'ready', start: left, apart: 'copied' });
    const next = await saveDrawing(storage, LINE, { title: 'Line' }, id);
    expect(next).not.toBe(id);
    expect((await loadPuzzle(storage, id))?.puzzle).toEqual(BARE);
    expect((await loadPuzzle(storage, next))?.puzzle.goal).toBeDefined();
  });

  it('of the page becomes an own puzzle', async () => {
    const { puzzle } = (await loadPuzzle(storage, 'umbrella')) ?? {};
    const [first] = puzzle ? (await solvePuzzle(puzzle)).solutions : [];
    if (first === undefined) throw new Error('not solved');
    const picture = { drawing: drawingOfGrid(first), palette: BLACK_AND_WHITE };
    await solve('umbrella', picture);
    const loaded = await loadDrawing(storage, 'umbrella');
    expect(loaded).toMatchObject({ kind: 'ready', apart: 'copied', start: { meta: {} } });
    const next = await saveDrawing(storage, picture, {}, 'umbrella');
    expect(next).toMatch(/^own-/);
    expect((await loadPuzzle(storage, 'umbrella'))?.origin).toBe('built-in');
    await storage.remove('saves', 'umbrella');
  });

  it('is none once the board is emptied', async () => {
    const id = await addOwn(storage, BARE, 'entered');
    await solve(id, emptyPicture(2));
    expect(await loadDrawing(storage, id)).toMatchObject({ kind: 'no-picture' });
  });
});

describe('a drawing whose clues were edited', () => {
  it('is still there with its undo, and is saved beside them', async () => {
    const id = await addOwn(storage, puzzleOfPicture(DOT), 'drawn');
    const left = withPicture(startDrawing(emptyPicture(2)), DOT);
    await keepDrawingRecord(storage, id, left);
    await replaceOwn(storage, id, BARE);
    expect(await loadDrawing(storage, id)).toEqual({ kind: 'ready', start: left, apart: 'edited' });
    const next = await saveDrawing(storage, DOT, {}, id);
    expect(next).not.toBe(id);
    expect((await loadPuzzle(storage, id))?.puzzle).toEqual(BARE);
  });
});
