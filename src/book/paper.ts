// The sizes of paper, by name or as width and height, and lengths in mm, inches and points.

import { failure, type Outcome, quote, success } from '../puzzle/problem.ts';
import { worded } from '../puzzle/wording.ts';

/** The width and the height of the paper in millimetres. */
export interface BookPaper {
  readonly width: number;
  readonly height: number;
}

/** The papers that have a name, upright. */
export const NAMED_PAPERS: Readonly<Record<string, BookPaper>> = {
  a3: { width: 297, height: 420 },
  a4: { width: 210, height: 297 },
  a5: { width: 148, height: 210 },
  a6: { width: 105, height: 148 },
  b4: { width: 250, height: 353 },
  b5: { width: 176, height: 250 },
  letter: { width: 215.9, height: 279.4 },
  legal: { width: 215.9, height: 355.6 },
  tabloid: { width: 279.4, height: 431.8 },
  executive: { width: 184.15, height: 266.7 },
};

/** The shortest and the longest side of a paper that a book can have, in millimetres. */
export const [SHORTEST_SIDE, LONGEST_SIDE] = [70, 1500];

/** Reads a name such as `a4`, or a size such as `6x9in` or `148x210mm`; without a unit, in mm. */
export function parsePaper(text: string): Outcome<BookPaper> {
  const plain = text.trim().toLowerCase();
  const named = Object.hasOwn(NAMED_PAPERS, plain) ? NAMED_PAPERS[plain] : undefined;
  if (named !== undefined) return success(named);
  const [, first = '', firstUnit, second = '', unit = 'mm'] = SIZE.exec(plain) ?? [];
  if (first === '') {
    const names = Object.keys(NAMED_PAPERS).join(', ');
    const words = worded`the paper ${quote(text)} has no size: expected a name (${names}), or a size like 148x210mm or 6x9in`;
    return failure({ code: 'bad-paper', ...words });
  }
  const paper = {
    width: inMillimetres(first, firstUnit ?? unit),
    height: inMillimetres(second, unit),
  };
  const nearest = { width: nearestSide(paper.width), height: nearestSide(paper.height) };
  if (nearest.width === paper.width && nearest.height === paper.height) return success(paper);
  return failure({
    code: 'bad-paper',
    ...worded`the paper ${quote(text)} cannot be used: expected sides of ${SHORTEST_SIDE} to ${LONGEST_SIDE} mm; the nearest is ${nearest.width}x${nearest.height}mm`,
  });
}

/** Reads a length such as `12mm`, `1.2cm`, `0.5in` or `36pt`; without a unit, in millimetres. */
export function parseLength(text: string): Outcome<number> {
  const [, digits = '', unit = 'mm'] = LENGTH.exec(text.trim().toLowerCase()) ?? [];
  if (digits !== '') return success(inMillimetres(digits, unit));
  return failure({
    code: 'bad-length',
    ...worded`${quote(text)} is no length: expected one like 12mm or 0.5in`,
  });
}

const NUMBER = '(\\d{1,5}(?:[.,]\\d{1,4})?)';
const UNIT = '\\s*(mm|cm|in|pt|")?';
const LENGTH = new RegExp(`^${NUMBER}${UNIT}$`);
const SIZE = new RegExp(`^${NUMBER}${UNIT}\\s*[x×]\\s*${NUMBER}${UNIT}$`);

const MILLIMETRES: Readonly<Record<string, number>> = {
  mm: 1,
  cm: 10,
  in: 25.4,
  '"': 25.4,
  pt: 25.4 / 72,
};

function inMillimetres(digits: string, unit: string): number {
  const value = Number(digits.replace(',', '.')) * MILLIMETRES[unit];
  return Math.round(value * 1000) / 1000;
}

function nearestSide(side: number): number {
  return Math.max(SHORTEST_SIDE, Math.min(LONGEST_SIDE, side));
}
