// Shapes of test pages as contours.

import type { Contour } from './page-canvas.ts';
import { bottomOf, type PageBox, rightOf } from './page-places.ts';

export function boxContour(box: PageBox): Contour {
  const [right, bottom] = [rightOf(box), bottomOf(box)];
  return [box.left, box.top, right, box.top, right, bottom, box.left, bottom];
}

/** Returns the four sides of a box, each a box within it. */
export function frame(box: PageBox, thick: number): Contour[] {
  return [
    boxContour({ ...box, height: thick }),
    boxContour({ ...box, top: bottomOf(box) - thick, height: thick }),
    boxContour({ ...box, width: thick }),
    boxContour({ ...box, left: rightOf(box) - thick, width: thick }),
  ];
}

/** Number of corners of each rounded corner. */
const STEPS = 6;

export function roundContour(box: PageBox, wished: number): Contour {
  const radius = Math.min(wished, box.width / 2, box.height / 2);
  const contour: number[] = [];
  for (let quarter = 0; quarter < 4; quarter++) {
    const isRight = quarter === 0 || quarter === 1;
    const isLow = quarter === 1 || quarter === 2;
    const x = isRight ? rightOf(box) - radius : box.left + radius;
    const y = isLow ? bottomOf(box) - radius : box.top + radius;
    for (let step = 0; step <= STEPS; step++) {
      const angle = (Math.PI / 2) * (quarter - 1 + step / STEPS);
      contour.push(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    }
  }
  return contour;
}

/** Returns a straight line between two points, x, y, x, y. */
export function segment([ax, ay, bx, by]: readonly number[], thick: number): Contour {
  const length = Math.hypot(bx - ax, by - ay);
  const dx = ((by - ay) / length) * (thick / 2);
  const dy = (-(bx - ax) / length) * (thick / 2);
  return [ax + dx, ay + dy, bx + dx, by + dy, bx - dx, by - dy, ax - dx, ay - dy];
}
