import { describe, expect, it } from 'vitest';
import { BLACK_AND_WHITE } from '../../../src/puzzle/palette.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { CROSS, colourOfMark, NOTE, painted, UNMARKED } from '../../board/state/mark.ts';
import type { PlayedMove } from '../../board/state/play-state.ts';
import { recoloured, sinceSaved, withNewColour, withoutColour } from '../draft/draft-colours.ts';
import { emptyDraft, type TypedDraft } from '../draft/typed-draft.ts';
import { movesAfterEdit } from './marks-after-edit.ts';

/** Returns a puzzle of unknown lines. */
const shape = (width: number, height: number): Puzzle => ({
  width,
  height,
  rows: new Array(height).fill(null),
  columns: new Array(width).fill(null),
  palette: BLACK_AND_WHITE,
  meta: {},
});
const ONE = emptyDraft(6, 1);
const TWO = begun(withNewColour(ONE));
const THREE = begun(withNewColour(TWO));
const SAME = ONE.coloursNow;

/** Returns the draft as it is when its puzzle is opened. */
function begun(draft: TypedDraft): TypedDraft {
  return sinceSaved(draft, draft);
}

function swappedLooks(draft: TypedDraft): TypedDraft {
  const [, { rgb: first }, { rgb: second }] = draft.palette;
  return recoloured(recoloured(draft, 1, second), 2, first);
}

function move(cell: number, to: number, from = UNMARKED): PlayedMove {
  return { kind: 'paint', changes: [{ cell, from, to }], at: 0 };
}

describe('marks on an edited board', () => {
  it('leave the cells alone that are given now', () => {
    const given = { width: 2, height: 1, cells: Int32Array.of(2, 3) };
    const save = { past: [move(0, CROSS), move(1, painted(1))], future: [] };
    const carried = movesAfterEdit(save, shape(2, 1), { ...shape(2, 1), given }, SAME);
    expect(carried.past.map(({ changes }) => changes)).toEqual([
      [{ cell: 1, from: UNMARKED, to: painted(1) }],
    ]);
  });

  it('stay where they were', () => {
    const save = { past: [move(4, CROSS)], future: [move(5, painted(1))] };
    const carried = movesAfterEdit(save, shape(3, 2), shape(5, 4), SAME);
    expect(carried.past[0].changes).toEqual([{ cell: 6, from: UNMARKED, to: CROSS }]);
    expect(carried.future[0].changes[0].cell).toBe(7);
  });

  it('go with the cells that are gone, moves of nothing too', () => {
    const both: PlayedMove = {
      ...move(0, CROSS),
      changes: [...move(0, CROSS).changes, ...move(5, CROSS).changes],
    };
    const carried = movesAfterEdit(
      { past: [both, move(5, CROSS)], future: [] },
      shape(3, 2),
      shape(2, 2),
      SAME,
    );
    expect(carried.past).toEqual([move(0, CROSS)]);
  });

  const afterEdit = (past: readonly PlayedMove[], from: TypedDraft, to: TypedDraft) =>
    movesAfterEdit(
      { past, future: [] },
      shape(from.width, from.height),
      shape(to.width, to.height),
      to.coloursNow,
    ).past;

  /** Paints cells 0, 1, ... in colours 1, 2, ... and returns their colours after the edit. */
  const colouredCells = (from: TypedDraft, to: TypedDraft): readonly number[] => {
    const colours = from.palette.slice(1).map((_, i) => i + 1);
    const past = colours.map((colour) => move(colour - 1, painted(colour)));
    const cells = new Array(colours.length).fill(0);
    for (const { changes } of afterEdit(past, from, to))
      for (const { cell, to: mark } of changes) cells[cell] = colourOfMark(mark);
    return cells;
  };

  it('open where their colour is gone, step by step', () => {
    const past = [move(0, painted(2)), move(0, painted(1), painted(2)), move(1, painted(2) + NOTE)];
    expect(afterEdit(past, TWO, withoutColour(TWO, 2))).toEqual([move(0, painted(1))]);
  });

  it('follow their colours when another colour is removed', () => {
    const past = [move(0, painted(3)), move(1, painted(3) + NOTE), move(2, CROSS + NOTE)];
    expect(afterEdit(past, THREE, withoutColour(THREE, 1))).toEqual([
      move(0, painted(2)),
      move(1, painted(2) + NOTE),
      move(2, CROSS + NOTE),
    ]);
  });

  it.each([
    ['the first of three is removed', THREE, withoutColour(THREE, 1), [0, 1, 2]],
    ['the second of three is removed', THREE, withoutColour(THREE, 2), [1, 0, 2]],
    ['the first of two is removed', TWO, withoutColour(TWO, 1), [0, 1]],
    [
      'the first two of three are removed',
      THREE,
      withoutColour(withoutColour(THREE, 1), 1),
      [0, 0, 1],
    ],
    ['a second is added', ONE, TWO, [1]],
    ['a third is added', TWO, THREE, [1, 2]],
    ['the only one looks different', ONE, recoloured(ONE, 1, '#123456'), [1]],
    [
      'the first of two is removed and another added',
      TWO,
      withNewColour(withoutColour(TWO, 1)),
      [0, 1],
    ],
    [
      'the first of three is removed and another gets its letter',
      THREE,
      withNewColour(withoutColour(THREE, 1)),
      [0, 1, 2],
    ],
    [
      'the last of three is removed and another gets its letter and its place',
      THREE,
      withNewColour(withoutColour(THREE, 3)),
      [1, 2, 0],
    ],
    [
      'the only one looks different and a second is added',
      ONE,
      withNewColour(recoloured(ONE, 1, '#123456')),
      [1],
    ],
    ['two swap their looks', TWO, swappedLooks(TWO), [1, 2]],
    ['one of two looks different', TWO, recoloured(TWO, 2, '#123456'), [1, 2]],
  ])('keep to their colours when %s', (_, from, to, colours) => {
    expect(colouredCells(from, to)).toEqual(colours);
  });

  it('keep trials, which are moves without changes', () => {
    const start: PlayedMove = { kind: 'trial-start', changes: [], at: 3 };
    expect(afterEdit([start], emptyDraft(2, 2), emptyDraft(1, 1))).toEqual([start]);
  });
});
