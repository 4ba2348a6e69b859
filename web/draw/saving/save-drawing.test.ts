import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { parsePuzzles, toJson } from '../../../src/formats/index.ts';
import type { Meta, Puzzle } from '../../../src/puzzle/puzzle.ts';
import { CROSS, UNMARKED } from '../../board/state/mark.ts';
import { gameCopies, keepGameCopy } from '../../puzzle-store/game-copies.ts';
import { loadPuzzle, ownPuzzles, replaceOwn } from '../../puzzle-store/library-puzzles.ts';
import { removeOwn } from '../../puzzle-store/remove-own.ts';
import { loadSavedGame, putSavedGame } from '../../puzzle-store/saved-games.ts';
import { openDatabase } from '../../storage/database.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { makeStorage } from '../../storage/storage.ts';
import { forgetDrawingRecord, keepDrawingRecord } from '../drawing/drawing-record.ts';
import { startDrawing } from '../drawing/drawing-state.ts';
import {
  emptyPicture,
  type Picture,
  pictureOfPuzzle,
  puzzleOfPicture,
  withCells,
  withGivenCells,
  withLines,
} from '../drawing/picture.ts';
import { withAddedColour } from '../palette/palette-edit.ts';
import { isSaved, saveDrawing } from './save-drawing.ts';

const storage = makeStorage(openDatabase);

/** These two pictures have the same clues. */
const DOWN = withCells(emptyPicture(2), [0, 3], 1);
const UP = withCells(emptyPicture(2), [1, 2], 1);

function saveNew(picture: Picture, meta: Meta = {}): Promise<string> {
  return saveDrawing(storage, picture, meta, undefined);
}

async function pictureAt(id: string): Promise<Picture | undefined> {
  const there = await loadPuzzle(storage, id);
  return there && pictureOfPuzzle(there.puzzle);
}

function saveOf(puzzleId: string): SavedGame {
  const times = { elapsed: 1000, changed: 5, progress: 1, helps: 0, best: 1000 };
  return { puzzleId, past: [], future: [], solved: true, ...times };
}

afterEach(async () => {
  for (const { id } of await ownPuzzles(storage)) {
    await removeOwn(storage, id);
    await forgetDrawingRecord(storage, id);
  }
});

describe('a puzzle that leaves clues open', () => {
  it('stays as it is until the drawing is changed, and has exact clues then', async () => {
    const id = await saveNew(DOWN);
    const { puzzle } = (await loadPuzzle(storage, id)) ?? {};
    if (puzzle === undefined) throw new Error('not saved');
    const open: Puzzle = { ...puzzle, rows: [null, [{ length: null, colour: 1 }]] };
    await replaceOwn(storage, id, open);
    expect(await saveDrawing(storage, DOWN, {}, id)).toBe(id);
    expect((await loadPuzzle(storage, id))?.puzzle).toEqual(open);
    const named = { ...open, meta: { title: 'Down' } };
    await saveDrawing(storage, DOWN, named.meta, id);
    expect((await loadPuzzle(storage, id))?.puzzle).toEqual(named);
    const more = withCells(DOWN, [1], 1);
    await saveDrawing(storage, more, {}, id);
    expect((await loadPuzzle(storage, id))?.puzzle).toEqual(puzzleOfPicture(more));
  });
});

describe('a drawing that is only renamed', () => {
  it('keeps what no drawing has, as long as the picture stays', async () => {
    const saved = [{ width: 2, height: 2, cells: Int32Array.of(2, 3, 3, 3) }];
    const extras = { saved, otherProperties: ['rule 5'] };
    const id = await saveNew(DOWN);
    await replaceOwn(storage, id, { ...puzzleOfPicture(DOWN), ...extras });
    await saveDrawing(storage, DOWN, { title: 'Down' }, id);
    expect((await loadPuzzle(storage, id))?.puzzle).toMatchObject({
      ...extras,
      meta: { title: 'Down' },
    });
    const more = withCells(DOWN, [1], 1);
    await saveDrawing(storage, more, {}, id);
    expect((await loadPuzzle(storage, id))?.puzzle).toEqual(puzzleOfPicture(more));
  });
});

it('the texts of a drawing are those of its puzzle, in files too', async () => {
  const meta = {
    ...{ title: 'Down', author: 'Ada', copyright: '2026 Ada', licence: 'CC-BY-4.0' },
    notes: 'From a napkin.\nTurned.',
  };
  const id = await saveNew(DOWN, meta);
  const { puzzle } = (await loadPuzzle(storage, id)) ?? {};
  if (puzzle === undefined) throw new Error('not saved');
  expect([puzzle.meta, isSaved(DOWN, meta, puzzle)]).toEqual([meta, true]);
  const [read] = parsePuzzles(JSON.stringify(toJson(puzzle)));
  expect(read.ok && read.value.meta).toEqual(meta);
});

describe('given cells of a drawing', () => {
  it('are saved, and no longer marked', async () => {
    const id = await saveNew(DOWN);
    const moves = [0, 1].map((cell) => ({
      kind: 'paint' as const,
      changes: [{ cell, from: UNMARKED, to: CROSS }],
      at: 0,
    }));
    await putSavedGame(storage, { ...saveOf(id), past: moves });
    const given = withGivenCells(DOWN, [0], true);
    await saveDrawing(storage, given, {}, id);
    expect(await pictureAt(id)).toEqual(given);
    expect((await loadSavedGame(storage, id))?.past).toEqual([moves[1]]);
  });

  it('keep the ends of trials whose marks were in them', async () => {
    const id = await saveNew(DOWN);
    const mark = (from: number, to: number) => [{ cell: 0, from, to }];
    await putSavedGame(storage, {
      ...saveOf(id),
      past: [
        { kind: 'trial-start', changes: [], at: 0 },
        { kind: 'paint', changes: mark(UNMARKED, CROSS), at: 0 },
        { kind: 'trial-reject', changes: mark(CROSS, UNMARKED), at: 0 },
      ],
    });
    await saveDrawing(storage, withGivenCells(DOWN, [0], true), {}, id);
    expect((await loadSavedGame(storage, id))?.past.map(({ kind }) => kind)).toEqual([
      'trial-start',
      'trial-reject',
    ]);
  });
});

describe('a new drawing', () => {
  it('leaves another with the same clues alone', async () => {
    const first = await saveNew(DOWN, { title: 'Down' });
    const second = await saveNew(UP);
    expect(second).not.toBe(first);
    expect([await pictureAt(first), await pictureAt(second)]).toEqual([DOWN, UP]);
    expect((await loadPuzzle(storage, first))?.puzzle.meta.title).toBe('Down');
  });

  it('is the one that is there when picture and title are the same', async () => {
    const first = await saveNew(DOWN, { title: 'Down' });
    expect(await saveNew(DOWN, { title: 'Down' })).toBe(first);
    expect(await saveNew(DOWN, { title: 'Other' })).not.toBe(first);
    expect(await ownPuzzles(storage)).toHaveLength(2);
  });

  it('leaves one alone on which changes wait to be saved', async () => {
    const first = await saveNew(DOWN);
    await keepDrawingRecord(storage, first, startDrawing(UP));
    expect(await saveNew(DOWN)).not.toBe(first);
  });
});

describe('a colour that no cell has', () => {
  it('is nothing to be saved', async () => {
    const id = await saveNew(DOWN);
    const coloured = withAddedColour(DOWN, { name: 'red', rgb: '#ff0000' });
    expect(isSaved(coloured, {}, (await loadPuzzle(storage, id))!.puzzle)).toBe(true);
    expect(await saveNew(coloured)).toBe(id);
  });
});

describe('a drawing that is saved again', () => {
  it('keeps its place and its marks while the board has the same shape', async () => {
    const id = await saveNew(DOWN);
    await Promise.all([putSavedGame(storage, saveOf(id)), keepGameCopy(storage, saveOf(id))]);
    const more = withCells(DOWN, [1], 1);
    expect(await saveDrawing(storage, more, { title: 'More' }, id)).toBe(id);
    expect(await pictureAt(id)).toEqual(more);
    const { best: _, ...played } = saveOf(id);
    expect(await loadSavedGame(storage, id)).toEqual({ ...played, solved: false });
    expect(await gameCopies(storage, id)).toEqual([{ ...played, solved: false }]);
    await saveDrawing(storage, withLines(more, 'top', 1), {}, id);
    expect(await loadSavedGame(storage, id)).toBeUndefined();
    expect(await gameCopies(storage, id)).toEqual([]);
  });

  it('drops its marks where they would stand for another colour', async () => {
    const red = withCells(withAddedColour(DOWN, { name: 'red', rgb: '#ff0000' }), [1], 2);
    const blue = withCells(withAddedColour(DOWN, { name: 'blue', rgb: '#0000ff' }), [1], 2);
    const id = await saveNew(red);
    await putSavedGame(storage, saveOf(id));
    await saveDrawing(storage, blue, {}, id);
    expect(await loadSavedGame(storage, id)).toBeUndefined();
  });

  it('keeps what was played, time and all, while the clues are the same', async () => {
    const id = await saveNew(DOWN);
    await putSavedGame(storage, saveOf(id));
    await saveDrawing(storage, UP, { title: 'Up' }, id);
    expect(await pictureAt(id)).toEqual(UP);
    expect(await loadSavedGame(storage, id)).toEqual(saveOf(id));
  });

  it('comes back where it was deleted meanwhile', async () => {
    const id = await saveNew(DOWN);
    await removeOwn(storage, id);
    expect(await pictureAt(await saveDrawing(storage, DOWN, {}, id))).toEqual(DOWN);
  });
});
