// Gives the functions of a board to the controls around the board, and tells these controls in
// which directions the board can be zoomed.

import { type RefObject, useEffect, useImperativeHandle } from 'react';
import type { BoardHandle, BoardProps } from '../board-props.ts';
import { focusCursor, type Surface, showCell } from './board-elements.ts';
import { MAX_CELL, zoomStep } from './layout.ts';
import type { BoardLayout } from './use-board-layout.ts';

interface HandleParts {
  readonly layout: BoardLayout;
  readonly surface: RefObject<Surface | undefined>;
  readonly cursor: Pick<BoardHandle, 'moveCursor' | 'holdTool' | 'releaseTool'>;
}

export function useBoardHandle(
  { ref, onZoom }: BoardProps,
  { layout, surface, cursor }: HandleParts,
): void {
  const { cell, least, zoomTo } = layout;
  useImperativeHandle(ref, () => ({
    zoomIn: () => zoomTo(zoomStep(cell, true, least)),
    zoomOut: () => zoomTo(zoomStep(cell, false, least)),
    zoomToFit: () => zoomTo('fit'),
    focus: () => surface.current && focusCursor(surface.current),
    show: (shown) => surface.current && showCell(surface.current, shown),
    ...cursor,
  }));
  const isInPossible = cell < MAX_CELL;
  const isOutPossible = cell > least;
  useEffect(() => onZoom?.({ isInPossible, isOutPossible }), [onZoom, isInPossible, isOutPossible]);
}
