import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { addOwn, loadPuzzle, ownPuzzles, replaceOwn } from '../../puzzle-store/library-puzzles.ts';
import { removeOwn } from '../../puzzle-store/remove-own.ts';
import { openDatabase } from '../../storage/database.ts';
import { makeStorage } from '../../storage/storage.ts';
import { forgetDrawingRecord, keepDrawingRecord } from '../drawing/drawing-record.ts';
import { startDrawing, withPicture } from '../drawing/drawing-state.ts';
import { emptyPicture, puzzleOfPicture, withCells } from '../drawing/picture.ts';
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

describe('a drawing whose clues were edited', () => {
  it('is still there with its undo, and is saved beside them', async () => {
    const id = await addOwn(storage, puzzleOfPicture(DOT), 'drawn');
    const left = withPicture(startDrawing(emptyPicture(2)), DOT);
    await keepDrawingRecord(storage, id, left);
    await replaceOwn(storage, id, BARE);
    expect(await loadDrawing(storage, id)).toEqual({ kind: 'ready', start: left, isParted: true });
    const next = await saveDrawing(storage, DOT, {}, id);
    expect(next).not.toBe(id);
    expect((await loadPuzzle(storage, id))?.puzzle).toEqual(BARE);
  });
});
