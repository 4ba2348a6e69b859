// Keeps the surface of a board, which is outside of React, in step with the properties of the
// board. The surface is made for each puzzle and language, and drawn when marks or highlights
// change.

import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useText } from '../../app/texts.ts';
import type { BoardProps } from '../board-props.ts';
import { makeSurface, type Surface, showCell } from './board-elements.ts';
import type { Room } from './layout.ts';
import { cellNamer } from './spoken-names.ts';

type ElementRef = RefObject<HTMLElement | null>;

interface SurfaceParts {
  readonly surface: RefObject<Surface | undefined>;
  readonly grid: ElementRef;
  readonly rowBand: ElementRef;
  readonly columnBand: ElementRef;
  /** Draws the board with the input that has not ended, or forgets this input. */
  readonly hand: { readonly redraw: () => void; readonly forget: () => void };
  readonly room: Room;
}

export function useSurface(
  { puzzle, cells, levels, highlights, inSight, covered }: BoardProps,
  { surface, grid, rowBand, columnBand, hand, room }: SurfaceParts,
): void {
  const text = useText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for a new puzzle or language.
  useLayoutEffect(() => {
    hand.forget();
    if (!grid.current || !rowBand.current || !columnBand.current) return;
    const parts = {
      grid: grid.current,
      rowBand: rowBand.current,
      columnBand: columnBand.current,
    };
    surface.current = makeSurface(parts, puzzle, cellNamer(text, puzzle.palette), surface.current);
  }, [puzzle, text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: redraw reads these by itself.
  useLayoutEffect(() => hand.redraw(), [puzzle, text, cells, levels, highlights]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: not after zooming.
  useEffect(() => {
    if (inSight !== undefined && surface.current) showCell(surface.current, inSight);
  }, [inSight, highlights, room, covered]);
}
