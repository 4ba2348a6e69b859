import { describe, expect, it } from 'vitest';
import { allCandidates } from '../../../src/puzzle/palette.ts';
import { withNewColour, withoutColour } from './draft-colours.ts';
import { givenOnBoard, gridOfGiven, withoutGiven } from './given-cells.ts';
import { afterGivenStroke, beginGivenStroke } from './given-stroke.ts';
import { draftOfPuzzle, emptyDraft, resized, swapped, type TypedDraft } from './typed-draft.ts';

const ALL = allCandidates(emptyDraft().palette);

/** Gives a cell its next state as often as told. */
function given(draft: TypedDraft, row: number, column: number, times = 1): TypedDraft {
  const next = afterGivenStroke(draft, beginGivenStroke(draft, { row, column }));
  return times === 1 ? next : given(next, row, column, times - 1);
}

function cellsOf(draft: TypedDraft): readonly number[] | undefined {
  const grid = gridOfGiven(draft);
  return grid && [...grid.cells];
}

describe('given cells', () => {
  it('are filled, then empty, then no longer given', () => {
    const draft = emptyDraft(2, 1);
    expect(cellsOf(given(draft, 0, 1))).toEqual([ALL, 2]);
    expect(cellsOf(given(draft, 0, 1, 2))).toEqual([ALL, 1]);
    expect(given(draft, 0, 1, 3)).toEqual(draft);
    expect(gridOfGiven(draft)).toBeUndefined();
  });

  it('take the colours in turn', () => {
    const draft = withNewColour(emptyDraft(1, 1));
    expect([1, 2, 3, 4].map((times) => cellsOf(given(draft, 0, 0, times))?.[0])).toEqual([
      2,
      4,
      1,
      undefined,
    ]);
  });

  it('stay when the board becomes smaller and then larger again', () => {
    const draft = given(given(emptyDraft(3, 3), 0, 0), 2, 1);
    const smaller = resized(draft, 3, 2);
    expect(cellsOf(smaller)?.filter((cell) => cell !== ALL)).toEqual([2]);
    expect(givenOnBoard(smaller)).toEqual([{ row: 0, column: 0, colour: 1 }]);
    expect(resized(smaller, 3, 3)).toEqual(draft);
    expect(gridOfGiven(resized(given(emptyDraft(3, 3), 2, 1), 3, 2))).toBeUndefined();
  });

  it('are swapped with rows and columns', () => {
    expect(swapped(given(emptyDraft(3, 2), 0, 2)).given).toEqual([
      { row: 2, column: 0, colour: 1 },
    ]);
  });

  it('lose only the colour that is removed', () => {
    const two = withNewColour(emptyDraft(3, 1));
    const draft = given(given(given(two, 0, 0), 0, 1, 2), 0, 2, 3);
    expect(withoutColour(draft, 1).given).toEqual([
      { row: 0, column: 1, colour: 1 },
      { row: 0, column: 2, colour: 0 },
    ]);
  });

  it('come from a puzzle and can be removed all at once', () => {
    const cells = Int32Array.of(ALL, 2, 1, ALL);
    const grid = { width: 2, height: 2, cells };
    const clues = { rows: [[], []], columns: [[], []] };
    const draft = draftOfPuzzle({ ...clues, palette: emptyDraft().palette, given: grid });
    expect(gridOfGiven(draft)).toEqual(grid);
    expect(withoutGiven(draft).given).toEqual([]);
  });
});
