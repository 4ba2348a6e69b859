// Keeps the texts of a puzzle as lines of comments, in formats that have no other place for them:
// `word: text`, one line for each line of a text. The words are those of .non. Lines without such a
// word are the description.

import type { Meta } from '../../puzzle/puzzle.ts';
import { META_WORDS } from '../non/property-words.ts';

/** Returns the lines of a text without blanks at their ends, and without blank lines. */
function filledLines(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Returns a text as one line, without blanks at its ends. */
export function onOneTextLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export function writeMetaLines(meta: Meta): string[] {
  return [...META_WORDS].flatMap(([word, key]) =>
    filledLines(meta[key] ?? '').map((line) => `${word}: ${line}`),
  );
}

/** Returns the text that a line of comments holds; undefined if the line has no word of a text. */
export function metaKeyOf(line: string, start = START): keyof Meta | undefined {
  return META_WORDS.get(start.exec(line.trim())?.[1].toLowerCase() ?? '');
}

const START = /^([a-z]+):/i;

/**
 * Reads lines of comments. `start` matches the word of a line, and what separates the word from its
 * text.
 */
export function readMetaLines(lines: readonly string[], start = START): Meta {
  const found: { -readonly [Key in keyof Meta]: Meta[Key] } = {};
  for (const line of lines) {
    const key = metaKeyOf(line, start);
    const text = (key === undefined ? line : line.trim().replace(start, '')).trim();
    if (text === '') continue;
    const at = key ?? 'description';
    found[at] = found[at] === undefined ? text : `${found[at]}\n${text}`;
  }
  return found;
}
