// Answers as sentences, for the panel and for screen readers alike. Sentences about steps come from
// the worker.

import type { Language } from '../../../src/explain/words/languages.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { Text } from '../../app/texts.ts';
import type { ShownAnswer } from './answer.ts';
import { lineInSentence, linesInSentence, stepSentence } from './step-text.ts';

export function sentenceOfAnswer(
  answer: ShownAnswer,
  puzzle: Puzzle,
  text: Text,
  language: Language,
): string {
  switch (answer.kind) {
    case 'hint':
      return hintSentence(answer, puzzle, text, language);
    case 'made':
      return stepSentence(answer, puzzle, text, language);
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

/** Only the last level of a hint tells the cells that follow. */
function hintSentence(
  answer: ShownAnswer & { kind: 'hint' },
  puzzle: Puzzle,
  text: Text,
  language: Language,
): string {
  const { level, sentences } = answer;
  const sentence = sentences[level - 1];
  return level < 3 ? sentence : stepSentence({ ...answer, sentence }, puzzle, text, language);
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
  const names = linesInSentence(lines, puzzle, text, language);
  return text('play.contradictory.lines', { given, lines: names });
}
