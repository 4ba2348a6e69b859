// Reads and writes the texts of a .gno file: title, author, date and difficulty on the lines of a
// section, and the licence in another one. Square brackets begin headings wherever they stand, so
// they are written as in addresses, which the program itself undoes in titles.

import { defined } from '../../puzzle/defined.ts';
import type { Meta } from '../../puzzle/puzzle.ts';
import { onOneTextLine } from '../text/meta-lines.ts';
import type { GnoSection, SectionLines } from './read-sections.ts';

interface Description {
  readonly meta: Meta;
  readonly otherProperties: readonly string[];
}

export function readGnoDescription(sections: ReadonlyMap<GnoSection, SectionLines>): Description {
  const texts = (name: GnoSection): string[] =>
    (sections.get(name)?.lines ?? []).map((line) => decode(line.text.trim()));
  const { title, author, date, difficulty } = readTexts(texts('description'));
  const licence = texts('licence').find((text) => text !== '');
  return {
    meta: defined({
      title: title || undefined,
      author: author || undefined,
      date: date || undefined,
      licence,
    }),
    otherProperties: difficulty ? [`difficulty ${difficulty}`] : [],
  };
}

type Texts = Readonly<Partial<Record<'title' | 'author' | 'date' | 'difficulty', string>>>;

/**
 * Four lines have a place each, and a blank one stands for a missing text. Where there are fewer,
 * the program leaves blank ones out, so a date and a difficulty are known by their looks.
 */
function readTexts(lines: readonly string[]): Texts {
  if (lines.length === 4) {
    const [title, author, date, difficulty] = lines;
    return { title, author, date, difficulty };
  }
  const [title, ...others] = lines.filter((line) => line !== '');
  const isDate = (line: string): boolean => /^\d{4}[-/.]\d/.test(line);
  const isDifficulty = (line: string): boolean => /^\d$/.test(line);
  return defined({
    title,
    author: others.find((line) => !isDate(line) && !isDifficulty(line)),
    date: others.find(isDate),
    difficulty: others.find(isDifficulty),
  });
}

/** Returns the four lines of the description. */
export function writeGnoDescription({ title = '', author = '', date = '' }: Meta): string[] {
  return [title, author, date, ''].map(encodeGno);
}

export function encodeGno(text: string): string {
  return onOneTextLine(text).replace(/[[\]%]/g, (sign) => encodeURIComponent(sign));
}

function decode(text: string): string {
  return text.replace(/%(?:5b|5d|25)/gi, (code) => decodeURIComponent(code));
}
