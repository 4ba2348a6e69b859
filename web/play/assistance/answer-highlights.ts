// The highlights of the board for each kind of answer.

import { lineCells } from '../../../src/puzzle/places.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { Highlights } from '../../board/view/highlights.ts';
import { highlightsAt, highlightsOfStep } from '../../board/view/step-highlights.ts';
import type { ShownAnswer } from './answer.ts';

export function answerHighlights(answer: ShownAnswer | undefined): Highlights {
  switch (answer?.kind) {
    case 'hint':
      return highlightsAt(answer.step, answer.level);
    case 'made':
      return highlightsOfStep(answer.step);
    case 'check':
      return highlightsOfCheck(answer);
    case 'why':
      return highlightsOfReason(answer);
    case 'solutions':
    case 'several':
      return { differing: answer.kind === 'several' ? answer.cells : answer.differing };
    case 'contradictory':
      return { lines: answer.lines };
    default:
      return {};
  }
}

/** Adds cells to the highlighted wrong cells. */
export function withWrong(highlights: Highlights, wrong: readonly number[]): Highlights {
  return wrong.length === 0
    ? highlights
    : { ...highlights, wrong: [...(highlights.wrong ?? []), ...wrong] };
}

/**
 * Returns the cell to bring into sight: the first conclusion, else the first wrong cell, else the
 * first cell of the evidence, else the first cell of the first highlighted line. Returns undefined
 * if nothing is highlighted in these ways.
 */
export function cellInSight(
  { conclusions = [], wrong = [], evidence = [], lines = [] }: Highlights,
  size: Pick<Puzzle, 'width' | 'height'>,
): number | undefined {
  const cell = conclusions[0] ?? wrong[0] ?? evidence[0];
  const [line] = lines;
  if (cell !== undefined || line === undefined) return cell;
  return lineCells(size, line).start;
}

function highlightsOfCheck({ finding, isShown }: ShownAnswer & { kind: 'check' }): Highlights {
  const showsMistakes = isShown && (finding.kind === 'wrong' || finding.kind === 'together');
  return showsMistakes ? { wrong: finding.cells } : {};
}

function highlightsOfReason({ reason }: ShownAnswer & { kind: 'why' }): Highlights {
  if ('line' in reason) return { lines: [reason.line], wrong: reason.cells };
  return reason.cell === undefined ? {} : { wrong: [reason.cell] };
}
