import { expect, it } from 'vitest';
import { MAX_STORED_GRIDS } from '../../src/puzzle/validate-grids.ts';
import { puzzleOfLengths } from '../../test/boards.ts';
import { makeStorage } from '../storage/storage.ts';
import { addSavedGrids } from './add-saved-grids.ts';
import { addOwn, loadPuzzle } from './library-puzzles.ts';

function gridOf(...cells: number[]) {
  return { width: 2, height: 1, cells: Int32Array.from(cells) };
}

it('adds the saved grids that a puzzle of the library lacks, each once', async () => {
  const storage = makeStorage(() => Promise.reject(new Error('memory alone')));
  const [one, two] = [gridOf(2, 3), gridOf(2, 2)];
  const saved = [one];
  const id = await addOwn(storage, { ...puzzleOfLengths([[2]], [[1], [1]]), saved }, 'imported');
  const savedNow = async () => (await loadPuzzle(storage, id))?.puzzle.saved;
  expect([await addSavedGrids(storage, id, [gridOf(2, 3)]), await savedNow()]).toEqual([
    'there',
    [one],
  ]);
  expect([await addSavedGrids(storage, id, [one, two]), await savedNow()]).toEqual([
    'added',
    [one, two],
  ]);
  const many = Array.from({ length: MAX_STORED_GRIDS }, (_, i) => gridOf(3, i));
  expect([await addSavedGrids(storage, id, many), await savedNow()]).toEqual(['left', [one, two]]);
  expect(await addSavedGrids(storage, 'heart', [one])).toBe('left');
});
