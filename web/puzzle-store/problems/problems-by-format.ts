// Groups the problems of a text by the format in which it was read, so that the problems of several
// formats do not run together.

import { defined } from '../../../src/puzzle/defined.ts';
import type { Problem } from '../../../src/puzzle/problem.ts';

interface ProblemsOfFormat {
  /** Undefined if the text was read in no format, or in the one that it looks like. */
  readonly format?: string;
  readonly problems: readonly Problem[];
}

/** Returns the groups in the order of their first problems. */
export function problemsByFormat(problems: readonly Problem[]): readonly ProblemsOfFormat[] {
  const formats = [...new Set(problems.map(({ format }) => format))];
  return formats.map((format) => ({
    ...defined({ format }),
    problems: problems.filter((problem) => problem.format === format),
  }));
}
