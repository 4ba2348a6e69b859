// Puts problems of files to be written into the language of the person, and what a file leaves out.

import type { Language } from '../../src/explain/words/languages.ts';
import type { LeftOut } from '../../src/formats/index.ts';
import type { Problem } from '../../src/puzzle/problem.ts';
import type { Text } from '../app/texts.ts';
import { detailOf } from '../puzzle-store/problems/problem-detail.ts';

/** The problems that say what a format has no place for. */
const LACKS = ['no-colour', 'no-given', 'no-blotted', 'no-unknown-line'] as const;

/**
 * Says why a puzzle cannot be written; `format` is the title of the format. The texts of the area
 * `wordings` must be loaded.
 */
export function fileProblemText(
  text: Text,
  language: Language,
  format: string,
  problems: readonly Problem[],
): string {
  const lacks = LACKS.filter((each) => problems.some(({ code }) => code === each));
  const things = lacks.map((each) => text(`share.lacks.${each}`)).join(', ');
  const others = problems.filter(({ code }) => !LACKS.some((each) => each === code));
  return [
    ...(lacks.length > 0 ? [text('share.problem.lacks', { format, things })] : []),
    ...others.map((problem) =>
      problem.code === 'no-picture'
        ? text('share.problem.no-picture', { format })
        : detailOf(problem, language, text),
    ),
  ].join('\n');
}

/** Says which parts of the puzzle a saved file lacks. */
export function leftOutText(text: Text, leftOut: readonly LeftOut[]): string {
  const parts = leftOut.map(({ what }) => text(`share.part.${what}`));
  return text('share.leftOut', { parts: parts.join(', ') });
}
