// Divides the text of a .g file into its parts. The text before the first line that starts with
// `#d`, `#t` or `:` is free. The lines that start with `:` begin the sections; the one after the
// columns, if there is one, ends the puzzle, and the text after it is free, too.

import { splitLines, type TextLine } from '../text/text-lines.ts';

export interface OlsakParts {
  /** The free text before the first heading, and after the end. */
  readonly before: readonly TextLine[];
  readonly after: readonly TextLine[];
  /** The line `#d` of the colours and the lines below it, if there are colours. */
  readonly colours: readonly TextLine[];
  /** Whether the text has the line `#t` of triddlers. */
  readonly isTriddler: boolean;
  /** The lines of each section with its heading: rows, columns, and for triddlers four more. */
  readonly sections: readonly (readonly TextLine[])[];
}

const HEADING = /^(?:#[dt]|:)/i;

export function olsakParts(text: string): OlsakParts {
  const lines = splitLines(text);
  const first = lines.findIndex((line) => HEADING.test(line.text));
  const start = first < 0 ? lines.length : first;
  const colons = lines.flatMap((line, i) => (i >= start && line.text.startsWith(':') ? [i] : []));
  const heading = lines.slice(start, colons[0]);
  const colours = heading.findIndex((line) => /^#d/i.test(line.text));
  const isTriddler = heading.some((line) => /^#t/i.test(line.text));
  const most = isTriddler ? 6 : 2;
  return {
    before: lines.slice(0, start),
    after: colons.length > most ? lines.slice(colons[most] + 1) : [],
    colours: colours < 0 ? [] : heading.slice(colours),
    isTriddler,
    sections: colons.slice(0, most).map((from, i) => lines.slice(from, colons[i + 1])),
  };
}
