import { describe, expect, it } from 'vitest';
import { emptyPicture, type Picture, sized, withCells } from '../drawing/picture.ts';
import { shownPicture } from './selection.ts';
import {
  NO_SELECTION,
  type SelectionEffect,
  type SelectionEvent,
  type SelectionState,
  selectionStep,
} from './selection-step.ts';

const at = (row: number, column: number) => ({ row, column });
/** A dot in the upper left corner, and one in the middle. */
const PICTURE = withCells(emptyPicture(4, 3), [0, 6], 1);

function follow(...events: readonly SelectionEvent[]) {
  let picture: Picture = PICTURE;
  let state: SelectionState = NO_SELECTION;
  let effects: readonly SelectionEffect[] = [];
  let changes = 0;
  for (const event of events) {
    [state, effects] = selectionStep(state, event, picture);
    for (const effect of effects) {
      if (effect.do !== 'change') continue;
      picture = effect.picture;
      changes++;
    }
  }
  const shown = rowsOf(shownPicture(picture, state.selection));
  return { picture: rowsOf(picture), shown, changes, state, effects };
}

const MARK: readonly SelectionEvent[] = [
  { type: 'press', at: at(0, 0) },
  { type: 'drag', at: at(1, 1) },
  { type: 'release' },
];
const MOVE: readonly SelectionEvent[] = [...MARK, { type: 'move', right: 2, down: 1 }];

describe('a selection', () => {
  it('is marked by dragging, also beyond the border, and announced', () => {
    const { state, effects } = follow(
      { type: 'press', at: at(1, 2) },
      { type: 'drag', at: at(9, 9) },
      { type: 'release' },
    );
    const box = { left: 2, top: 1, width: 2, height: 2 };
    expect(state.selection).toEqual({ kind: 'marked', box });
    expect(effects).toEqual([{ do: 'announce', news: 'marked', box }]);
  });

  it('is extended by Shift and arrow keys from where it began', () => {
    const { state } = follow(
      { type: 'extend', from: at(0, 1), to: at(0, 2) },
      { type: 'extend', from: at(0, 2), to: at(1, 2) },
    );
    expect(state.selection).toMatchObject({ box: { left: 1, top: 0, width: 2, height: 2 } });
  });

  it('is dropped by a press elsewhere, and one cell is selected by the next', () => {
    const press: readonly SelectionEvent[] = [{ type: 'press', at: at(2, 3) }, { type: 'release' }];
    expect(follow(...MARK, ...press).state).toEqual(NO_SELECTION);
    expect(follow(...MARK, ...press, ...press).state.selection).toMatchObject({
      box: { left: 3, top: 2, width: 1, height: 1 },
    });
  });

  it('floats while it is moved, and is one change when it is put down', () => {
    const floating = follow(...MOVE);
    expect(floating.picture).toEqual(['#...', '..#.', '....']);
    expect(floating.shown).toEqual(['....', '..#.', '....']);
    const moved = follow(...MOVE, { type: 'move', right: 0, down: 1 }, { type: 'put-down' });
    expect(moved.picture).toEqual(['....', '..#.', '..#.']);
    expect(moved.changes).toBe(1);
  });

  it('is dragged from inside it, and put down by a press elsewhere', () => {
    const { picture, changes } = follow(
      ...MARK,
      { type: 'press', at: at(1, 1) },
      { type: 'drag', at: at(2, 1) },
      { type: 'drag', at: at(2, 2) },
      { type: 'release' },
      { type: 'press', at: at(0, 0) },
      { type: 'release' },
    );
    expect(picture).toEqual(['....', '.##.', '....']);
    expect(changes).toBe(1);
  });

  it('is put down by a drag elsewhere, which marks a box', () => {
    const { picture, state } = follow(
      ...MOVE,
      { type: 'press', at: at(0, 0) },
      { type: 'drag', at: at(0, 1) },
      { type: 'cancel' },
    );
    expect(picture).toEqual(['....', '..#.', '....']);
    expect(state.selection.kind).toBe('none');
  });

  it('floats on while two fingers scroll or zoom', () => {
    const pinch: readonly SelectionEvent[] = [
      { type: 'press', at: at(0, 0) },
      { type: 'drag', at: at(0, 0) },
      { type: 'cancel' },
    ];
    const floating = follow(...MOVE, ...pinch);
    expect(floating.changes).toBe(0);
    expect(floating.state).toEqual(follow(...MOVE).state);
  });

  it('goes back when a move is dropped, or a second finger ends the drag', () => {
    const dropped = follow(...MOVE, { type: 'drop' });
    expect(dropped).toMatchObject({ changes: 0, state: NO_SELECTION });
    const { state, shown } = follow(
      ...MARK,
      { type: 'press', at: at(0, 0) },
      { type: 'drag', at: at(2, 0) },
      { type: 'cancel' },
    );
    expect(state.selection.kind).toBe('marked');
    expect(shown).toEqual(['#...', '..#.', '....']);
  });

  it('never leaves the drawing as a whole', () => {
    const { state } = follow(...MARK, { type: 'move', right: 50, down: -50 });
    expect(state.selection).toMatchObject({ at: at(-1, 3) });
    const turned = follow(
      { type: 'press', at: at(0, 0) },
      { type: 'drag', at: at(0, 3) },
      { type: 'release' },
      { type: 'move', right: -3, down: 0 },
      { type: 'turn', turn: 'rotate' },
    );
    expect(turned.state.selection).toMatchObject({ at: at(0, 0) });
  });

  it('is filled, turned, flipped and deleted', () => {
    expect(follow(...MARK, { type: 'fill', colour: 1 }).picture).toEqual(['##..', '###.', '....']);
    expect(follow(...MARK, { type: 'turn', turn: 'rotate' }).shown).toEqual([
      '.#..',
      '..#.',
      '....',
    ]);
    expect(follow(...MARK, { type: 'turn', turn: 'flip-top-bottom' }).shown).toEqual([
      '....',
      '#.#.',
      '....',
    ]);
    expect(follow({ type: 'all' }, { type: 'delete' }).picture).toEqual(['....', '....', '....']);
    expect(follow(...MOVE, { type: 'delete' }).picture).toEqual(['....', '..#.', '....']);
  });

  it('of a piece from elsewhere is no change until it is put down', () => {
    const piece = withCells(emptyPicture(2, 1), [0, 1], 1);
    const float: SelectionEvent = { type: 'float', piece, at: at(2, 1) };
    expect(follow(float, { type: 'drop' }).changes).toBe(0);
    expect(follow(float, { ...float, at: at(0, 2) }, { type: 'put-down' }).picture).toEqual([
      '#.##',
      '..#.',
      '.##.',
    ]);
  });

  it('ends with the cells that it is made of', () => {
    const { state } = follow({ type: 'all' });
    expect(selectionStep(state, { type: 'reshaped' }, PICTURE)[0]).toBe(state);
    expect(selectionStep(state, { type: 'reshaped' }, sized(PICTURE, 2, 2))[0]).toBe(NO_SELECTION);
  });

  it('does nothing where nothing is selected', () => {
    expect(follow({ type: 'delete' }, { type: 'fill', colour: 1 })).toMatchObject({
      changes: 0,
      effects: [],
    });
  });
});

function rowsOf({ drawing: { width, height, cells } }: Picture): string[] {
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => (cells[row * width + column] ? '#' : '.')).join(
      '',
    ),
  );
}
