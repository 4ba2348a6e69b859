// Answers as sentences, for the panel and for screen readers alike. Sentences about steps come from
// the worker.

import type { Language } from '../../../src/explain/words/languages.ts';
import { indexOfLine, isRowLine } from '../../../src/puzzle/places.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { Text } from '../../app/texts.ts';
import type { ShownAnswer } from './answer.ts';

export function sentenceOfAnswer(
  answer: ShownAnswer,
  puzzle: Puzzle,
  text: Text,
  language: Language,
): string {
  switch (answer.kind) {
    case 'hint':
      return answer.sentences[answer.level - 1];
    case 'made':
    case 'mistake':
    case 'several':
    case 'sentence':
      return answer.sentence;
    case 'check':
      return checkSentence(answer, puzzle, text);
    case 'why':
      return whySentence(answer, puzzle, text);
    case 'solutions':
      return solutionsSentence(answer, text);
    case 'contradictory':
      return contradictionSentence(answer.lines, puzzle, text, language);
    case 'unsettled':
      return text('play.unsettled', { count: answer.count });
    case 'not-loaded':
      return text(answer.isOffline ? 'play.not-loaded.offline' : 'play.not-loaded');
    case 'failed':
      return text('play.failed', { message: answer.message });
  }
}

/** Returns "row 3" or "column 1". */
function lineInSentence(line: number, { height }: Puzzle, text: Text): string {
  const number = indexOfLine(line, height) + 1;
  return text(isRowLine(line, height) ? 'play.row' : 'play.column', { number });
}

function whySentence(
  { reason }: ShownAnswer & { kind: 'why' },
  puzzle: Puzzle,
  text: Text,
): string {
  if ('sentence' in reason) return reason.sentence;
  const line = lineInSentence(reason.line, puzzle, text);
  return text('play.why.line', { line, count: reason.cells.length });
}

function checkSentence(
  { finding, isShown }: ShownAnswer & { kind: 'check' },
  puzzle: Puzzle,
  text: Text,
): string {
  switch (finding.kind) {
    case 'wrong':
    case 'together': {
      const count = finding.cells.length;
      return isShown
        ? text('play.check.shown', { count })
        : text(`play.check.${finding.kind}`, { count });
    }
    case 'contradictory':
      return text('play.check.contradictory', { given: hasGiven(puzzle) });
    default:
      return text(`play.check.${finding.kind}`);
  }
}

/** Returns the value by which messages say whether given cells may be at fault, too. */
function hasGiven({ given }: Puzzle): 'yes' | 'no' {
  return given === undefined ? 'no' : 'yes';
}

function solutionsSentence(
  { solutions, complete, differing }: ShownAnswer & { kind: 'solutions' },
  text: Text,
): string {
  if (solutions.length === 1) return text('play.solutions.one');
  const [count, cells] = [solutions.length, differing.length];
  return text(complete ? 'play.solutions.all' : 'play.solutions.some', { count, cells });
}

/** The most lines that a sentence lists, because nobody reads more. */
const MOST_LINES = 8;

function contradictionSentence(
  lines: readonly number[],
  puzzle: Puzzle,
  text: Text,
  language: Language,
): string {
  const given = hasGiven(puzzle);
  const count = lines.length;
  if (count === 0) return text('play.contradictory', { given });
  if (count > MOST_LINES) return text('play.contradictory.many', { given, count });
  const names = new Intl.ListFormat(language).format(
    lines.map((line) => lineInSentence(line, puzzle, text)),
  );
  return text('play.contradictory.lines', { given, lines: names });
}
