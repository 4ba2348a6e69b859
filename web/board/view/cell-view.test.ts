import { describe, expect, it } from 'vitest';
import { CROSS, NOTE, painted, UNMARKED } from '../state/mark.ts';
import { codesOf, viewOfCode } from './cell-view.ts';

describe('what is to be seen of a cell', () => {
  it('goes into a number and comes out again', () => {
    const cells = Uint8Array.of(UNMARKED, CROSS, painted(26), painted(3) | NOTE, painted(1));
    const levels = Uint8Array.of(2, 0, 255, 1, 0);
    const codes = codesOf({
      cells,
      levels,
      highlights: { evidence: [0, 1], conclusions: [1], wrong: [2], differing: [3] },
      preview: [{ cell: 4, from: painted(1), to: CROSS }],
    });
    expect([...codes].map(viewOfCode)).toEqual([
      { mark: UNMARKED, level: 0, look: 'evidence', isPreview: false },
      { mark: CROSS, level: 0, look: 'conclusion', isPreview: false },
      { mark: painted(26), level: 255, look: 'wrong', isPreview: false },
      { mark: painted(3) | NOTE, level: 1, look: 'differing', isPreview: false },
      { mark: CROSS, level: 0, look: 'none', isPreview: true },
    ]);
  });
});
