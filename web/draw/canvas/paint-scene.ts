// Draws a scene: the cells, the marks over them, and the clue bars. Only visible cells and clues
// are drawn.

import { paintCells, paintGround, paintLines, paintPreview } from './paint-cells.ts';
import { paintClues } from './paint-clues.ts';
import {
  paintChanges,
  paintCursor,
  paintDiffering,
  paintGiven,
  paintKept,
  paintMap,
  paintMirror,
  paintNote,
  paintSelected,
} from './paint-marks.ts';
import { paintTracing } from './paint-tracing.ts';
import type { Scene } from './scene.ts';
import { visibleLinesOf } from './visible-lines.ts';

export function paintScene(context: CanvasRenderingContext2D, scene: Scene): void {
  const { view, viewport, scroll, colours } = scene;
  context.fillStyle = colours.bar;
  context.fillRect(0, 0, viewport.width, viewport.height);
  const visible = visibleLinesOf(scene.picture.drawing, view, viewport, scroll);
  context.save();
  context.beginPath();
  context.rect(view.indent + view.left, view.top, viewport.width, viewport.height);
  context.clip();
  context.translate(view.indent + view.left - scroll.x, view.top - scroll.y);
  paintGround(context, scene);
  paintTracing(context, scene);
  paintLines(context, scene, visible);
  paintCells(context, scene, visible);
  paintPreview(context, scene, visible);
  paintDiffering(context, scene, visible);
  paintGiven(context, scene, visible);
  paintMap(context, scene, visible);
  paintKept(context, scene, visible);
  paintMirror(context, scene);
  paintChanges(context, scene, visible);
  paintSelected(context, scene);
  paintCursor(context, scene);
  context.restore();
  paintClues(context, scene, visible);
  paintNote(context, scene);
}
