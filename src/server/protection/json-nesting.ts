// Measures how deep and how branched a JSON text is, before it is parsed. A parser takes ten times
// as long for a megabyte of brackets as for a megabyte of clues, and the work after the parser
// takes even longer. The measurement is one pass over the text, takes some milliseconds a megabyte,
// and does not check whether the text is JSON.

import { textPlaceOf } from '../../formats/text/text-lines.ts';
import type { Problem } from '../../puzzle/problem.ts';

/** The deepest nesting allowed. No part of a request needs nearly that much. */
const DEEPEST = 64;
/**
 * The most lists and objects in all. A move of one cell takes two of them, so a request has room
 * for almost 25,000 such moves. Checking 50,000 takes some 30 ms.
 */
const MOST_PARTS = 50_000;
/** The most keys of one object; no part of a request has more than a hundred. */
const MOST_KEYS = 1000;

const [QUOTE, BACKSLASH, COLON, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  ...'"\\:[]{}',
].map((symbol) => symbol.charCodeAt(0));

export function nestingProblem(text: string): Problem | undefined {
  const keys = new Int32Array(DEEPEST + 1);
  let depth = 0;
  let parts = 0;
  for (let at = 0; at < text.length; at++) {
    const symbol = text.charCodeAt(at);
    if (symbol === QUOTE) at = endOfString(text, at);
    else if (symbol === OPEN_LIST || symbol === OPEN_OBJECT) {
      depth++;
      parts++;
      if (depth > DEEPEST) return problemAt(text, at, 'too-deep', TOO_DEEP);
      if (parts > MOST_PARTS) return problemAt(text, at, 'too-large', TOO_MANY);
      keys[depth] = 0;
    } else if (symbol === CLOSE_LIST || symbol === CLOSE_OBJECT) depth = Math.max(0, depth - 1);
    else if (symbol === COLON) {
      const count = (keys[depth] ?? 0) + 1;
      if (count > MOST_KEYS) return problemAt(text, at, 'too-large', TOO_MANY_KEYS);
      keys[depth] = count;
    }
  }
  return undefined;
}

const TOO_DEEP = `is nested more than ${DEEPEST} deep: no puzzle needs that`;
const TOO_MANY = `has more than ${MOST_PARTS} lists and objects: no puzzle needs that, and a history of moves must be shorter`;
const TOO_MANY_KEYS = `has an object of more than ${MOST_KEYS} keys: no puzzle needs that`;

/** Returns the position of the quote that closes the string, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const symbol = text.charCodeAt(at);
    if (symbol === BACKSLASH) at++;
    else if (symbol === QUOTE) return at;
  }
  return text.length;
}

function problemAt(text: string, at: number, code: string, what: string): Problem {
  return { code, message: `the request ${what}`, ...textPlaceOf(text, at) };
}
