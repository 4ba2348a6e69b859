// The figures of a row of the photo bench, and the table that they make.

import type { Judgement } from './judge-reading.ts';

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
  'marks right',
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
    shareRight(pages.map(({ before }) => [before.right, before.numbers])),
    shareRight(pages.map(({ after }) => [after.right, after.numbers])),
    count(({ before }) => before.isRight),
    count(({ after }) => after.isRight),
    count(({ isAccepted }) => isAccepted),
    count(({ isAcceptedButWrong }) => isAcceptedButWrong),
    shareRight(pages.flatMap(({ marks }) => (marks ? [[marks.right, marks.marks]] : []))),
    `${(time / 1000).toFixed(2)} s`,
  ];
  return `| ${name} | ${cells.join(' | ')} |`;
}

/** Rounds down, so that only all of something are 100 %. */
function shareRight(parts: readonly (readonly [right: number, all: number])[]): string {
  if (parts.length === 0) return '';
  const right = parts.reduce((sum, [own]) => sum + own, 0);
  const all = parts.reduce((sum, [, own]) => sum + own, 0);
  return `${(Math.floor((1000 * right) / Math.max(all, 1)) / 10).toFixed(1)} %`;
}
