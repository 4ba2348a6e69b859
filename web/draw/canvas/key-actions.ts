// Decides what the keys do while the drawing has the focus. The cursor moves as it does on a board
// in play.

import type { Drawing } from '../../../src/create/drawing.ts';
import { type KeyPress, keyActionOf } from '../../board/input/key-actions.ts';
import { painted, UNMARKED } from '../../board/state/mark.ts';
import { PIECE_TURNS, type PieceTurn } from '../selection/piece.ts';
import type { DrawTool } from './stroke.ts';

export type DrawAction =
  | { readonly do: 'go'; readonly cell: number }
  /** Paints from the cell under the cursor to this cell and moves the cursor to this cell. */
  | { readonly do: 'paint-along'; readonly cell: number }
  | { readonly do: 'paint' | 'erase' | 'mirror' | 'undo' | 'redo' | 'drop' | 'help' }
  | { readonly do: 'zoom'; readonly isIn: boolean }
  | { readonly do: 'select-all' | 'text' }
  | { readonly do: 'turn'; readonly turn: PieceTurn }
  /** The browser tells of the clipboard with an event of its own. */
  | { readonly do: 'clipboard' }
  | { readonly do: 'tool'; readonly tool: DrawTool }
  | { readonly do: 'colour'; readonly colour: number };

export const TOOL_KEYS: Readonly<Record<DrawTool, string>> = {
  pencil: 'P',
  eraser: 'E',
  line: 'L',
  box: 'B',
  'filled-box': 'A',
  circle: 'C',
  'filled-circle': 'D',
  fill: 'F',
  given: 'G',
  select: 'S',
};

/** The keys that turn the selected cells. */
export const TURN_KEYS: Readonly<Record<PieceTurn, string>> = {
  rotate: 'O',
  'flip-left-right': 'H',
  'flip-top-bottom': 'V',
};

const ACTIONS: Readonly<Record<string, DrawAction>> = {
  ' ': { do: 'paint' },
  enter: { do: 'paint' },
  x: { do: 'erase' },
  delete: { do: 'erase' },
  backspace: { do: 'erase' },
  m: { do: 'mirror' },
  t: { do: 'text' },
  u: { do: 'undo' },
  r: { do: 'redo' },
  '?': { do: 'help' },
  '+': { do: 'zoom', isIn: true },
  '-': { do: 'zoom', isIn: false },
};

export function drawActionOf(
  key: KeyPress,
  cell: number,
  drawing: Drawing,
  colours: number,
): DrawAction | undefined {
  const far = undoActionOf(key) ?? selectionActionOf(key);
  if (far !== undefined) return far;
  const isPlain = !key.ctrlKey && !key.metaKey && !key.altKey;
  const name = key.key.toLowerCase();
  if (isPlain && Object.hasOwn(ACTIONS, name)) return ACTIONS[name];
  const tool = Object.entries(TOOL_KEYS).find(([, letter]) => letter.toLowerCase() === name);
  if (isPlain && tool !== undefined) return { do: 'tool', tool: tool[0] as DrawTool };
  const turn = PIECE_TURNS.find((each) => TURN_KEYS[each].toLowerCase() === name);
  if (isPlain && turn !== undefined) return { do: 'turn', turn };
  const cells = drawing.cells.map((colour) => (colour === 0 ? UNMARKED : painted(colour)));
  const action = keyActionOf(key, cell, { size: drawing, cells, colours });
  // A drawing has no clues, and its own keys for marks.
  const isLeftOut = action?.do === 'mark' || (action !== undefined && 'isColumn' in action);
  return isLeftOut ? undefined : action;
}

/** Returns the action of the usual keys for selecting: Ctrl or Cmd with A, C, X or V. */
function selectionActionOf(key: KeyPress): DrawAction | undefined {
  if (key.altKey || key.shiftKey || !(key.ctrlKey || key.metaKey)) return undefined;
  const name = key.key.toLowerCase();
  if (name === 'a') return { do: 'select-all' };
  return ['c', 'x', 'v'].includes(name) ? { do: 'clipboard' } : undefined;
}

/** Returns how far an arrow key without other keys moves the selected cells. */
export function arrowStep(key: KeyPress): { right: number; down: number } | undefined {
  const isPlain = !key.ctrlKey && !key.metaKey && !key.altKey && !key.shiftKey;
  return isPlain ? ARROW_STEPS[key.key] : undefined;
}

const ARROW_STEPS: Readonly<Record<string, { right: number; down: number }>> = {
  ArrowUp: { right: 0, down: -1 },
  ArrowDown: { right: 0, down: 1 },
  ArrowLeft: { right: -1, down: 0 },
  ArrowRight: { right: 1, down: 0 },
};

/** Returns the action of the usual keys for undo and redo: Ctrl or Cmd with Z or Y. */
export function undoActionOf({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: KeyPress): DrawAction | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  const name = key.toLowerCase();
  if (name === 'z') return { do: shiftKey ? 'redo' : 'undo' };
  return name === 'y' ? { do: 'redo' } : undefined;
}
