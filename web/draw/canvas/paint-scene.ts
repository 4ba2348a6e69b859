// Draws a scene: cells, what is pointed at, clue bars. Only what is in sight is drawn, so the cost
// is that of the room, not of the picture.

import { paintCells, paintGround, paintPreview } from './paint-cells.ts';
import { paintClues } from './paint-clues.ts';
import {
  paintChanges,
  paintCursor,
  paintDiffering,
  paintMirror,
  paintNote,
} from './paint-marks.ts';
import type { Scene } from './scene.ts';
import { sightOf } from './visible-lines.ts';

export function paintScene(context: CanvasRenderingContext2D, scene: Scene): void {
  const { view, room, scroll, look } = scene;
  context.fillStyle = look.bar;
  context.fillRect(0, 0, room.width, room.height);
  const sight = sightOf(scene.picture.drawing, view, room, scroll);
  context.save();
  context.beginPath();
  context.rect(view.indent + view.left, view.top, room.width, room.height);
  context.clip();
  context.translate(view.indent + view.left - scroll.x, view.top - scroll.y);
  paintGround(context, scene, sight);
  paintCells(context, scene, sight);
  paintPreview(context, scene, sight);
  paintDiffering(context, scene, sight);
  paintMirror(context, scene);
  paintChanges(context, scene, sight);
  paintCursor(context, scene);
  context.restore();
  paintClues(context, scene, sight);
  paintNote(context, scene);
}
