// What the canvas is given and what it tells.

import type { Change } from '../../../src/create/disambiguate.ts';
import type { Mirror } from '../../../src/create/stroke-cells.ts';
import type { Clues } from '../drawing/clues.ts';
import type { Picture } from '../drawing/picture.ts';
import type { DrawAction } from './key-actions.ts';
import type { DrawTool } from './stroke.ts';

export interface CanvasProps {
  readonly picture: Picture;
  readonly clues: Clues;
  readonly tool: DrawTool;
  /** What tools paint; the second button always erases. */
  readonly colour: number;
  readonly mirror: Mirror;
  readonly differing: readonly number[];
  /** Changes that are offered. */
  readonly changes: readonly Change[];
  /** One stroke, to be one step of undo. */
  readonly onPaint: (cells: readonly number[], colour: number) => void;
  /** What a key means that is not about a cell. */
  readonly onAction: (action: DrawAction) => void;
}
