// The properties and callbacks of a board, shared by all screens that show one.

import type { Ref } from 'react';
import type { Place } from '../../src/puzzle/places.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import type { Aiming } from '../app/settings.ts';
import type { Tool } from './input/mark-tool.ts';
import type { MarkingWay } from './input/marking-way.ts';
import type { LineState } from './state/line-states.ts';
import type { MarkChange } from './state/play-state.ts';
import type { BlockPlace } from './state/strikes.ts';
import type { Highlights } from './view/highlights.ts';

export interface BoardProps {
  readonly puzzle: Puzzle;
  /** Marks, row by row. */
  readonly cells: Uint8Array;
  /** The name of the board for screen readers. */
  readonly label: string;
  /** The depth of the trial that each mark belongs to: 0 for no trial, 1 for the outermost. */
  readonly levels?: Uint8Array | undefined;
  /**
   * The state of each line, from `readLines`: certain blocks are dimmed, and lines that no
   * arrangement fits get a warning sign.
   */
  readonly lines?: readonly LineState[] | undefined;
  /** The tool for a press; `fill` by default. */
  readonly tool?: Tool | undefined;
  /** Index into the palette; 1 by default. */
  readonly colour?: number | undefined;
  /**
   * Called with the changes of each stroke or key press. The changes are to become one move.
   * Without this callback, the board is read-only.
   */
  readonly onChanges?: ((changes: readonly MarkChange[]) => void) | undefined;
  /** The blocks that are struck out in the clues. */
  readonly struck?: readonly BlockPlace[] | undefined;
  /** Called with a block that is to be struck out, or whose strike is to be taken away. */
  readonly onStrike?: ((block: BlockPlace) => void) | undefined;
  /** Called when a number key chooses a colour. */
  readonly onColour?: (colour: number) => void;
  /**
   * Called with the cell to which a key or a press has moved the cursor, and with a cell that a key
   * has marked.
   */
  readonly onCursor?: (cell: number) => void;
  readonly highlights?: Highlights | undefined;
  /**
   * A cell to scroll into sight, now and whenever the highlights, the room of the board or its
   * covered part change.
   */
  readonly inSight?: number | undefined;
  /** How much of the end of the board lies under something else, in pixels; 0 by default. */
  readonly covered?: number;
  /** Whether the numbers of rows and columns are shown. */
  readonly coordinates?: boolean;
  /** Whether a minimap shows where a board is that does not fit its room. */
  readonly minimap?: boolean;
  /** Whether painted cells show the symbols of their colours. */
  readonly symbols?: boolean;
  /**
   * With `room`, the board fills the parent, which then needs a height. With `width`, the board
   * fills the width of the parent, whatever height that takes.
   */
  readonly fit?: 'room' | 'width';
  /** The largest size of a cell in pixels when the board is fitted; 40 by default. */
  readonly largest?: number;
  /**
   * Called with the directions in which the board can be zoomed: at first, and whenever they
   * change.
   */
  readonly onZoom?: (canZoom: CanZoom) => void;
  /** How fingers mark cells; `automatic` by default. */
  readonly aiming?: Aiming;
  /**
   * Called with the way in which fingers mark now, at first and whenever it changes; undefined if
   * no fingers are expected or the board is read-only.
   */
  readonly onWay?: (way: MarkingWay | undefined) => void;
  readonly ref?: Ref<BoardHandle>;
}

export interface CanZoom {
  readonly isInPossible: boolean;
  readonly isOutPossible: boolean;
}

/** The functions of a board for the controls around it. */
export interface BoardHandle {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** Shows the whole board, even if its cells get too small for a finger. */
  readonly zoomToFit: () => void;
  /** Puts the focus on the cell with the tab stop. */
  readonly focus: () => void;
  /** Scrolls a cell into sight a single time. */
  readonly show: (cell: number) => void;
  /** Moves the cursor by so many cells, and marks cells on the way while a tool is held. */
  readonly moveCursor: (by: Place) => void;
  /** Marks the cell of the cursor, and cells that it moves to until the tool is released. */
  readonly holdTool: (tool: Tool) => void;
  readonly releaseTool: () => void;
}
