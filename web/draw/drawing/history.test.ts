import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withAddedColour } from '../palette/palette-edit.ts';
import {
  changedHistory,
  redoneHistory,
  startHistory,
  type UndoHistory,
  undoneHistory,
} from './history.ts';
import {
  emptyPicture,
  type Picture,
  sameMarks,
  samePicture,
  sized,
  withCells,
  withGivenCells,
  withLines,
  withMarkedCells,
} from './picture.ts';

type Edit = (picture: Picture) => Picture;

const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.array(fc.nat(8), { maxLength: 4 }).map(
    (cells): Edit =>
      (own) =>
        withCells(own, cells, 1),
  ),
  fc.nat(8).map(
    (cell): Edit =>
      (own) =>
        withCells(own, [cell], 0),
  ),
  fc.array(fc.nat(8), { maxLength: 4 }).map(
    (cells): Edit =>
      (own) =>
        withGivenCells(own, cells, cells.length > 1),
  ),
  fc.array(fc.nat(8), { maxLength: 4 }).map(
    (cells): Edit =>
      (own) =>
        withMarkedCells(own, cells, cells.length > 1),
  ),
  fc.constantFrom<Edit>(
    (own) => withLines(own, 'left', 1),
    (own) => withAddedColour(own, { name: 'red', rgb: '#ff0000' }),
    (own) => sized(own, 3, 3),
  ),
);

/** A history that keeps every picture. */
interface Pictures {
  readonly past: readonly Picture[];
  readonly now: Picture;
  readonly future: readonly Picture[];
}

type Move = Edit | 'undo' | 'redo';

function afterMove({ past, now, future }: Pictures, move: Move): Pictures {
  if (move === 'undo') {
    const before = past.at(-1);
    if (before === undefined) return { past, now, future };
    return { past: past.slice(0, -1), now: before, future: [now, ...future] };
  }
  if (move === 'redo') {
    const [after, ...rest] = future;
    return after === undefined
      ? { past, now, future }
      : { past: [...past, now], now: after, future: rest };
  }
  const next = move(now);
  const isSame = samePicture(next, now) && sameMarks(next, now) && next.palette === now.palette;
  if (isSame) return { past, now, future };
  return { past: [...past, now], now: next, future: [] };
}

function moved(history: UndoHistory, move: Move): UndoHistory {
  if (move === 'undo') return undoneHistory(history);
  return move === 'redo' ? redoneHistory(history) : changedHistory(history, move(history.picture));
}

const anyMove = fc.oneof(
  { weight: 2, arbitrary: anyEdit },
  { weight: 1, arbitrary: fc.constantFrom('undo', 'redo') },
);

describe('a history', () => {
  it('gives the pictures that a history of whole pictures gives', () => {
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 24 }), (moves) => {
        let history = startHistory(emptyPicture(3));
        let pictures: Pictures = { past: [], now: history.picture, future: [] };
        for (const move of moves) {
          history = moved(history, move);
          pictures = afterMove(pictures, move);
          expect(history.picture).toEqual(pictures.now);
          expect(history.past).toHaveLength(pictures.past.length);
          expect(history.future).toHaveLength(pictures.future.length);
        }
      }),
    );
  });

  it('takes no step where nothing is changed', () => {
    const history = startHistory(emptyPicture(3));
    expect(changedHistory(history, withCells(history.picture, [4], 0))).toBe(history);
    expect(changedHistory(history, { ...history.picture })).toBe(history);
    expect(undoneHistory(history)).toEqual(history);
    expect(redoneHistory(history)).toEqual(history);
  });

  it('forgets what was undone when something else is drawn', () => {
    const drawn = changedHistory(startHistory(emptyPicture(3)), withCells(emptyPicture(3), [0], 1));
    const other = changedHistory(undoneHistory(drawn), withCells(emptyPicture(3), [1], 1));
    expect(other.future).toEqual([]);
    expect(redoneHistory(other)).toEqual(other);
  });

  it('keeps only what changed, in colours and in given cells', () => {
    const sheet = emptyPicture(200);
    const drawn = changedHistory(startHistory(sheet), withCells(sheet, [7, 8], 1));
    const fixed = changedHistory(drawn, withGivenCells(drawn.picture, [8], true));
    expect(fixed.past).toEqual([
      { kind: 'cells', cells: Uint16Array.of(7, 2, 256), given: Uint16Array.of() },
      { kind: 'cells', cells: Uint16Array.of(), given: Uint16Array.of(8, 1, 256) },
    ]);
  });

  it('keeps both pictures where the runs would take more room', () => {
    const sheet = emptyPicture(4);
    const dots = withCells(sheet, [0, 2, 4, 6, 8, 10], 1);
    const { past } = changedHistory(startHistory(sheet), dots);
    expect(past).toEqual([{ kind: 'whole', before: sheet, after: dots }]);
  });
});
