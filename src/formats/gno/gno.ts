// The .gno of gnonograms, versions 1 to 3: sections below headings in square brackets. Clues or the
// solution may be missing; the description has title, author, date and difficulty on a line each.
// The program also stores facts about a game (locked, state, path, history), which are not read,
// but named.
// Source: jeremypw/gnonograms, FileFormat.txt, Filereader.vala and Filewriter.vala.

import { defined } from '../../puzzle/defined.ts';
import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import { type Grid, isKnown } from '../../puzzle/grid.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import {
  complain,
  failure,
  type Outcome,
  type Problem,
  quote,
  success,
} from '../../puzzle/problem.ts';
import { tooLargeProblem, validate } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Format, Parsed } from '../format.ts';
import { NO_LETTERS, readClues, validateRead } from '../text/clue-text.ts';
import type { ReadingBudget } from '../text/reading-budget.ts';
import { withoutSurplus, written } from '../text/text-lines.ts';
import { writing } from '../writing.ts';
import { readGnoDescription } from './description.ts';
import { readGnoGrid } from './read-grid.ts';
import {
  type GnoSection,
  gnoSections,
  otherHeadings,
  type SectionLines,
  valuesIn,
} from './read-sections.ts';
import { writeGno } from './write-gno.ts';

export const gno: Format = {
  id: 'gno',
  title: 'gnonograms .gno',
  extensions: ['gno'],
  sniff: (text) => /^[ \t]*\[Dimensions\]/im.test(text) && /^[ \t]*\[(Row|Col|Sol)/im.test(text),
  parse: (text, budget) => [withRemarks(parseGno(text, budget), text)],
  ...writing(
    {
      name: '.gno',
      clues: 'exact',
      keeps: ['title', 'author', 'date', 'licence', 'goal'],
    },
    (puzzle) => written(writeGno(puzzle)),
  ),
};

/** Adds a remark for each section that is not read. */
function withRemarks(parsed: Parsed, text: string): Parsed {
  if (!parsed.ok) return parsed;
  const remarks: Problem[] = [];
  for (const { text: heading, number } of otherHeadings(text)) {
    const words = worded`the section ${quote(heading.trim())} is not read`;
    complain(remarks, { code: 'not-read', ...words, line: number, column: 1 });
  }
  return remarks.length === 0 ? parsed : { ...parsed, remarks };
}

type Sections = ReadonlyMap<GnoSection, SectionLines>;

function parseGno(text: string, budget: ReadingBudget): Parsed {
  const sections = gnoSections(text);
  const size = readSize(sections.get('size'));
  if (!size.ok) return size;
  const { width, height } = size.value;
  const problems: Problem[] = [];
  const grid = (name: GnoSection): Grid | undefined =>
    readGnoGrid(sections.get(name), size.value, budget, problems);
  const { goal, saved } = sortGrids(grid('solution'), grid('working'));
  const { meta, otherProperties } = readGnoDescription(sections);
  const others = { meta, otherProperties, saved };
  if (!sections.has('rows') && !sections.has('columns') && goal && problems.length === 0) {
    return validate({ ...draftOfPicture(goal, BLACK_AND_WHITE, meta), ...others });
  }
  const lacking = missingSection(sections);
  if (lacking !== undefined) return failure(lacking, ...problems);
  const clues = (name: 'rows' | 'columns', count: number) =>
    readClues(
      withoutSurplus(valuesIn(sections.get(name)), count, count),
      name === 'rows' ? 'row' : 'column',
      NO_LETTERS,
      problems,
    );
  const [rows, columns] = [clues('rows', height), clues('columns', width)];
  return validateRead(
    { width, height, rows, columns, palette: BLACK_AND_WHITE, ...others, ...defined({ goal }) },
    problems,
  );
}

function readSize(section: SectionLines | undefined): Outcome<{ width: number; height: number }> {
  const lines = valuesIn(section);
  const [height, width] = lines.map((line) => line.text.trim());
  const line = lines[0]?.number ?? section?.number ?? 1;
  if (lines.length !== 2 || ![height, width].every((text) => /^\d{1,9}$/.test(text))) {
    const words = worded`expected "[Dimensions]" and two lines below it: the number of rows and the number of columns`;
    return failure({ code: 'bad-size', ...words, line, column: 1 });
  }
  const size = { width: Number(width), height: Number(height) };
  const tooLarge = tooLargeProblem(size.width, size.height);
  return tooLarge === undefined ? success(size) : failure({ ...tooLarge, line, column: 1 });
}

function missingSection(sections: Sections): Problem | undefined {
  const place = { code: 'missing-section', line: 1, column: 1 };
  if (!sections.has('rows')) {
    return {
      ...place,
      ...worded`there is no section "[Row clues]", and no solution to make the clues of`,
    };
  }
  if (sections.has('columns')) return undefined;
  return {
    ...place,
    ...worded`there is no section "[Column clues]", and no solution to make the clues of`,
  };
}

/** A solution with unknown cells is no goal; it is kept as a saved grid. */
function sortGrids(
  solution: Grid | undefined,
  working: Grid | undefined,
): { readonly goal: Grid | undefined; readonly saved: readonly Grid[] } {
  const isWhole = solution?.cells.every(isKnown) ?? false;
  const partial = [isWhole ? undefined : solution, working];
  const saved = partial
    .filter((grid) => grid !== undefined)
    .filter(({ cells }) => cells.some(isKnown));
  return { goal: isWhole ? solution : undefined, saved };
}
