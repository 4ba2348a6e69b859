// Problems of a link or of a file to be written, as text in the language of the person.

import type { Problem } from '../../src/puzzle/problem.ts';
import type { Text } from '../app/texts.ts';
import { LINK_PROBLEMS } from './link/link.ts';

export function linkProblemText(text: Text, problems: readonly Problem[]): string {
  const code = LINK_PROBLEMS.find((each) => each === problems[0]?.code) ?? 'broken-link';
  return text(`share.problem.${code}`);
}

/**
 * Problems of picture formats that have a text; other problems there are for experts, in English.
 */
const FILE_PROBLEMS = ['no-picture', 'no-colour'] as const;

export function fileProblemText(text: Text, problems: readonly Problem[]): string {
  return problems
    .map(({ code, message }) => {
      const known = FILE_PROBLEMS.find((each) => each === code);
      return known === undefined ? message : text(`share.problem.${known}`);
    })
    .join('\n');
}
