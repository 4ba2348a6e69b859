import { describe, expect, it } from 'vitest';
import { paletteOf, puzzleOfLengths } from '../../test/boards.ts';
import type { Clue } from '../puzzle/clue.ts';
import { digestOf } from './clue-digest.ts';

/** Makes clues of up to two blocks in two colours, exact or blotted, and one of an unknown line. */
function someClues(): Clue[] {
  const blocks = [1, 2, null].flatMap((length) => [1, 2].map((colour) => ({ length, colour })));
  const pairs = blocks.flatMap((first) => blocks.map((second) => [first, second]));
  return [null, [], ...blocks.map((block) => [block]), ...pairs];
}

describe('the digest of a puzzle', () => {
  it('stays as it was for exact clues, so that old certificates keep theirs', () => {
    expect(digestOf(puzzleOfLengths([[2], [1]], [[2], [1]]))).toBe('3cd2e3c02380c97b');
  });

  it('differs for any two clues, also if blocks are blotted or the line is unknown', () => {
    const clues = someClues();
    const digests = new Set(
      clues.flatMap((first) =>
        clues.map((second) => {
          const rows = [first, second];
          const [columns, palette] = [[[], []], paletteOf(2)];
          return digestOf({ width: 2, height: 2, rows, columns, palette, meta: {} });
        }),
      ),
    );
    expect(digests.size).toBe(clues.length ** 2);
  });
});
