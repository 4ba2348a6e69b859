// The figures of a row of the photo bench, and the table that they make.

import type { Judgement, Score } from './judge-reading.ts';

export interface JudgedPage extends Judgement {
  /** How long it was read, in milliseconds. */
  readonly time: number;
}

const HEADINGS = [
  'pages',
  'found',
  'numbers right before',
  'and after the solver',
  'pages right before',
  'and after',
  'accepted',
  'accepted but wrong',
  'mean time',
];

export const TABLE_HEAD = [
  `| page | ${HEADINGS.join(' | ')} |`,
  `|---|${HEADINGS.map(() => '--:').join('|')}|`,
].join('\n');

export function tableRow(name: string, pages: readonly JudgedPage[]): string {
  const count = (holds: (page: JudgedPage) => boolean): number => pages.filter(holds).length;
  const time = pages.reduce((sum, page) => sum + page.time, 0) / Math.max(pages.length, 1);
  const cells = [
    pages.length,
    count(({ isFound }) => isFound),
    shareOfNumbers(pages.map(({ before }) => before)),
    shareOfNumbers(pages.map(({ after }) => after)),
    count(({ before }) => before.isRight),
    count(({ after }) => after.isRight),
    count(({ isAccepted }) => isAccepted),
    count(({ isAcceptedButWrong }) => isAcceptedButWrong),
    `${(time / 1000).toFixed(2)} s`,
  ];
  return `| ${name} | ${cells.join(' | ')} |`;
}

/** Rounds down, so that only all numbers are 100 %. */
function shareOfNumbers(scores: readonly Score[]): string {
  const right = scores.reduce((sum, score) => sum + score.right, 0);
  const numbers = scores.reduce((sum, score) => sum + score.numbers, 0);
  return `${(Math.floor((1000 * right) / Math.max(numbers, 1)) / 10).toFixed(1)} %`;
}
