// The properties of the canvas.

import type { Drawing } from '../../../src/create/drawing.ts';
import type { Change } from '../../../src/create/repair/change.ts';
import type { Mirror } from '../../../src/create/tool-cells.ts';
import type { Clues } from '../drawing/clues.ts';
import type { Picture } from '../drawing/picture.ts';
import type { Selection } from '../selection/selection.ts';
import type { SelectionEvent } from '../selection/selection-step.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { DrawAction } from './key-actions.ts';
import type { Preview } from './scene.ts';
import type { DrawTool } from './stroke.ts';

export interface CanvasProps {
  readonly picture: Picture;
  readonly clues: Clues;
  readonly tool: DrawTool;
  /**
   * The colour that every tool but the eraser paints. The second mouse button and a long press
   * erase with every tool.
   */
  readonly colour: number;
  readonly mirror: Mirror;
  readonly tracing: Tracing | undefined;
  readonly differing: readonly number[];
  /** The changes that are suggested. */
  readonly changes: readonly Change[];
  readonly selection: Selection;
  readonly onSelect: (event: SelectionEvent) => void;
  /** Cells that are not 0 here are marked to be kept by suggestions. */
  readonly kept: Drawing | undefined;
  /** The tier of each cell, 0 and 1 without a dot; undefined if the map is not shown. */
  readonly tiers: readonly number[] | undefined;
  /** Whether strokes mark cells to be kept, and paint none. */
  readonly isMarking: boolean;
  /**
   * Paints the cells of one stroke, or changes whether they are given or marked to be kept, as one
   * step of undo.
   */
  readonly onStroke: (stroke: Preview) => void;
  /** Performs an action that is not about a cell. */
  readonly onAction: (action: DrawAction) => void;
}
