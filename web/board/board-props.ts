// What a board is given and what it tells: shared by all screens that show one.

import type { Ref } from 'react';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import type { Tool } from './input/mark-tool.ts';
import type { LineState } from './state/line-states.ts';
import type { Change } from './state/play-state.ts';
import type { Highlights } from './view/highlights.ts';

export interface BoardProps {
  readonly puzzle: Puzzle;
  /** Marks, row by row. */
  readonly cells: Uint8Array;
  /** Its name for screen readers. */
  readonly label: string;
  /** Of each cell the trial that it was marked in. */
  readonly levels?: Uint8Array | undefined;
  /** Of each line, by `readLines`: dims what is certain and marks what cannot be met. */
  readonly lines?: readonly LineState[] | undefined;
  /** What a press puts into cells; `fill` where nothing is said. */
  readonly tool?: Tool | undefined;
  /** Index into the palette, 1 where nothing is said. */
  readonly colour?: number | undefined;
  /** One stroke, to be one move: without it the board can only be looked at. */
  readonly onChanges?: ((changes: readonly Change[]) => void) | undefined;
  /** A number key chose a colour. */
  readonly onColour?: (colour: number) => void;
  /** The cell that was gone to or marked last. */
  readonly onCursor?: (cell: number) => void;
  readonly highlights?: Highlights | undefined;
  /** A cell that is scrolled into sight, again when the room of the board changes. */
  readonly inSight?: number | undefined;
  /** Numbers of rows and columns. */
  readonly coordinates?: boolean;
  /** The symbols of the colours in painted cells. */
  readonly symbols?: boolean;
  /**
   * Fills the room of its parent (`room`, which then needs a height), or its width and as much
   * height as it takes.
   */
  readonly fit?: 'room' | 'width';
  /** Cells no larger than so many pixels when the board is fitted; 40 where nothing is said. */
  readonly largest?: number;
  /** Whether there is a larger and a smaller size to zoom to: now, and whenever that changes. */
  readonly onZoom?: (canZoom: CanZoom) => void;
  readonly ref?: Ref<BoardHandle>;
}

export interface CanZoom {
  readonly isInPossible: boolean;
  readonly isOutPossible: boolean;
}

/** For what stands around the board. */
export interface BoardHandle {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** All of the board, also where its cells are too small for a finger then. */
  readonly zoomToFit: () => void;
  /** Puts the focus on the cell that had it last. */
  readonly focus: () => void;
  /** Scrolls a cell into sight, once. */
  readonly show: (cell: number) => void;
}
