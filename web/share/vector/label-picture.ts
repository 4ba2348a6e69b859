// A label as a picture, drawn with the fonts of the browser.

import type { TextLabel } from '../../../src/vector/shape.ts';
import { textWidth } from '../../../src/vector/text-width.ts';
import { contextOf, paintLabel } from './canvas.ts';
import type { LabelPicture } from './pdf.ts';

/** Pixels a millimetre: about 300 an inch. */
const SCALE = 12;

export function labelPicture(label: TextLabel): LabelPicture {
  const { text, size, align } = label;
  const [width, height] = [textWidth(text) * size, size * 1.4];
  const share = { left: 0, center: 0.5, right: 1 }[align];
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * SCALE);
  canvas.height = Math.ceil(height * SCALE);
  const context = contextOf(canvas);
  context.scale(SCALE, SCALE);
  paintLabel(context, { ...label, x: width * share, y: size });
  const url = canvas.toDataURL('image/png');
  return { url, x: label.x - width * share, y: label.y - size, width, height };
}
