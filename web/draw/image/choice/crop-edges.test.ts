import { describe, expect, it } from 'vitest';
import { boundsOfEdge, CROP_EDGES, placeByKey, placeOfEdge, withEdge } from './crop-edges.ts';

const IMAGE = { width: 100, height: 60 };
const CROP = { left: 10, top: 5, width: 50, height: 40 };

describe('an edge of a crop', () => {
  it('moves alone', () => {
    for (const edge of CROP_EDGES) {
      const before = placeOfEdge(CROP, edge);
      const moved = withEdge(IMAGE, CROP, edge, before + 2.8);
      expect(placeOfEdge(moved, edge)).toBe(before + 3);
      for (const other of CROP_EDGES) {
        if (other !== edge) expect(placeOfEdge(moved, other)).toBe(placeOfEdge(CROP, other));
      }
    }
  });

  it('stays in the image, and leaves a pixel', () => {
    expect(withEdge(IMAGE, CROP, 'left', 90)).toEqual({ ...CROP, left: 59, width: 1 });
    expect(withEdge(IMAGE, CROP, 'top', -5)).toEqual({ ...CROP, top: 0, height: 45 });
    expect(withEdge(IMAGE, CROP, 'right', 0)).toEqual({ ...CROP, width: 1 });
    expect(withEdge(IMAGE, CROP, 'bottom', 900)).toEqual({ ...CROP, height: 55 });
    expect(boundsOfEdge(IMAGE, CROP, 'bottom')).toEqual([6, 60]);
  });

  it.each([
    ['left', 'ArrowLeft', 9],
    ['right', 'ArrowRight', 61],
    ['left', 'ArrowUp', 11],
    ['left', 'ArrowDown', 9],
    ['right', 'PageUp', 65],
    ['right', 'PageDown', 55],
    ['top', 'ArrowUp', 4],
    ['bottom', 'ArrowDown', 46],
    ['top', 'PageUp', 2],
    ['bottom', 'PageDown', 48],
    ['top', 'Home', 0],
    ['bottom', 'End', 60],
    ['top', 'Enter', undefined],
  ] as const)('%s goes by %s to %s', (edge, key, place) => {
    expect(placeByKey(IMAGE, CROP, edge, key)).toBe(place);
  });
});
