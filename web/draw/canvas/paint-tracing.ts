// Paints the image that is traced: over the background of the board, and under its grid lines and
// its painted cells.

import { placeOfTracing } from '../tracing/tracing.ts';
import type { Scene } from './scene.ts';

export function paintTracing(context: CanvasRenderingContext2D, scene: Scene): void {
  const { tracing, picture, view } = scene;
  if (!tracing?.isShown) return;
  const { cell } = view;
  const { width, height } = picture.drawing;
  const place = placeOfTracing(tracing, picture.drawing);
  context.save();
  context.beginPath();
  context.rect(0, 0, width * cell, height * cell);
  context.clip();
  context.globalAlpha = tracing.opacity / 100;
  context.drawImage(
    tracing.image.pixels,
    place.left * cell,
    place.top * cell,
    place.width * cell,
    place.height * cell,
  );
  context.restore();
}
