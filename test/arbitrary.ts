// Arbitrary puzzles for property tests: the clues of an arbitrary picture.

import fc from 'fast-check';
import type { Clue } from '../src/puzzle/clue.ts';
import { draftOfPicture } from '../src/puzzle/draft-of-picture.ts';
import type { Meta, Puzzle } from '../src/puzzle/puzzle.ts';
import { paletteOf, puzzleOf } from './boards.ts';

/**
 * A text in one line, without blanks at its ends. Some of its parts are awkward for some formats.
 */
const text = fc
  .array(
    fc.constantFrom(
      'a',
      'Z',
      '7',
      ' ',
      '"',
      "'",
      '&',
      '&amp;',
      '&#65;',
      '&copy;',
      '&notin;',
      '<',
      '>',
      ']]>',
      'é',
      '雪',
      ':',
      '#',
      '=',
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join('').replace(/\s+/g, ' ').trim())
  .filter((joined) => joined !== '');

const meta: fc.Arbitrary<Meta> = fc.record(
  {
    id: text,
    title: text,
    author: text,
    authorId: text,
    copyright: text,
    licence: text,
    source: text,
    description: text,
    notes: fc.array(text, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
    date: text,
  },
  { requiredKeys: [] },
);

export function arbitraryPuzzle(maxColours = 5): fc.Arbitrary<Puzzle> {
  return fc
    .record({
      width: fc.integer({ min: 1, max: 12 }),
      height: fc.integer({ min: 1, max: 12 }),
      colours: fc.integer({ min: 1, max: maxColours }),
      meta,
    })
    .chain(({ width, height, colours, meta }) =>
      fc
        .array(fc.integer({ min: 0, max: colours }), {
          minLength: width * height,
          maxLength: width * height,
        })
        .map((painted) => {
          const cells = Int32Array.from(painted, (colour) => 1 << colour);
          return puzzleOf(draftOfPicture({ width, height, cells }, paletteOf(colours), meta));
        }),
    );
}

/** Returns the puzzle with some blocks blotted and, if `lines` is true, some lines unknown. */
export function withOpenClues(puzzle: Puzzle, { lines }: { lines: boolean }): fc.Arbitrary<Puzzle> {
  const open = (clues: Puzzle['rows']): fc.Arbitrary<Puzzle['rows']> =>
    fc.tuple(...clues.map((clue) => arbitraryOpening(clue, lines)));
  return fc
    .tuple(open(puzzle.rows), open(puzzle.columns))
    .map(([rows, columns]) => puzzleOf({ ...puzzle, rows, columns }));
}

function arbitraryOpening(clue: Clue, lines: boolean): fc.Arbitrary<Clue> {
  const blocks = (clue ?? []).map((block) =>
    fc.boolean().map((isBlotted) => (isBlotted ? { ...block, length: null } : block)),
  );
  const kinds = [{ arbitrary: fc.tuple(...blocks), weight: 4 }];
  const unknown = { arbitrary: fc.constant<Clue>(null), weight: 1 };
  return fc.oneof(...kinds, ...(lines ? [unknown] : []));
}
