// The boxes that shapes cover, for tests of layouts: what lies outside its area, and what overlaps.

import type { Box, Shape } from '../../src/vector/shape.ts';
import { textWidth } from '../../src/vector/text-width.ts';

type WidthOf = (text: string, isBold: boolean) => number;

const estimate: WidthOf = (text) => textWidth(text);

/** Returns the boxes that a shape covers, without the thickness of its strokes. */
export function extentOf(shape: Shape, widthOf = estimate): Box[] {
  switch (shape.kind) {
    case 'fills':
      return [...shape.boxes];
    case 'strokes':
      return shape.segments.map(([x1, y1, x2, y2]) => ({
        x: Math.min(x1, x2),
        y: Math.min(y1, y2),
        width: Math.abs(x1 - x2),
        height: Math.abs(y1 - y2),
      }));
    case 'label': {
      const width = widthOf(shape.text, shape.isBold) * shape.size;
      const x = shape.x - width * { left: 0, center: 0.5, right: 1 }[shape.align];
      return [{ x, y: shape.y - shape.size * 0.75, width, height: shape.size * 0.75 }];
    }
  }
}

export function isInside(box: Box, area: Box): boolean {
  const slack = 1e-6;
  return (
    box.x >= area.x - slack &&
    box.y >= area.y - slack &&
    box.x + box.width <= area.x + area.width + slack &&
    box.y + box.height <= area.y + area.height + slack
  );
}

function overlap(a: Box, b: Box): boolean {
  const slack = 1e-6;
  return (
    a.x + a.width > b.x + slack &&
    b.x + b.width > a.x + slack &&
    a.y + a.height > b.y + slack &&
    b.y + b.height > a.y + slack
  );
}

export function labelBoxes(shapes: readonly Shape[], widthOf = estimate): Box[] {
  return shapes
    .filter((shape) => shape.kind === 'label' && shape.text !== '')
    .flatMap((shape) => extentOf(shape, widthOf));
}

/**
 * Returns the pairs of boxes that overlap. The boxes are sorted first, because pages have thousands
 * of labels.
 */
export function overlaps(boxes: readonly Box[]): [Box, Box][] {
  const sorted = [...boxes].sort((a, b) => a.x - b.x);
  return sorted.flatMap((box, i) => {
    const found: [Box, Box][] = [];
    for (let j = i + 1; j < sorted.length && sorted[j].x < box.x + box.width; j++)
      if (overlap(box, sorted[j])) found.push([box, sorted[j]]);
    return found;
  });
}
