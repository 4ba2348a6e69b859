// Says a hint as a sentence: a step, or the reason why there is none.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Hint } from '../explanation/hint.ts';
import type { Words } from './message-formatter.ts';
import { sayEnding } from './say-ending.ts';
import { say } from './say-step.ts';

export function sayHint(words: Words, puzzle: Puzzle, answer: Hint): string {
  return answer.kind === 'step'
    ? say(words, puzzle, answer.step, answer.level)
    : sayEnding(words, puzzle, answer);
}
