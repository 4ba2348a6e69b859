// Decides what a key does in a clue field. In a row, Enter ends the clue. In a column, Enter ends a
// number, and a second Enter ends the clue. So a column without letters needs no keys but digits
// and Enter. Nothing follows the sign of an unknown line, so one Enter ends that clue.

import { columnOfLine, isRowLine, lineOfColumn, type Size } from '../../../src/puzzle/places.ts';
import { UNKNOWN_LINE } from '../draft/read-clue.ts';

type FieldMove = 'next' | 'previous' | 'break';

export interface FieldState {
  readonly side: 'row' | 'column';
  readonly text: string;
  /** The start of the selection, in characters. */
  readonly from: number;
  readonly to: number;
}

interface FieldKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** Returns the move that a key asks for, or undefined if the key asks for none. */
export function moveOf(pressed: FieldKey, state: FieldState): FieldMove | undefined {
  const { key, shiftKey } = pressed;
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return undefined;
  if (key === 'Enter') return enterMove(shiftKey, state);
  if (shiftKey) return undefined;
  const [back, on] = state.side === 'row' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  if (key === back) return state.side === 'row' || isAtStart(state) ? 'previous' : undefined;
  if (key === on) return state.side === 'row' || isAtEnd(state) ? 'next' : undefined;
  return undefined;
}

function enterMove(isShifted: boolean, { side, text, from }: FieldState): FieldMove {
  if (isShifted) return 'previous';
  if (side === 'row') return 'next';
  if (text.trim() === UNKNOWN_LINE) return 'next';
  const isNumberEnded = text.slice(0, from).trimEnd() === '' || /\s$/.test(text.slice(0, from));
  return isNumberEnded ? 'next' : 'break';
}

/**
 * Whether the caret is at the start. If all of the text is selected, as it is after `focusLine`,
 * the caret counts as being at both ends.
 */
function isAtStart({ text, from, to }: FieldState): boolean {
  return from === 0 && (to === 0 || to === text.length);
}

function isAtEnd({ text, from, to }: FieldState): boolean {
  return to === text.length && (from === 0 || from === to);
}

/**
 * Returns the line after `line`, or before it if `step` is -1. Columns come first, from left to
 * right, then rows. The first column follows the last row, for those who begin with the rows.
 * Returns undefined before the first column.
 */
export function lineBeside(
  line: number,
  step: 1 | -1,
  { width, height }: Size,
): number | undefined {
  const order = isRowLine(line, height) ? width + line : columnOfLine(line, height);
  if (order + step < 0) return undefined;
  const next = (order + step) % (width + height);
  return next < width ? lineOfColumn(next, height) : next - width;
}

/** Returns the step in the history that a key asks for, or undefined if the key asks for none. */
export function historyStep({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
}: Omit<FieldKey, 'altKey'>): 'undo' | 'redo' | undefined {
  if (!(ctrlKey || metaKey)) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'y') return 'redo';
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return undefined;
}
