// Tells where the numbers of a reading are in the photo itself: the digits were cut out of the
// straightened image, whose grid has its corners in the photo. Where the paper is curled, the boxes
// are off by as much as the grid is.

import type { ReadNumber } from '../../explain/clue-readings/read-number.ts';
import { fitHomography, mapPoint } from '../../photo/page/homography.ts';
import type { PhotoReading, PixelBox, PixelPoint } from '../../photo/photo-reading.ts';
import { scaledPlace } from '../../photo/scaled-place.ts';

interface NumberBoxes {
  readonly rows: readonly (readonly (PixelBox | undefined)[])[];
  readonly columns: readonly (readonly (PixelBox | undefined)[])[];
}

/** A number without digits has no box. `factor` is as in `readingJson`. */
export function numberBoxes(reading: PhotoReading, factor: number): NumberBoxes {
  const { settled, digitBoxes } = reading;
  const inPhoto = photoMap(reading, factor);
  const boxesOf = (
    lines: readonly (readonly ReadNumber[])[],
    digits: readonly (readonly PixelBox[])[],
  ) =>
    lines.map((numbers, line) =>
      numbers.map(({ start, end }) => {
        const own = (digits[line] ?? []).slice(start, end);
        return own.length === 0 ? undefined : boundsOf(own.flatMap(boxCorners).map(inPhoto));
      }),
    );
  return {
    rows: boxesOf(settled.rows, digitBoxes.rows),
    columns: boxesOf(settled.columns, digitBoxes.columns),
  };
}

/** Returns the map from the straightened image to the photo. */
function photoMap(
  { grid, place }: PhotoReading,
  factor: number,
): (point: PixelPoint) => PixelPoint {
  const { corners } = scaledPlace(place, factor);
  const pairs = boxCorners(grid).flatMap((from, i) => {
    const to = corners[i];
    return to ? [{ from, to, weight: 1 }] : [];
  });
  const map = fitHomography(pairs);
  return map === undefined ? (point) => point : ({ x, y }) => mapPoint(map, x, y);
}

/** Returns the corners clockwise from the upper left, as those of a place. */
function boxCorners({ left, top, width, height }: PixelBox): readonly PixelPoint[] {
  const [right, bottom] = [left + width, top + height];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** A box begins at a side of a pixel, half a pixel before the middle from which places count. */
function boundsOf(points: readonly PixelPoint[]): PixelBox {
  const [xs, ys] = [points.map(({ x }) => x + 0.5), points.map(({ y }) => y + 0.5)];
  const [left, top] = [Math.round(Math.min(...xs)), Math.round(Math.min(...ys))];
  const [right, bottom] = [Math.round(Math.max(...xs)), Math.round(Math.max(...ys))];
  return { left, top, width: right - left, height: bottom - top };
}
