// Describes steps and messages in sentences, as a teacher would, at three levels: where to look;
// which rule helps, and why; and the cells that follow.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Fact, Message, Technique } from '../model/step.ts';
import { isKey, type Key, techniqueName } from './catalogue.ts';
import { lineText, placeText } from './cell-words.ts';
import { conclusionsText } from './describe-conclusions.ts';
import { afterColon, capitalised, type Words } from './message-formatter.ts';
import { type LocatedMessage, messageValues } from './message-values.ts';

export type Level = 1 | 2 | 3;

/**
 * Any step. At level 1, a step without a line is introduced by the place of its first conclusion.
 */
interface DescribableStep extends LocatedMessage {
  readonly technique: Technique;
  readonly conclusions: readonly Fact[];
}

export function describeStep(
  words: Words,
  puzzle: Puzzle,
  step: DescribableStep,
  level: Level = 3,
): string {
  if (level === 1) return lookAt(words, puzzle, step);
  const why = afterColon(words, sentenceOf(words, puzzle, step));
  const technique = techniqueName(step.technique, words.language);
  const line =
    step.line === undefined ? '' : capitalised(words, lineText(words, puzzle, step.line));
  const where = step.line === undefined ? '-anywhere' : '';
  if (level === 2) return words.format(`hint.rule${where}`, { line, technique, why });
  const orders = conclusionsText(words, puzzle, step.conclusions, step.line);
  return words.format(`hint.cells${where}`, { line, technique, why, orders });
}

/** Describes a message that belongs to no step, such as the reason why there is no step. */
export function describeMessage(words: Words, puzzle: Puzzle, message: Message): string {
  return capitalised(words, sentenceOf(words, puzzle, { message }));
}

function lookAt(words: Words, puzzle: Puzzle, { line, conclusions }: DescribableStep): string {
  if (line !== undefined) return words.format('hint.look', { line: lineText(words, puzzle, line) });
  const place = placeText(words, puzzle, conclusions[0]?.cell ?? 0);
  return words.format('hint.look-cell', { place });
}

function sentenceOf(words: Words, puzzle: Puzzle, located: LocatedMessage): string {
  return words.format(keyOf(located.message), messageValues(words, puzzle, located));
}

/** A message without an entry is a bug, which the tests should find. */
function keyOf({ key }: Message): Key {
  if (!isKey(key)) throw new Error(`no catalogue has a message ${key}`);
  return key;
}
