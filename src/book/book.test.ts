import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomPuzzle } from '../../test/boards.ts';
import { bookTextWidth, FONTS, TYPEFACE } from '../../test/print/book-fonts.ts';
import { extentOf, isInside, labelBoxes, overlaps } from '../../test/print/drawn-boxes.ts';
import { readPdf } from '../../test/print/pdf.ts';
import { makeRandom } from '../engine/random.ts';
import { LABELS } from '../explain/rate/label.ts';
import type { Problem } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { INKS } from '../vector/ink.ts';
import { type Box, POINTS_PER_MM, type Shape } from '../vector/shape.ts';
import { drawPage, type PagePlan, planBook } from './book-plan.ts';
import { sizeRemarks } from './book-remarks.ts';
import { type BookWish, checkBookWish, DEFAULT_WISH } from './book-wish.ts';
import { makeBook } from './make-book.ts';
import { type BookEntry, numberPuzzles } from './numbered-puzzle.ts';
import { areaOf } from './page-area.ts';
import { NAMED_PAPERS, parseLength, parsePaper } from './paper.ts';
import { clueFontOf, type PlacedPuzzle } from './puzzle-block.ts';
import { turnedBox } from './turned-page.ts';

const WISH: BookWish = {
  ...{ ...DEFAULT_WISH, title: 'Nonograms', language: 'en', paper: NAMED_PAPERS.a4 },
};

const random = makeRandom(5);

function entryOf(puzzle: Puzzle, title: string, facts: Partial<BookEntry> = {}): BookEntry {
  const titled = { ...puzzle, meta: { ...puzzle.meta, title } };
  return { puzzle: titled, verdict: 'unique', label: 'easy', ...facts };
}

function someEntries(count: number, most: number, colours: number): BookEntry[] {
  const side = (): number => 1 + random.below(most);
  return Array.from({ length: count }, (_, i) => {
    const puzzle = randomPuzzle(random, side(), side(), 1 + random.below(colours), 0.6);
    const cells = puzzle.goal?.cells ?? new Int32Array(puzzle.width * puzzle.height).fill(1);
    return entryOf(puzzle, `Τίτλος ${'Длинный '.repeat(i % 9)}${i}`, {
      label: LABELS[i % LABELS.length],
      solution: { width: puzzle.width, height: puzzle.height, cells },
    });
  });
}

function planned(entries: readonly BookEntry[], changes: Partial<BookWish>): PagePlan[] {
  const terms = { wish: { ...WISH, ...changes }, typeface: TYPEFACE };
  return planBook(numberPuzzles(entries, terms), terms);
}

function placedIn(pages: readonly PagePlan[]): readonly PlacedPuzzle[][] {
  return pages.flatMap((page) => (page.kind === 'puzzles' ? [[...page.placed]] : []));
}

function outside(shapes: readonly Shape[], area: Box): Box[] {
  const all = shapes.flatMap((shape) => extentOf(shape, bookTextWidth));
  return all.filter((box) => !isInside(box, area));
}

const pointsOf = (placed: PlacedPuzzle): number => clueFontOf(placed) * POINTS_PER_MM;

const ANY_WISH = fc.record({
  paper: fc.constantFrom(...Object.values(NAMED_PAPERS), { width: 80, height: 300 }),
  margin: fc.constantFrom(0, 5, 15),
  gutter: fc.constantFrom(0, 8),
  perPage: fc.constantFrom(1, 2, 3, 4, 5, 6, 'fit' as const),
  cluePoints: fc.constantFrom(5, 9, 20),
  leastPoints: fc.constantFrom(3, 6, 9),
  turnsPages: fc.boolean(),
  solutionsPerPage: fc.constantFrom(0, 1, 12, 35),
  order: fc.constantFrom('given' as const, 'difficulty' as const),
  hidesTitles: fc.boolean(),
  showsDifficulty: fc.boolean(),
  ink: fc.constantFrom(...INKS),
  language: fc.constantFrom('en' as const, 'de' as const),
});

describe('the pages of a book', () => {
  it('keep all within the margins, let nothing overlap, and have every puzzle', () => {
    fc.assert(
      fc.property(ANY_WISH, fc.constantFrom(6, 25, 45), (changes, most) => {
        const wish = { ...WISH, ...changes };
        const terms = { wish, typeface: TYPEFACE };
        const entries = someEntries(7, most, 4);
        const pages = planned(entries, changes);
        for (const [i, plan] of pages.entries()) {
          const { shapes, turned } = drawPage(plan, i + 1, terms);
          const area = areaOf(wish, i + 1);
          const withFoot = { ...area, height: wish.paper.height - 2 * wish.margin };
          expect(outside(shapes, withFoot)).toEqual([]);
          expect(outside(turned, turnedBox(area, wish.paper))).toEqual([]);
          for (const each of [shapes, turned])
            expect(overlaps(labelBoxes(each, bookTextWidth))).toEqual([]);
          if ('placed' in plan) expect(overlaps(plan.placed.map(({ box }) => box))).toEqual([]);
        }
        const numbers = placedIn(pages)
          .flat()
          .map(({ puzzle }) => puzzle.number);
        expect(numbers).toEqual(entries.map((_, at) => at + 1));
      }),
      { numRuns: 40 },
    );
  });

  it('have clues of at least the wanted size, or a remark that counts the smaller ones', () => {
    fc.assert(
      fc.property(ANY_WISH, fc.constantFrom(10, 30, 60), (changes, most) => {
        const wish = { ...WISH, ...changes, order: 'given' as const };
        const entries = someEntries(8, most, 3);
        const pages = planned(entries, wish);
        const small = placedIn(pages)
          .flat()
          .filter((placed) => pointsOf(placed) < wish.leastPoints - 0.001);
        const remarks = sizeRemarks(pages, { wish, typeface: TYPEFACE });
        expect(remarks[0]?.wording?.values[0] ?? 0).toBe(small.length);
        // The clues of these puzzles are small on a page of their own, too.
        for (const { puzzle } of small) {
          const alone = placedIn(planned([entries[puzzle.number - 1]], { ...changes, perPage: 1 }));
          expect(pointsOf(alone[0][0])).toBeLessThan(wish.leastPoints);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('are turned for wide boards and keep their order, unless that is not wanted', () => {
    const sides = [
      [10, 10],
      [60, 20],
      [55, 18],
      [20, 60],
    ] as const;
    const entries = sides.map(([width, height]) =>
      entryOf(randomPuzzle(random, width, height, 1, 0.5), ''),
    );
    const turnsOf = (changes: Partial<BookWish>): boolean[] =>
      planned(entries, changes).flatMap((page) =>
        page.kind === 'puzzles' ? page.placed.map(() => page.isTurned) : [],
      );
    const wide = [false, true, true, false];
    expect(turnsOf({ perPage: 1 })).toEqual(wide);
    expect(turnsOf({ perPage: 'fit' })).toEqual(wide);
    expect(turnsOf({ perPage: 1, turnsPages: false })).toEqual([false, false, false, false]);
    const landscape = { width: 297, height: 210 };
    expect(turnsOf({ perPage: 1, paper: landscape })).toEqual([false, false, false, true]);
  });

  it('have as many puzzles as fit with clues of the floor, if it is above the wanted size', () => {
    const changes = { perPage: 'fit', cluePoints: 5, leastPoints: 8 } as const;
    const placed = placedIn(planned(someEntries(12, 15, 1), changes)).flat();
    expect(placed.map(pointsOf).filter((points) => points < 7.999)).toEqual([]);
  });

  it('come as title, contents, puzzles and solutions, with the pages that the contents name', () => {
    const pages = planned(someEntries(130, 10, 1), { perPage: 4, leastPoints: 3 });
    const kinds = pages.map(({ kind }) => kind);
    expect(kinds.toSorted((a, b) => RANKS.indexOf(a) - RANKS.indexOf(b))).toEqual(kinds);
    expect(kinds.filter((kind) => kind === 'puzzles')).toHaveLength(33);
    expect(kinds.filter((kind) => kind === 'solutions')).toHaveLength(11);
    const lines = pages.flatMap((page) => (page.kind === 'contents' ? page.lines : []));
    expect(lines).toHaveLength(130);
    for (const { puzzle, page } of lines) {
      const there = pages[page - 1];
      const numbers =
        there.kind === 'puzzles' ? there.placed.map((each) => each.puzzle.number) : [];
      expect(numbers).toContain(puzzle.number);
    }
  });

  it('leave out what is not wanted', () => {
    const without = { withTitlePage: false, withContents: false, solutionsPerPage: 0 };
    const kinds = planned(someEntries(3, 10, 1), without).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['puzzles']));
  });

  it('go by difficulty, then by size, and hide titles until the solutions', () => {
    const facts = (['hard', 'easy', undefined, 'easy'] as const).map((label) => ({ label }));
    const sides = [5, 9, 4, 6];
    const entries = sides.map((side, i) =>
      entryOf(randomPuzzle(random, side, side, 1, 0.5), `T${side}`, facts[i] as Partial<BookEntry>),
    );
    const [entry] = entries;
    const cells = new Int32Array(25).fill(1);
    const solved = { ...entry, solution: { width: 5, height: 5, cells } };
    const changes = { order: 'difficulty', hidesTitles: true } as const;
    const pages = planned([solved, ...entries.slice(1)], changes);
    expect(
      placedIn(pages)
        .flat()
        .map(({ puzzle }) => puzzle.title),
    ).toEqual(['T6', 'T9', 'T5', 'T4']);
    const terms = { wish: { ...WISH, ...changes }, typeface: TYPEFACE };
    const titled = pages.flatMap((plan, i) =>
      drawPage(plan, i + 1, terms).shapes.flatMap((shape) =>
        shape.kind === 'label' && /T\d/.test(shape.text) ? [`${plan.kind}: ${shape.text}`] : [],
      ),
    );
    expect(titled).toEqual(['solutions: 3  T5']);
  });
});

it('names colours that have no name of their own in the legend, in colour too', () => {
  const puzzle = randomPuzzle(random, 12, 12, 3, 0.6);
  const palette = puzzle.palette.map((colour, i) => ({
    ...colour,
    rgb: `#a03${i}0${i}`,
    name: `#a03${i}0${i}`,
  }));
  const terms = { wish: WISH, typeface: TYPEFACE };
  const entries = [entryOf({ ...puzzle, palette }, 'Reds')];
  const names = numberPuzzles(entries, terms)[0].puzzle.palette.map(({ name }) => name);
  const texts = planned(entries, {}).flatMap((plan, i) =>
    drawPage(plan, i + 1, terms).shapes.flatMap((shape) =>
      shape.kind === 'label' ? [shape.text] : [],
    ),
  );
  expect(names.join()).not.toContain('#');
  expect(texts).toEqual(expect.arrayContaining(names.slice(1)));
});

const RANKS = ['title', 'contents', 'puzzles', 'solutions'];

describe('a PDF', () => {
  it('has the pages, embedded fonts, and texts in Latin, Greek and Cyrillic', async () => {
    const titles = ['Schlüssel', 'Κλειδί', 'Ключ', '雪 ō'];
    const entries = titles.map((title) => entryOf(randomPuzzle(random, 8, 7, 1, 0.5), title));
    const outcome = await makeBook(entries, WISH, FONTS, {});
    if (!outcome.ok) throw new Error(outcome.problems[0].message);
    const { pdf, pages, puzzles, remarks } = outcome.value;
    const read = readPdf(pdf);
    expect([pages, puzzles]).toEqual([4, 4]);
    expect(read.pages).toBe(4);
    expect(read.embedded).toBe(2);
    for (const font of read.fonts) expect(font).toMatch(/^[A-Z]{6}\+DejaVuSansCondensed/);
    const text = read.texts.join('');
    for (const shown of ['4 puzzles', 'Contents', '8 × 7', 'Easy', ...titles.slice(0, 3)])
      expect(text.replaceAll(' ', '')).toContain(shown.replaceAll(' ', ''));
    expect(remarks.map(messageOfRemark)).toEqual([
      '1 puzzle with characters that the typeface lacks, 雪 (U+96EA): 4 "雪 ō"',
    ]);
  });

  it('is not made where there is nothing to print, or when the host stops', async () => {
    expect(await makeBook([], WISH, FONTS, {})).toMatchObject({
      problems: [{ code: 'no-puzzle' }],
    });
    const stopped = await makeBook(someEntries(2, 5, 1), WISH, FONTS, { stop: () => true });
    expect(stopped).toMatchObject({ problems: [{ code: 'stopped' }] });
  });

  it('leaves out puzzles that are too large or have no solution, and if wished those with several', async () => {
    const [one, two, three] = someEntries(3, 5, 1);
    const huge = { ...one.puzzle, width: 600, height: 500, meta: { title: 'Huge' } };
    const named = (title: string): Puzzle => ({ ...two.puzzle, meta: { title } });
    const entries: BookEntry[] = [
      { ...one, puzzle: named('Many'), verdict: 'multiple', origin: 'a.jsonl:1' },
      { ...two, puzzle: named(''), verdict: 'none' },
      { puzzle: huge, verdict: 'unknown', origin: 'huge.non' },
      three,
    ];
    const remarksWith = async (changes: Partial<BookWish>): Promise<string[]> => {
      const outcome = await makeBook(entries, { ...WISH, ...changes }, FONTS, {});
      return outcome.ok ? outcome.value.remarks.map(messageOfRemark) : [];
    };
    const { width, height } = two.puzzle;
    const always = [
      'left out 1 puzzle too large for paper: "Huge" (huge.non)',
      `left out 1 puzzle without a solution: ${width}x${height}`,
    ];
    expect(await remarksWith({})).toEqual([
      ...always,
      '1 puzzle with several solutions: 1 "Many" (a.jsonl:1)',
    ]);
    expect(await remarksWith({ onlyUnique: true })).toEqual([
      ...always,
      'left out 1 puzzle with several solutions: "Many" (a.jsonl:1)',
    ]);
  });

  it('has one remark for many puzzles, which names the first of them', async () => {
    const entries = someEntries(20, 5, 1).map((entry) => ({
      ...entry,
      verdict: 'multiple' as const,
    }));
    const outcome = await makeBook(entries, WISH, FONTS, {});
    const remarks = outcome.ok ? outcome.value.remarks.map(messageOfRemark) : [];
    expect(remarks).toHaveLength(1);
    expect(remarks[0]).toMatch(/^20 puzzles with several solutions: 1 .* …$/);
  });
});

const messageOfRemark = ({ message }: Problem): string => message;

describe('a wish', () => {
  it.each([
    [{ margin: 100 }, /nearest is a margin of 85 mm and a gutter of 0 mm/],
    [{ margin: 10, gutter: 180 }, /nearest is a margin of 10 mm and a gutter of 150 mm/],
    [{ perPage: 9 }, /nearest is 6/],
    [{ solutionsPerPage: 61 }, /nearest is 60/],
    [{ cluePoints: 1 }, /nearest is 3/],
    [{ leastPoints: 99 }, /nearest is 24/],
  ])('that cannot be met names the nearest that can: %o', (changes, expected) => {
    const outcome = checkBookWish({ ...WISH, ...changes });
    expect(outcome.ok ? '' : outcome.problems[0].message).toMatch(expected);
  });

  it.each([
    ['a5', 148, 210],
    ['A4', 210, 297],
    ['6x9in', 152.4, 228.6],
    ['8.5in × 11in', 215.9, 279.4],
    ['148 x 210 mm', 148, 210],
    ['12,5x20cm', 125, 200],
    ['100x200', 100, 200],
  ])('has the paper %s', (text, width, height) => {
    expect(parsePaper(text)).toEqual({ ok: true, value: { width, height } });
  });

  it.each([
    ['a99', /expected a name \(a3, a4/],
    ['', /expected a name/],
    ['10x20mm', /nearest is 70x70mm/],
    ['100x20in', /nearest is 1500x508mm/],
  ])('refuses the paper %s', (text, expected) => {
    const outcome = parsePaper(text);
    expect(outcome.ok ? '' : outcome.problems[0].message).toMatch(expected);
  });

  it('has lengths in several units', () => {
    expect(
      ['12', '12mm', '1.2 cm', '0.5in', '36pt', '1"'].map((text) => parseLength(text)),
    ).toEqual([12, 12, 12, 12.7, 12.7, 25.4].map((value) => ({ ok: true, value })));
    expect(parseLength('wide').ok).toBe(false);
  });
});
