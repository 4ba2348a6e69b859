import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryPuzzle } from '../../test/arbitrary.ts';
import { pageOfPicture } from '../../test/nonograms-org-page.ts';
import type { Problem } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { detect, parsePuzzles } from './detect.ts';

function read(text: string): Puzzle {
  const [outcome] = parsePuzzles(text);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

function problem(text: string): Problem {
  const [outcome] = parsePuzzles(text);
  if (outcome.ok) throw new Error('it was read');
  return outcome.problems[0];
}

const lengths = (clues: Puzzle['rows']) => clues.map((clue) => clue?.map(({ length }) => length));

/** A picture of two rows, `##` and `#.`, whose lists were worked out by hand. */
const SMALL =
  'var d=[[9,9,9,9],[7,5,3,7],[1,1,0,5],[4,1,4,9],[10,20,30,40],[20,10,40,0],[1,0,1,7],[5,6,7,8],' +
  '[6,8,8,9],[6,7,8,10]];';

describe('pages of nonograms.org', () => {
  it('are decoded as the site does', () => {
    const puzzle = read(`<html><script>${SMALL}</script></html>`);
    expect(lengths(puzzle.rows)).toEqual([[2], [1]]);
    expect(lengths(puzzle.columns)).toEqual([[2], [1]]);
    expect(puzzle.palette[1]).toEqual({ symbol: '#', name: 'black', rgb: '#000000' });
    expect(lengths(read(SMALL).rows)).toEqual([[2], [1]]);
  });

  it('give the picture back, in colour too, with the title', () => {
    fc.assert(
      fc.property(arbitraryPuzzle(5), fc.integer({ min: 1, max: 1e6 }), (puzzle, seed) => {
        const text = pageOfPicture(puzzle, seed);
        expect(detect(text)?.id).toBe('page');
        const again = read(text);
        expect(again.goal).toEqual(puzzle.goal);
        expect(again.rows).toEqual(puzzle.rows);
        expect(again.columns).toEqual(puzzle.columns);
        expect(again.palette.map(({ rgb }) => rgb)).toEqual(puzzle.palette.map(({ rgb }) => rgb));
        expect(again.meta).toEqual({ title: 'Café & cake' });
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    [SMALL.slice(0, 60), 'bad-page', 'list 6 of "var d": expected a list of four whole numbers'],
    [
      SMALL.replace('[7,5,3,7]', '[7,5,3,0]'),
      'bad-page',
      'list 3 of "var d": the list before it ends with 0, so',
    ],
    [SMALL.replace('[1,0,1,7]', '[1,0,1,0]'), 'bad-page', 'ends with 0, so it hides no number'],
    [SMALL.replace('[7,5,3,7]', '[0,0,0,7]'), 'bad-page', '1 colour, expected at least 1x1 cells'],
    [SMALL.replace('[7,5,3,7]', '[6000,0,0,9000]'), 'bad-page', 'at most 5000 a side'],
    [SMALL.replace('[20,10,40,0]', '[20,999,40,0]'), 'bad-page', 'is not a colour'],
    [SMALL.replace('[1,0,1,7]', '[6,6,6,7]'), 'bad-page', 'says 54 runs'],
    [SMALL.replace('[6,7,8,10]', '[7,8,8,10]'), 'bad-page', 'row 2, from cell 2, 2 cells'],
    [SMALL.replace('[6,7,8,10]', '[6,7,9,10]'), 'bad-page', 'colour 2'],
  ])('refuse %j', (text, code, message) => {
    const found = problem(text);
    expect(found).toMatchObject({ code, line: 1, column: expect.any(Number) });
    expect(found.message).toContain(message);
    expect(found.message).toContain('save it again');
  });

  it('name the place on the page', () => {
    const text = `<html>\n<script>\n${SMALL.replace('[5,6,7,8]', '[5,6,x,8]')}\n</script>`;
    const at = SMALL.indexOf(',[5,6,7,8]') + 1;
    expect(problem(text)).toMatchObject({ line: 3, column: at });
  });
});

describe('pages of puzzle-nonograms.com', () => {
  const page = (script: string) => `<!DOCTYPE html><html><script>${script}</script></html>`;

  it('hold columns first, the size follows from the sums', () => {
    const puzzle = read(page("var task = '2.1/2.1.3/7/1.3/2.1/2/2.1/1.1/3/1.1/1.1/2/1.1/1.2/2';"));
    expect([puzzle.width, puzzle.height]).toEqual([5, 10]);
    expect(lengths(puzzle.rows)[1]).toEqual([2, 1]);
  });

  it('say the size where empty lines leave it open, else it is a square', () => {
    const task = "task = '1///1//';";
    expect(read(page(task)).width).toBe(3);
    expect(read(page(`${task} var options = { puzzleWidth: 2 };`)).width).toBe(2);
    expect(read(task).width).toBe(3);
  });

  it('may hold other tasks', () => {
    expect(read(page("var task = 'stroop'; task = '1/1';")).width).toBe(1);
  });

  it.each([
    ['task = "2/1/1/1"', 'sums-differ', 'cannot be split'],
    ['task = "3/1/2/1"', 'sums-differ', 'cannot be split'],
    ["task = '5/1/2/4'", 'clue-too-long', 'row 2 needs 4'],
    ["task = '1..1/2'", 'bad-number', 'a number is missing'],
    ["let puzzle = '1/1';", 'no-puzzle', 'save it as HTML'],
    [`task = '${'1/'.repeat(20_000)}1'`, 'too-large', '20001 clues'],
  ])('are refused, case %#', (script, code, message) => {
    const found = problem(page(script));
    expect(found).toMatchObject({ code, line: 1, column: expect.any(Number) });
    expect(found.message).toContain(message);
  });
});
