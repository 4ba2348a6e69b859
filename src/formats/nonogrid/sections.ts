// Divides the text of a TOML file of nonogrid, or of an INI file of pynogram, into what means
// something here: the values `rows` and `columns` of the section `[clues]`, the lines of the
// section `[colors]`, and the comments. A value goes on over lines: in TOML up to the quotation
// marks that end it, in INI as long as the lines are indented.

import { splitLines, type TextLine } from '../text/text-lines.ts';

interface ClueFile {
  readonly rows?: readonly TextLine[];
  readonly columns?: readonly TextLine[];
  readonly colours: readonly TextLine[];
  readonly comments: readonly string[];
}

interface OpenFile {
  rows?: TextLine[];
  columns?: TextLine[];
  colours: TextLine[];
  comments: string[];
}

const COMMENT = /^\s*[#;]/;
const SECTION = /^\s*\[\s*(\w+)\s*\]\s*([#;].*)?$/;

export function clueFile(text: string): ClueFile {
  const file: OpenFile = { colours: [], comments: [] };
  const lines = splitLines(text);
  let section = '';
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    const heading = SECTION.exec(line.text)?.[1].toLowerCase();
    const value = /^\s*(rows|columns)\s*=(.*)$/is.exec(line.text);
    if (COMMENT.test(line.text)) file.comments.push(line.text.trim().replace(/^[#;]+\s*/, ''));
    else if (heading !== undefined) section = heading;
    else if (section === 'colors') file.colours.push(line);
    else if (section === 'clues' && value !== null) {
      at = readValue(lines, at, value, file);
      continue;
    }
    at++;
  }
  return file;
}

/** Reads the value that begins at line `at`; returns the index of the next line to read. */
function readValue(
  lines: readonly TextLine[],
  at: number,
  [whole, name, start]: readonly string[],
  file: OpenFile,
): number {
  const key = name.toLowerCase() === 'rows' ? 'rows' : 'columns';
  const mark = /^\s*("""|'''|["'](?=[^"']*["']\s*([#;].*)?$))/.exec(start)?.[1];
  // The text before the value becomes blanks, so that problems have the right places.
  const first = ' '.repeat(whole.length - start.length) + start.replace(mark ?? '', spaces);
  const found: TextLine[] = [];
  let next = at;
  for (let text = first; ; text = lines[next].text) {
    const end = mark === undefined ? -1 : text.indexOf(mark);
    found.push({ text: end < 0 ? text : text.slice(0, end), number: lines[next].number });
    next++;
    if (end >= 0 || next >= lines.length || (mark === undefined && isNext(lines[next]))) break;
  }
  file[key] = found;
  file.comments = [...file.comments, ...found.flatMap(commentIn)];
  return next;
}

/** Returns the comment at the end of a line, if there is one. */
function commentIn({ text }: TextLine): string[] {
  const comment = /[#;](.*)$/s.exec(text)?.[1].trim() ?? '';
  return comment === '' ? [] : [comment];
}

function spaces(text: string): string {
  return ' '.repeat(text.length);
}

/** Whether a line of an INI file ends the value before it. */
function isNext({ text }: TextLine): boolean {
  return /^\S/.test(text) && !COMMENT.test(text);
}
