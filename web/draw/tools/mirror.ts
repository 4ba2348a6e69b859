// Mirrors switched one by one, and in turn by their key.

import { MIRRORS, type Mirror } from '../../../src/create/stroke-cells.ts';

type Axis = 'left-right' | 'top-bottom';

/** With one axis switched to the other state. */
export function mirrorWith(mirror: Mirror, axis: Axis): Mirror {
  const other: Axis = axis === 'left-right' ? 'top-bottom' : 'left-right';
  if (mirror === 'both') return other;
  if (mirror === axis) return 'none';
  return mirror === 'none' ? axis : 'both';
}

export function nextMirror(mirror: Mirror): Mirror {
  return MIRRORS[(MIRRORS.indexOf(mirror) + 1) % MIRRORS.length];
}
