// The highlights of the board for each kind of answer.

import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { Highlights } from '../../board/view/highlights.ts';
import { highlightsAt, highlightsOfStep } from '../../board/view/step-highlights.ts';
import type { Help } from './answer.ts';

export function highlightsOf(help: Help | undefined): Highlights {
  switch (help?.kind) {
    case 'hint':
      return highlightsAt(help.step, help.level);
    case 'made':
      return highlightsOfStep(help.step);
    case 'check':
      return highlightsOfCheck(help);
    case 'why':
      return highlightsOfReason(help);
    case 'solutions':
    case 'several':
      return { differing: help.kind === 'several' ? help.cells : help.differing };
    case 'contradictory':
      return { lines: help.lines };
    default:
      return {};
  }
}

/** Adds the cells that are shown as wrong in any case. */
export function withWrong(highlights: Highlights, wrong: readonly number[]): Highlights {
  return wrong.length === 0
    ? highlights
    : { ...highlights, wrong: [...(highlights.wrong ?? []), ...wrong] };
}

/**
 * Returns the cell to bring into sight: what follows, what is wrong, or where the highlighted line
 * begins.
 */
export function cellInSight(
  { conclusions = [], wrong = [], evidence = [], lines = [] }: Highlights,
  { width, height }: Pick<Puzzle, 'width' | 'height'>,
): number | undefined {
  const cell = conclusions[0] ?? wrong[0] ?? evidence[0];
  const [line] = lines;
  if (cell !== undefined || line === undefined) return cell;
  return line < height ? line * width : line - height;
}

function highlightsOfCheck({ finding, isShown }: Help & { kind: 'check' }): Highlights {
  const isTold = isShown && (finding.kind === 'wrong' || finding.kind === 'together');
  return isTold ? { wrong: finding.cells } : {};
}

function highlightsOfReason({ reason }: Help & { kind: 'why' }): Highlights {
  if ('line' in reason) return { lines: [reason.line], wrong: reason.cells };
  return reason.cell === undefined ? {} : { wrong: [reason.cell] };
}
