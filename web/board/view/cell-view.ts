// What of a cell is to be seen, as one number a cell, so that the difference between two boards is
// a comparison of two arrays: its mark, the trial it was marked in, what is pointed at, whether it
// is only previewed.

import { type Mark, OPEN } from '../state/mark.ts';
import type { Change } from '../state/play-state.ts';
import type { Highlights } from './highlights.ts';

export const LOOKS = ['none', 'evidence', 'differing', 'conclusion', 'wrong'] as const;
export type Look = (typeof LOOKS)[number];

export interface CellView {
  readonly mark: Mark;
  readonly level: number;
  readonly look: Look;
  readonly isPreview: boolean;
}

export interface Shown {
  readonly cells: Uint8Array;
  readonly levels?: Uint8Array | undefined;
  readonly highlights?: Highlights | undefined;
  readonly preview?: readonly Change[] | undefined;
}

const [LEVEL, LOOK, PREVIEW] = [6, 14, 17];

/** One number a cell. Where several things point at a cell, the graver one counts. */
export function codesOf({ cells, levels, highlights = {}, preview = [] }: Shown): Uint32Array {
  const codes = new Uint32Array(cells);
  for (let cell = 0; cell < codes.length; cell++) {
    if (levels !== undefined && cells[cell] !== OPEN) codes[cell] |= levels[cell] << LEVEL;
  }
  const looks = [
    highlights.evidence,
    highlights.differing,
    highlights.conclusions,
    highlights.wrong,
  ];
  for (const [i, pointed] of looks.entries()) {
    for (const cell of pointed ?? []) {
      codes[cell] = (codes[cell] & ~(7 << LOOK)) | ((i + 1) << LOOK);
    }
  }
  for (const { cell, to } of preview) {
    codes[cell] = (codes[cell] & (7 << LOOK)) | to | (1 << PREVIEW);
  }
  return codes;
}

export function viewOfCode(code: number): CellView {
  return {
    mark: code & 63,
    level: (code >>> LEVEL) & 255,
    look: LOOKS[(code >>> LOOK) & 7],
    isPreview: ((code >>> PREVIEW) & 1) === 1,
  };
}
