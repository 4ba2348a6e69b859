import { describe, expect, it } from 'vitest';
import { paletteOf, puzzleOf } from '../../../test/boards.ts';
import { randomCells } from '../../../test/hunt/puzzles.ts';
import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import { isKnown } from '../../puzzle/grid.ts';
import type { Size } from '../../puzzle/places.ts';
import { settleLines } from '../board/settle-lines.ts';
import { bitCount } from '../line-kernel/bit-count.ts';
import { makeRandom } from '../random.ts';
import { countOpen, openCells } from './open-cells.ts';
import { recolour, takeBack } from './recolour.ts';
import { resettle, type SettledPicture, settlePicture } from './settled-picture.ts';

/** Returns what line solving from scratch leaves open, and how many candidates it leaves. */
function fromScratch(size: Size, picture: Uint8Array, colours: number) {
  const cells = Int32Array.from(picture, (colour) => 1 << colour);
  const { grid } = settleLines(
    puzzleOf(draftOfPicture({ ...size, cells }, paletteOf(colours - 1))),
  );
  return {
    open: [...grid.cells.keys()].filter((cell) => !isKnown(grid.cells[cell])),
    left: grid.cells.reduce((sum, candidates) => sum + bitCount(candidates), 0),
  };
}

const stateOf = (settled: SettledPicture) => ({
  open: openCells(settled),
  left: settled.left[settled.last],
});

const snapshot = ({ picture, rounds, left, last }: SettledPicture) => ({
  picture: [...picture],
  rounds: rounds.slice(0, last + 1).map((round) => [...round]),
  left: left.slice(0, last + 1),
});

describe('recolour', () => {
  it('settles as from scratch, and can be taken back', () => {
    const random = makeRandom(20);
    for (let puzzle = 0; puzzle < 100; puzzle++) {
      const size = { width: 1 + random.below(40), height: 1 + random.below(40) };
      if (puzzle % 20 === 0) size.width = 60 + random.below(50);
      const colours = 2 + random.below(3);
      const picture = Uint8Array.from(randomCells(random, size.width * size.height, colours));
      const settled = settlePicture(size, picture, colours);
      expect(stateOf(settled)).toEqual(fromScratch(size, picture, colours));
      for (let change = 0; change < 12; change++) {
        const cells = Array.from({ length: 1 + random.below(3) }, () =>
          random.below(picture.length),
        );
        const before = snapshot(settled);
        recolour(settled, cells, random.below(colours));
        expect(stateOf(settled)).toEqual(fromScratch(size, settled.picture, colours));
        expect(countOpen(settled)).toBe(openCells(settled).length);
        if (random.below(2) === 0) continue;
        takeBack(settled);
        expect(snapshot(settled)).toEqual(before);
      }
      resettle(settled, picture);
      expect(stateOf(settled)).toEqual(fromScratch(size, picture, colours));
    }
  });

  it('takes nothing back twice', () => {
    const settled = settlePicture({ width: 3, height: 1 }, Uint8Array.of(1, 0, 1), 2);
    recolour(settled, [1], 1);
    takeBack(settled);
    takeBack(settled);
    expect([...settled.picture]).toEqual([1, 0, 1]);
    expect(countOpen(settled)).toBe(0);
  });
});
