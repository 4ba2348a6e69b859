// Checks the lists of what formats leave out against what comes back from their texts.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryPuzzle } from '../../test/arbitrary.ts';
import { awkwardPuzzle } from '../../test/awkward.ts';
import { puzzleOf } from '../../test/boards.ts';
import { META_KEYS, type Puzzle } from '../puzzle/puzzle.ts';
import { type DispensablePart, formatById, parsePuzzles, WRITABLE, writeText } from './index.ts';

function read(text: string, id: string): Puzzle {
  const [outcome] = parsePuzzles(text, formatById(id));
  if (!outcome.ok) throw new Error(JSON.stringify({ text, problems: outcome.problems }));
  return outcome.value;
}

/** Adds every part that a puzzle may have besides its texts, if `isRich`. */
function enriched(puzzle: Puzzle, isRich: boolean): Puzzle {
  const { goal } = puzzle;
  if (!isRich || goal === undefined) return puzzle;
  return puzzleOf({ ...puzzle, otherGoals: [goal], saved: [goal], otherProperties: ['maxrule 5'] });
}

/** Returns the parts of the puzzle that have not come back. */
function lost(puzzle: Puzzle, again: Puzzle): DispensablePart[] {
  const colours = ({ palette }: Puzzle) => palette.map(({ rgb }) => rgb);
  const isLost = (part: 'goal' | 'otherGoals' | 'saved' | 'otherProperties') =>
    puzzle[part] !== undefined && again[part] === undefined;
  return [
    ...META_KEYS.filter((key) => puzzle.meta[key]?.trim() && again.meta[key] === undefined),
    ...(['goal', 'otherGoals', 'saved', 'otherProperties'] as const).filter(isLost),
    ...(`${colours(puzzle)}` === `${colours(again)}` ? [] : ['colours' as const]),
  ];
}

describe.each(WRITABLE)('what $id leaves out', (format) => {
  it.each([
    [
      'plain',
      fc.tuple(arbitraryPuzzle(3), fc.boolean()).map(([each, rich]) => enriched(each, rich)),
    ],
    ['awkward', awkwardPuzzle],
  ])('is what does not come back of %s puzzles', (_, puzzles) => {
    fc.assert(
      fc.property(puzzles, (puzzle) => {
        const written = writeText(format, puzzle);
        fc.pre(written.ok);
        if (!written.ok) return;
        const parts = written.value.leftOut.map(({ what }) => what);
        const missing = lost(puzzle, read(written.value.text, format.id));
        expect(parts).toEqual(expect.arrayContaining(missing));
        // A puzzle may happen to have the very colours that letters or numbers stand for.
        const isFixed = ['picture', 'cwc'].includes(format.id);
        const mayBeThere = ['colourNames', ...(isFixed ? ['colours'] : [])];
        expect(parts.filter((part) => !missing.includes(part))).toEqual(
          parts.filter((part) => mayBeThere.includes(part) && !missing.includes(part)),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('has the names of colours if they say more than the colours', () => {
    const cells = Int32Array.of(2);
    const puzzle = puzzleOf({
      ...{ rows: [[{ length: 1, colour: 1 }]], columns: [[{ length: 1, colour: 1 }]] },
      palette: [
        { symbol: '.', name: 'white', rgb: '#ffffff' },
        { symbol: '#', name: 'coal', rgb: '#000000' },
      ],
      goal: { width: 1, height: 1, cells },
    });
    const written = writeText(format, puzzle);
    if (!written.ok) throw new Error(JSON.stringify(written.problems));
    const isLost = written.value.leftOut.some(({ what }) => what === 'colourNames');
    expect(isLost).toBe(read(written.value.text, format.id).palette[1].name !== 'coal');
  });
});
