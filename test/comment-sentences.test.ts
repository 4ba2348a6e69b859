// Tests that no comment begins with a phrase that never becomes a sentence: "Where the page
// begins.", "In milliseconds.", "Never undefined." The rule sees the first sentence alone, and lets
// doubtful sentences pass.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CODE, filesBelow, ROOT } from './source-files.ts';

/**
 * A block comment, or lines of comments below each other. The pattern does not find a comment that
 * follows code on its line.
 */
const COMMENT = /^[ \t]*(?:\/\*\*?[ \t\n][\s\S]*?\*\/|\/\/ .*(?:\n[ \t]*\/\/.*)*)/gm;
const MARKERS = /^[ \t]*(?:\/\*\*?|\*\/|\*|\/\/)|\*\/$/gm;
const SENTENCE = /^.*?(?:[.?!](?=\s|$)|$)/;

/** The reader would not know before the end of such a clause what the sentence is about. */
const CLAUSE = /^(What|Where|Which|Who|Whose)\b/;
const PREPOSITIONS = [
  'About|Above|After|Among|As|At|Before|Behind|Below|Beside|Between|Beyond|By|During|For|From|In',
  'Inside|Into|Like|Of|On|Outside|Over|Per|Since|Through|To|Under|Until|Upon|With|Within|Without',
];
const PREPOSITION = new RegExp(`^(${PREPOSITIONS.join('|')})\\b(?! (least|most)\\b)`);
/** A phrase up to a comma, which a main clause follows. After a colon there may be anything. */
const INTRODUCTION = /^[^,:;]*, /;
const ADVERB = /^(Not|Never|Nor|Only)\b/;
/**
 * "Only used by tests, which are slow." is a fragment, but "Only tested methods are listed." is a
 * sentence.
 */
const PARTICIPLE =
  /^(Never|Not|Only) (\w{2,}(ed|wn)|made|read|seen|set) (as|at|by|for|from|if|in|on|to|when|with)\b/;
const VERB =
  /\b(are|can|could|did|do|had|have|is|may|might|must|should|were|will|would|\w+[^s\W]s)\b/;

/** Returns the comments of a source, each with the number of its first line. */
function commentsOf(source: string): { line: number; text: string }[] {
  return [...source.matchAll(COMMENT)].map(({ 0: comment, index }) => ({
    line: source.slice(0, index).split('\n').length,
    text: comment.replace(MARKERS, '').replace(/\s+/g, ' ').trim(),
  }));
}

/** Whether a comment begins with words that are not a sentence. */
function isFragment(comment: string): boolean {
  const [sentence = ''] = SENTENCE.exec(comment) ?? [];
  if (PREPOSITION.test(sentence)) return !INTRODUCTION.test(sentence);
  if (CLAUSE.test(sentence) || PARTICIPLE.test(sentence)) return true;
  return ADVERB.test(sentence) && !VERB.test(sentence);
}

const fragmentsOf = (source: string): { line: number; text: string }[] =>
  commentsOf(source).filter(({ text }) => isFragment(text));

describe('the first sentence of a comment', () => {
  it('is a sentence, or names what follows', () => {
    const files = filesBelow(CODE);
    expect(files.length).toBeGreaterThan(500);
    const found = files.flatMap((path) =>
      fragmentsOf(readFileSync(join(ROOT, path), 'utf8')).map(
        ({ line, text }) => `${path}:${line} ${text}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it.each([
    'Where the page begins. What fails here is told by starting.js.',
    'What a thread receives.',
    'In milliseconds: how long answers may take.',
    'For methods that need a program of the machine.',
    'Without a goal.',
    'As the engine does.',
    'Never undefined.',
    'Only for a test.',
    'Only looked at and pointed to: the keys are those of the grid.',
  ])('is refused: %s', (text) => {
    expect(isFragment(text)).toBe(true);
  });

  it.each([
    'Begins the page. What fails here is told by starting.js.',
    'Without a goal, nothing is checked.',
    'At least one solution was found.',
    'Only a search shows that the marks are wrong.',
    'Only tested methods are listed.',
    'Not all of these marks can be right.',
    'How many bytes are read at once.',
    'The cells of a line, from left to right.',
    'Whether the board is solved.',
  ])('may stand: %s', (text) => {
    expect(isFragment(text)).toBe(false);
  });

  it('is found in all forms of comments', () => {
    const source = [
      '/** What is sent. */',
      'const sent = 1;',
      '  // In bytes, more or less, this is',
      '  // what is read.',
      '  /**',
      '   * Of the size',
      '   * of the puzzle.',
      '   */',
      "const glob = 'src/**/*.ts'; // For tests.",
      'const text = 1;',
      '// Without',
      '// any.',
    ].join('\n');
    expect(fragmentsOf(source)).toEqual([
      { line: 1, text: 'What is sent.' },
      { line: 5, text: 'Of the size of the puzzle.' },
      { line: 11, text: 'Without any.' },
    ]);
  });
});
