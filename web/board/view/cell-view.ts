// The code of a cell, one number for all that the cell shows: its mark, the depth of its trial, its
// highlight, whether the mark is only a preview, and whether the cell is given. Two boards can then
// be compared as two arrays.

import { isKnown } from '../../../src/puzzle/grid.ts';
import type { BoardProps } from '../board-props.ts';
import { type Mark, UNMARKED } from '../state/mark.ts';
import type { MarkChange } from '../state/play-state.ts';

const LOOKS = ['none', 'evidence', 'differing', 'conclusion', 'wrong'] as const;
export type Look = (typeof LOOKS)[number];

export interface CellView {
  readonly mark: Mark;
  readonly level: number;
  readonly look: Look;
  readonly isPreview: boolean;
  readonly isGiven: boolean;
}

export interface Shown extends Pick<BoardProps, 'puzzle' | 'cells' | 'levels' | 'highlights'> {
  readonly preview: readonly MarkChange[] | undefined;
}

const [LEVEL, LOOK, PREVIEW, GIVEN] = [6, 14, 17, 18];

/**
 * Returns the code of each cell. If several highlights name a cell, the highlight that comes last
 * in `LOOKS` counts.
 */
export function codesOf(shown: Shown): Uint32Array {
  const { puzzle, cells, levels, highlights = {}, preview = [] } = shown;
  const codes = new Uint32Array(cells);
  for (let cell = 0; cell < codes.length; cell++) {
    if (levels !== undefined && cells[cell] !== UNMARKED) codes[cell] |= levels[cell] << LEVEL;
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
  for (const [cell, candidates] of puzzle.given?.cells.entries() ?? []) {
    if (isKnown(candidates)) codes[cell] |= 1 << GIVEN;
  }
  return codes;
}

export function viewOfCode(code: number): CellView {
  return {
    mark: code & 63,
    level: (code >>> LEVEL) & 255,
    look: LOOKS[(code >>> LOOK) & 7],
    isPreview: ((code >>> PREVIEW) & 1) === 1,
    isGiven: ((code >>> GIVEN) & 1) === 1,
  };
}
