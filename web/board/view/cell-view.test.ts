import { describe, expect, it } from 'vitest';
import { puzzleOfLengths } from '../../../test/boards.ts';
import { CROSS, NOTE, painted, UNMARKED } from '../state/mark.ts';
import { codesOf, viewOfCode } from './cell-view.ts';

describe('what is to be seen of a cell', () => {
  it('goes into a number and comes out again', () => {
    const marks = [UNMARKED, CROSS, painted(26), painted(3) | NOTE, painted(1), painted(2)];
    const cells = Uint8Array.from(marks);
    const levels = Uint8Array.of(2, 0, 255, 1, 0, 0);
    const given = { width: 6, height: 1, cells: Int32Array.of(-1, -1, -1, -1, -1, 1 << 2) };
    const codes = codesOf({
      puzzle: { ...puzzleOfLengths([[]], [[], [], [], [], [], []]), given },
      cells,
      levels,
      highlights: { evidence: [0, 1], conclusions: [1], wrong: [2], differing: [3] },
      preview: [{ cell: 4, from: painted(1), to: CROSS }],
    });
    expect([...codes].map(viewOfCode)).toEqual([
      { mark: UNMARKED, level: 0, look: 'evidence', isPreview: false, isGiven: false },
      { mark: CROSS, level: 0, look: 'conclusion', isPreview: false, isGiven: false },
      { mark: painted(26), level: 255, look: 'wrong', isPreview: false, isGiven: false },
      { mark: painted(3) | NOTE, level: 1, look: 'differing', isPreview: false, isGiven: false },
      { mark: CROSS, level: 0, look: 'none', isPreview: true, isGiven: false },
      { mark: painted(2), level: 0, look: 'none', isPreview: false, isGiven: true },
    ]);
  });
});
