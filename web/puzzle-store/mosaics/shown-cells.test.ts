import { expect, it } from 'vitest';
import type { Mosaic } from '../../../src/packs/mosaic.ts';
import { packPicture } from '../../../src/packs/packed-picture.ts';
import { NOTE } from '../../board/state/mark.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { shownCells } from './shown-cells.ts';

const tile = (colours: readonly number[], cells: readonly number[]) => ({
  ...({ label: 'easy', colours } as const),
  picture: packPicture(Uint8Array.from(cells), colours.length),
});

const MOSAIC: Mosaic = {
  ...{ number: 1, titles: { en: 'Bars', de: 'Balken' }, icons: [], sets: [] },
  ...{ columns: 3, rows: 1, tileWidth: 2, tileHeight: 1 },
  palette: ['#ffffff', '#ff0000', '#0000ff'],
  tiles: [tile([0, 2], [1, 0]), tile([0, 2], [1, 1]), tile([0, 1], [1, 0])],
};

function saveOf(puzzleId: string, marks: readonly number[], facts: Partial<SavedGame>): SavedGame {
  const changes = marks.map((to, cell) => ({ cell, from: 0, to }));
  const past = [{ kind: 'paint', changes, at: 0 }] as const;
  const rest = { future: [], elapsed: 0, changed: 0, solved: false, helps: 0, progress: 0 };
  return { puzzleId, past, ...rest, ...facts };
}

const savesOf = (...saves: readonly SavedGame[]) =>
  new Map(saves.map((save) => [save.puzzleId, save]));

it('solved tiles show their picture, and others the marks of the person', () => {
  const saves = savesOf(
    saveOf('mosaic-1-r1c1', [], { solved: true }),
    saveOf('mosaic-1-r1c2', [2, NOTE + 2], { progress: 0.5 }),
  );
  const { cells, isDamaged } = shownCells(MOSAIC, saves);
  expect([...cells]).toEqual([3, 1, 3, 0, 0, 0]);
  expect(isDamaged).toBe(false);
});

it('a colour that the tile does not have is no mark of it', () => {
  const saves = savesOf(saveOf('mosaic-1-r1c3', [9, 1], { progress: 1 }));
  expect([...shownCells(MOSAIC, saves).cells].slice(4)).toEqual([1, 1]);
});

it('a damaged picture is told when it is to be shown, and all else is shown', () => {
  const [first, ...others] = MOSAIC.tiles;
  const damaged = { ...MOSAIC, tiles: [{ ...first, picture: 'A*' }, ...others] };
  expect(shownCells(damaged, new Map()).isDamaged).toBe(false);
  const saves = savesOf(
    saveOf('mosaic-1-r1c1', [0, 2], { solved: true }),
    saveOf('mosaic-1-r1c2', [], { solved: true }),
  );
  const { cells, isDamaged } = shownCells(damaged, saves);
  expect([...cells]).toEqual([0, 3, 3, 3, 0, 0]);
  expect(isDamaged).toBe(true);
});
