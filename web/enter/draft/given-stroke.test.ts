import { describe, expect, it } from 'vitest';
import { withNewColour } from './draft-colours.ts';
import { colourOfGiven } from './given-cells.ts';
import {
  afterGivenStroke,
  beginGivenStroke,
  extendGivenStroke,
  type GivenStroke,
} from './given-stroke.ts';
import { emptyDraft, type TypedDraft } from './typed-draft.ts';

type Point = readonly [row: number, column: number];

function stroke(draft: TypedDraft, [first, ...others]: readonly [Point, ...Point[]]): GivenStroke {
  const start = beginGivenStroke(draft, { row: first[0], column: first[1] });
  return others.reduce<GivenStroke>(
    (grown, [row, column]) => extendGivenStroke(grown, draft, { row, column }),
    start,
  );
}

function drawn(draft: TypedDraft, ...points: readonly [Point, ...Point[]]): TypedDraft {
  return afterGivenStroke(draft, stroke(draft, points));
}

/** Shows the given cells: `#` and `2` for the colours, `.` for empty, `?` for not given. */
function shown(draft: TypedDraft): string[] {
  return Array.from({ length: draft.height }, (_, row) =>
    Array.from({ length: draft.width }, (_, column) => {
      const colour = colourOfGiven(draft, { row, column });
      return colour === undefined ? '?' : '.#2'[colour];
    }).join(''),
  );
}

describe('a stroke of given cells', () => {
  it('gives all cells that it passes the state of the first, and skips none', () => {
    expect(shown(drawn(emptyDraft(4, 3), [0, 0], [0, 3], [2, 3]))).toEqual([
      '####',
      '???#',
      '???#',
    ]);
  });

  it('changes the cell that is pressed, wherever it ends', () => {
    expect(shown(drawn(emptyDraft(3, 2), [0, 0]))).toEqual(['#??', '???']);
    expect(shown(drawn(emptyDraft(3, 2), [0, 0], [-4, 0]))).toEqual(['#??', '???']);
    expect(shown(drawn(emptyDraft(3, 2), [0, 1], [0, 9]))).toEqual(['?##', '???']);
  });

  it('takes its state from the first cell alone', () => {
    const row = drawn(emptyDraft(4, 1), [0, 0], [0, 2]);
    const empty = drawn(row, [0, 0], [0, 1]);
    expect(shown(empty)).toEqual(['..#?']);
    expect(shown(drawn(empty, [0, 0], [0, 3]))).toEqual(['????']);
    expect(shown(drawn(empty, [0, 3], [0, 0]))).toEqual(['####']);
    const two = withNewColour(emptyDraft(3, 1));
    expect(shown(drawn(drawn(two, [0, 0]), [0, 0], [0, 2]))).toEqual(['222']);
  });

  it('counts every cell once, however often it passes it', () => {
    const back = drawn(emptyDraft(3, 1), [0, 0], [0, 2], [0, 0]);
    expect(back.given).toHaveLength(3);
    expect(shown(back)).toEqual(['###']);
  });

  it('stays the same stroke while the pointer stays in a cell', () => {
    const draft = emptyDraft(3, 3);
    const one = stroke(draft, [[1, 1]]);
    expect(extendGivenStroke(one, draft, { row: 1, column: 1 })).toBe(one);
  });
});
