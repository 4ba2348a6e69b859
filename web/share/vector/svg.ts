// Vector images as SVG, with one path for all boxes or strokes of a shape. Sizes are in
// millimetres, so that prints are to scale.

import { PAPER } from '../../../src/vector/ink.ts';
import type { Shape, TextLabel, VectorImage } from '../../../src/vector/shape.ts';

/**
 * The layout is computed with the widths of Helvetica; Arial and the fonts compatible with it have
 * the same widths.
 */
export const FONTS = 'Helvetica, Arial, "Liberation Sans", sans-serif';

/** `title` is the description for screen readers. */
export function svgOf({ width, height, shapes }: VectorImage, title: string): string {
  const size = `width="${number(width)}mm" height="${number(height)}mm"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${number(width)} ${number(height)}" role="img"`,
    ` font-family="${escaped(FONTS)}"><title>${escaped(title)}</title>`,
    `<path fill="${PAPER}" d="M0 0h${number(width)}v${number(height)}h-${number(width)}z"/>`,
    ...shapes.map(shapeText),
    '</svg>',
  ].join('');
}

function shapeText(shape: Shape): string {
  switch (shape.kind) {
    case 'fills': {
      const boxes = shape.boxes.map(({ x, y, width, height }) => {
        const across = number(width);
        return `M${number(x)} ${number(y)}h${across}v${number(height)}h-${across}z`;
      });
      return `<path fill="${shape.colour}" d="${boxes.join('')}"/>`;
    }
    case 'strokes': {
      const lines = shape.segments.map((at) => {
        const [x1, y1, x2, y2] = at.map(number);
        return `M${x1} ${y1}L${x2} ${y2}`;
      });
      const thickness = number(shape.thickness);
      return `<path fill="none" stroke="${shape.colour}" stroke-width="${thickness}" stroke-linecap="square" d="${lines.join('')}"/>`;
    }
    case 'label':
      return labelText(shape);
  }
}

function labelText({ text, x, y, size, align, colour, isBold }: TextLabel): string {
  const anchor = { left: 'start', center: 'middle', right: 'end' }[align];
  const weight = isBold ? ' font-weight="700"' : '';
  return `<text x="${number(x)}" y="${number(y)}" font-size="${number(size)}" text-anchor="${anchor}" fill="${colour}"${weight}>${escaped(text)}</text>`;
}

/** Formats a length, rounded to micrometres. */
function number(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function escaped(text: string): string {
  const names: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(NOT_XML, ' ').replace(/[&<>"]/g, (character) => names[character]);
}

/**
 * Characters that XML does not allow, such as halves of surrogate pairs, and all control
 * characters.
 */
const NOT_XML = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;
