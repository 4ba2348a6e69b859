// Lays out puzzles on paper: every page has room for the chosen number of puzzles, each in a field
// of its own. The solutions, smaller and without clues, follow on pages of their own. All sizes are
// in millimetres.

import { defined } from '../../../src/puzzle/defined.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { fitContent, type PrintBlock, type PrintContent } from '../../../src/vector/block.ts';
import { type Ink, SOFT } from '../../../src/vector/ink.ts';
import type { Box, TextLabel, VectorImage } from '../../../src/vector/shape.ts';
import type { Mark } from '../../board/state/mark.ts';

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];
export const ORIENTATIONS = ['portrait', 'landscape'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];
export const PER_PAGE = [1, 2, 4, 6] as const;
export type PerPage = (typeof PER_PAGE)[number];

type SheetKind = 'puzzles' | 'solutions';

type Heading = Pick<PrintContent, 'title' | 'detail'>;

export interface SheetEntry extends Heading {
  readonly puzzle: Puzzle;
  /** The marks of the player; undefined for an empty board. */
  readonly marks?: ArrayLike<Mark>;
  readonly solution?: ArrayLike<Mark>;
  /** The heading of the solution, if it differs from that of the puzzle. */
  readonly solutionHeading?: Heading;
}

export interface SheetOptions {
  readonly paper: Paper;
  readonly orientation: Orientation;
  readonly perPage: PerPage;
  readonly ink: Ink;
  /** Returns the text at the foot of a page. */
  readonly footer: (kind: SheetKind, page: number, pages: number) => string;
}

export interface Sheet extends VectorImage {
  readonly kind: SheetKind;
  readonly blocks: readonly PrintBlock[];
}

/** The least font size of clues that is easy to read, in millimetres: 4.5 points. */
export const READABLE = 1.6;
export const MARGIN = 12;

/** Width and height of the paper in portrait. */
const SIZES: Readonly<Record<Paper, readonly [number, number]>> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
};

const [GUTTER, FOOTER, FOOTER_FONT] = [9, 6, 2.6];
const [MAX_CELL, MAX_PICTURE_CELL] = [9, 5];
const MIN_SOLUTIONS_PER_PAGE = 6;

export function paperSize(
  paper: Paper,
  orientation: Orientation,
): { width: number; height: number } {
  const [short, long] = SIZES[paper];
  return orientation === 'portrait'
    ? { width: short, height: long }
    : { width: long, height: short };
}

export function layOut(entries: readonly SheetEntry[], options: SheetOptions): Sheet[] {
  const { perPage, ink } = options;
  const puzzles = entries.map(
    ({ puzzle, title, detail, marks }): PrintContent => ({
      ...{ puzzle, title, detail, ink, withClues: true },
      ...defined({ cells: marks }),
    }),
  );
  const solutions = entries.flatMap(({ puzzle, title, detail, solution, ...entry }) => {
    const { solutionHeading = { title, detail } } = entry;
    if (solution === undefined) return [];
    return [{ puzzle, ...solutionHeading, ink, withClues: false, cells: solution }];
  });
  const solutionsPerPage = Math.max(perPage, MIN_SOLUTIONS_PER_PAGE) as PerPage;
  const pages = [
    ...chunks(puzzles, perPage).map((contents) => ({ kind: 'puzzles' as const, contents })),
    ...chunks(solutions, solutionsPerPage).map((contents) => ({
      kind: 'solutions' as const,
      contents,
    })),
  ];
  return pages.map(({ kind, contents }, page) => {
    const fields = fieldsOf(options, kind === 'puzzles' ? perPage : solutionsPerPage);
    const maxCell = kind === 'puzzles' ? MAX_CELL : MAX_PICTURE_CELL;
    const blocks = contents.map((content, i) => fitContent(content, fields[i], maxCell));
    const size = paperSize(options.paper, options.orientation);
    const foot = footerOf(options.footer(kind, page + 1, pages.length), size);
    return { ...size, kind, blocks, shapes: [...blocks.flatMap(({ shapes }) => shapes), foot] };
  });
}

/** Returns the smallest font size of clues in millimetres, or undefined if there are no clues. */
export function smallestClue(sheets: readonly Sheet[]): number | undefined {
  const fonts = sheets
    .filter(({ kind }) => kind === 'puzzles')
    .flatMap(({ blocks }) => blocks.map(({ clueFont }) => clueFont));
  return fonts.length === 0 ? undefined : Math.min(...fonts);
}

/** Returns the fields of a page, row by row. */
function fieldsOf({ paper, orientation }: SheetOptions, perPage: PerPage): Box[] {
  const [across, down] =
    orientation === 'portrait' ? DIVISIONS[perPage] : [...DIVISIONS[perPage]].reverse();
  const page = paperSize(paper, orientation);
  const width = (page.width - 2 * MARGIN - (across - 1) * GUTTER) / across;
  const height = (page.height - 2 * MARGIN - FOOTER - (down - 1) * GUTTER) / down;
  return Array.from({ length: perPage }, (_, i) => ({
    x: MARGIN + (i % across) * (width + GUTTER),
    y: MARGIN + Math.floor(i / across) * (height + GUTTER),
    width,
    height,
  }));
}

/** Numbers of fields across and down on a portrait page. */
const DIVISIONS: Readonly<Record<PerPage, readonly [number, number]>> = {
  1: [1, 1],
  2: [1, 2],
  4: [2, 2],
  6: [2, 3],
};

function footerOf(
  text: string,
  page: { readonly width: number; readonly height: number },
): TextLabel {
  return {
    kind: 'label',
    text,
    x: page.width / 2,
    y: page.height - MARGIN,
    align: 'center',
    size: FOOTER_FONT,
    colour: SOFT,
    isBold: false,
  };
}

function chunks<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, i) =>
    all.slice(i * size, (i + 1) * size),
  );
}
