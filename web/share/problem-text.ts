// Puts problems of links, and of files to be written, into the language of the person, and what a
// file leaves out.

import type { LeftOut } from '../../src/formats/index.ts';
import type { Problem } from '../../src/puzzle/problem.ts';
import type { Text } from '../app/texts.ts';
import { LINK_PROBLEMS } from './link/link.ts';

export function linkProblemText(text: Text, problems: readonly Problem[]): string {
  const code = LINK_PROBLEMS.find((each) => each === problems[0]?.code) ?? 'broken-link';
  return text(`share.problem.${code}`);
}

/**
 * The problems of files for which the page has words. Messages of other problems are for experts
 * and stay in English.
 */
const FILE_PROBLEMS = [
  'no-picture',
  'no-colour',
  'no-given',
  'no-blotted',
  'no-unknown-line',
] as const;

export function fileProblemText(text: Text, problems: readonly Problem[]): string {
  return problems
    .map(({ code, message }) => {
      const known = FILE_PROBLEMS.find((each) => each === code);
      return known === undefined ? message : text(`share.problem.${known}`);
    })
    .join('\n');
}

/** Says which parts of the puzzle a saved file lacks. */
export function leftOutText(text: Text, leftOut: readonly LeftOut[]): string {
  const parts = leftOut.map(({ what }) => text(`share.part.${what}`));
  return text('share.leftOut', { parts: parts.join(', ') });
}
