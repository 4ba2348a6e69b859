// Switches the mirrors. A button switches one axis; the key steps through all combinations.

import { MIRRORS, type Mirror } from '../../../src/create/tool-cells.ts';

type Axis = 'left-right' | 'top-bottom';

/** Returns the mirrors after one axis was switched on or off. */
export function mirrorWith(mirror: Mirror, axis: Axis): Mirror {
  const other: Axis = axis === 'left-right' ? 'top-bottom' : 'left-right';
  if (mirror === 'both') return other;
  if (mirror === axis) return 'none';
  return mirror === 'none' ? axis : 'both';
}

export function nextMirror(mirror: Mirror): Mirror {
  return MIRRORS[(MIRRORS.indexOf(mirror) + 1) % MIRRORS.length];
}
