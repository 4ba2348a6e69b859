// Puts a hint into words. The hint is a step, or the reason why there is none.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Hint } from '../explanation/hint.ts';
import { describeEnding } from './describe-ending.ts';
import { describeStep } from './describe-step.ts';
import type { Words } from './message-formatter.ts';

export function describeHint(words: Words, puzzle: Puzzle, answer: Hint): string {
  return answer.kind === 'step'
    ? describeStep(words, puzzle, answer.step, answer.level)
    : describeEnding(words, puzzle, answer);
}
