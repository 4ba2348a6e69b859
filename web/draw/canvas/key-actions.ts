// What the keys do while the drawing has the focus. The cursor moves as on a board to play on.

import type { Drawing } from '../../../src/create/drawing.ts';
import { deedOf, type Key } from '../../board/input/key-actions.ts';
import { OPEN, painted } from '../../board/state/mark.ts';
import type { Tool } from './stroke.ts';

export type DrawDeed =
  | { readonly do: 'go'; readonly cell: number }
  /** Goes there and paints both cells. */
  | { readonly do: 'paint-along'; readonly cell: number }
  | { readonly do: 'paint' | 'erase' | 'mirror' | 'undo' | 'redo' | 'drop' | 'help' }
  | { readonly do: 'zoom'; readonly isIn: boolean }
  | { readonly do: 'tool'; readonly tool: Tool }
  | { readonly do: 'colour'; readonly colour: number };

export const TOOL_KEYS: Readonly<Record<Tool, string>> = {
  pencil: 'P',
  eraser: 'E',
  line: 'L',
  box: 'B',
  'filled-box': 'A',
  fill: 'F',
};

const DEEDS: Readonly<Record<string, DrawDeed>> = {
  ' ': { do: 'paint' },
  enter: { do: 'paint' },
  x: { do: 'erase' },
  delete: { do: 'erase' },
  backspace: { do: 'erase' },
  m: { do: 'mirror' },
  u: { do: 'undo' },
  r: { do: 'redo' },
  '?': { do: 'help' },
  '+': { do: 'zoom', isIn: true },
  '-': { do: 'zoom', isIn: false },
};

export function drawDeedOf(
  key: Key,
  cell: number,
  drawing: Drawing,
  colours: number,
): DrawDeed | undefined {
  const far = farDeedOf(key);
  if (far !== undefined) return far;
  const isPlain = !key.ctrlKey && !key.metaKey && !key.altKey;
  const name = key.key.toLowerCase();
  if (isPlain && Object.hasOwn(DEEDS, name)) return DEEDS[name];
  const tool = Object.entries(TOOL_KEYS).find(([, letter]) => letter.toLowerCase() === name);
  if (isPlain && tool !== undefined) return { do: 'tool', tool: tool[0] as Tool };
  const marks = drawing.cells.map((colour) => (colour === 0 ? OPEN : painted(colour)));
  const deed = deedOf(key, cell, marks, drawing, colours);
  return deed?.do === 'mark' ? undefined : deed;
}

/** Undo and redo as everywhere, wherever the focus is. */
export function farDeedOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): DrawDeed | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  const name = key.toLowerCase();
  if (name === 'z') return { do: shiftKey ? 'redo' : 'undo' };
  return name === 'y' ? { do: 'redo' } : undefined;
}
