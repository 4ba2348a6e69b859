// The highlights of a board for a step of an explanation.

import { evidenceOf, type Step } from '../../../src/explain/model/step.ts';
import type { BlockPlace } from '../state/strikes.ts';
import type { Highlights } from './highlights.ts';

/**
 * Returns the highlights for a level of the hint: 1 shows where to look, 2 shows what the step
 * rests on, and 3 shows what follows too.
 */
export function highlightsAt(step: Step, level: 1 | 2 | 3): Highlights {
  if (level === 3) return highlightsOfStep(step);
  if (level === 2) return { ...highlightsOfStep(step), conclusions: [] };
  const [first] = step.conclusions;
  if (step.kind === 'line') return { lines: [step.line] };
  return first === undefined ? {} : { conclusions: [first.cell] };
}

export function highlightsOfStep(step: Step): Highlights {
  return {
    lines: linesOf(step),
    blocks: blocksOf(step),
    evidence: evidenceOf(step),
    conclusions: step.conclusions.map(({ cell }) => cell),
  };
}

function linesOf(step: Step): readonly number[] {
  switch (step.kind) {
    case 'line':
      return [step.line];
    case 'chain':
      return step.links.map(({ line }) => line);
    case 'sum':
      return step.band;
    case 'cases':
      return step.cases.flatMap(({ clash }) => (clash === undefined ? [] : [clash.line]));
    case 'mirror':
    case 'search':
      return [];
  }
}

function blocksOf(step: Step): BlockPlace[] {
  return step.kind === 'line' ? step.blocks.map((block) => ({ line: step.line, block })) : [];
}
