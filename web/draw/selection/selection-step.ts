// Decides what a pointer, keys and buttons do to the selection. An event leads to the next
// selection and to effects: a change of the drawing, which is one step of undo, and words for
// screen readers.

import type { Place } from '../../../src/puzzle/places.ts';
import type { StepResult } from '../../app/step-host.ts';
import { type Picture, withCells } from '../drawing/picture.ts';
import { boxBetween, type CellBox, cellsInBox, isInBox } from './cell-box.ts';
import { type PieceTurn, turnedPiece } from './piece.ts';
import {
  type FloatingPiece,
  isPossible,
  lifted,
  movedTo,
  NOTHING_SELECTED,
  remainder,
  type Selection,
  selectedBox,
  shownPicture,
} from './selection.ts';

export interface SelectionState {
  readonly selection: Selection;
  /** The press of the pointer that goes on. */
  readonly press?: SelectionPress;
  /** The corner from which Shift and the arrow keys extend the box. */
  readonly anchor?: Place;
}

interface SelectionPress {
  readonly start: Place;
  /**
   * The selection when the pointer came down. A piece elsewhere is put down only by a drag or a
   * release: a second finger may follow, which scrolls and zooms.
   */
  readonly before: Selection;
  /** Whether the pointer came down in the selection, and moves it. */
  readonly grabs: boolean;
}

export type SelectionEvent =
  | SelectedEvent
  | { readonly type: 'press' | 'drag'; readonly at: Place }
  | { readonly type: 'release' | 'cancel' }
  /** Shift and an arrow key moved the cursor. */
  | { readonly type: 'extend'; readonly from: Place; readonly to: Place }
  /** A piece comes from elsewhere, in a palette that begins with that of the picture. */
  | { readonly type: 'float'; readonly piece: Picture; readonly at: Place }
  /** The size or the palette of the picture has changed. */
  | { readonly type: 'reshaped' }
  | { readonly type: 'all' | 'put-down' };

/** The events for the selected cells. They do nothing if no cells are selected. */
type SelectedEvent =
  | { readonly type: 'move'; readonly right: number; readonly down: number }
  | { readonly type: 'turn'; readonly turn: PieceTurn }
  | { readonly type: 'fill'; readonly colour: number }
  | { readonly type: 'delete' | 'drop' };

/** The news for screen readers, each about a box of cells. */
type SelectionNews =
  | 'marked'
  | 'moved'
  | PieceTurn
  | 'filled'
  | 'floating'
  | 'deleted'
  | 'put'
  | 'dropped';

export type SelectionEffect =
  | { readonly do: 'change'; readonly picture: Picture }
  | { readonly do: 'announce'; readonly news: SelectionNews; readonly box: CellBox };

type SelectionResult = StepResult<SelectionState, SelectionEffect>;

export const NO_SELECTION: SelectionState = { selection: NOTHING_SELECTED };

export function selectionStep(
  state: SelectionState,
  event: SelectionEvent,
  picture: Picture,
): SelectionResult {
  const { selection } = state;
  switch (event.type) {
    case 'press':
      return [pressed(selection, event.at), []];
    case 'drag':
      return dragged(state, event.at, picture);
    case 'release':
      return released(state, picture);
    case 'cancel':
      return [{ selection: state.press?.before ?? selection }, []];
    case 'extend':
      return extended(state, event, picture);
    case 'float':
      return floated(selection, event, picture);
    case 'all':
      return allMarked(selection, picture);
    case 'put-down':
      return putDown(selection, picture);
    case 'reshaped':
      return [isPossible(selection, picture) ? state : NO_SELECTION, []];
    default:
      return selection.kind === 'none' ? [state, []] : onSelected(selection, event, picture);
  }
}

type Selected = Exclude<Selection, { readonly kind: 'none' }>;

function onSelected(selection: Selected, event: SelectedEvent, picture: Picture): SelectionResult {
  switch (event.type) {
    case 'move':
      return moved(lifted(selection, picture), event, picture);
    case 'turn': {
      const floating = lifted(selection, picture);
      const piece = turnedPiece(floating.piece, event.turn);
      return told(movedTo({ ...floating, piece }, floating.at, picture), event.turn);
    }
    case 'fill':
      return filled(selection, event.colour, picture);
    case 'delete':
      return ended(selection, 'deleted', [
        { do: 'change', picture: remainder(picture, selection) },
      ]);
    case 'drop':
      return ended(selection, 'dropped', []);
  }
}

/** Returns the selection, and words about the box that it has now. */
function told(selection: Selected, news: SelectionNews): SelectionResult {
  return [{ selection }, announcement(selection, news)];
}

function ended(
  selection: Selected,
  news: SelectionNews,
  effects: readonly SelectionEffect[],
): SelectionResult {
  return [NO_SELECTION, [...effects, ...announcement(selection, news)]];
}

function announcement(selection: Selection, news: SelectionNews): readonly SelectionEffect[] {
  const box = selectedBox(selection);
  return box === undefined ? [] : [{ do: 'announce', news, box }];
}

function pressed(selection: Selection, at: Place): SelectionState {
  const box = selectedBox(selection);
  const grabs = box !== undefined && isInBox(box, at);
  return { selection, press: { start: at, before: selection, grabs } };
}

function dragged(state: SelectionState, to: Place, picture: Picture): SelectionResult {
  const { press } = state;
  if (press === undefined) return [state, []];
  const { start, before } = press;
  const isStill = to.row === start.row && to.column === start.column;
  if (isStill && state.selection === before) return [state, []];
  if (!press.grabs || before.kind === 'none') return marking(press, to, picture);
  const floating = lifted(before, picture);
  const row = floating.at.row + to.row - start.row;
  const column = floating.at.column + to.column - start.column;
  return [{ selection: movedTo(floating, { row, column }, picture), press }, []];
}

/** Marks a box, and first puts a floating piece down. */
function marking(press: SelectionPress, to: Place, picture: Picture): SelectionResult {
  const [{ selection: before }, effects] = putDown(press.before, picture);
  const box = boxBetween(picture.drawing, press.start, to);
  return [{ selection: { kind: 'marked', box }, press: { ...press, before } }, effects];
}

/** A press without a drag drops a selection elsewhere, or else marks a cell. */
function released({ selection, press }: SelectionState, picture: Picture): SelectionResult {
  if (press === undefined) return [{ selection }, []];
  const { start, before, grabs } = press;
  const isDragged = selection !== before;
  if (grabs) return [{ selection }, isDragged ? announcement(selection, 'moved') : []];
  if (isDragged && selection.kind !== 'none') return told(selection, 'marked');
  if (before.kind !== 'none') return putDown(before, picture);
  return told({ kind: 'marked', box: boxBetween(picture.drawing, start, start) }, 'marked');
}

function extended(
  state: SelectionState,
  { from, to }: SelectionEvent & { readonly type: 'extend' },
  picture: Picture,
): SelectionResult {
  const anchor = state.anchor ?? from;
  const selection: Selection = { kind: 'marked', box: boxBetween(picture.drawing, anchor, to) };
  const words = announcement(selection, 'marked');
  return [{ selection, anchor }, [...changeOf(state.selection, picture), ...words]];
}

function moved(
  floating: FloatingPiece,
  { right, down }: SelectionEvent & { readonly type: 'move' },
  picture: Picture,
): SelectionResult {
  const to = { row: floating.at.row + down, column: floating.at.column + right };
  return told(movedTo(floating, to, picture), 'moved');
}

function filled(selection: Selected, colour: number, picture: Picture): SelectionResult {
  if (selection.kind === 'floating') {
    const { drawing } = selection.piece;
    const piece = withCells(selection.piece, [...drawing.cells.keys()], colour);
    return told({ ...selection, piece }, 'filled');
  }
  const next = withCells(picture, cellsInBox(picture.drawing, selection.box), colour);
  const effects = announcement(selection, 'filled');
  return [{ selection }, [{ do: 'change', picture: next }, ...effects]];
}

function floated(
  selection: Selection,
  { piece, at }: SelectionEvent & { readonly type: 'float' },
  picture: Picture,
): SelectionResult {
  const [next, words] = told({ kind: 'floating', piece, at }, 'floating');
  return [next, [...changeOf(selection, picture), ...words]];
}

function allMarked(selection: Selection, picture: Picture): SelectionResult {
  const { width, height } = picture.drawing;
  const [next, words] = told({ kind: 'marked', box: { left: 0, top: 0, width, height } }, 'marked');
  return [next, [...changeOf(selection, picture), ...words]];
}

function putDown(selection: Selection, picture: Picture): SelectionResult {
  if (selection.kind !== 'floating') return [NO_SELECTION, []];
  return ended(selection, 'put', changeOf(selection, picture));
}

/** Makes a floating piece a part of the drawing. */
function changeOf(selection: Selection, picture: Picture): readonly SelectionEffect[] {
  if (selection.kind !== 'floating') return [];
  return [{ do: 'change', picture: shownPicture(picture, selection) }];
}
