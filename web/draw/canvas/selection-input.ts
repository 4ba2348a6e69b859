// Applies pointers and keys to the selection while the tool for it is chosen.

import { placeOf } from '../../../src/puzzle/places.ts';
import type { KeyPress } from '../../board/input/key-actions.ts';
import type { CanvasProps } from './canvas-props.ts';
import type { InputState } from './input-state.ts';
import { arrowStep, type DrawAction } from './key-actions.ts';
import type { Cursor } from './use-cursor.ts';

/** Tells the selection of what a pointer does, if the stroke is one of the tool for selecting. */
export function selectByStroke(
  { onSelect }: CanvasProps,
  { stroke }: InputState,
  type: 'press' | 'drag' | 'release' | 'cancel',
): void {
  if (stroke?.tool !== 'select') return;
  if (type === 'release' || type === 'cancel') onSelect({ type });
  else onSelect({ type, at: stroke.end });
}

/** Returns whether the key was about the selection. */
export function selectByKey(
  props: CanvasProps,
  cursor: Cursor,
  key: KeyPress,
  action: DrawAction,
): boolean {
  const { tool, selection, onSelect } = props;
  if (tool !== 'select') return false;
  const isNothing = selection.kind === 'none';
  const step = isNothing ? undefined : arrowStep(key);
  if (step !== undefined) onSelect({ type: 'move', ...step });
  else if (action.do === 'paint-along') extend(props, cursor, action.cell);
  else if (action.do === 'paint' && isNothing) extend(props, cursor, cursor.cell);
  else if (action.do === 'paint') onSelect({ type: isFloating(props) ? 'put-down' : 'drop' });
  else if (action.do === 'erase') onSelect({ type: 'delete' });
  else if (action.do === 'drop') onSelect({ type: 'drop' });
  else return false;
  return true;
}

function isFloating({ selection }: CanvasProps): boolean {
  return selection.kind === 'floating';
}

/** Extends the box from the cursor to the cell, and moves the cursor there. */
function extend({ picture, onSelect }: CanvasProps, cursor: Cursor, cell: number): void {
  const [from, to] = [placeOf(picture.drawing, cursor.cell), placeOf(picture.drawing, cell)];
  cursor.goTo(cell, true);
  onSelect({ type: 'extend', from, to });
}
