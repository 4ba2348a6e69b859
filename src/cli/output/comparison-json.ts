// A measurement of a comparison as JSON.

import { median } from '../../methods/index.ts';
import { defined } from '../../puzzle/defined.ts';
import type { ComparisonRow } from '../run/compare-puzzle.ts';

/** The order of the keys is part of the format. */
export function comparisonJson({
  file,
  id,
  puzzle,
  compared,
  report,
  problem,
  seconds,
  timedOut,
  whyWrong,
}: ComparisonRow) {
  const { width, height, palette } = puzzle;
  return {
    ...{ file, id, width, height, colours: palette.length - 1 },
    ...{ name: compared.name, method: compared.method, options: compared.choices },
    ...defined({
      error: problem,
      verdict: report?.verdict,
      solved: report?.solved,
      complete: report?.complete,
      lie: whyWrong,
    }),
    timedOut,
    ...(whyWrong === undefined && seconds.length > 0 ? { median: median(seconds), seconds } : {}),
    ...defined({ megabytes: report?.megabytes, stats: report?.stats }),
  };
}
