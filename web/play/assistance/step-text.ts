// The sentence of a step with what it says about the lines that the step finishes.

import type { Language } from '../../../src/explain/words/languages.ts';
import { indexOfLine, isRowLine } from '../../../src/puzzle/places.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { Text } from '../../app/texts.ts';
import type { ToldSentence } from './told-step.ts';

export function stepSentence(
  { step, sentence, crossed }: Omit<ToldSentence, 'name'>,
  puzzle: Puzzle,
  text: Text,
  language: Language,
): string {
  if (crossed.length === 0) return sentence;
  const isOwn = step.kind === 'line' && crossed.every((line) => line === step.line);
  const end = isOwn
    ? text('play.step.crossed.own')
    : text('play.step.crossed', {
        lines: linesInSentence(crossed, puzzle, text, language),
        count: crossed.length,
      });
  return `${sentence} ${end}`;
}

/** Returns "row 3 and column 1". */
export function linesInSentence(
  lines: readonly number[],
  puzzle: Puzzle,
  text: Text,
  language: Language,
): string {
  return new Intl.ListFormat(language).format(
    lines.map((line) => lineInSentence(line, puzzle, text)),
  );
}

/** Returns "row 3" or "column 1". */
export function lineInSentence(line: number, { height }: Puzzle, text: Text): string {
  const number = indexOfLine(line, height) + 1;
  return text(isRowLine(line, height) ? 'play.row' : 'play.column', { number });
}
