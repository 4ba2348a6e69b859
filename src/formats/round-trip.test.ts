import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryPuzzle } from '../../test/arbitrary.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { detect, FORMATS, formatById, formatOfFile, parsePuzzles } from './detect.ts';

/** The parts of a puzzle that each writable format keeps besides the clues. */
const HOLDS: Readonly<
  Record<string, { colours: boolean; meta: boolean; goal: boolean; rgb: boolean }>
> = {
  non: { colours: true, meta: true, goal: true, rgb: true },
  json: { colours: true, meta: true, goal: true, rgb: true },
  webpbn: { colours: true, meta: true, goal: true, rgb: true },
  g: { colours: true, meta: false, goal: false, rgb: true },
  gno: { colours: false, meta: false, goal: true, rgb: true },
  freenono: { colours: false, meta: false, goal: true, rgb: true },
  picross: { colours: false, meta: false, goal: false, rgb: true },
  nonogrid: { colours: true, meta: false, goal: false, rgb: true },
  ampl: { colours: false, meta: false, goal: false, rgb: true },
  'ampl-article': { colours: false, meta: false, goal: false, rgb: true },
  nin: { colours: false, meta: false, goal: false, rgb: true },
  mk: { colours: false, meta: false, goal: false, rgb: true },
  cwd: { colours: false, meta: false, goal: false, rgb: true },
  cwc: { colours: true, meta: false, goal: false, rgb: false },
  tatham: { colours: false, meta: false, goal: false, rgb: true },
  'puzz-link': { colours: false, meta: false, goal: false, rgb: true },
  picture: { colours: true, meta: false, goal: true, rgb: false },
  pbm: { colours: false, meta: false, goal: true, rgb: true },
  xbm: { colours: false, meta: false, goal: true, rgb: true },
};

function read(text: string, id: string): Puzzle {
  const outcomes = parsePuzzles(text, formatById(id));
  expect(outcomes).toHaveLength(1);
  const [outcome] = outcomes;
  if (!outcome.ok) throw new Error(JSON.stringify({ text, problems: outcome.problems }));
  return outcome.value;
}

function write(puzzle: Puzzle, id: string): string {
  const outcome = formatById(id)?.write?.(puzzle);
  if (outcome?.ok !== true) throw new Error(`${id} cannot write: ${JSON.stringify(outcome)}`);
  return outcome.value;
}

/**
 * Whether the goal shows every colour besides the background; a picture holds only the colours that
 * it shows.
 */
function showsAllColours(puzzle: Puzzle): boolean {
  const shown = new Set(puzzle.goal?.cells);
  return puzzle.palette.every((_, colour) => colour === 0 || shown.has(1 << colour));
}

const WRITTEN = FORMATS.filter(({ write }) => write !== undefined);

describe('formats', () => {
  it('are all in the table of this test', () => {
    expect(Object.keys(HOLDS).sort()).toEqual(WRITTEN.map(({ id }) => id).sort());
  });

  describe.each(WRITTEN.map(({ id }) => id))('%s', (id) => {
    const holds = HOLDS[id];
    const puzzles = arbitraryPuzzle(holds.colours ? 5 : 1).filter(
      (puzzle) => holds.rgb || showsAllColours(puzzle),
    );

    it('reads back what it writes, and writes the same again', () => {
      fc.assert(
        fc.property(puzzles, (puzzle) => {
          const text = write(puzzle, id);
          const again = read(text, id);
          expect(write(again, id)).toBe(text);
          expect(again.rows).toEqual(puzzle.rows);
          expect(again.columns).toEqual(puzzle.columns);
          if (holds.meta) expect(again.meta).toEqual(puzzle.meta);
          if (holds.goal) expect(again.goal).toEqual(puzzle.goal);
          if (holds.rgb) {
            const rgb = (each: Puzzle) => each.palette.map((colour) => colour.rgb);
            expect(rgb(again)).toEqual(rgb(puzzle));
          }
        }),
        { numRuns: 300 },
      );
    });

    it('reads it back from a file of its name', () => {
      const [extension] = formatById(id)?.extensions ?? [];
      if (extension === undefined) return;
      fc.assert(
        fc.property(puzzles, (puzzle) => {
          const text = write(puzzle, id);
          // A single row without background may also be a word.
          fc.pre(id !== 'picture' || puzzle.height > 1 || text.includes('.'));
          expect(formatOfFile(text, `a.${extension}`)?.id).toBe(id);
        }),
        { numRuns: 300 },
      );
    });

    it('is known by its look', () => {
      // Letters without a background, or on a single line, look like words.
      const looks = puzzles.filter(
        (puzzle) => holds.rgb || (puzzle.height > 1 && puzzle.goal?.cells.includes(1) === true),
      );
      fc.assert(
        fc.property(looks, (puzzle) => {
          expect(detect(write(puzzle, id))?.id).toBe(id);
        }),
        { numRuns: 200 },
      );
    });
  });

  it('refuse colours where they cannot hold them', () => {
    fc.assert(
      fc.property(
        arbitraryPuzzle().filter((puzzle) => puzzle.palette.length > 2),
        (puzzle) => {
          for (const format of WRITTEN.filter(({ id }) => !HOLDS[id].colours)) {
            expect(format.write?.(puzzle)).toMatchObject({
              ok: false,
              problems: [{ code: 'no-colour' }],
            });
          }
        },
      ),
      { numRuns: 20 },
    );
  });
});
