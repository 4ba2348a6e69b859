// Divides the text of a .gno file into its sections: each has a heading in square brackets, of
// which only the first three letters count, and the lines below it.

import { splitLines, type TextLine } from '../text/text-lines.ts';

/** The sections that mean something here, by the beginnings of their headings. */
const SECTIONS = {
  des: 'description',
  lic: 'licence',
  dim: 'size',
  row: 'rows',
  col: 'columns',
  sol: 'solution',
  wor: 'working',
} as const;
export type GnoSection = (typeof SECTIONS)[keyof typeof SECTIONS];

export interface SectionLines {
  /** The number of the line with the heading. */
  readonly number: number;
  readonly lines: readonly TextLine[];
}

const HEADING = /^\s*\[([A-Za-z]{3})[^\]]*\]/;

/** If two sections have the same name, the second one counts. */
export function gnoSections(text: string): ReadonlyMap<GnoSection, SectionLines> {
  const lines = splitLines(text);
  const headings = lines.flatMap((line, i) => {
    const start = HEADING.exec(line.text)?.[1].toLowerCase();
    return start === undefined ? [] : [{ i, start }];
  });
  const sections = new Map<GnoSection, SectionLines>();
  headings.forEach(({ i, start }, at) => {
    if (!Object.hasOwn(SECTIONS, start)) return;
    const below = lines.slice(i + 1, headings[at + 1]?.i);
    sections.set(SECTIONS[start as keyof typeof SECTIONS], { number: i + 1, lines: below });
  });
  return sections;
}

/** Returns the headings of sections that mean nothing here. */
export function otherHeadings(text: string): readonly TextLine[] {
  return splitLines(text).filter((line) => {
    const start = HEADING.exec(line.text)?.[1].toLowerCase();
    return start !== undefined && !Object.hasOwn(SECTIONS, start);
  });
}

/** Returns the lines that are not blank, without the comments of the format's description. */
export function valuesIn(section: SectionLines | undefined): readonly TextLine[] {
  return (section?.lines ?? [])
    .map((line) => ({ ...line, text: line.text.replace(/\/\/.*$/, '') }))
    .filter((line) => line.text.trim() !== '');
}
