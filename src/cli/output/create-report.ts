// The report on puzzles that were made of images: a row of CSV for each image, and a contact sheet.

import { join } from 'node:path';
import type { ImagePuzzle } from '../../create/index.ts';
import type { Verdict } from '../../puzzle/verdict.ts';
import { CONTACT_SHEET } from '../files/contact-sheet-name.ts';
import { openOutput } from '../files/output-file.ts';
import type { CreatedPuzzle } from '../run/create-puzzles.ts';
import { SHEET_END, SHEET_START, sheetFigure } from './contact-sheet.ts';
import { csvLine } from './csv-line.ts';
import { ratingName } from './rating-name.ts';

export interface CreatedRow extends CreatedPuzzle {
  /** The file of the puzzle, if it was written. */
  readonly written?: string;
}

interface CreateReport {
  add(row: CreatedRow): void;
  finish(): void;
}

const HEADING = [
  ...['image', 'puzzle', 'width', 'height', 'colours', 'verdict', 'cells_changed', 'difficulty'],
  ...['seconds', 'problem'],
];

/** Opens the report in a folder; both files get their names when they are finished. */
export function openReport(folder: string): CreateReport {
  const csv = openOutput(join(folder, 'report.csv'));
  const sheet = openOutput(join(folder, CONTACT_SHEET));
  csv.write(`${csvLine(HEADING)}\n`);
  sheet.write(SHEET_START);
  return {
    add(row) {
      csv.write(`${csvLine(fieldsOf(row))}\n`);
      sheet.write(sheetFigure(row, rowText(row), row.written !== undefined));
    },
    finish() {
      sheet.write(SHEET_END);
      csv.finish();
      sheet.finish();
    },
  };
}

const OTHER_DIFFICULTY =
  'not written: no changes were found that reach the difficulty; another size or more --time may help';

function fieldsOf({ file, outcome, written = '', seconds }: CreatedRow): (string | number)[] {
  const time = seconds.toFixed(3);
  if (!outcome.ok) {
    const problems = outcome.problems.map(({ message }) => message).join('; ');
    return [file.path, '', '', '', '', '', '', '', time, problems];
  }
  const { puzzle, rating, changes, isAsWished } = outcome.value;
  // The verdict tells why a puzzle with several solutions, or perhaps several, is not written.
  const problem = rating.verdict === 'unique' && !isAsWished ? OTHER_DIFFICULTY : '';
  return [
    ...[file.path, written, puzzle.width, puzzle.height, puzzle.palette.length - 1],
    ...[rating.verdict, changes.length, ratingName(rating), time, problem],
  ];
}

const NOT_WRITTEN: Readonly<Partial<Record<Verdict, string>>> = {
  multiple: 'not written; --repair, another size or other colours may help',
  unknown: 'not written; more --time may help',
};

function reasonOf(verdict: Verdict, isAsWished: boolean): string {
  if (verdict === 'unique' && !isAsWished) return OTHER_DIFFICULTY;
  return NOT_WRITTEN[verdict] ?? 'not written';
}

/** Says what became of an image. */
export function rowText({ outcome, written }: CreatedRow): string {
  if (!outcome.ok) return outcome.problems.map(({ message }) => message).join('; ');
  const { puzzle, rating, isAsWished } = outcome.value;
  const colours = puzzle.palette.length - 1;
  const parts = [
    `${puzzle.width}x${puzzle.height}`,
    colours === 1 ? 'one colour' : `${colours} colours`,
    rating.verdict,
    rating.verdict === 'unique' ? ratingName(rating) : [],
    changesText(outcome.value),
    written ?? reasonOf(rating.verdict, isAsWished),
  ];
  return parts.flat().join(', ');
}

function changesText({ changes: { length }, isMinimal }: ImagePuzzle): string | [] {
  if (length === 0) return [];
  const text = `${length} ${length === 1 ? 'cell' : 'cells'} changed`;
  return isMinimal ? text : `${text} (perhaps not all needed)`;
}
