// The cell of the keyboard cursor, and whether the cursor is shown. A pointer stroke that ends in
// the drawing moves the cursor to the cell where it ended, and hides the cursor.

import { type RefObject, useState } from 'react';
import { placeOf } from '../../../src/puzzle/places.ts';
import type { Picture } from '../drawing/picture.ts';
import type { Viewing } from './use-view.ts';
import { scrollFor } from './visible-lines.ts';

export interface Cursor {
  readonly cell: number;
  readonly isSeen: boolean;
  readonly setSeen: (isSeen: boolean) => void;
  readonly goTo: (cell: number, isSeen: boolean) => void;
  /** Scrolls the picture until the cell is in sight. */
  readonly reveal: (cell: number) => void;
}

export function useCursor(
  { drawing }: Picture,
  scroller: RefObject<HTMLElement | null>,
  { view, viewport }: Viewing,
): Cursor {
  const [gone, setGone] = useState(0);
  const [isSeen, setSeen] = useState(false);
  const reveal = (cell: number): void => {
    const { current: element } = scroller;
    if (element === null) return;
    const from = { x: element.scrollLeft, y: element.scrollTop };
    const { x, y } = scrollFor(placeOf(drawing, cell), view, viewport, from);
    element.scrollTo(x, y);
  };
  return {
    cell: Math.min(gone, drawing.cells.length - 1),
    isSeen,
    setSeen,
    goTo: (cell, seen) => {
      setGone(cell);
      setSeen(seen);
      if (seen) reveal(cell);
    },
    reveal,
  };
}
