// Draws shapes on a canvas, for PNG.

import { PAPER } from '../../../src/vector/ink.ts';
import type { Shape, TextLabel, VectorImage } from '../../../src/vector/shape.ts';
import { currentText } from '../../app/texts.ts';
import { FONTS } from './svg.ts';

/** Pixels a millimetre for a sharp picture. */
export const SHARP = 6;
/** The most pixels of a side: browsers refuse far larger pictures. */
const LONGEST = 6000;

export async function pngOf(image: VectorImage): Promise<Blob> {
  const scale = Math.min(SHARP, LONGEST / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  const context = contextOf(canvas);
  context.scale(scale, scale);
  context.fillStyle = PAPER;
  context.fillRect(0, 0, image.width, image.height);
  for (const shape of image.shapes) paint(context, shape);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(noPicture());
      else resolve(blob);
    }, 'image/png');
  });
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw noPicture();
  return context;
}

function noPicture(): Error {
  return new Error(currentText()('app.no-picture'));
}

function paint(context: CanvasRenderingContext2D, shape: Shape): void {
  context.fillStyle = shape.colour;
  switch (shape.kind) {
    case 'fills':
      for (const { x, y, width, height } of shape.boxes) context.fillRect(x, y, width, height);
      return;
    case 'strokes':
      context.strokeStyle = shape.colour;
      context.lineWidth = shape.thickness;
      context.lineCap = 'square';
      context.beginPath();
      for (const [x1, y1, x2, y2] of shape.segments) {
        context.moveTo(x1, y1);
        context.lineTo(x2, y2);
      }
      context.stroke();
      return;
    case 'label':
      paintLabel(context, shape);
  }
}

/** Browsers round small font sizes, so the letters are drawn large and scaled down. */
export function paintLabel(context: CanvasRenderingContext2D, label: TextLabel): void {
  const { text, x, y, size, align, colour, isBold } = label;
  context.save();
  context.translate(x, y);
  context.scale(size / LETTERS, size / LETTERS);
  context.font = `${isBold ? 'bold ' : ''}${LETTERS}px ${FONTS}`;
  context.textAlign = align;
  context.fillStyle = colour;
  context.fillText(text, 0, 0);
  context.restore();
}

const LETTERS = 100;
