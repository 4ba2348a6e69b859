// The actions of the keys on a board: they move the cursor, mark cells, choose a colour or drop a
// stroke. Keys without an action are left to the page.

import { cellOf, isInside, type Place, placeOf, type Size } from '../../../src/puzzle/places.ts';
import { colourOfMark } from '../state/mark.ts';
import type { Tool } from './mark-tool.ts';

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

export type KeyAction =
  | { readonly do: 'go'; readonly cell: number }
  /**
   * Goes to `cell`, and marks `cell` and the cell that the cursor leaves. The pen is that of the
   * latest key that marked a cell, or by default that of the tool.
   */
  | { readonly do: 'paint-along'; readonly cell: number }
  | { readonly do: 'mark'; readonly tool: Tool }
  | { readonly do: 'colour'; readonly colour: number }
  | { readonly do: 'speak' | 'go-to-clue'; readonly isColumn: boolean }
  | { readonly do: 'drop' };

/** The number of rows that Page Up and Page Down go: the distance between strong lines. */
const PAGE = 5;

const MARK_KEYS: Readonly<Record<string, Tool>> = {
  ' ': 'fill',
  x: 'cross',
  t: 'note',
  m: 'note',
};

/** Keys for the row of the cursor, and with Shift for its column. */
const CLUE_KEYS: Readonly<Record<string, 'speak' | 'go-to-clue'>> = { l: 'speak', s: 'go-to-clue' };

const STEPS: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** The board on which a key is pressed. */
interface KeyBoard {
  readonly size: Size;
  readonly cells: Uint8Array;
  /** How many colours there are besides the background. */
  readonly colours: number;
}

export function keyActionOf(key: KeyPress, cell: number, board: KeyBoard): KeyAction | undefined {
  if (key.altKey) return undefined;
  const isFar = key.ctrlKey || key.metaKey;
  const to = targetOf(key.key, isFar, cell, board);
  if (to !== undefined) {
    const paints = key.shiftKey && !isFar && key.key in STEPS;
    return { do: paints ? 'paint-along' : 'go', cell: to };
  }
  if (isFar) return undefined;
  const tool = MARK_KEYS[key.key.toLowerCase()];
  if (tool !== undefined) return { do: 'mark', tool };
  const deed = CLUE_KEYS[key.key.toLowerCase()];
  if (deed !== undefined) return { do: deed, isColumn: key.shiftKey };
  if (key.key === 'Escape') return { do: 'drop' };
  const colour = /^[1-9]$/.test(key.key) ? Number(key.key) : 0;
  return colour > 0 && colour <= board.colours ? { do: 'colour', colour } : undefined;
}

function targetOf(
  key: string,
  isFar: boolean,
  cell: number,
  { size, cells }: KeyBoard,
): number | undefined {
  const { row, column } = placeOf(size, cell);
  const step = STEPS[key];
  if (step !== undefined) {
    return isFar ? nextEdge(cell, step, cells, size) : (neighbour(cell, step, size) ?? cell);
  }
  switch (key) {
    case 'Home':
      return isFar ? 0 : cellOf(size, { row, column: 0 });
    case 'End':
      return isFar ? cells.length - 1 : cellOf(size, { row, column: size.width - 1 });
    case 'PageUp':
      return cellOf(size, { row: Math.max(0, row - PAGE), column });
    case 'PageDown':
      return cellOf(size, { row: Math.min(size.height - 1, row + PAGE), column });
  }
}

/**
 * Returns the next cell in the direction of `step` at which a painted run begins or ends, or the
 * cell at the border if there is no such cell.
 */
function nextEdge(cell: number, step: Place, cells: Uint8Array, size: Size): number {
  const back = { row: -step.row, column: -step.column };
  const colourAt = (at: number | undefined): number =>
    at === undefined ? 0 : colourOfMark(cells[at]);
  for (let at = cell; ; ) {
    const next = neighbour(at, step, size);
    if (next === undefined) return at;
    at = next;
    const colour = colourAt(at);
    const isEdge =
      colour !== colourAt(neighbour(at, step, size)) ||
      colour !== colourAt(neighbour(at, back, size));
    if (colour > 0 && isEdge) return at;
  }
}

function neighbour(cell: number, step: Place, size: Size): number | undefined {
  const { row, column } = placeOf(size, cell);
  const place = { row: row + step.row, column: column + step.column };
  return isInside(size, place) ? cellOf(size, place) : undefined;
}
