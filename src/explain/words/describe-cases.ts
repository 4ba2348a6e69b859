// Describes what follows in each line of a chain, one after another, case by case. This is the
// detail behind the sentence of a step, for those who want to see it.

import { cellsOfLine } from '../../puzzle/places.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Case, Link, Step } from '../model/step.ts';
import { lineText, placeText } from './cell-words.ts';
import { conclusionsText } from './describe-conclusions.ts';
import { capitalised, type Words } from './message-formatter.ts';
import { candidatesText } from './message-values.ts';

export interface DescribedCase {
  /** The assumption in words; a chain without an assumption has none. */
  readonly assumption?: string;
  /** One text for each line of the chain. */
  readonly lines: readonly string[];
}

/** Returns an empty list for steps that have no chain. */
export function describeCases(words: Words, puzzle: Puzzle, step: Step): readonly DescribedCase[] {
  if (step.kind === 'chain') return [{ lines: linkTexts(words, puzzle, step.links) }];
  return step.kind === 'cases' ? step.cases.map((one) => caseText(words, puzzle, one)) : [];
}

function caseText(words: Words, puzzle: Puzzle, { assumption, links, clash }: Case): DescribedCase {
  const place = placeText(words, puzzle, assumption.cell);
  const value = candidatesText(words, puzzle, assumption.candidates);
  const lines = linkTexts(words, puzzle, links);
  if (clash !== undefined) {
    lines.push(words.format('case.clash', { line: lineName(words, puzzle, clash.line) }));
  }
  return { assumption: words.format('case.if', { place, value }), lines };
}

function linkTexts(words: Words, puzzle: Puzzle, links: readonly Link[]): string[] {
  return links.map(({ line, conclusions }) => {
    const inLine = conclusions.filter(({ cell }) => cellsOfLine(puzzle, line).includes(cell));
    const orders = conclusionsText(words, puzzle, inLine, line);
    return words.format('case.line', { line: lineName(words, puzzle, line), orders });
  });
}

function lineName(words: Words, puzzle: Puzzle, line: number): string {
  return capitalised(words, lineText(words, puzzle, line));
}
