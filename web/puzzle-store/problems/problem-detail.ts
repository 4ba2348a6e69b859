// The message of a problem, as a sentence after the words of the page.

import type { Problem } from '../../../src/puzzle/problem.ts';

/**
 * Returns the message with a capital first letter. A message that begins with a name of a file or
 * of a program, such as `otherGoals` or `"x"`, stays as it is.
 */
export function detailOf({ message: whole, format }: Problem): string {
  // The page names the format itself.
  const message = format === undefined ? whole : whole.replace(/^read as [^:]*: /, '');
  return /^[a-z]+[ ,:]/.test(message)
    ? message.charAt(0).toUpperCase() + message.slice(1)
    : message;
}
