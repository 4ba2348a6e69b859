// What is wrong with a link, in the language of the person.

import type { Problem } from '../../src/puzzle/problem.ts';
import type { Text } from '../app/words.tsx';
import { LINK_PROBLEMS } from './link.ts';

export function linkProblemText(text: Text, problems: readonly Problem[]): string {
  const code = LINK_PROBLEMS.find((each) => each === problems[0]?.code) ?? 'broken-link';
  return text(`share.problem.${code}`);
}
