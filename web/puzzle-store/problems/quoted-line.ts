// Quotes the part of a text that a problem is about, with the place marked.

interface QuotedLine {
  readonly before: string;
  /** The character at the place, or a blank at the end of the line. */
  readonly at: string;
  readonly after: string;
}

/** How many characters are shown on either side of the place. */
const AROUND = 40;

/** Quotes a line; `line` and `column` count from 1. Returns undefined if there is no such line. */
export function quotedLine(text: string, line: number, column = 1): QuotedLine | undefined {
  const whole = text.split(/\r\n|\n|\r/, line)[line - 1];
  if (whole === undefined) return undefined;
  const place = Math.max(0, Math.min(column - 1, whole.length));
  const [start, end] = [Math.max(0, place - AROUND), place + 1 + AROUND];
  return {
    before: (start > 0 ? '…' : '') + whole.slice(start, place),
    at: whole.slice(place, place + 1) || ' ',
    after: whole.slice(place + 1, end) + (end < whole.length ? '…' : ''),
  };
}
