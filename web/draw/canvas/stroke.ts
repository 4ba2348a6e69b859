// Computes the cells that a stroke of a tool changes. The canvas shows them before they change.

import type { Drawing } from '../../../src/create/drawing.ts';
import { ellipseCells } from '../../../src/create/ellipse-cells.ts';
import {
  areaCells,
  cellsBetween,
  type Mirror,
  mirroredCells,
  rectangleCells,
} from '../../../src/create/tool-cells.ts';
import { cellOf, isInside, type Place, type Size } from '../../../src/puzzle/places.ts';

export const DRAW_TOOLS = [
  'pencil',
  'eraser',
  'line',
  'box',
  'filled-box',
  'circle',
  'filled-circle',
  'fill',
  'given',
  'select',
] as const;
export type DrawTool = (typeof DRAW_TOOLS)[number];

export interface DrawStroke {
  readonly tool: DrawTool;
  readonly start: Place;
  readonly end: Place;
  /** The cells that a freehand tool has passed. The other tools ignore the trail. */
  readonly trail: readonly number[];
}

export function beginDrawStroke(size: Size, tool: DrawTool, at: Place): DrawStroke {
  return { tool, start: at, end: at, trail: cellsBetween(size, at, at) };
}

/** Returns the same stroke while the pointer stays in the same cell. */
export function extendDrawStroke(stroke: DrawStroke, size: Size, to: Place): DrawStroke {
  const { tool, end, trail } = stroke;
  if (to.column === end.column && to.row === end.row) return stroke;
  if (!isFreehand(tool)) return { ...stroke, end: to };
  // The trail skips no cell, however fast the pointer moved.
  return { ...stroke, end: to, trail: [...new Set([...trail, ...cellsBetween(size, end, to)])] };
}

export function isFreehand(tool: DrawTool): boolean {
  return tool === 'pencil' || tool === 'eraser' || tool === 'given';
}

/** The tools that need a start and an end. */
const WITH_TWO_ENDS: readonly DrawTool[] = [
  'line',
  'box',
  'filled-box',
  'circle',
  'filled-circle',
  'select',
];

export function hasTwoEnds(tool: DrawTool): boolean {
  return WITH_TWO_ENDS.includes(tool);
}

export function cellsOfDrawStroke(stroke: DrawStroke, drawing: Drawing, mirror: Mirror): number[] {
  return mirroredCells(drawing, plainCells(stroke, drawing), mirror);
}

function plainCells({ tool, start, end, trail }: DrawStroke, drawing: Drawing): readonly number[] {
  switch (tool) {
    case 'line':
      return cellsBetween(drawing, start, end);
    case 'box':
    case 'filled-box':
      return rectangleCells(drawing, start, end, tool === 'filled-box');
    case 'circle':
    case 'filled-circle':
      return ellipseCells(drawing, start, end, tool === 'filled-circle');
    case 'fill':
      return isInside(drawing, end) ? areaCells(drawing, cellOf(drawing, end)) : [];
    default:
      return trail;
  }
}
