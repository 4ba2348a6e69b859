// The sizes of a board of clue fields. They follow the rules of the board in play: the bars take
// what their longest clue needs, up to a third of the room, and the cells take what is left. A clue
// that is too long for its bar scrolls in its field.

import {
  BAR_SHARE,
  cellSizes,
  EASY_TOUCH,
  type Layout,
  layoutOf,
  MIN_TOUCH,
  type Room,
} from '../../board/view/layout.ts';
import type { TypedDraft } from '../draft/typed-draft.ts';

/** The sizes of cells in pixels. A finger must hit a field beside a cell, without its border. */
const BOUNDS = { least: MIN_TOUCH + 1, easy: EASY_TOUCH, most: 56, worth: 0 };
/** The characters of a row and the lines of a column for which there is always room. */
const [SHORTEST, LOWEST] = [7, 2];
/** Width of a character and height of a line, in units of the font size. */
const [CHARACTER, LINE] = [0.6, 1.2];

export function entryLayout({ width, height, rows, columns }: TypedDraft, room: Room): Layout {
  const characters = rows.slice(0, height).map((text) => text.length);
  const lines = columns.slice(0, width).map((text) => text.split('\n').length);
  const span = {
    width,
    height,
    left: CHARACTER * Math.max(SHORTEST, ...characters),
    // The sign of a problem stands above the numbers of a column.
    top: LINE * (1 + Math.max(LOWEST, ...lines)),
  };
  const layout = layoutOf(span, cellSizes(span, room, BOUNDS, false).first, room, false);
  if (layout.left + width * layout.cell <= room.width) return layout;
  // A narrower bar, with smaller numbers, may bring all columns in sight.
  const left = room.width - width * BOUNDS.least;
  const narrow = layoutOf(span, BOUNDS.least, { ...room, width: left / BAR_SHARE }, false);
  return narrow.left <= left ? narrow : layout;
}
