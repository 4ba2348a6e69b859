// What the board points at while something is told.

import { evidenceOf, type Step } from '../../src/explain/step.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import type { BlockPlace, Highlights } from '../board/highlights.ts';
import type { Help } from './help.ts';

export function highlightsOf(help: Help | undefined): Highlights {
  switch (help?.kind) {
    case 'hint':
      return highlightsOfHint(help);
    case 'made':
      return highlightsOfStep(help.step);
    case 'check':
      return highlightsOfCheck(help);
    case 'why':
      return help.line === undefined ? {} : { lines: [help.line.line], wrong: help.line.cells };
    case 'solutions':
    case 'several':
      return { differing: help.kind === 'several' ? help.cells : help.differing };
    case 'contradictory':
      return { lines: help.lines };
    default:
      return {};
  }
}

/** With cells that are told to be wrong anyway. */
export function withWrong(highlights: Highlights, wrong: readonly number[]): Highlights {
  return wrong.length === 0
    ? highlights
    : { ...highlights, wrong: [...(highlights.wrong ?? []), ...wrong] };
}

/** First where to look, then what the rule rests on, at last what follows. */
function highlightsOfHint({ step, level }: Help & { kind: 'hint' }): Highlights {
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

/** The cell to bring into sight: what follows, what is wrong, or where the line begins that is to be looked at. */
export function cellInSight(
  { conclusions = [], wrong = [], evidence = [], lines = [] }: Highlights,
  { width, height }: Pick<Puzzle, 'width' | 'height'>,
): number | undefined {
  const cell = conclusions[0] ?? wrong[0] ?? evidence[0];
  const [line] = lines;
  if (cell !== undefined || line === undefined) return cell;
  return line < height ? line * width : line - height;
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

function highlightsOfCheck({ finding, isShown }: Help & { kind: 'check' }): Highlights {
  const isTold = isShown && (finding.kind === 'wrong' || finding.kind === 'together');
  return isTold ? { wrong: finding.cells } : {};
}
