// The .nonogram of FreeNono: XML with pictures, one `<Nonogram>` each, whose lines have `x` for
// filled cells and `_` for empty ones. The clues are made of the picture. Source: nonogram.xsd and
// the courses of prometheus42/FreeNono.

import { failure } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Format, Parsed } from '../format.ts';
import { writeGoal } from '../picture/write-goal.ts';
import { type ReadingBudget, readEach } from '../text/reading-budget.ts';
import { xmlAttribute } from '../text/xml-text.ts';
import { writing } from '../writing.ts';
import { readNonogramElements } from './read-nonograms.ts';
import { readFreenonoPuzzle } from './read-picture.ts';

export const freenono: Format = {
  id: 'freenono',
  title: 'FreeNono .nonogram',
  extensions: ['nonogram'],
  sniff: (text) =>
    /^\s*(<\?xml[^>]*>\s*)?(<!--.{0,2000}?-->\s*)?<(FreeNono|Nonograms?)[\s>]/s.test(text),
  parse: parseFreenono,
  ...writing(
    {
      name: "FreeNono's XML",
      clues: 'exact',
      keeps: ['id', 'title', 'author', 'description', 'goal'],
    },
    (puzzle) => writeGoal(puzzle, (rows) => writeFreenono(puzzle, rows)),
  ),
};

function parseFreenono(text: string, budget: ReadingBudget): readonly Parsed[] {
  const elements = readNonogramElements(text, budget.puzzles);
  if (!elements.ok) return [elements];
  if (elements.value.length > 0) {
    return readEach(elements.value, budget, (element) => readFreenonoPuzzle(element, budget));
  }
  const words = worded`there is no <Nonogram> element`;
  return [failure({ code: 'no-puzzle', ...words, line: 1, column: 1 })];
}

/** The schema asks for a name and for a difficulty, of which nothing is known here. */
function writeFreenono({ width, height, meta }: Puzzle, rows: readonly string[]): string {
  const attributes = [
    ['name', meta.title ?? ''],
    ['id', meta.id],
    ['author', meta.author],
    ['desc', meta.description],
    ...[
      ['difficulty', '0'],
      ['width', String(width)],
      ['height', String(height)],
    ],
  ].flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${xmlAttribute(value)}`]));
  const lines = rows.map((row) => {
    const cells = [...row].map((cell) => (cell === '.' ? '_' : 'x'));
    return `<line> ${cells.join(' ')} </line>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
    '<FreeNono>',
    '<Nonograms>',
    `<Nonogram ${attributes.join(' ')}>`,
    ...lines,
    '</Nonogram>',
    '</Nonograms>',
    '</FreeNono>',
  ].join('\n');
}
