// Finds the wording of a message that has lost it on its way: answers of batches have messages in
// English alone. Templates are tried like patterns, those that begin with words before those that
// begin with a gap and then those with more words, because what stands in a gap may be made of a
// template itself. A reading can only be wrong where several templates fit.

import type { Problem } from '../../../src/puzzle/problem.ts';
import { messageOf, type Wording } from '../../../src/puzzle/wording.ts';

interface Pattern {
  readonly template: string;
  readonly pattern: RegExp;
  /** The place of the value that each gap of the pattern has, from 0. */
  readonly indices: readonly number[];
  readonly startsWithGap: boolean;
  /** How many characters are none of a gap. */
  readonly words: number;
}

/** Returns what adds the wording to problems whose message is made of one of the templates. */
export function wordingReader(templates: readonly string[]): (problem: Problem) => Problem {
  const patterns = patternsOf(templates);
  return (problem) => {
    const { message, format } = problem;
    // The message names the format first, and the wording does not.
    const own = format === undefined ? message : message.replace(/^read as [^:]*: /, '');
    const wording = readWording(own, patterns);
    return wording === undefined ? problem : { ...problem, wording };
  };
}

function patternsOf(templates: readonly string[]): readonly Pattern[] {
  return templates
    .filter((template) => template !== QUOTES)
    .map(patternOf)
    .sort((a, b) => Number(a.startsWithGap) - Number(b.startsWithGap) || b.words - a.words);
}

/** A quotation is a value as it is. */
const QUOTES = '"{0}"';

function patternOf(template: string): Pattern {
  const gaps = [...template.matchAll(GAP)];
  const texts = template.split(/\{\d+(?: [a-z ]+)?\}/);
  const words = texts.join('').length;
  // A single character, like that of 3x4, stands in many words, too.
  const anything = words === 1 ? '(\\d+)' : BALANCED;
  const pattern = texts
    .map((text, i) => {
      const noun = gaps[i - 1]?.[2];
      const gap = i === 0 ? '' : noun === undefined ? anything : `(\\d+) ${noun}s?`;
      return gap + text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
  return {
    template,
    pattern: new RegExp(`^${pattern}$`, 's'),
    indices: gaps.map(([, index]) => Number(index)),
    startsWithGap: texts[0] === '',
    words,
  };
}

/** Any text; a quotation, which may contain anything, is in it as a whole. */
const BALANCED = '((?:"(?:[^"\\\\]|\\\\.)*"|[^"])+?)';

const GAP = /\{(\d+)(?: ([a-z ]+))?\}/g;

function readWording(message: string, patterns: readonly Pattern[]): Wording | undefined {
  for (const each of patterns) {
    const found = each.pattern.exec(message);
    if (found === null) continue;
    const values: Wording['values'][number][] = [];
    for (const [i, index] of each.indices.entries())
      values[index] = readValue(found[i + 1] ?? '', patterns);
    const wording = { template: each.template, values };
    // Signs alone, like a colon, are in messages of all kinds.
    const isMade = /[a-z]{2}/.test(each.template) || values.every((value) => !isPlain(value));
    if (isMade && messageOf(wording) === message) return wording;
  }
  return undefined;
}

function readValue(text: string, patterns: readonly Pattern[]): Wording['values'][number] {
  if (/^\d+$/.test(text)) return Number(text);
  return QUOTED.test(text) ? text : (readWording(text, patterns) ?? text);
}

/** Whether a value is text that was not made of a template, and is not quoted from the input. */
function isPlain(value: Wording['values'][number]): boolean {
  return typeof value === 'string' && !QUOTED.test(value);
}

const QUOTED = /^".*"$/s;
