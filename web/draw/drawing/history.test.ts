import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withAddedColour } from '../palette/palette-edit.ts';
import { changedHistory, redoneHistory, startHistory, undoneHistory } from './history.ts';
import {
  emptyPicture,
  type Picture,
  sized,
  withCells,
  withGivenCells,
  withLines,
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
  fc.constantFrom<Edit>(
    (own) => withLines(own, 'left', 1),
    (own) => withAddedColour(own, { name: 'red', rgb: '#ff0000' }),
    (own) => sized(own, 3, 3),
  ),
);

describe('a history', () => {
  it('leads back to every picture and forth again', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 12 }), (edits) => {
        let history = startHistory(emptyPicture(3));
        const seen = [history.picture];
        for (const edit of edits) {
          history = changedHistory(history, edit(history.picture));
          if (history.past.length === seen.length) seen.push(history.picture);
        }
        for (const picture of seen.toReversed()) {
          expect(history.picture).toEqual(picture);
          history = undoneHistory(history);
        }
        for (const picture of seen) {
          expect(history.picture).toEqual(picture);
          history = redoneHistory(history);
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

  it('keeps only the cells that changed', () => {
    const { past } = changedHistory(
      startHistory(emptyPicture(200)),
      withCells(emptyPicture(200), [7], 1),
    );
    expect(past).toEqual([
      {
        kind: 'cells',
        cells: Uint32Array.of(7),
        before: Uint8Array.of(0),
        after: Uint8Array.of(1),
      },
    ]);
  });
});
