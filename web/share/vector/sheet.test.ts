import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../../src/engine/random.ts';
import { parsePuzzles } from '../../../src/formats/index.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { drawnSolution } from '../../../src/vector/drawn-cell.ts';
import { INKS } from '../../../src/vector/ink.ts';
import { randomPuzzle } from '../../../test/boards.ts';
import { extentOf, isInside, labelBoxes, overlaps } from '../../../test/print/drawn-boxes.ts';
import { clueLabels } from '../../board/view/clue-labels.ts';
import {
  layOut,
  MARGIN,
  ORIENTATIONS,
  PAPERS,
  PER_PAGE,
  paperSize,
  READABLE,
  type SheetEntry,
  type SheetOptions,
  smallestClue,
} from './sheet.ts';

const OPTIONS: SheetOptions = {
  paper: 'a4',
  orientation: 'portrait',
  perPage: 1,
  ink: 'colour',
  footer: (kind, page, pages) => `${kind} ${page} / ${pages}`,
};

function readPuzzle(name: string): Puzzle {
  const [outcome] = parsePuzzles(readFileSync(`puzzles/${name}.non`, 'utf8'));
  if (!outcome?.ok) throw new Error(name);
  return outcome.value;
}

function entryOf(puzzle: Puzzle, title = puzzle.meta.title ?? ''): SheetEntry {
  const { goal } = puzzle;
  const shown = { puzzle, title, detail: `${puzzle.width} × ${puzzle.height}` };
  return goal === undefined
    ? shown
    : { ...shown, marks: drawnSolution(goal), solution: drawnSolution(goal) };
}

const random = makeRandom(11);
const ENTRIES: readonly SheetEntry[] = [
  ...['lock', 'goldfish', 'umbrella', 'wild-tattoo', 'swing'].map((name) =>
    entryOf(readPuzzle(name)),
  ),
  entryOf(randomPuzzle(random, 1, 60, 1, 0.5), 'W'.repeat(200)),
  entryOf(
    randomPuzzle(random, 60, 1, 5, 0.7),
    'a very long title that goes on and on and on and on',
  ),
  entryOf(randomPuzzle(random, 45, 45, 26, 0.7), '雪の結晶'.repeat(40)),
  entryOf(randomPuzzle(random, 1, 1, 1, 0), ''),
];

const LAYOUTS = PAPERS.flatMap((paper) =>
  ORIENTATIONS.flatMap((orientation) =>
    PER_PAGE.map((perPage) => ({ paper, orientation, perPage })),
  ),
);

describe('a sheet', () => {
  it.each(LAYOUTS)('keeps all inside the margins, and lets nothing overlap: %o', (layout) => {
    const page = paperSize(layout.paper, layout.orientation);
    const area = {
      x: MARGIN,
      y: MARGIN,
      width: page.width - 2 * MARGIN,
      height: page.height - 2 * MARGIN,
    };
    for (const ink of INKS) {
      for (const { shapes, blocks } of layOut(ENTRIES, { ...OPTIONS, ...layout, ink })) {
        expect(
          shapes.flatMap((shape) => extentOf(shape)).filter((box) => !isInside(box, area)),
        ).toEqual([]);
        expect(overlaps(labelBoxes(shapes))).toEqual([]);
        expect(overlaps(blocks.map(({ box }) => box))).toEqual([]);
      }
    }
  });

  it('has as many puzzles as wished, and the solutions behind them', () => {
    for (const perPage of PER_PAGE) {
      const sheets = layOut(ENTRIES, { ...OPTIONS, perPage });
      const puzzles = sheets.filter(({ kind }) => kind === 'puzzles');
      expect(puzzles.flatMap(({ blocks }) => blocks)).toHaveLength(ENTRIES.length);
      expect(puzzles).toHaveLength(Math.ceil(ENTRIES.length / perPage));
      const solved = ENTRIES.filter(({ solution }) => solution !== undefined).length;
      const solutions = sheets.slice(puzzles.length);
      expect(solutions.every(({ kind }) => kind === 'solutions')).toBe(true);
      expect(solutions.flatMap(({ blocks }) => blocks)).toHaveLength(solved);
    }
  });

  it('shows every number of every clue', () => {
    const { puzzle } = ENTRIES[1];
    const [sheet] = layOut([{ puzzle, title: 'Goldfish', detail: '' }], OPTIONS);
    const numbers = sheet.shapes.flatMap((shape) =>
      shape.kind === 'label' && /^\d+$/.test(shape.text) ? [shape.text] : [],
    );
    const expected = [...puzzle.rows, ...puzzle.columns].flatMap(clueLabels);
    expect(numbers.sort()).toEqual(expected.sort());
  });

  it('is readable for puzzles of usual size, and tells where it is not', () => {
    const [lock, , , tattoo] = ENTRIES;
    expect(smallestClue(layOut([lock], OPTIONS))).toBeGreaterThan(4);
    for (const perPage of PER_PAGE)
      expect(smallestClue(layOut([lock, lock], { ...OPTIONS, perPage }))).toBeGreaterThan(READABLE);
    expect(smallestClue(layOut([tattoo], OPTIONS))).toBeGreaterThan(READABLE);
    expect(smallestClue(layOut(ENTRIES, OPTIONS))).toBeLessThan(READABLE);
    expect(smallestClue([])).toBeUndefined();
  });
});
